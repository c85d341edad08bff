"""Tables without a server: the site as Python inside the browser runs it (docs/offline.md).

`App` answers what a server would be asked (app.py), tables live in tables.py, and storage.py says what the browser must
keep. Only worker.py knows that this is a browser; build.py makes the folder of plain files.
"""
