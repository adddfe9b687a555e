"""The lab: many games of one or several editions, and what they say to a designer.

A run (`spec`) is a list of independent chunks, each a pure function of the run and its own numbers (`play`).
They are executed in processes here or on a cluster (`runner`, `cluster`) and kept one by one in a folder
(`store`), so that a run can be left, killed, and gone on with. All that is said (`gather`, `figures`,
`words`, `report`) is read from such a folder. What one game has to be watched for stands in its own module
`lab`: see `core.watch`.
"""
