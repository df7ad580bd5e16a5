import { Refusal, type ColumnType } from '../column.ts';
import { REASONS } from '../reasons.ts';

const NOT_LIST = new Refusal(REASONS.notList);
const NOT_PARTIES = new Refusal(REASONS.notParties);
const NOT_UTF8 = new Refusal(REASONS.notUtf8);

function parsed(text: string, readJson: (value: unknown) => string | Refusal, otherwise: Refusal) {
  try {
    return readJson(JSON.parse(text));
  } catch {
    return otherwise;
  }
}

function readWholes(value: unknown): string | Refusal {
  const whole = (item: unknown) =>
    typeof item === 'number' && Number.isInteger(item) && Math.abs(item) < 2 ** 31;
  return Array.isArray(value) && value.every(whole) ? `{${value.join(',')}}` : NOT_LIST;
}

/** A list of whole numbers. */
export const wholes: ColumnType = {
  label: 'lista de números inteiros',
  example: '[11823, 15302]',
  free: false,
  read: (text) => parsed(text, readWholes, NOT_LIST),
  readJson: readWholes,
};

/** The fields of a party (second specification text, 2.4). */
const PARTY_FIELDS = new Set([
  'tipoPessoa',
  'numeroDocumentoPrincipal',
  'nome',
  'sexo',
  'nacionalidade',
  'intimacaoPendente',
  'assistenciaJudiciaria',
]);

// As in text.ts; JSON.stringify has written the zero and half characters as escapes.
const BROKEN = /\uFFFD|\\u(?:0000|d[89a-f])/;

function readParties(value: unknown): string | Refusal {
  if (!Array.isArray(value)) return NOT_PARTIES;
  for (const party of value as unknown[]) {
    if (typeof party !== 'object' || party === null || Array.isArray(party)) return NOT_PARTIES;
    for (const [field, content] of Object.entries(party)) {
      if (!PARTY_FIELDS.has(field)) return new Refusal(REASONS.unknownPartyField(field.slice(0, 40)));
      if (typeof content === 'object' && content !== null) return NOT_PARTIES;
    }
  }
  const text = JSON.stringify(value);
  return BROKEN.test(text) ? NOT_UTF8 : text;
}

/** The parties of a judicial process. */
export const parties: ColumnType = {
  label: `lista de partes (${[...PARTY_FIELDS].join(', ')})`,
  example: '[{"tipoPessoa": "fisica", "nome": "Parte de Exemplo"}]',
  free: true,
  read: (text) => parsed(text, readParties, NOT_PARTIES),
  readJson: readParties,
};
