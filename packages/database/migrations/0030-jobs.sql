-- Work that outlives a request: what waits, runs and ran, and when what comes again is next due. A row is taken for a short time, which whoever works on
-- it prolongs; that of a killed process runs out, and the row is taken again.
CREATE TABLE portal.tarefa (
  id_tarefa bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tipo text NOT NULL,
  dados jsonb NOT NULL DEFAULT '{}',
  chave text,
  prioridade smallint NOT NULL DEFAULT 0,
  situacao text NOT NULL DEFAULT 'esperando' CHECK (situacao IN ('esperando', 'executando', 'concluida', 'falhou', 'cancelada')),
  quando timestamptz NOT NULL DEFAULT now(),
  tentativas integer NOT NULL DEFAULT 0,
  tomada_por uuid,
  tomada_ate timestamptz,
  criada_em timestamptz NOT NULL DEFAULT now(),
  iniciada_em timestamptz,
  terminada_em timestamptz,
  motivo text,
  resultado text,
  UNIQUE (tipo, chave),
  CHECK ((situacao = 'executando') = (tomada_por IS NOT NULL AND tomada_ate IS NOT NULL))
);
COMMENT ON TABLE portal.tarefa IS 'Tarefas que o servidor faz fora dos pedidos: as que esperam, as que são feitas agora e as que terminaram';
COMMENT ON COLUMN portal.tarefa.id_tarefa IS 'Identificador';
COMMENT ON COLUMN portal.tarefa.tipo IS 'Tipo de tarefa, declarado no servidor com seus limites';
COMMENT ON COLUMN portal.tarefa.dados IS 'Com que é feita; só identificadores, nenhum dado pessoal nem segredo';
COMMENT ON COLUMN portal.tarefa.chave IS 'Duas tarefas de um tipo não têm a mesma: a segunda não entra; nulo: sempre entra';
COMMENT ON COLUMN portal.tarefa.prioridade IS 'As de número maior vão antes';
COMMENT ON COLUMN portal.tarefa.situacao IS 'esperando, executando, concluida, falhou (depois da última tentativa) ou cancelada';
COMMENT ON COLUMN portal.tarefa.quando IS 'Não antes deste momento';
COMMENT ON COLUMN portal.tarefa.tentativas IS 'Vezes em que começou';
COMMENT ON COLUMN portal.tarefa.tomada_por IS 'Número sorteado a cada começo: só quem o tem escreve o fim';
COMMENT ON COLUMN portal.tarefa.tomada_ate IS 'Até quando é de quem a tomou; depois disso o processo é dado por encerrado, e outro a toma';
COMMENT ON COLUMN portal.tarefa.criada_em IS 'Entrada na fila';
COMMENT ON COLUMN portal.tarefa.iniciada_em IS 'Último começo';
COMMENT ON COLUMN portal.tarefa.terminada_em IS 'Fim: concluída, falhou de vez ou cancelada';
COMMENT ON COLUMN portal.tarefa.motivo IS 'Por que a última tentativa falhou, em palavras';
COMMENT ON COLUMN portal.tarefa.resultado IS 'O que fez, em palavras';

-- What may be taken of a kind, in the order in which it is; when the next of a kind is due; whose time has run out; what is listed.
CREATE INDEX tarefa_vez ON portal.tarefa (tipo, prioridade DESC, quando, id_tarefa) WHERE situacao = 'esperando';
CREATE INDEX tarefa_espera ON portal.tarefa (tipo, quando) WHERE situacao = 'esperando';
CREATE INDEX tarefa_tomada ON portal.tarefa (tomada_ate) WHERE situacao = 'executando';
CREATE INDEX tarefa_terminada ON portal.tarefa (terminada_em) WHERE terminada_em IS NOT NULL;

CREATE TABLE portal.agenda (
  nome text PRIMARY KEY,
  regra text NOT NULL,
  proxima timestamptz NOT NULL,
  ultima timestamptz
);
COMMENT ON TABLE portal.agenda IS 'Quando cada tarefa que se repete vence; o processo que muda a linha é o único que põe a tarefa na fila';
COMMENT ON COLUMN portal.agenda.nome IS 'Tipo de tarefa';
COMMENT ON COLUMN portal.agenda.regra IS 'Regra de cron, no horário de Brasília, com que a próxima foi calculada';
COMMENT ON COLUMN portal.agenda.proxima IS 'Próximo vencimento';
COMMENT ON COLUMN portal.agenda.ultima IS 'Último vencimento que entrou na fila';
