"""Catanatron's web server, run by an interpreter that has catanatron, Flask, flask-cors and flask-sqlalchemy.

`load.py` starts it: it prints its address and serves until it is killed. Its database is named by DATABASE_URL.
"""

import logging

from catanatron.web import create_app
from werkzeug.serving import make_server

# A line a request would be paid for by what is measured.
logging.getLogger("werkzeug").setLevel(logging.ERROR)
server = make_server("127.0.0.1", 0, create_app(), threaded=True)
print(f"http://127.0.0.1:{server.server_port}", flush=True)
server.serve_forever()
