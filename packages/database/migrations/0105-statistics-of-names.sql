-- Migration 0102 wrote these tables anew: without it what names begin with is guessed at until the next load, and of municipalities, which no load changes, for ever on the embedded database.
ANALYZE programa.propriedade, programa.produtor, programa.tecnico, programa.supervisor, geo.municipio;
