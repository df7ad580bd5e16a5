-- Who had enough of a notification stays out of it, also when the address is taken out of the list and put into it again: the row stays, marked, until the
-- notification is removed. An address that nobody cancelled goes with its row, as before.
ALTER TABLE portal.notificacao_destino
  ADD COLUMN retirado_em timestamptz,
  ADD CONSTRAINT notificacao_destino_retirado CHECK (retirado_em IS NULL OR cancelado_em IS NOT NULL);
COMMENT ON COLUMN portal.notificacao_destino.retirado_em IS 'Quando o endereço de quem deixou de receber saiu da lista; nulo enquanto está nela. Posto de novo na lista, continua sem receber';
