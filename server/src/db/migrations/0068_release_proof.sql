-- Releases that enough visits have shown: they can stand in for later ones that fail.
CREATE TABLE release_proof (
  position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  remote text NOT NULL,
  -- Of the order that brought the release.
  sequence bigint NOT NULL,
  at timestamptz NOT NULL,
  UNIQUE (remote, sequence)
);
