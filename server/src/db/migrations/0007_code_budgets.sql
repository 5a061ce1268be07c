-- The budget of a day over all numbers.
CREATE INDEX sms_code_sent ON sms_code (sent_at);
