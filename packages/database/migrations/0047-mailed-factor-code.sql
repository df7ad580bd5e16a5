-- The first second factor of an account that needs one: whoever has the password shows that the mailbox is theirs too, with a code sent to it.
ALTER TABLE portal.fator_desafio DROP CONSTRAINT fator_desafio_finalidade_check;
ALTER TABLE portal.fator_desafio ADD CONSTRAINT fator_desafio_finalidade_check CHECK (finalidade IN ('provar', 'aplicativo', 'chave', 'email'));
