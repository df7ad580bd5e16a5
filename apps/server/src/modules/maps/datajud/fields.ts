/** How a field of the filter is kept, which decides what it may be compared with. */
export type FieldKind = 'text' | 'whole' | 'truth' | 'codes';

export interface LawsuitField {
  readonly kind: FieldKind;
  readonly column: string;
}

/** What a filter of the datajud call may name (second text, section 3, 'Datajud filter fields', and the number, by which one is found); nothing else reaches SQL. */
export const LAWSUIT_FIELDS: ReadonlyMap<string, LawsuitField> = new Map<string, LawsuitField>([
  ['numero', { kind: 'text', column: 'numero' }],
  // As features name it; in ECQL between double quotes.
  ['numero do processo', { kind: 'text', column: 'numero' }],
  ['ano', { kind: 'whole', column: 'ano' }],
  ['tribunal', { kind: 'text', column: 'tribunal' }],
  ['esfera', { kind: 'text', column: 'esfera' }],
  ['classe', { kind: 'text', column: 'classe' }],
  ['uf', { kind: 'text', column: 'uf' }],
  ['complex_assunto', { kind: 'text', column: 'complex_assunto' }],
  ['flg_julgamento', { kind: 'truth', column: 'flg_julgamento' }],
  // A lawsuit has several subjects: a code is equal to them when it is one of them.
  ['assunto', { kind: 'codes', column: 'assuntos' }],
  ['co_assunto_array', { kind: 'codes', column: 'assuntos' }],
]);
