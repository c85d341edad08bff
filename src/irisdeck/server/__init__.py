"""Tables for people far away: kept on disk, served to browsers."""
