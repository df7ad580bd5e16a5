import type { Relation } from '../relation.ts';

/** The place and the people of a property, as the copies of views have them beside what is said of it (packages/database/rollups/30-copies-of-views.sql). */
export const OF_PROPERTY: NonNullable<Relation['kept']> = {
  'propriedade.cod_propriedade': 'cod_propriedade',
  'propriedade.uf': 'uf',
  'propriedade.codigo_municipio': 'codigo_municipio',
  'propriedade.id_sub_bacia': 'id_sub_bacia',
  'propriedade.id_produtor': 'id_produtor',
  'propriedade.cpf_supervisor': 'cpf_supervisor',
  'propriedade.cpf_tecnico': 'cpf_tecnico',
};
