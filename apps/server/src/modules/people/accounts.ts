import { ALL_PROFILES, PROFILES, profileName, profileOfId } from '@fonte/contracts';
import type { User, UserFilter, UserOrder } from '@fonte/contracts/routes/people';
import type { Database } from '@fonte/database';
import { compareTexts, maskCpf, normalise } from '@fonte/pt-br';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { presentAccount } from '../../platform/identity/demonstration.ts';
import { hasFactor } from '../../platform/identity/second-factor.ts';
import type { Session } from '../../platform/index.ts';
import type { Settings } from '../../settings.ts';
import { mayChange } from './may-give.ts';

type Db = Kysely<Database>;

/** Unused for so long an account is looked at again, days. */
export const UNUSED_DAYS = 90;

/** Whether somebody has the profile Administrador, to sign in with or to switch to; expects the user row as `u`. */
export const administers = sql<boolean>`(u.id_perfil = ${PROFILES.administrador.id} or exists (
  select from portal.usuario_perfil a where a.id_usuario = u.id_usuario and a.id_perfil = ${PROFILES.administrador.id}
))`;

/** Whether the programme's own people have the account's CPF, in the role that decides its rows; null where none does. Expects the user row as `u`. */
export const knownCpf = sql<boolean | null>`case u.id_perfil
  when ${PROFILES.supervisor.id} then u.cpf_conferido and exists (select from programa.supervisor p where p.cpf = u.cpf)
  when ${PROFILES.tecnico.id} then u.cpf_conferido and exists (select from programa.tecnico p where p.cpf = u.cpf)
end`;

/**
 * The accounts that a caller may see, as a condition over the user row `u`: Administrador all; others none that administers; {product} Regional those of its
 * uf, which of field people is where the programme has them. Whoever lacks the uf that limits it sees none.
 */
export function visibleTo(settings: Settings, { profile, uf }: Session): RawBuilder<boolean> {
  const present = presentAccount(settings);
  if (profile === 'administrador') return present;
  const others = sql<boolean>`${present} and not ${administers}`;
  if (profile === 'nacional') return others;
  if (profile !== 'regional' || uf === null) return sql<boolean>`false`;
  return sql<boolean>`${others} and (u.uf = ${uf} or (u.cpf_conferido and (
    exists (select from programa.tecnico p where p.cpf = u.cpf and p.uf = ${uf})
    or exists (select from programa.supervisor p where p.cpf = u.cpf and p.uf = ${uf})
  )))`;
}

/** What a list is narrowed by. */
export interface Narrowing {
  readonly busca?: string | undefined;
  readonly perfil?: number | undefined;
  readonly uf?: string | undefined;
  readonly situacao?: UserFilter | undefined;
}

const unused = sql<boolean>`u.ultimo_acesso < now() - make_interval(days => ${UNUSED_DAYS})`;
const STATES: Readonly<Record<UserFilter, RawBuilder<boolean>>> = {
  ativa: sql<boolean>`u.bloqueado_em is null and (u.confirmado_em is not null or u.demonstracao)`,
  convidada: sql<boolean>`u.bloqueado_em is null and u.confirmado_em is null and not u.demonstracao`,
  bloqueada: sql<boolean>`u.bloqueado_em is not null`,
  nunca: sql<boolean>`u.ultimo_acesso is null`,
  parada: unused,
};

/** The accounts that a caller sees and asked for. */
export function accountsOf(
  db: Db,
  settings: Settings,
  session: Session,
  { busca, perfil, uf, situacao }: Narrowing,
) {
  const words = normalise(busca ?? '')
    .split(/\s+/)
    .filter(Boolean);
  return db
    .selectFrom('portal.usuario as u')
    .where(visibleTo(settings, session))
    .$if(perfil !== undefined, (query) =>
      query.where(
        sql<boolean>`exists (select from portal.usuario_perfil g where g.id_usuario = u.id_usuario and g.id_perfil = ${perfil})`,
      ),
    )
    .$if(uf !== undefined, (query) => query.where('u.uf', '=', uf ?? null))
    .$if(situacao !== undefined, (query) => query.where(STATES[situacao ?? 'ativa']))
    .$if(words.length > 0, (query) =>
      query.where((eb) => eb.and(words.map((word) => sql<boolean>`strpos(u.busca, ${word}) > 0`))),
    );
}

/** What is shown of them. */
export function shownColumns(query: ReturnType<typeof accountsOf>) {
  return query
    .select(['u.id_usuario', 'u.nome', 'u.email', 'u.id_perfil', 'u.uf', 'u.cpf', 'u.cpf_conferido'])
    .select(['u.data_cadastro', 'u.ultimo_acesso', 'u.bloqueado_em', 'u.versao'])
    .select([
      sql<boolean>`u.confirmado_em is not null or u.demonstracao`.as('confirmada'),
      sql<number[] | null>`(
        select array_agg(g.id_perfil order by g.id_perfil) from portal.usuario_perfil g where g.id_usuario = u.id_usuario
      )`.as('perfis'),
      knownCpf.as('cpf_consta'),
      hasFactor.as('fator'),
    ]);
}
export type AccountRow = Awaited<ReturnType<ReturnType<typeof shownColumns>['execute']>>[number];

/** One account as the caller sees it. */
export function shownAccount(product: string, session: Session, row: AccountRow): User {
  const id = row.id_usuario;
  const profile = profileOfId(row.id_perfil);
  const perfis = row.perfis ?? [];
  return {
    id,
    nome: row.nome,
    email: row.email,
    perfil: profile === undefined ? '' : profileName(profile, product),
    uf: row.uf,
    data_cadastro: row.data_cadastro,
    ultimo_acesso: row.ultimo_acesso,
    id_perfil: row.id_perfil,
    perfis,
    situacao: row.bloqueado_em !== null ? 'bloqueada' : row.confirmada ? 'ativa' : 'convidada',
    cpf: row.cpf_consta === null || row.cpf === null || !row.cpf_conferido ? null : maskCpf(row.cpf),
    cpf_consta: row.cpf_consta,
    fator: row.fator,
    versao: row.versao,
    pode: mayChange(session, { id, perfis: [row.id_perfil, ...perfis] }),
  };
}

/** Ids of the profiles in the order of their names, by which a list is ordered. */
const byName = (product: string): number[] =>
  ALL_PROFILES.toSorted((a, b) => compareTexts(profileName(a, product), profileName(b, product))).map(
    (profile) => PROFILES[profile].id,
  );

/** The order that was asked for, the same for equal ones each time; who never came stands last. */
export function orderOf(product: string, ordem: UserOrder | `-${UserOrder}`): RawBuilder<unknown> {
  const [field, turned] = ordem.startsWith('-') ? [ordem.slice(1), true] : [ordem, false];
  const direction = turned ? sql`desc nulls last` : sql`asc nulls last`;
  const name = sql`u.busca collate "C"`;
  if (field === 'nome') return sql`${name} ${turned ? sql`desc` : sql`asc`}, u.id_usuario`;
  const expression =
    field === 'perfil'
      ? sql`array_position(${byName(product)}::int[], u.id_perfil::int)`
      : field === 'email'
        ? sql`u.email collate "C"`
        : sql.ref(`u.${field}`);
  return sql`${expression} ${direction}, ${name}, u.id_usuario`;
}
