import { GRID_PAGE_SIZE } from '@fonte/contracts';
import { FINDING_STATES, type FindingState } from '@fonte/contracts/quality-queue';
import type { qualityQueue, QualityQueue, QueuedFinding } from '@fonte/contracts/routes/quality';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Call } from '../../platform/index.ts';
import { accessOf, behindWall } from '../../query/index.ts';
import { queuedOf } from './queued.ts';

type Query = z.output<NonNullable<(typeof qualityQueue)['query']>>;

/** Twenty findings that stand so, by property and rule, and how many stand in each way; read behind the caller's wall, which gives no account. */
export async function listQueue(call: Call<unknown, Query>): Promise<QualityQueue> {
  const { session, query } = call;
  const { situacao, regra, uf, meus, pagina } = query;
  let found = queuedOf(behindWall(call), accessOf(call)).leftJoin(
    'programa.propriedade as p',
    'p.cod_propriedade',
    'f.cod_propriedade',
  );
  if (regra !== undefined) found = found.where('f.regra', '=', regra);
  if (uf !== undefined) found = found.where('p.uf', '=', uf);
  if (meus !== undefined) found = found.where('f.id_usuario', '=', session.idUsuario);
  const [counts, rows] = await Promise.all([
    found
      .select(({ fn }) => ['f.situacao', fn.countAll<number>().as('quantos')])
      .groupBy('f.situacao')
      .execute(),
    found
      .where('f.situacao', '=', situacao)
      .leftJoin('geo.municipio as m', 'm.codigo_municipio', 'p.codigo_municipio')
      .leftJoin('programa.tecnico as e', 'e.cpf', 'p.cpf_tecnico')
      .select(['f.regra', 'f.cod_propriedade', 'f.chave', 'f.situacao', 'f.id_visita', 'f.detalhe'])
      .select(['f.desde', 'f.assumido_em', 'f.resposta', 'f.porque', 'f.respondido_em'])
      .select(['p.nome as propriedade', 'p.uf', 'm.nome as municipio', 'e.nome as tecnico'])
      .select(['f.id_usuario', 'f.quieta_por'])
      .select([dayOf('f.sumiu_versao').as('sumiu'), dayOf('f.voltou_versao').as('voltou')])
      .select(QUIET.as('quieta'))
      .select(sql<boolean>`f.id_usuario is not distinct from ${session.idUsuario}`.as('meu'))
      .orderBy('f.cod_propriedade')
      .orderBy('f.regra')
      .orderBy('f.chave')
      .limit(GRID_PAGE_SIZE)
      .offset(pagina * GRID_PAGE_SIZE)
      .execute(),
  ]);
  const names = await namesOf(
    call,
    rows.flatMap((row) => [row.id_usuario, row.quieta_por]),
  );
  const nameOf = (id: number | null): string | null => (id === null ? null : (names.get(id) ?? null));
  call.tell({ rows: rows.length });
  const of = (state: FindingState): number => counts.find((row) => row.situacao === state)?.quantos ?? 0;
  return {
    totais: Object.fromEntries(FINDING_STATES.map((state) => [state, of(state)])) as QualityQueue['totais'],
    linhas: rows.map(({ id_usuario: taker, quieta_por: author, quieta, ...row }) => ({
      ...row,
      responsavel: nameOf(taker),
      quieta: quieta && { ...quieta, quem: nameOf(author) },
    })) as QueuedFinding[],
  };
}

/** Names of who took findings on or answered them, by account. */
async function namesOf(
  { db }: Pick<Call, 'db'>,
  accounts: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(accounts)].filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('portal.usuario')
    .where('id_usuario', 'in', ids)
    .select(['id_usuario', 'nome'])
    .execute();
  return new Map(rows.map(({ id_usuario: id, nome }) => [id, nome]));
}

/** The answer that keeps the rule quiet for the property, as one value; who said so is looked up. */
const QUIET = sql<Omit<
  NonNullable<QueuedFinding['quieta']>,
  'quem'
> | null>`case when f.quieta_ate is not null then json_build_object(
  'porque', coalesce(f.quieta_porque, ''), 'em', f.quieta_em, 'ate', f.quieta_ate, 'toda_regra', f.quieta_toda
) end`;

/** Day of a load. */
const dayOf = (column: 'f.sumiu_versao' | 'f.voltou_versao') =>
  sql<
    string | null
  >`(select v.dt_atualizacao::date from portal.versao v where v.versao = ${sql.ref(column)})`;
