"""Tables in the browser: pages and parts as HTML, what forms say, what a visitor has chosen. No requests, no database.

The server sends these pages (irisdeck.server); without one, Python inside the browser makes them (irisdeck.offline).
"""
