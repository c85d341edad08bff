"""Environments for learning programs."""
