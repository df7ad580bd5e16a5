/**
 * The columns of every file that we write, in file order. They are the tables' columns without those that the
 * database derives (propriedade.geom) or the importer fills (visita.conta, visita.motivo, lancamento.cod_propriedade).
 */
export const CSV_COLUMNS = {
  produtor: [
    'id_produtor',
    'cpf',
    'nome',
    'sexo',
    'dt_nascimento',
    'escolaridade',
    'cor_raca',
    'faixa_renda',
    'tempo_atividade',
  ],
  supervisor: ['cpf', 'nome', 'uf'],
  tecnico: ['cpf', 'nome', 'uf', 'cpf_supervisor'],
  propriedade: [
    'cod_propriedade',
    'nome',
    'codigo_municipio',
    'uf',
    'id_sub_bacia',
    'lon',
    'lat',
    'atividade_produtiva',
    'perfil_fundiario',
    'cpf_tecnico',
    'cpf_supervisor',
    'id_produtor',
    'situacao',
    'dt_inicio',
    'dt_fim',
    'numero_car',
    'area_total',
    'area_produtiva',
    'area_pastagem',
    'area_lavoura',
    'area_vegetacao_nativa',
    'area_reserva_legal',
    'area_app',
    'area_degradada',
    'area_conservacao',
    'area_abc',
    'ciclo_1_inicio',
    'ciclo_1_fim',
    'ciclo_2_inicio',
    'ciclo_2_fim',
    'fase',
  ],
  visita: [
    'id_visita',
    'cod_propriedade',
    'cpf_tecnico',
    'numero',
    'dt_visita',
    'dt_checkin',
    'lon_checkin',
    'lat_checkin',
    'duracao_min',
    'fase',
    'ciclo',
    'sincronizada',
  ],
  item: ['codigo', 'descricao', 'cod_grupo', 'nom_grupo', 'cod_subgrupo', 'nom_subgrupo', 'unidade'],
  lancamento: ['id_lancamento', 'id_visita', 'codigo_item', 'natureza', 'dt', 'qtde', 'vlr'],
  recomendacao: ['id_recomendacao', 'cod_propriedade', 'id_visita', 'tema', 'situacao', 'dt'],
  pratica: ['id_pratica', 'cod_propriedade', 'objetivo', 'tipo', 'area_ha', 'dt_registro', 'id_poligono'],
  isa: [
    'cod_propriedade',
    'momento',
    'dt',
    'indice',
    'balanco_economico',
    'balanco_social',
    'gestao',
    'qualidade_solo_agua',
    'manejo_sistemas',
    'diversificacao_paisagem',
    'vegetacao_nativa',
  ],
  indicador_resultado: ['cod_propriedade', 'ciclo', 'nome', 'valor', 'unidade', 'dt'],
  meta: ['indicador', 'uf', 'ano', 'valor'],
} as const;

export type CsvTable = keyof typeof CSV_COLUMNS;
export type CsvRow<Table extends CsvTable> = Partial<
  Record<(typeof CSV_COLUMNS)[Table][number], string | number | boolean | null>
>;

/** The files with geometry. */
export const GEOJSON_TABLES = [
  'poligono',
  'poligono_historico',
  'car',
  'vegetacao_nativa',
  'reserva_legal',
  'bacia_20km',
  'processo',
] as const;
export type GeoJsonTable = (typeof GEOJSON_TABLES)[number];
