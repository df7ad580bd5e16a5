-- Loads that are sent by page: what was sent, who sent it, what its preview told and which import it became. The files lie in the storage until it is imported or its
-- time is over (decisions/0051); who imports by the command has no row here.
CREATE TABLE portal.carga (
  id_carga bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tipo text NOT NULL CHECK (tipo IN ('pasta', 'desfazer')),
  nome text NOT NULL,
  id_usuario bigint NOT NULL REFERENCES portal.usuario,
  enviada_em timestamptz NOT NULL DEFAULT now(),
  arquivos jsonb NOT NULL DEFAULT '[]',
  chaves text[],
  decimais text CHECK (decimais IN ('ponto', 'virgula')),
  referencia text,
  situacao text NOT NULL CHECK (situacao IN ('conferindo', 'pronta', 'recusada', 'importando', 'importada', 'sem_mudancas', 'falhou', 'cancelada', 'vencida')),
  andamento jsonb,
  resultado jsonb,
  versao_vista bigint,
  aceita_remocoes boolean NOT NULL DEFAULT false,
  aceita_esvaziadas boolean NOT NULL DEFAULT false,
  id_importacao bigint REFERENCES portal.importacao,
  motivo text
);
-- One preview or import at a time.
CREATE UNIQUE INDEX carga_em_curso ON portal.carga ((true)) WHERE situacao IN ('conferindo', 'importando');
CREATE INDEX carga_importacao ON portal.carga (id_importacao);
CREATE INDEX carga_usuario ON portal.carga (id_usuario);
COMMENT ON TABLE portal.carga IS 'Cargas de dados enviadas pela página: os arquivos que vieram, quem os enviou, o que a prévia disse e a importação em que deram';
COMMENT ON COLUMN portal.carga.id_carga IS 'Identificador';
COMMENT ON COLUMN portal.carga.tipo IS 'pasta: arquivos enviados; desfazer: a volta à versão anterior';
COMMENT ON COLUMN portal.carga.nome IS 'Nome do arquivo enviado, ou o que se desfaz';
COMMENT ON COLUMN portal.carga.id_usuario IS 'Quem enviou';
COMMENT ON COLUMN portal.carga.enviada_em IS 'Quando';
COMMENT ON COLUMN portal.carga.arquivos IS 'Arquivos como vieram: nome, bytes e SHA-256';
COMMENT ON COLUMN portal.carga.chaves IS 'Onde estão guardados, na mesma ordem; nulo depois de apagados';
COMMENT ON COLUMN portal.carga.decimais IS 'Como os números separam os decimais, se foi dito: ponto ou virgula';
COMMENT ON COLUMN portal.carga.referencia IS 'A data de referência que foi dita';
COMMENT ON COLUMN portal.carga.situacao IS 'conferindo, pronta (pode ser importada), recusada, importando, importada, sem_mudancas, falhou, cancelada ou vencida (os arquivos foram apagados no prazo)';
COMMENT ON COLUMN portal.carga.andamento IS 'O que está sendo feito: fase, arquivo e parte feita; nulo fora disso';
COMMENT ON COLUMN portal.carga.resultado IS 'O que a última prévia ou importação disse: tabelas, falhas (sem CPF) e avisos';
COMMENT ON COLUMN portal.carga.versao_vista IS 'Versão dos dados com que a prévia comparou, ou a que se desfaz';
COMMENT ON COLUMN portal.carga.aceita_remocoes IS 'Verdadeiro quando quem importou aceitou tirar linhas além do limite';
COMMENT ON COLUMN portal.carga.aceita_esvaziadas IS 'Verdadeiro quando quem importou aceitou esvaziar colunas além do limite';
COMMENT ON COLUMN portal.carga.id_importacao IS 'A importação em que deu';
COMMENT ON COLUMN portal.carga.motivo IS 'Por que falhou, em palavras';
