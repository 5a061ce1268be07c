-- What a department says about every service of its own that says nothing about itself (html, CAT-47).
ALTER TABLE department ADD COLUMN service_detail jsonb;
