"""The lab on a server: `bench` plays people's runs beside all else, `standing` says how far they are."""
