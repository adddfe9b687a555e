"""Measurements. The tests assert none of them: machines differ, and only ratios within one run count."""
