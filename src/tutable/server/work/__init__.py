"""Work beside the event loop, in processes that are killed when they overrun.

`process` is such a process as the server sees it, `child` its other end; bots think in them too. `desk` lets
strangers' jobs in one after the other and charges them, `jobs` says what can be asked, `worker` does it.
"""
