-- A mail that is removed lets go of its delivery, which is looked for by it: without this, all deliveries are read for each of the thousand mails of a batch
-- that retention removes.
CREATE INDEX entrega_do_email ON portal.entrega (id_email) WHERE id_email IS NOT NULL;
