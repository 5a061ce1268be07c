-- Who a person with an account is: the issuer with the subject, as a key (`p:` and a digest). `ticket.euid`,
-- `favourite.owner`, `consent.account` and `search_record.owner` hold it. Rows from before hold the bare subject, and
-- so do those of processes that still run as before; they become their person's at the next login.
-- What a corporate account takes is its own, whatever number it names.
ALTER TABLE ticket ADD COLUMN corporate boolean NOT NULL DEFAULT false;
