import { Refusal, type ColumnType } from '../column.ts';
import { REASONS } from '../reasons.ts';

/** One of a few values, letter for letter. */
export function choice(...values: readonly [string, ...string[]]): ColumnType {
  const accepted = new Set<string>(values);
  const refusal = new Refusal(REASONS.notOneOf(values));
  return {
    label: `um de: ${values.map((value) => `\`${value}\``).join(', ')}`,
    example: values[0],
    free: false,
    read: (value) => (accepted.has(value) ? value : refusal),
  };
}

const UFS = new Set(
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' '),
);
const NOT_UF = new Refusal(REASONS.notUf);

/** A state by its two letters, in any case. */
export const uf: ColumnType = {
  label: 'sigla da unidade da federação',
  example: 'MG',
  free: false,
  read(value) {
    const letters = value.toUpperCase();
    return UFS.has(letters) ? letters : NOT_UF;
  },
};

const TRUTH = new Map([
  ...['sim', 's', 'true', 't', 'verdadeiro', '1'].map((word): [string, string] => [word, 't']),
  ...['não', 'nao', 'n', 'false', 'f', 'falso', '0'].map((word): [string, string] => [word, 'f']),
]);
const NOT_BOOLEAN = new Refusal(REASONS.notBoolean);

/** Yes or no. */
export const yesNo: ColumnType = {
  label: 'sim ou não (`sim`, `não`, `true`, `false`, `1`, `0`)',
  example: 'sim',
  free: false,
  read: (value) => TRUTH.get(value) ?? TRUTH.get(value.toLowerCase()) ?? NOT_BOOLEAN,
};
