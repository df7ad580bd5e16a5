import { AREA_CHANGES, AREA_TYPES } from '../programme/areas.ts';
import { areaLook } from './area-look.ts';
import { CARD, date, decimal, HECTARES, integer, LEGEND, PROPERTY, text } from './columns.ts';
import type { LayerClass, LayerColumn, MapLayer } from './layer.ts';

const COLUMNS: readonly LayerColumn[] = [
  text('id', 'Identificador'),
  PROPERTY,
  text('nome', 'Propriedade', CARD),
  text('municipio', 'Município'),
  text('uf', 'UF'),
  integer('id_poligono', 'Id do polígono'),
  text('cod_fip_poligono', 'Código do polígono', CARD),
  text('nome_area', 'Nome da área', CARD),
  text('name_poligono', 'Nome do polígono'),
  text('type_poligono', 'Tipo da área', CARD),
  LEGEND,
  decimal('area_ha', 'Área', HECTARES),
  text('origem', 'Origem'),
  date('dt', 'Data do registro', CARD),
  text('nome_produtor', 'Produtor', { personal: 'nome' }),
  text('nome_tecnico', 'Técnico', { personal: 'nome', card: true }),
  text('cpf_tecnico', 'CPF do técnico', { personal: 'cpf' }),
  text('nome_supervisor', 'Supervisor', { personal: 'nome', card: true }),
  text('cpf_supervisor', 'CPF do supervisor', { personal: 'cpf' }),
];

const [ABC, OUTLINE, INTERVENTION] = AREA_TYPES;
const classOf = ({ code, several, look }: (typeof AREA_TYPES)[number]): LayerClass => ({
  id: code,
  title: several,
  look: areaLook(look),
});

const polygons = <const Name extends string>(name: Name, title: string, classes: readonly LayerClass[]) =>
  ({
    name,
    title,
    group: 'Propriedades',
    geometry: 'Polygon',
    capability: 'polygons.read',
    key: 'id',
    label: 'nome_area',
    area: 'area_ha',
    params: ['uf', 'ano'],
    columns: COLUMNS,
    classes,
  }) as const satisfies MapLayer;

const ofType = <const Name extends string>(name: Name, type: (typeof AREA_TYPES)[number]) =>
  polygons(name, type.several, [classOf(type)]);

export const areas_propriedade = ofType('areas_propriedade', OUTLINE);
export const areas_abc = ofType('areas_abc', ABC);
export const areas_intervencao = ofType('areas_intervencao', INTERVENTION);
export const poligonos = polygons('poligonos', 'Polígonos', AREA_TYPES.map(classOf));

export const poligonos_historico = {
  name: 'poligonos_historico',
  title: 'Histórico dos polígonos',
  group: 'Propriedades',
  geometry: 'Polygon',
  capability: 'polygons.read',
  key: 'id',
  area: 'area_ha',
  params: ['uf', 'ano'],
  columns: [
    text('id', 'Identificador'),
    PROPERTY,
    text('nome', 'Propriedade', CARD),
    text('uf', 'UF'),
    integer('cod_poligono', 'Código do polígono', CARD),
    text('status', 'Status', CARD),
    LEGEND,
    date('data', 'Data', CARD),
    decimal('area_ha', 'Área', HECTARES),
  ],
  classes: AREA_CHANGES.map(({ code, label, look }) => ({ id: code, title: label, look: areaLook(look) })),
} as const satisfies MapLayer;
