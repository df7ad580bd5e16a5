import { CAR_LOOK } from '../programme/areas.ts';
import { areaLook } from './area-look.ts';
import { APPROXIMATE, boolean, CARD, decimal, HECTARES, integer, list, text } from './columns.ts';
import type { LayerColumn, LayerLook, MapLayer, PublishedFace } from './layer.ts';

/** Shapes of other registers, those of the programme's farms left out, and nothing that names one. */
const UNNAMED = {
  key: 'id',
  area: 'area_ha',
  columns: [integer('id', 'Identificador'), decimal('area_ha', 'Área', HECTARES)],
} as const satisfies PublishedFace;

const NAMED: readonly LayerColumn[] = [
  text('codigo', 'Código', { personal: 'documento', card: true }),
  text('nome', 'Nome', { personal: 'nome', card: true }),
  decimal('area_ha', 'Área', HECTARES),
];

const CODED: readonly LayerColumn[] = [
  text('codigo', 'Código', CARD),
  text('nome', 'Nome', CARD),
  decimal('area_ha', 'Área', HECTARES),
];

/** A layer with one look. */
const plain = <const Name extends string, const Rest extends Omit<MapLayer, 'name' | 'title' | 'classes'>>(
  name: Name,
  title: string,
  look: LayerLook,
  rest: Rest,
) => ({ name, title, classes: [{ id: name, title, look }], ...rest }) as const;

export const car = plain('car', 'Perímetros do CAR', areaLook(CAR_LOOK), {
  group: 'Ambiente',
  geometry: 'MultiPolygon',
  capability: 'map.read',
  minZoom: 8,
  key: 'numero_car',
  area: 'area_ha',
  params: ['uf'],
  columns: [
    text('numero_car', 'Número do CAR', { personal: 'documento', card: true }),
    text('cod_propriedade', 'ID da propriedade', { personal: 'documento', card: true }),
    text('uf', 'UF'),
    text('tipo_imovel_car', 'Tipo do imóvel', CARD),
    text('situacao_car', 'Situação', CARD),
    text('condicao_car', 'Condição', CARD),
    decimal('area_ha', 'Área', HECTARES),
  ],
  published: {
    key: 'id',
    area: 'area_ha',
    columns: [
      integer('id', 'Identificador'),
      text('uf', 'UF', CARD),
      text('tipo_imovel_car', 'Tipo do imóvel', CARD),
      text('situacao_car', 'Situação', CARD),
      text('condicao_car', 'Condição', CARD),
      decimal('area_ha', 'Área', HECTARES),
    ],
  },
});

export const vegetacao_nativa = plain(
  'vegetacao_nativa',
  'Vegetação nativa',
  { shape: 'area', stroke: '#BEF0AA', fill: '#268042', fillOpacity: 0.41 },
  {
    group: 'Ambiente',
    geometry: 'MultiPolygon',
    capability: 'map.read',
    minZoom: 8,
    key: 'codigo',
    area: 'area_ha',
    params: [],
    columns: NAMED,
    published: UNNAMED,
  },
);

export const reserva_legal = plain(
  'reserva_legal',
  'Reserva legal',
  { shape: 'area', stroke: '#9BE08B', fill: '#9BE08B', fillOpacity: 0.35, hatch: true },
  {
    group: 'Ambiente',
    geometry: 'MultiPolygon',
    capability: 'map.read',
    minZoom: 8,
    key: 'codigo',
    area: 'area_ha',
    params: [],
    columns: NAMED,
    published: UNNAMED,
  },
);

export const sub_bacias = plain(
  'sub_bacias',
  'Bacias hidrográficas',
  { shape: 'area', stroke: '#6CB4EE', fill: '#6CB4EE', fillOpacity: 0.06, width: 1.5 },
  {
    group: 'Hidrografia',
    geometry: 'MultiPolygon',
    capability: 'map.read',
    key: 'id_sub_bacia',
    label: 'nome',
    params: [],
    columns: [
      integer('id_sub_bacia', 'Código', CARD),
      text('nome', 'Bacia', CARD),
      text('regiao_hidrografica', 'Região hidrográfica', CARD),
      APPROXIMATE,
    ],
  },
);

/** Administrador only (second text, 2.3). */
export const bacias_20km = plain(
  'bacias_20km',
  'Bacias hidrográficas 20km',
  { shape: 'area', stroke: '#2F7FD1', fill: '#2F7FD1', fillOpacity: 0.08, width: 1.5 },
  {
    group: 'Hidrografia',
    geometry: 'MultiPolygon',
    capability: 'map.basins20km',
    key: 'codigo',
    label: 'nome',
    area: 'area_ha',
    params: [],
    columns: CODED,
  },
);

export const ufs = plain(
  'ufs',
  'Estados',
  { shape: 'area', stroke: '#FFFFFF', casing: '#10241A', fillOpacity: 0, width: 1.5 },
  {
    group: 'Limites',
    geometry: 'MultiPolygon',
    capability: 'map.read',
    key: 'uf',
    label: 'uf',
    params: ['uf'],
    columns: [
      text('uf', 'UF', CARD),
      integer('codigo_uf', 'Código'),
      text('nome', 'Estado', CARD),
      text('regiao', 'Região', CARD),
      APPROXIMATE,
    ],
  },
);

export const municipios = plain(
  'municipios',
  'Municípios',
  { shape: 'area', stroke: '#E4E9DF', fillOpacity: 0, width: 0.8 },
  {
    group: 'Limites',
    geometry: 'MultiPolygon',
    capability: 'map.read',
    minZoom: 6,
    key: 'codigo_municipio',
    label: 'nome',
    params: ['uf'],
    columns: [
      integer('codigo_municipio', 'Código', CARD),
      text('nome', 'Município', CARD),
      text('uf', 'UF', CARD),
      APPROXIMATE,
    ],
  },
);

/** Lawsuits of datajud; the parties are answered by its own call only, masked by profile (second text, 2.4). */
export const processos = plain(
  'processos',
  'Processos judiciais',
  { shape: 'diamond', fill: '#5B2A86', casing: '#FFFFFF' },
  {
    group: 'Justiça',
    geometry: 'Point',
    capability: 'lawsuits.read',
    key: 'numero',
    params: ['uf', 'ano'],
    columns: [
      text('numero', 'Número do processo', CARD),
      text('tribunal', 'Tribunal', CARD),
      text('esfera', 'Esfera', CARD),
      text('classe', 'Classe', CARD),
      list('assuntos', 'Assuntos'),
      text('complex_assunto', 'Assunto', CARD),
      text('uf', 'UF', CARD),
      integer('ano', 'Ano', CARD),
      boolean('flg_julgamento', 'Julgado', CARD),
    ],
  },
);
