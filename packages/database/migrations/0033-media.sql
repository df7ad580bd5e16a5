-- Media of properties: tags, files, polygons that people sent, and what is on its way in or out. The portal's own: no foreign key to programa.*, for an
-- import may remove a property, whose files stay.

CREATE TABLE portal.tag (
  id_tag bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nome text NOT NULL CHECK (char_length(nome) BETWEEN 1 AND 120),
  nome_comparado text NOT NULL UNIQUE,
  descricao text NOT NULL CHECK (char_length(descricao) BETWEEN 1 AND 1000),
  publica boolean NOT NULL DEFAULT false,
  criado_em timestamptz NOT NULL DEFAULT now(),
  alterado_em timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE portal.tag IS 'Tags das mídias, criadas pelo Administrador';
COMMENT ON COLUMN portal.tag.id_tag IS 'Identificador';
COMMENT ON COLUMN portal.tag.nome IS 'Nome, até 120 caracteres';
COMMENT ON COLUMN portal.tag.nome_comparado IS 'Nome sem acentos e em minúsculas: duas tags não têm o mesmo';
COMMENT ON COLUMN portal.tag.descricao IS 'Descrição, até 1000 caracteres';
COMMENT ON COLUMN portal.tag.publica IS 'Se quem só observa vê as fotos desta tag';
COMMENT ON COLUMN portal.tag.criado_em IS 'Criação';
COMMENT ON COLUMN portal.tag.alterado_em IS 'Última alteração';

CREATE TABLE portal.arquivo (
  id_arquivo bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  chave text UNIQUE CHECK (chave ~ '^[0-9a-f]{32}$'),
  id_envio uuid UNIQUE,
  cod_propriedade text NOT NULL,
  tipo text NOT NULL CHECK (tipo IN ('photo', 'video', 'document')),
  nome text NOT NULL,
  media_type text,
  bytes bigint,
  sha256 text CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  largura integer,
  altura integer,
  descricao text NOT NULL CHECK (char_length(descricao) BETWEEN 1 AND 1000),
  video_id text,
  tirada_em timestamptz,
  lon numeric(9,6),
  lat numeric(9,6),
  distancia_m integer,
  enviado_por bigint REFERENCES portal.usuario ON DELETE SET NULL,
  criado_em timestamptz NOT NULL DEFAULT now(),
  alterado_em timestamptz NOT NULL DEFAULT now(),
  CHECK (
    CASE tipo
      WHEN 'video' THEN video_id IS NOT NULL AND chave IS NULL
      ELSE video_id IS NULL AND chave IS NOT NULL AND media_type IS NOT NULL AND bytes IS NOT NULL AND sha256 IS NOT NULL
    END
  )
);
CREATE INDEX arquivo_propriedade ON portal.arquivo (cod_propriedade, id_arquivo DESC);
CREATE INDEX arquivo_iguais ON portal.arquivo (sha256, cod_propriedade) WHERE sha256 IS NOT NULL;
COMMENT ON TABLE portal.arquivo IS 'Fotos, vídeos e documentos das propriedades; os bytes ficam no armazenamento, pela chave';
COMMENT ON COLUMN portal.arquivo.id_arquivo IS 'Identificador';
COMMENT ON COLUMN portal.arquivo.chave IS 'Nome sorteado do objeto no armazenamento, 32 dígitos hexadecimais; nulo para vídeo';
COMMENT ON COLUMN portal.arquivo.id_envio IS 'Envio de que veio: repetido, responde o mesmo arquivo';
COMMENT ON COLUMN portal.arquivo.cod_propriedade IS 'Código da propriedade; fica quando uma importação a tira do programa';
COMMENT ON COLUMN portal.arquivo.tipo IS 'photo, video ou document';
COMMENT ON COLUMN portal.arquivo.nome IS 'Nome com que foi enviado';
COMMENT ON COLUMN portal.arquivo.media_type IS 'Tipo visto no conteúdo';
COMMENT ON COLUMN portal.arquivo.bytes IS 'Tamanho do original';
COMMENT ON COLUMN portal.arquivo.sha256 IS 'SHA-256 do original, hexadecimal';
COMMENT ON COLUMN portal.arquivo.largura IS 'Largura da foto como se mostra, pontos';
COMMENT ON COLUMN portal.arquivo.altura IS 'Altura da foto como se mostra, pontos';
COMMENT ON COLUMN portal.arquivo.descricao IS 'Descrição, até 1000 caracteres';
COMMENT ON COLUMN portal.arquivo.video_id IS 'Identificador do vídeo no provedor';
COMMENT ON COLUMN portal.arquivo.tirada_em IS 'Momento que a câmera escreveu na foto';
COMMENT ON COLUMN portal.arquivo.lon IS 'Longitude que a câmera escreveu, graus; só para quem vê lugares exatos';
COMMENT ON COLUMN portal.arquivo.lat IS 'Latitude que a câmera escreveu, graus; só para quem vê lugares exatos';
COMMENT ON COLUMN portal.arquivo.distancia_m IS 'Distância geodésica do lugar da foto às áreas da propriedade, ou ao seu ponto, metros';
COMMENT ON COLUMN portal.arquivo.enviado_por IS 'Quem enviou';
COMMENT ON COLUMN portal.arquivo.criado_em IS 'Envio';
COMMENT ON COLUMN portal.arquivo.alterado_em IS 'Última alteração de descrição ou tags';

CREATE TABLE portal.arquivo_tag (
  id_arquivo bigint NOT NULL REFERENCES portal.arquivo ON DELETE CASCADE,
  id_tag bigint NOT NULL REFERENCES portal.tag,
  PRIMARY KEY (id_arquivo, id_tag)
);
CREATE INDEX arquivo_tag_tag ON portal.arquivo_tag (id_tag, id_arquivo);
COMMENT ON TABLE portal.arquivo_tag IS 'Tags de cada arquivo';
COMMENT ON COLUMN portal.arquivo_tag.id_arquivo IS 'Arquivo';
COMMENT ON COLUMN portal.arquivo_tag.id_tag IS 'Tag';

CREATE TABLE portal.geometria_enviada (
  id_geometria bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  chave text NOT NULL UNIQUE CHECK (chave ~ '^[0-9a-f]{32}$'),
  id_envio uuid UNIQUE,
  cod_propriedade text NOT NULL,
  nome text NOT NULL,
  bytes bigint NOT NULL,
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  versao integer NOT NULL DEFAULT 1,
  enviado_por bigint REFERENCES portal.usuario ON DELETE SET NULL,
  criado_em timestamptz NOT NULL DEFAULT now(),
  alterado_em timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX geometria_enviada_propriedade ON portal.geometria_enviada (cod_propriedade);
COMMENT ON TABLE portal.geometria_enviada IS 'Arquivos de geometria enviados, guardados como KML escrito pelo portal';
COMMENT ON COLUMN portal.geometria_enviada.id_geometria IS 'Identificador (id_files_geom)';
COMMENT ON COLUMN portal.geometria_enviada.chave IS 'Nome sorteado do objeto no armazenamento, outro a cada versão';
COMMENT ON COLUMN portal.geometria_enviada.id_envio IS 'Envio de que veio: repetido, responde o mesmo arquivo';
COMMENT ON COLUMN portal.geometria_enviada.cod_propriedade IS 'Código da propriedade';
COMMENT ON COLUMN portal.geometria_enviada.nome IS 'Nome do arquivo, terminado em .kml';
COMMENT ON COLUMN portal.geometria_enviada.bytes IS 'Tamanho do KML';
COMMENT ON COLUMN portal.geometria_enviada.sha256 IS 'SHA-256 do KML, hexadecimal';
COMMENT ON COLUMN portal.geometria_enviada.versao IS 'Conta as gravações';
COMMENT ON COLUMN portal.geometria_enviada.enviado_por IS 'Quem enviou';
COMMENT ON COLUMN portal.geometria_enviada.criado_em IS 'Envio';
COMMENT ON COLUMN portal.geometria_enviada.alterado_em IS 'Última gravação';

CREATE TABLE portal.poligono_enviado (
  id_poligono bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id_geometria bigint NOT NULL REFERENCES portal.geometria_enviada ON DELETE CASCADE,
  ordem integer NOT NULL,
  nome text NOT NULL,
  descricao text NOT NULL,
  id_tag bigint NOT NULL REFERENCES portal.tag,
  area_ha numeric(14,2) NOT NULL,
  hectares numeric(14,4) NOT NULL,
  geom geometry(Polygon, 4674) NOT NULL CHECK (ST_IsValid(geom))
);
CREATE UNIQUE INDEX poligono_enviado_ordem ON portal.poligono_enviado (id_geometria, ordem);
CREATE INDEX poligono_enviado_tag ON portal.poligono_enviado (id_tag);
CREATE INDEX poligono_enviado_geom ON portal.poligono_enviado USING gist (geom);
COMMENT ON TABLE portal.poligono_enviado IS 'Polígonos dos arquivos de geometria enviados';
COMMENT ON COLUMN portal.poligono_enviado.id_poligono IS 'Identificador';
COMMENT ON COLUMN portal.poligono_enviado.id_geometria IS 'Arquivo de geometria';
COMMENT ON COLUMN portal.poligono_enviado.ordem IS 'Lugar no arquivo, a partir de 1';
COMMENT ON COLUMN portal.poligono_enviado.nome IS 'Nome';
COMMENT ON COLUMN portal.poligono_enviado.descricao IS 'Descrição';
COMMENT ON COLUMN portal.poligono_enviado.id_tag IS 'Sua única tag';
COMMENT ON COLUMN portal.poligono_enviado.area_ha IS 'Área estimada como a especificação manda (0,404 % a menos, centésimo acima), ha; não se soma com áreas geodésicas';
COMMENT ON COLUMN portal.poligono_enviado.hectares IS 'Área geodésica, ha';
COMMENT ON COLUMN portal.poligono_enviado.geom IS 'Polígono, EPSG:4674';

CREATE TABLE portal.envio (
  id_envio uuid PRIMARY KEY,
  id_usuario bigint NOT NULL REFERENCES portal.usuario ON DELETE CASCADE,
  cod_propriedade text,
  nome text NOT NULL,
  tamanho bigint,
  recebido bigint NOT NULL DEFAULT 0,
  sha256_dito text CHECK (sha256_dito ~ '^[0-9a-f]{64}$'),
  chave text NOT NULL UNIQUE CHECK (chave ~ '^[0-9a-f]{32}$'),
  maquina text NOT NULL,
  criado_em timestamptz NOT NULL DEFAULT now(),
  tocado_em timestamptz NOT NULL DEFAULT now(),
  CHECK (recebido >= 0 AND (tamanho IS NULL OR recebido <= tamanho))
);
CREATE INDEX envio_usuario ON portal.envio (id_usuario);
CREATE INDEX envio_tocado ON portal.envio (tocado_em);
COMMENT ON TABLE portal.envio IS 'Arquivos a caminho: a linha existe antes do primeiro byte, de modo que nada fica sem dono';
COMMENT ON COLUMN portal.envio.id_envio IS 'Identificador sorteado';
COMMENT ON COLUMN portal.envio.id_usuario IS 'Quem envia';
COMMENT ON COLUMN portal.envio.cod_propriedade IS 'Código da propriedade; nulo enquanto um envio em partes não foi concluído';
COMMENT ON COLUMN portal.envio.nome IS 'Nome do arquivo';
COMMENT ON COLUMN portal.envio.tamanho IS 'Bytes ao todo; nulo num envio de uma vez só, que não os anuncia';
COMMENT ON COLUMN portal.envio.recebido IS 'Bytes que estão gravados no disco';
COMMENT ON COLUMN portal.envio.sha256_dito IS 'SHA-256 que quem envia diz que o arquivo tem';
COMMENT ON COLUMN portal.envio.chave IS 'Nome que o objeto terá no armazenamento';
COMMENT ON COLUMN portal.envio.maquina IS 'Máquina em cujo disco estão os bytes';
COMMENT ON COLUMN portal.envio.criado_em IS 'Começo';
COMMENT ON COLUMN portal.envio.tocado_em IS 'Último avanço; parado por um dia, é desfeito';

CREATE TABLE portal.objeto_solto (
  chave text PRIMARY KEY CHECK (chave ~ '^[0-9a-f]{32}$'),
  criado_em timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE portal.objeto_solto IS 'Objetos do armazenamento que nenhuma linha usa mais e que uma tarefa remove';
COMMENT ON COLUMN portal.objeto_solto.chave IS 'Nome do objeto, com seus tamanhos';
COMMENT ON COLUMN portal.objeto_solto.criado_em IS 'Quando deixou de ser usado';
