import type { Relation } from '../relation.ts';

type Kept = NonNullable<Relation['kept']>;

/** Where a property lies and who answers for it, as tables of `resumo` have it. */
export const PLACE_AND_STAFF: Kept = {
  'propriedade.uf': 'uf',
  'propriedade.codigo_municipio': 'codigo_municipio',
  'propriedade.id_sub_bacia': 'id_sub_bacia',
  'propriedade.cpf_supervisor': 'cpf_supervisor',
  'propriedade.cpf_tecnico': 'cpf_tecnico',
};

/** That and whose it is, as the copies of views have it beside what is said of the property (packages/database/rollups/30-copies-of-views.sql). */
export const OF_PROPERTY: Kept = {
  'propriedade.cod_propriedade': 'cod_propriedade',
  'propriedade.id_produtor': 'id_produtor',
  ...PLACE_AND_STAFF,
};

/** Beside that, whose it is once more where they have others (docs/decisions/0116). */
export const OF_SEVERAL: NonNullable<Relation['several']> = {
  'propriedade.id_produtor': 'produtor_de_varias',
};
