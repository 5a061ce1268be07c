-- Backends of remotes know a person by a pseudonym, another one in each remote: HMAC by the remote's key. It lives as
-- long as the remote, whatever other secrets are changed, since a team keeps its data by it.
CREATE TABLE backend_pseudonym_key (
  remote text PRIMARY KEY,
  key bytea NOT NULL CHECK (octet_length(key) = 32)
);
