"""A ladder for people: tables, pictures, and the page that puts several together."""
