import type { Relation } from '../relation.ts';
import { ORIGEM_POLIGONO, TIPO_POLIGONO } from '../words.ts';
import { category, code, date, id, numeric, personal, text } from './columns.ts';

export const poligono: Relation = {
  key: 'poligono',
  rowName: ['polígono', 'polígonos'],
  table: ['programa', 'poligono'],
  primaryKey: ['cod_propriedade', 'id_poligono'],
  date: 'dt',
  period: 'to',
  columns: {
    id_poligono: id('Id do polígono'),
    cod_propriedade: code('Código'),
    cod_fip_poligono: text('Código do polígono'),
    nome_area: text('Nome da área'),
    name_poligono: text('Nome do polígono'),
    type_poligono: category(text('Tipo', TIPO_POLIGONO)),
    area_ha: numeric('Área', 'ha'),
    origem: category(text('Origem', ORIGEM_POLIGONO)),
    cpf_tecnico: personal(text('CPF do técnico'), 'cpf'),
    dt: date('Data do registro'),
  },
  joins: [
    { to: 'propriedade', on: { cod_propriedade: 'cod_propriedade' } },
    { to: 'tecnico_registro', on: { cpf_tecnico: 'cpf' } },
  ],
  detail: [
    'propriedade.cod_propriedade',
    'propriedade.nome',
    'municipio.nome',
    'propriedade.uf',
    'tecnico_registro.nome',
    'poligono.cod_fip_poligono',
    'poligono.nome_area',
    'poligono.type_poligono',
    'poligono.origem',
    'poligono.area_ha',
    'poligono.dt',
  ],
};
