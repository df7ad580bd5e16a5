import type { Database } from '@fonte/database';
import { isValidCpf } from '@fonte/pt-br';
import { sql, type Kysely } from 'kysely';
import { NOBODYS_MAIL } from '../../platform/identity/nobodys-mail.ts';
import { formerOf, type Former } from './former.ts';

type Db = Kysely<Database>;

/** By what one person is known: what was found, before everything else about it is asked. At least one is there. */
export interface Seed {
  readonly cpf?: string | undefined;
  readonly produtor?: number | undefined;
  readonly conta?: number | undefined;
  readonly email?: string | undefined;
}

/** A person with all that the portal knows it by. */
export interface Person {
  /** Digits only; a pseudonym once it was anonymised. All that bears it is the person's. Null where there is none, or a wrong one. */
  readonly cpf: string | null;
  /** What a producer's record has for a CPF, its check digits wrong: others may bear the same, so that it is nobody's key (decisions/0035). */
  readonly errado: string | null;
  readonly produtores: readonly number[];
  readonly contas: readonly number[];
  readonly emails: readonly string[];
  /** As they stand, the first one to be shown. */
  readonly nomes: readonly string[];
  readonly papeis: readonly Role[];
  readonly uf: string | null;
  /** Properties of which it is the producer. */
  readonly imoveis: readonly string[];
  /** What it was known by before that was corrected. */
  readonly antes: Former;
}
export type Role = 'produtor' | 'tecnico' | 'supervisor' | 'conta' | 'email' | 'cpf';

/** Every number that is the person's alone, those of before too. */
export const cpfsOf = ({ cpf, antes }: Pick<Person, 'cpf' | 'antes'>): string[] => [
  ...new Set([...(cpf === null ? [] : [cpf]), ...antes.cpfs]),
];

/** Every address, likewise; not what stands in the place of one that has gone. */
export const emailsOf = ({ emails, antes }: Pick<Person, 'emails' | 'antes'>): string[] =>
  [...new Set([...emails, ...antes.emails])].filter((email) => !email.endsWith(NOBODYS_MAIL));

/** What stands in the place of a CPF once its person was anonymised (migration 0051). */
export const isPseudonym = (cpf: string | null): boolean => cpf !== null && /^[PQ]\d{10}$/.test(cpf);

/** The same of a name. */
export const isSubstitute = (nome: string): boolean => /^Pessoa removida \d+$/.test(nome);

/** Whether a number stands for one person: one whose check digits are wrong may be what several were given for want of their own. */
const isKey = (cpf: string): boolean => isPseudonym(cpf) || isValidCpf(cpf);

/**
 * Everything that belongs together: by the CPF the records of the programme and the account whose CPF an administrator has given. A CPF that somebody typed makes nobody's account
 * another's (docs/security.md), and a wrong one nobody's record. Null where there is nothing of the kind.
 */
export async function personOf(db: Db, seed: Seed): Promise<Person | null> {
  const told = seed.cpf ?? (await cpfOf(db, seed));
  const cpf = told !== null && isKey(told) ? told : null;
  const producers = await db
    .selectFrom('programa.produtor')
    .where((eb) => eb.or([eb('id_produtor', '=', seed.produtor ?? -1), eb('cpf', '=', cpf ?? '')]))
    .select(['id_produtor', 'nome'])
    .orderBy('id_produtor')
    .execute();
  const field = await sql<{ papel: 'tecnico' | 'supervisor'; nome: string; uf: string }>`
    select 'tecnico' as papel, nome, uf from programa.tecnico where cpf = ${cpf}
    union all select 'supervisor', nome, uf from programa.supervisor where cpf = ${cpf}`.execute(db);
  const accounts = await db
    .selectFrom('portal.usuario')
    .where((eb) =>
      eb.or([
        eb('id_usuario', '=', seed.conta ?? -1),
        eb.and([eb('cpf', '=', cpf ?? ''), eb('cpf_conferido', '=', true)]),
        eb('email', '=', seed.email ?? ''),
      ]),
    )
    .select(['id_usuario', 'nome', 'email', 'uf'])
    .orderBy('id_usuario')
    .execute();
  const produtores = producers.map(({ id_produtor }) => id_produtor);
  const farms =
    produtores.length === 0
      ? []
      : await db
          .selectFrom('programa.propriedade')
          .where('id_produtor', 'in', produtores)
          .select(['cod_propriedade', 'uf'])
          .orderBy('cod_propriedade')
          .execute();
  const nomes = [...new Set([...producers, ...field.rows, ...accounts].map(({ nome }) => nome))];
  const emails = [...new Set([...accounts.map(({ email }) => email), ...(seed.email ? [seed.email] : [])])];
  const papeis: Role[] = [
    ...(producers.length > 0 ? (['produtor'] as const) : []),
    ...field.rows.map(({ papel }) => papel),
    ...(accounts.length > 0 ? (['conta'] as const) : []),
  ];
  if (papeis.length === 0) {
    if (cpf !== null && seed.cpf !== undefined) papeis.push('cpf');
    else if (seed.email !== undefined) papeis.push('email');
    else return null;
  }
  const contas = accounts.map(({ id_usuario }) => id_usuario);
  return {
    cpf,
    errado: told === cpf ? null : told,
    produtores,
    contas,
    emails,
    nomes,
    papeis,
    uf: field.rows[0]?.uf ?? farms[0]?.uf ?? accounts[0]?.uf ?? null,
    imoveis: farms.map(({ cod_propriedade }) => cod_propriedade),
    antes: await formerOf(db, { produtores, contas, cpf }),
  };
}

async function cpfOf(db: Db, { produtor, conta, email }: Seed): Promise<string | null> {
  if (produtor !== undefined) {
    const query = db.selectFrom('programa.produtor').where('id_produtor', '=', produtor).select('cpf');
    return (await query.executeTakeFirst())?.cpf ?? null;
  }
  const row = await db
    .selectFrom('portal.usuario')
    .where((eb) => (conta === undefined ? eb('email', '=', email ?? '') : eb('id_usuario', '=', conta)))
    .where('cpf_conferido', '=', true)
    .select('cpf')
    .executeTakeFirst();
  return row?.cpf ?? null;
}

/** Whether nothing of it is left to take away: its records bear pseudonyms, its account nobody's address. */
export const isAnonymised = ({ cpf, errado, emails, nomes }: Person): boolean =>
  errado === null &&
  (cpf === null || isPseudonym(cpf)) &&
  nomes.length > 0 &&
  nomes.every(isSubstitute) &&
  emails.every((email) => email.endsWith(NOBODYS_MAIL));
