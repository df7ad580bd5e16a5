import type { Column, Relation } from '../relation.ts';
import { code, date, id, numeric, text } from './columns.ts';

/** What the map of one property draws (packages/database/views/forma_*.sql): rows with their shapes, read a property at a time. */
const shapes = (
  key: string,
  rowName: Relation['rowName'],
  id: string,
  columns: Readonly<Record<string, Column>>,
): Relation => ({
  key,
  rowName,
  table: ['camada', key],
  primaryKey: ['cod_propriedade', id],
  date: null,
  period: 'none',
  columns: {
    cod_propriedade: code('Código da propriedade'),
    ...columns,
    caixa: text('Oeste, sul, leste, norte'),
    geojson: text('Forma (GeoJSON)'),
  },
  joins: [{ to: 'propriedade', on: { cod_propriedade: 'cod_propriedade' } }],
  detail: [`${key}.cod_propriedade`, ...Object.keys(columns).map((column) => `${key}.${column}`)],
});

export const forma_poligono = shapes('forma_poligono', ['polígono', 'polígonos'], 'id_poligono', {
  id_poligono: id('Código'),
  cod_fip_poligono: text('Código do polígono'),
  nome_area: text('Nome da área'),
  name_poligono: text('Nome do polígono'),
  type_poligono: text('Tipo da área'),
  origem: text('Origem'),
  dt: date('Data do registro'),
  area_ha: numeric('Área', 'ha'),
  agg_area_ha: numeric('Somatório da área', 'ha'),
  area_tipo_ha: numeric('Área do tipo sem sobreposição', 'ha'),
});

export const forma_historico = shapes(
  'forma_historico',
  ['mudança de polígono', 'mudanças de polígonos'],
  'id_historico',
  {
    id_historico: id('Id da mudança'),
    cod_poligono: id('Código'),
    cod_fip_poligono: text('Código do polígono'),
    nome_area: text('Nome da área'),
    name_poligono: text('Nome do polígono'),
    type_poligono: text('Tipo da área'),
    status: text('Status'),
    data: date('Data'),
    area: numeric('Área', 'ha'),
  },
);

export const forma_car = shapes('forma_car', ['perímetro do CAR', 'perímetros do CAR'], 'numero_car', {
  numero_car: text('Número no CAR'),
  tipo_imovel_car: text('Tipo do imóvel'),
  situacao_car: text('Situação'),
  condicao_car: text('Condição'),
  legenda: text('Legenda'),
  area_ha: numeric('Área', 'ha'),
});
