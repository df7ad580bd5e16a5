import { ALL_PROFILES, can, GRID_PAGE_SIZE, PROFILES, profileName, profileOfId } from '@fonte/contracts';
import { reviewReasons, type accessReview, type Reviewed } from '@fonte/contracts/routes/people';
import { streamBatches, type Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import { isDemonstration } from '../../platform/identity/demonstration.ts';
import { recordAccess } from '../../platform/trail/audit.ts';
import { eachRow, fileOf, type FileColumn } from '../../answers/index.ts';
import { fail, type Call, type Download } from '../../platform/index.ts';
import { aboutList } from './about-list.ts';
import { accountsOf, knownCpf, UNUSED_DAYS } from './accounts.ts';
import { giveAccess } from './change-person.ts';
import { lockedAccount } from './locked-account.ts';

type Query = z.output<NonNullable<(typeof accessReview)['query']>>;
type Answer = z.infer<NonNullable<(typeof accessReview)['answer']>>;
type Db = Kysely<Database>;

/** A new account is not asked about before it had time to be used, days. */
const NEW_DAYS = 30;

/** Profiles that read all rows or administer people: with one of them more is open than most need. */
const BROAD = ALL_PROFILES.filter(
  (profile) => PROFILES[profile].rows === 'all' || can(profile, 'people.manage'),
).map((profile) => PROFILES[profile].id);

/** First day of the half-year in which we are, and of the next one, where the programme's people live. */
const half = sql<string>`make_date(extract(year from current_date)::int, case when extract(month from current_date) < 7 then 1 else 7 end, 1)`;
const next = sql<string>`(${half} + interval '6 months')::date`;

const reasons = {
  nunca: sql<boolean>`u.ultimo_acesso is null and u.data_cadastro < now() - make_interval(days => ${NEW_DAYS})`,
  parada: sql<boolean>`u.ultimo_acesso < now() - make_interval(days => ${UNUSED_DAYS})`,
  amplo: sql<boolean>`exists (
    select from portal.usuario_perfil g where g.id_usuario = u.id_usuario and g.id_perfil = any (${BROAD}::int[])
  )`,
  cpf: sql<boolean>`coalesce(not ${knownCpf}, false)`,
} as const;
const anyReason = sql<boolean>`(${sql.join(Object.values(reasons), sql` or `)})`;

/** Accounts with the last decision about each, if there is one. */
const looked = ({ app, db, session }: Call) =>
  accountsOf(db, app.settings, session, {}).leftJoinLateral(
    (eb) =>
      eb
        .selectFrom('portal.revisao_acesso as r')
        .leftJoin('portal.usuario as d', 'd.id_usuario', 'r.decidido_por')
        .whereRef('r.id_usuario', '=', 'u.id_usuario')
        .orderBy('r.id_revisao', 'desc')
        .limit(1)
        .select(['r.decisao', 'r.decidido_em', 'd.nome as decidido_por'])
        .as('r'),
    (on) => on.onTrue(),
  );

const decided = sql<boolean>`coalesce(r.decidido_em >= ${half}, false)`;
const pending = sql<boolean>`not ${decided} and u.bloqueado_em is null and ${anyReason}`;

const shownRows = (call: Call, group: Query['grupo']) =>
  looked(call)
    .where(group === 'pendentes' ? pending : decided)
    .select(['u.id_usuario as id', 'u.nome', 'u.email', 'u.id_perfil', 'u.uf', 'u.data_cadastro'])
    .select(['u.ultimo_acesso', 'r.decidido_em', 'r.decidido_por'])
    .select([
      sql<Reviewed['decisao']>`r.decisao`.as('decisao'),
      ...reviewReasons.map((reason) => reasons[reason].as(reason)),
    ])
    .orderBy(
      group === 'pendentes'
        ? sql`u.ultimo_acesso nulls first, u.id_usuario`
        : sql`r.decidido_em desc, u.id_usuario`,
    );

/** The half-yearly review of access: who is to be decided about and why, or what was decided; a page, or all as a file. */
export async function reviewAccess(call: Call<unknown, Query>): Promise<Answer | Download> {
  const { app, db, query } = call;
  const { grupo, pagina, format } = query;
  const rows = shownRows(call, grupo);
  const shown = ({
    id_perfil,
    nunca,
    parada,
    amplo,
    cpf,
    ...row
  }: Awaited<ReturnType<typeof rows.execute>>[number]): Reviewed => {
    const profile = profileOfId(id_perfil);
    const why = { nunca, parada, amplo, cpf };
    return {
      ...row,
      perfil: profile === undefined ? '' : profileName(profile, app.settings.PRODUCT_NAME),
      motivos: reviewReasons.filter((reason) => why[reason]),
    };
  };
  if (format === 'csv') {
    call.tell({ acao: 'exportar' });
    const all = eachRow(streamBatches(db, rows), shown);
    return fileOf(COLUMNS, all, {
      name: `revisao-de-acessos-${grupo}`,
      form: 'csv',
      about: aboutList(call, { Grupo: grupo }),
    });
  }
  const { desde, ate } = await sql<{
    desde: string;
    ate: string;
  }>`select ${half} as desde, ${next} - 1 as ate`
    .execute(db)
    .then(({ rows: [row] }) => row!);
  const totais = await looked(call)
    .select([
      sql<number>`count(*) filter (where ${pending})`.as('pendentes'),
      sql<number>`count(*) filter (where ${decided})`.as('decididas'),
    ])
    .executeTakeFirstOrThrow();
  const page = await rows
    .limit(GRID_PAGE_SIZE)
    .offset(pagina * GRID_PAGE_SIZE)
    .execute();
  call.tell({ rows: page.length });
  return { desde, ate, totais, linhas: page.map(shown) };
}

const WHY: Readonly<Record<Reviewed['motivos'][number], string>> = {
  nunca: 'Nunca entrou',
  parada: `Sem uso há mais de ${UNUSED_DAYS} dias`,
  amplo: 'Acesso amplo',
  cpf: 'CPF não consta no programa',
};
const DECISIONS = { mantido: 'Mantido', retirado: 'Retirado' } as const;

const COLUMNS: FileColumn<Reviewed>[] = [
  { header: 'Nome', kind: 'text', cell: ({ nome }) => nome },
  { header: 'E-mail', kind: 'text', cell: ({ email }) => email },
  { header: 'Perfil', kind: 'text', cell: ({ perfil }) => perfil },
  { header: 'Uf', kind: 'text', cell: ({ uf }) => uf },
  { header: 'Data de cadastro', kind: 'datetime', cell: ({ data_cadastro }) => data_cadastro },
  { header: 'Último acesso', kind: 'datetime', cell: ({ ultimo_acesso }) => ultimo_acesso },
  { header: 'Motivos', kind: 'text', cell: ({ motivos }) => motivos.map((one) => WHY[one]).join(', ') },
  { header: 'Decisão', kind: 'text', cell: ({ decisao }) => decisao && DECISIONS[decisao] },
  { header: 'Decidido em', kind: 'datetime', cell: ({ decidido_em }) => decidido_em },
  { header: 'Decidido por', kind: 'text', cell: ({ decidido_por }) => decidido_por },
];

/** Writes a decision; access that is withdrawn becomes Consulta Pública with the same commit. Nobody decides about the own account. Errors: those of `giveAccess`, `forbidden`. */
export async function decideAccess(
  call: Call<{ id: number }, unknown, { decisao: 'mantido' | 'retirado' }>,
): Promise<{ updated: true }> {
  const { app, session } = call;
  const { id } = call.params;
  const { decisao } = call.body;
  if (id === session.idUsuario) fail('forbidden');
  const demonstration = await isDemonstration(app);
  await app.database.db.transaction().execute(async (trx: Db) => {
    const { row } = await lockedAccount(trx, call, id);
    if (decisao === 'retirado')
      await giveAccess(trx, call, id, { id_perfil: PROFILES.consulta.id, uf: null }, demonstration);
    await trx
      .insertInto('portal.revisao_acesso')
      .values({ id_usuario: id, decisao, decidido_por: session.idUsuario, id_perfil: row.id_perfil })
      .execute();
    await recordAccess(trx, session, {
      acao: 'alterar',
      alvo: 'revisao',
      endereco: call.request.ip,
      detalhe: { usuario: id, decisao },
    });
  });
  return { updated: true };
}
