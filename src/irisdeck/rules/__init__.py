"""The rules: plain functions over states of integers, interpreted by CPython or compiled by numba."""
