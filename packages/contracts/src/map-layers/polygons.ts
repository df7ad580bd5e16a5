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

const ABC: LayerClass = {
  id: 'abc',
  title: 'Áreas ABC',
  look: {
    shape: 'area',
    stroke: '#D42A33',
    casing: '#FFFFFF',
    fill: '#D42A33',
    fillOpacity: 0.22,
    dash: [9, 5],
  },
};
const OUTLINE: LayerClass = {
  id: 'propriedade',
  title: 'Áreas da propriedade',
  look: { shape: 'area', stroke: '#FFCB1F', casing: '#10241A', fill: '#FFCB1F', fillOpacity: 0.08 },
};
const INTERVENTION: LayerClass = {
  id: 'intervencao',
  title: 'Áreas de intervenção',
  look: {
    shape: 'area',
    stroke: '#5BD584',
    casing: '#10241A',
    fill: '#5BD584',
    fillOpacity: 0.35,
    hatch: true,
  },
};

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

export const areas_propriedade = polygons('areas_propriedade', 'Áreas da propriedade', [OUTLINE]);
export const areas_abc = polygons('areas_abc', 'Áreas ABC', [ABC]);
export const areas_intervencao = polygons('areas_intervencao', 'Áreas de intervenção', [INTERVENTION]);
export const poligonos = polygons('poligonos', 'Polígonos', [ABC, OUTLINE, INTERVENTION]);

const change = (id: string, title: string, color: string): LayerClass => ({
  id,
  title,
  look: { shape: 'area', stroke: color, casing: '#FFFFFF', fill: color, fillOpacity: 0.2 },
});

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
  classes: [
    change('novo', 'Novo', '#1B7546'),
    change('atualizado', 'Atualizado', '#246ABD'),
    change('excluído', 'Excluído', '#B3261E'),
  ],
} as const satisfies MapLayer;
