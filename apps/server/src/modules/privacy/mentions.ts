import { cpfsOf, emailsOf, isSubstitute, type Person } from './person.ts';

/** A way in which a text may name somebody, as a regular expression of PostgreSQL, and what takes its place. */
export interface Mention {
  readonly kind: 'nome' | 'cpf' | 'email' | 'codigo';
  readonly pattern: string;
}

/** Any of them, as one regular expression. */
export const anyMention = (mentions: readonly Mention[]): string =>
  mentions.map(({ pattern }) => pattern).join('|');

const LETTERS: readonly string[] = [
  'aáàâãäAÁÀÂÃÄ',
  'eéèêëEÉÈÊË',
  'iíìîïIÍÌÎÏ',
  'oóòôõöOÓÒÔÕÖ',
  'uúùûüUÚÙÛÜ',
  'cçCÇ',
  'nñNÑ',
];

/** Any case and accent of a letter, by itself: databases differ in what they take for the same. */
function letter(sign: string): string {
  const class_ = LETTERS.find((signs) => signs.includes(sign));
  if (class_ !== undefined) return `[${class_}]`;
  if (/[a-z]/i.test(sign)) return `[${sign.toLowerCase()}${sign.toUpperCase()}]`;
  return /[\d]|[^\u0020-\u007e]/.test(sign) ? sign : `\\${sign}`;
}
const word = (text: string): string => Array.from(text, letter).join('');
const alone = (pattern: string): string => `(?<![[:alnum:]])${pattern}(?![[:alnum:]])`;

/** Every name, but for what stands in the place of one already: of who is back with an older copy of the database, once a load has put it there (decisions/0110). */
const namesOf = ({ nomes, antes }: Pick<Person, 'nomes' | 'antes'>): string[] =>
  [...new Set([...nomes, ...antes.nomes])].filter((nome) => !isSubstitute(nome));

/** Names of one word are everybody's: texts are not searched by them. */
export const fullNames = (person: Pick<Person, 'nomes' | 'antes'>): string[] =>
  namesOf(person).filter((nome) => nome.trim().split(/\s+/).length > 1);

/**
 * How texts may name a person: by a whole name, one of before too, by the CPF with or without its signs or masked, by an e-mail, and in the audit by the keyed codes of these, where `keyed` makes them. Those of
 * a person who is known by none of them are none.
 */
export function mentionsOf(person: Person, keyed?: (value: string) => string): Mention[] {
  const mentions: Mention[] = [];
  for (const nome of fullNames(person))
    mentions.push({
      kind: 'nome',
      pattern: alone(nome.trim().split(/\s+/).map(word).join('[[:space:]]+')),
    });
  const cpfs = cpfsOf(person);
  const emails = emailsOf(person);
  for (const cpf of cpfs) {
    if (!/^\d{11}$/.test(cpf)) continue;
    const [a, b, c, d] = [cpf.slice(0, 3), cpf.slice(3, 6), cpf.slice(6, 9), cpf.slice(9)];
    mentions.push({ kind: 'cpf', pattern: `(?<![0-9])${a}[.]?${b}[.]?${c}-?${d}(?![0-9])` });
    mentions.push({ kind: 'cpf', pattern: `[*]{3}[.]?${b}[.]?${c}-?[*]{2}` });
  }
  for (const email of emails) mentions.push({ kind: 'email', pattern: alone(word(email)) });
  if (keyed === undefined) return mentions;
  const values = [...namesOf(person), ...emails, ...cpfs];
  for (const value of values) mentions.push({ kind: 'codigo', pattern: word(keyed(value)) });
  return mentions;
}
