### What a server shows while its rules are compiled, at the first start on a machine.

waiting-title = The island is being prepared
waiting-why = The first start on this machine compiles the rules. That takes a minute or two; later starts take seconds.
waiting-done = { $done } of { $total } parts are done.
waiting-itself = Then the game opens here by itself.
waiting-not_kept = The result cannot be kept on this machine, so every start takes this long. The terminal says why.
waiting-failed = The island could not be prepared
waiting-failed_why = The server stops now. Its terminal says why; start it again once that is put right.
