import { addressOf } from './address.ts';
import { featuresApi, featuresItems } from './endpoints/features-api.ts';
import { ows, wmtsCapabilities, xyz } from './endpoints/maps.ts';
import { panelsOfProfile } from './endpoints/panels.ts';
import { report } from './endpoints/reports.ts';
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
/** 'Resultados por estado'. */
const STATES = { co_consulta: 11121, typereturn: 'Csv' } as const;
const REPORT = `{portal}${addressOf(report, { query: STATES })}`;
const PANELS = `{portal}${addressOf(panelsOfProfile)}`;
/** The report's parameters as Power Query writes a record. */
const RECORD = Object.entries({ ...report.legacy, ...STATES })
  .map(([name, value]) => `${name} = "${value}"`)
  .join(', ');

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
    id: 'curl',
    program: 'curl: um relatório em CSV',
    scope: 'reports',
    what: 'O número do relatório vai em co_consulta; os anos e os estados, em $ano e $uf.',
    code: `curl --fail --silent --header 'Authorization: Bearer {chave}' --output resultados.csv \\
  '${REPORT}'`,
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
    id: 'pandas',
    program: 'Python: pandas',
    scope: 'reports',
    what: 'O CSV vem com ponto e vírgula entre as colunas e vírgula decimal.',
    code: `import pandas as pd

resultados = pd.read_csv(
    "${REPORT}",
    storage_options={"Authorization": "Bearer {chave}"},
    sep=";",
    decimal=",",
    encoding="utf-8-sig",
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
  "${REPORT}",
  headers = c(Authorization = "Bearer {chave}"),
  encoding = "UTF-8-BOM"
)
resultados <- read.csv2(conexao, check.names = FALSE)
print(resultados)`,
    ran: 'r',
  },
  {
    id: 'duckdb',
    program: 'DuckDB',
    scope: 'reports',
    what: 'A chave fica no segredo, que vale só para o endereço do portal.',
    code: `INSTALL httpfs;
LOAD httpfs;
CREATE SECRET portal (TYPE http, SCOPE '{portal}', BEARER_TOKEN '{chave}');
SELECT * FROM read_csv('${REPORT}', delim = ';', decimal_separator = ',', header = true);`,
  },
  {
    id: 'power-query',
    program: 'Excel e Power BI',
    scope: 'reports',
    what: 'Obter dados → Consulta nula → Editor avançado. Quando o programa perguntar como entrar, escolha Anônimo: a chave já vai no pedido. Quem abre o arquivo lê a chave; não o envie com ela.',
    code: `let
    Fonte = Csv.Document(
        Web.Contents("{portal}", [
            RelativePath = "${report.path.slice(1)}",
            Query = [${RECORD}],
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
