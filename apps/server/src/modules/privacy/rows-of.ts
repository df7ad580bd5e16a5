import { sql, type RawBuilder } from 'kysely';
import { anyMention, type Mention } from './mentions.ts';
import { cpfsOf, emailsOf, type Person } from './person.ts';
import { columnsOf, type Mark, type Place } from './places/index.ts';

type Condition = RawBuilder<boolean>;

const MATCH: Readonly<Partial<Record<Mark, (column: string, person: Person) => Condition | null>>> = {
  cpf: (column, person) => {
    const [one, ...more] = cpfsOf(person);
    if (one === undefined) return null;
    // Most people have one.
    return more.length === 0
      ? sql<boolean>`${sql.ref(column)} = ${one}`
      : sql<boolean>`${sql.ref(column)} = any(${[one, ...more]}::text[])`;
  },
  email: (column, person) => {
    const emails = emailsOf(person);
    return emails.length === 0
      ? null
      : sql<boolean>`lower(${sql.ref(column)}) = any(${emails.map((email) => email.toLowerCase())}::text[])`;
  },
  conta: (column, { contas }) =>
    contas.length === 0 ? null : sql<boolean>`${sql.ref(column)} = any(${[...contas]}::bigint[])`,
  produtor: (column, { produtores }) =>
    produtores.length === 0 ? null : sql<boolean>`${sql.ref(column)} = any(${[...produtores]}::bigint[])`,
  imovel: (column, { imoveis }) =>
    imoveis.length === 0 ? null : sql<boolean>`${sql.ref(column)} = any(${[...imoveis]}::text[])`,
};

/** Rows that are about the person, by its keys; `marks` narrows to some of them. Null where the table has none of its keys. */
export function aboutPerson(
  place: Place,
  person: Person,
  marks: readonly Mark[] = ['cpf', 'email', 'conta', 'produtor', 'imovel'],
): Condition | null {
  return anyOf(
    marks.flatMap((mark) => columnsOf(place, mark).map((column) => MATCH[mark]?.(column, person) ?? null)),
  );
}

/** Rows whose texts name the person. */
export function namingPerson(place: Place, mentions: readonly Mention[]): Condition | null {
  const columns = columnsOf(place, 'texto', 'json');
  if (columns.length === 0 || mentions.length === 0) return null;
  const pattern = anyMention(mentions);
  return anyOf(columns.map((column) => sql<boolean>`${sql.ref(column)}::text ~ ${pattern}::text`));
}

/** Either. */
export function anyOf(conditions: readonly (Condition | null)[]): Condition | null {
  const there = conditions.filter((condition) => condition !== null);
  return there.length === 0 ? null : sql<boolean>`(${sql.join(there, sql` or `)})`;
}

/** All rows of a table that hold something of the person; null where there can be none. */
export const rowsOf = (place: Place, person: Person, mentions: readonly Mention[]): Condition | null =>
  anyOf([aboutPerson(place, person), namingPerson(place, mentions)]);
