import type { Ask } from './ask.ts';

/** By what a person is known again (`portal.anonimizado`): SHA-256 with the salt of the database, which alone can make it. */
export interface GoneCode {
  readonly tipo: string;
  readonly codigo: string;
  readonly pseudonimo: string | null;
  readonly palavras: number | null;
}

/** One person as `portal.pessoa_anonimizada` has it. The moment says who it is: numbers are given again where an older copy took a database's place. */
export interface GonePerson {
  readonly id_pessoa: number;
  readonly anonimizada_em: string;
  /** When it went once more, after it had come back; missing in a database of before migration 0110. */
  readonly outra_vez_em?: string | null;
  readonly codigos: readonly GoneCode[];
}

/** Who was anonymised in a database: nothing that says who it was but codes. */
export interface Gone {
  /** Which database it is, whatever folder its copies lie in: a hash of its salt. */
  readonly banco: string;
  readonly pessoas: readonly GonePerson[];
}

/** An account's code: its number is another account's where it was given again, later. */
const ACCOUNT = `u.id_usuario || ' ' || extract(epoch from u.data_cadastro)`;

const GONE = `
  select (select encode(sha256(convert_to(sal, 'UTF8')), 'hex') from portal.anonimizado_sal) as banco,
    (select coalesce(jsonb_agg(to_jsonb(p) || jsonb_build_object('codigos', (
      select coalesce(jsonb_agg(to_jsonb(a) order by a.tipo, a.codigo), '[]') from (
        select tipo, codigo, pseudonimo, palavras from portal.anonimizado where id_pessoa = p.id_pessoa
        -- An account stays as a number, and its address says whose (modules/privacy, anonymise/swap-account.ts).
        union select 'conta', portal.codigo_anonimo('conta', ${ACCOUNT}), null, null from portal.usuario u
          where u.removido_em is not null and u.nome = 'Pessoa removida ' || p.id_pessoa and starts_with(u.email, 'removida-' || p.id_pessoa || '-')
      ) a)) order by p.id_pessoa), '[]') from portal.pessoa_anonimizada p) as pessoas`;

/** Who was anonymised, as the database knows it. Errors: its own; one of before migration 0051; one whose salt the role may not read. */
export async function goneOf(ask: Ask): Promise<Gone> {
  return (await ask<Gone>(GONE))[0]!;
}

/** Whether it went once more, after the other had been written. */
const wentAgain = (one: GonePerson, other: GonePerson): boolean =>
  Date.parse(one.outra_vez_em ?? '') > (other.outra_vez_em ? Date.parse(other.outra_vez_em) : 0);

/** Those of the told of whom a database does not know that they went, or that they went once more after they had come back. */
export function unknownTo(there: Gone, told: Gone): readonly GonePerson[] {
  const known = byMoment(there.pessoas);
  return told.pessoas.filter((person) => {
    const same = known.get(person.anonimizada_em);
    return same === undefined || wentAgain(person, same);
  });
}

/** Those whom either knows, under the first's numbers, each with the codes of both. */
export function united(people: readonly GonePerson[], before: readonly GonePerson[]): GonePerson[] {
  const known = byMoment(people);
  const earlier = byMoment(before);
  return [
    ...people.map((person) => {
      const was = earlier.get(person.anonimizada_em);
      if (was === undefined) return person;
      const { id_pessoa, codigos } = person;
      const own = new Set(codigos.map(nameOf));
      return {
        ...(wentAgain(was, person) ? was : person),
        id_pessoa,
        codigos: [...codigos, ...was.codigos.filter((code) => !own.has(nameOf(code)))],
      };
    }),
    ...before.filter(({ anonimizada_em }) => !known.has(anonimizada_em)),
  ];
}

const byMoment = (people: readonly GonePerson[]): ReadonlyMap<string, GonePerson> =>
  new Map(people.map((person) => [person.anonimizada_em, person]));
const nameOf = ({ tipo, codigo }: GoneCode): string => `${tipo} ${codigo}`;

/** Whether there is nothing that it could be found by: no name is asked, and releases before migration 0110 kept no code of an address. */
export const isCodeless = ({ codigos }: GonePerson): boolean => codigos.every(({ tipo }) => tipo === 'nome');

/** One of those who is in the database in clear: by one of the four it is found. */
export interface Back {
  readonly id_pessoa: number;
  /** What it is called there, or its address. */
  readonly nome: string;
  readonly cpf: string | null;
  readonly id_produtor: number | null;
  readonly id_usuario: number | null;
  readonly email: string | null;
}

// By CPF, the number of the source, the account or the address, never by a name, which is others' too. An address within a text is not looked for.
const BACK = `
  select distinct c.id_pessoa, r.nome, r.cpf, r.id_produtor, r.id_usuario, r.email
  from (
    select 'cpf' as tipo, cpf as valor, min(nome) as nome, cpf, null::bigint as id_produtor, null::bigint as id_usuario, null::text as email from (
      select cpf, nome from programa.produtor
      union all select cpf, nome from programa.tecnico
      union all select cpf, nome from programa.supervisor
      union all select cpf, nome from portal.usuario where cpf_conferido
    ) p where cpf is not null group by cpf
    union all select 'produtor', id_produtor::text, nome, null, id_produtor, null, null from programa.produtor where nome !~ '^Pessoa removida [0-9]+$'
    union all select 'conta', ${ACCOUNT}, u.nome, null, null, u.id_usuario, null from portal.usuario u where u.nome !~ '^Pessoa removida [0-9]+$'
    union all select 'email', m.email, m.email, null, null, null, m.email from (
      select lower(email) as email from portal.cadastro
      union select lower(email) from portal.troca_email
      union select lower(destinatario) from portal.email
      union select lower(email) from portal.notificacao_destino
      union select lower(email) from portal.entrega
      -- A copy of before migration 0110 has no such column.
      union select lower(to_jsonb(c) ->> 'email') from portal.pedido_correcao c
    ) m
    -- Whoever has an account is known by that: the address may have been somebody else's before.
    where not exists (select from portal.usuario o where lower(o.email) = m.email and o.removido_em is null)
  ) r
  join jsonb_to_recordset($1::jsonb) as c(tipo text, codigo text, id_pessoa bigint)
    on c.tipo = r.tipo and c.codigo = portal.codigo_anonimo(r.tipo, r.valor)
  order by c.id_pessoa, r.nome`;

/** Who of these is in the database in clear. Errors: its own; one of before migration 0108. */
export function backOf(ask: Ask, people: readonly GonePerson[]): Promise<Back[]> {
  const codes = people.flatMap(({ id_pessoa, codigos }) =>
    codigos.map(({ tipo, codigo }) => ({ tipo, codigo, id_pessoa })),
  );
  return ask<Back>(BACK, [JSON.stringify(codes)]);
}
