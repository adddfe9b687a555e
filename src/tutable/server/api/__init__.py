"""HTTP: the lobby, identity, finished matches. Each endpoint is declared once; OpenAPI is made from it."""
