import { addressOf } from './address.ts';
import { featuresApi, featuresItems } from './endpoints/features-api.ts';
import { figureIndicators, figureReports, figuresOfReport } from './endpoints/figures.ts';
import { ows, wmtsCapabilities, xyz } from './endpoints/maps.ts';
import { panelsOfProfile } from './endpoints/panels.ts';
import { KEY_SCOPES, type KeyScope } from './program-keys.ts';

/**
 * How programs read the portal with a personal key: what the page 'Usar em outros programas' shows, once. `{portal}` is the portal's address and `{chave}` stands for the key; both are
 * put in by `snippetText`. Those with `ran` are run as they stand by the tests with real programs (modules/maps/clients).
 */

export interface Snippet {
  readonly id: string;
  readonly program: string;
  readonly scope: KeyScope;
  readonly what: string;
  readonly code: string;
  /** What runs it in the tests: a shell, Python, or R. */
  readonly ran?: 'sh' | 'python' | 'r';
}

/** What stands for the key until the reader puts the own one there. */
export const KEY_PLACEHOLDER = 'SUA_CHAVE';

const SERVICES = `{portal}${addressOf(ows)}`;
const FEATURES_API = `{portal}${addressOf(featuresApi)}`;
const STATES_FEATURES = `{portal}${addressOf(featuresItems, {
  params: { collectionId: 'ufs' },
  query: { filter: "regiao = 'Centro-Oeste'", f: 'json' },
})}`;
const TILES = `{portal}${addressOf(wmtsCapabilities)}`;
const XYZ =
  `{portal}${addressOf(xyz, { params: { layer: 'propriedades', z: '{z}', x: '{x}', file: '{y}.png' } })}`
    .replaceAll('%7B', '{')
    .replaceAll('%7D', '}');
/** 'Resultados por estado', as docs/dados.md asks for it; the tests with real programs read it. */
const REPORT = (form: string) =>
  `{portal}${addressOf(figuresOfReport, { params: { nome: `resultados-por-estado${form}` } })}`;
const REPORTS = `{portal}${addressOf(figureReports)}`;
const INDICATORS = `{portal}${addressOf(figureIndicators)}`;
const PANELS = `{portal}${addressOf(panelsOfProfile)}`;

export const SNIPPETS: readonly Snippet[] = [
  {
    id: 'qgis',
    program: 'QGIS',
    scope: 'maps',
    what: 'Camada → Adicionar camada → WFS (ou WMS/WMTS) → Novo. Em Autenticação → Básica, escreva qualquer nome de usuário e a chave como senha.',
    code: SERVICES,
  },
  {
    id: 'ogrinfo',
    program: 'GDAL: as camadas que há',
    scope: 'maps',
    what: 'A chave fica numa variável, e não na linha do comando.',
    code: `export GDAL_HTTP_USERPWD='chave:{chave}'
ogrinfo -ro 'WFS:${SERVICES}'`,
    ran: 'sh',
  },
  {
    id: 'ogr2ogr',
    program: 'GDAL: uma camada como GeoPackage',
    scope: 'maps',
    what: 'Só as linhas de um estado; sem -where, todas as que o seu perfil vê.',
    code: `export GDAL_HTTP_USERPWD='chave:{chave}'
ogr2ogr propriedades.gpkg 'WFS:${SERVICES}' programa:propriedades -where "uf = 'GO'"`,
    ran: 'sh',
  },
  {
    id: 'owslib',
    program: 'Python: OWSLib',
    scope: 'maps',
    what: 'Lista as camadas e lê as dez primeiras feições de uma delas.',
    code: `from owslib.wfs import WebFeatureService

wfs = WebFeatureService("${SERVICES}", version="2.0.0", username="chave", password="{chave}")
print(list(wfs.contents))
print(wfs.getfeature(typename="programa:ufs", maxfeatures=10).read()[:500])`,
    ran: 'python',
  },
  {
    id: 'sf',
    program: 'R: sf',
    scope: 'maps',
    what: 'Lê uma camada e a põe em SIRGAS 2000 / UTM, zona 22 sul. O pacote é o r-cran-sf do Debian, ou install.packages("sf").',
    code: `library(sf)

Sys.setenv(GDAL_HTTP_USERPWD = "chave:{chave}")
propriedades <- st_read("WFS:${SERVICES}", "programa:propriedades", quiet = TRUE)
print(nrow(propriedades))
print(st_crs(propriedades)$input)
print(head(st_coordinates(st_transform(propriedades, 31982)), 1))`,
    ran: 'r',
  },
  {
    id: 'qgis-ogcapi',
    program: 'QGIS: OGC API – Features',
    scope: 'maps',
    what: 'Camada → Adicionar camada → WFS / OGC API - Features → Novo. Em Versão, OGC API - Features; em Autenticação → Básica, qualquer nome de usuário e a chave como senha.',
    code: FEATURES_API,
  },
  {
    id: 'ogr2ogr-ogcapi',
    program: 'GDAL: uma camada pela OGC API',
    scope: 'maps',
    what: 'As feições de um retângulo, em longitude e latitude; sem -spat, todas as que o seu perfil vê.',
    code: `export GDAL_HTTP_USERPWD='chave:{chave}'
ogr2ogr bacias.gpkg 'OAPIF:${FEATURES_API}' sub_bacias -spat -54 -20 -46 -12`,
    ran: 'sh',
  },
  {
    id: 'xyz',
    program: 'QGIS e outros: quadros do mapa (XYZ)',
    scope: 'maps',
    what: 'No QGIS, XYZ Tiles → Nova conexão; em Autenticação → Básica, a chave como senha. No lugar de propriedades, qualquer camada que o seu perfil vê.',
    code: XYZ,
  },
  {
    id: 'gdal-wmts',
    program: 'GDAL: quadros do mapa (WMTS)',
    scope: 'maps',
    what: 'Diz a camada e a sua grade. Também o QGIS abre este endereço: Camada → Adicionar camada → WMS/WMTS.',
    code: `export GDAL_HTTP_USERPWD='chave:{chave}'
gdalinfo 'WMTS:${TILES},layer=programa:propriedades'`,
    ran: 'sh',
  },
  {
    id: 'curl-geojson',
    program: 'curl: feições em GeoJSON',
    scope: 'maps',
    what: 'As colunas e o que vale em filter (CQL2) estão em queryables da camada; de 100 em 100 feições, ou limit.',
    code: `curl --fail --silent --header 'Authorization: Bearer {chave}' --output estados.geojson \\
  '${STATES_FEATURES}'`,
    ran: 'sh',
  },
  {
    id: 'curl-catalogo',
    program: 'curl: os relatórios que há',
    scope: 'reports',
    what: 'Diz o nome de cada um, o que ele conta, as colunas com as suas unidades e os parâmetros que aceita. Os nomes vão no endereço; os parâmetros, como ano=2025&uf=GO,MG.',
    code: `curl --fail --silent --header 'Authorization: Bearer {chave}' --output relatorios.json \\
  '${REPORTS}'`,
    ran: 'sh',
  },
  {
    id: 'curl',
    program: 'curl: um relatório em CSV',
    scope: 'reports',
    what: 'Com .csv, como o Excel em português o abre; com .iso.csv, vírgula entre as colunas e ponto decimal; com .json, com definições e unidades.',
    code: `curl --fail --silent --header 'Authorization: Bearer {chave}' --output resultados.csv \\
  '${REPORT('.csv')}'`,
    ran: 'sh',
  },
  {
    id: 'curl-json',
    program: 'curl: os painéis em JSON',
    scope: 'indicators',
    what: 'Os painéis do seu perfil, com os números dos indicadores que eles mostram.',
    code: `curl --fail --silent --header 'Authorization: Bearer {chave}' --output paineis.json \\
  '${PANELS}'`,
    ran: 'sh',
  },
  {
    id: 'curl-indicadores',
    program: 'curl: os indicadores que há',
    scope: 'indicators',
    what: 'Diz o nome de cada um, o que ele mede, a unidade e por que se agrupa. O valor vem do endereço dito, como visitas.csv?por=propriedade.uf&ano=2025.',
    code: `curl --fail --silent --header 'Authorization: Bearer {chave}' --output indicadores.json \\
  '${INDICATORS}'`,
    ran: 'sh',
  },
  {
    id: 'pandas-json',
    program: 'Python: pandas, com definições e unidades',
    scope: 'reports',
    what: 'O JSON diz o que cada coluna é, de que filtros e de quem são os números, e até que dia vão os dados.',
    code: `import json
import urllib.request

import pandas as pd

pedido = urllib.request.Request(
    "${REPORT('.json')}",
    headers={"Authorization": "Bearer {chave}"},
)
tabela = json.load(urllib.request.urlopen(pedido))
resultados = pd.DataFrame(tabela["linhas"])
print(tabela["titulo"], "até", tabela["dados_ate"])
for coluna in tabela["colunas"]:
    print(coluna["nome"], coluna["titulo"], coluna["unidade"])
print(resultados)`,
    ran: 'python',
  },
  {
    id: 'pandas',
    program: 'Python: pandas',
    scope: 'reports',
    what: 'O CSV de .iso.csv se lê sem dizer como.',
    code: `import pandas as pd

resultados = pd.read_csv(
    "${REPORT('.iso.csv')}",
    storage_options={"Authorization": "Bearer {chave}"},
)
print(resultados)`,
    ran: 'python',
  },
  {
    id: 'r',
    program: 'R',
    scope: 'reports',
    what: 'Sem pacotes além dos que vêm com o R.',
    code: `conexao <- url(
  "${REPORT('.iso.csv')}",
  headers = c(Authorization = "Bearer {chave}"),
  encoding = "UTF-8"
)
resultados <- read.csv(conexao, check.names = FALSE)
print(resultados)`,
    ran: 'r',
  },
  {
    id: 'duckdb-arquivo',
    program: 'DuckDB: o arquivo que o curl guardou',
    scope: 'reports',
    what: 'Sem extensões: o DuckDB vê sozinho quais colunas são números e quais são datas.',
    code: `curl --fail --silent --header 'Authorization: Bearer {chave}' --output resultados.iso.csv \\
  '${REPORT('.iso.csv')}'
duckdb -c "SELECT * FROM read_csv('resultados.iso.csv')"`,
    ran: 'sh',
  },
  {
    id: 'duckdb',
    program: 'DuckDB: direto do endereço',
    scope: 'reports',
    what: 'A chave fica no segredo, que vale só para o endereço do portal.',
    code: `INSTALL httpfs;
LOAD httpfs;
CREATE SECRET portal (TYPE http, SCOPE '{portal}', BEARER_TOKEN '{chave}');
SELECT * FROM read_csv('${REPORT('.iso.csv')}');`,
  },
  {
    id: 'libreoffice',
    program: 'LibreOffice Calc',
    scope: 'reports',
    what: 'Planilha → Links externos → cole o endereço e tecle Enter. Quando o LibreOffice perguntar, escreva qualquer nome de usuário e a chave como senha. Depois: separado por ponto e vírgula, e Unicode (UTF-8). O vínculo guarda o endereço, não a chave, e pode ser atualizado de tempos em tempos.',
    code: REPORT('.csv'),
  },
  {
    id: 'power-query',
    program: 'Excel e Power BI',
    scope: 'reports',
    what: 'Obter dados → Consulta nula → Editor avançado. Quando o programa perguntar como entrar, escolha Anônimo: a chave já vai no pedido. Quem abre o arquivo lê a chave; não o envie com ela.',
    code: `let
    Fonte = Csv.Document(
        Web.Contents("{portal}", [
            RelativePath = "${addressOf(figuresOfReport, { params: { nome: 'resultados-por-estado.csv' } }).slice(1)}",
            Headers = [Authorization = "Bearer {chave}"]
        ]),
        [Delimiter = ";", Encoding = 65001]
    ),
    Resultados = Table.PromoteHeaders(Fonte)
in
    Resultados`,
  },
];

/** A snippet as it is shown and run: with the portal's address and the key. */
export const snippetText = (
  { code }: Pick<Snippet, 'code'>,
  portal: string,
  chave = KEY_PLACEHOLDER,
): string => code.replaceAll('{portal}', portal).replaceAll('{chave}', chave);

/** The scopes in the order in which the page shows them. */
export const SNIPPETS_BY_SCOPE: readonly (readonly [KeyScope, readonly Snippet[]])[] = KEY_SCOPES.map(
  (scope) => [scope, SNIPPETS.filter((one) => one.scope === scope)],
);
