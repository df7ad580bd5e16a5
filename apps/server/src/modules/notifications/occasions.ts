import type { Database } from '@fonte/database';
import { counted } from '@fonte/pt-br';
import { sql, type Kysely } from 'kysely';
import { addJobsOf } from '../../platform/jobs/add-job.ts';
import type { JobHandler } from '../../platform/jobs/job.ts';

type Db = Kysely<Database>;

/** Which notifications an occasion is one of. */
export type Occasions =
  | { readonly id: number }
  | { readonly when: 'importacao' | 'mudancas' | 'limite'; readonly ended: string }
  | { readonly when: 'semanal' | 'mensal' };

/**
 * Puts one delivery for each address and occasion, and its job: what stands there already is not told again. Gives how many are new. Those with one access follow each
 * other, as what is counted, drawn and written for the first of them is then still there for the rest.
 */
export function queueDeliveries(trx: Db, ocasiao: string, which: Occasions): Promise<number> {
  const fresh = trx
    .insertInto('portal.entrega')
    .columns(['id_notificacao', 'email', 'ocasiao'])
    .expression((eb) =>
      eb
        .selectFrom('portal.notificacao_destino as d')
        .innerJoin('portal.notificacao as n', 'n.id_notificacao', 'd.id_notificacao')
        .leftJoin('portal.usuario as u', (on) =>
          on.onRef('u.email', '=', 'd.email').on('u.removido_em', 'is', null),
        )
        .where('d.retirado_em', 'is', null)
        .where((where) => {
          if ('id' in which) return where('n.id_notificacao', '=', which.id);
          if (!('ended' in which)) return where('n.resumo', '=', which.when);
          // An import that had ended before anybody asked for it is no news.
          const since = sql<boolean>`n.criada_em <= ${which.ended}::timestamptz`;
          if (which.when === 'limite') return where.and([where('n.limite_figura', 'is not', null), since]);
          return where.and([where(`n.${which.when}`, '=', true), since]);
        })
        .select(['d.id_notificacao', 'd.email', sql<string>`${ocasiao}::text`.as('ocasiao')])
        .orderBy('n.fonte')
        .orderBy('u.id_perfil')
        .orderBy('u.uf')
        .orderBy('d.id_notificacao')
        .orderBy('d.id_destino'),
    )
    .onConflict((conflict) => conflict.columns(['id_notificacao', 'email', 'ocasiao']).doNothing())
    .returning('id_entrega as id');
  return addJobsOf(trx, 'notify.deliver', fresh);
}

const words = (added: number): string =>
  added === 0 ? 'Nada a enviar' : counted(added, 'email preparado', 'emails preparados');

/** Imports that have ended within a day, whoever they were begun by, also from the command line; the figures of those that changed something. */
export const importsJob: JobHandler = {
  async run(job) {
    const imports = await job.db
      .selectFrom('portal.importacao')
      .where('situacao', '<>', 'em_andamento')
      .where(sql<boolean>`coalesce(concluida_em, iniciada_em) > now() - interval '1 day'`)
      .orderBy('id_importacao')
      .select(['id_importacao as id', 'situacao'])
      .select(sql<string>`coalesce(concluida_em, iniciada_em)`.as('ended'))
      .execute();
    await job.finish(async (trx) => {
      let added = 0;
      for (const { id, situacao, ended } of imports)
        for (const when of situacao === 'concluida' ? AFTER_IMPORT : (['importacao'] as const))
          // oxlint-disable-next-line no-await-in-loop -- one connection
          added += await queueDeliveries(trx, `${when} ${id}`, { when, ended });
      return words(added);
    });
  },
};

const AFTER_IMPORT = ['importacao', 'mudancas', 'limite'] as const;

/** The week's summary: of several on one Monday each address gets one. */
export const weeklyJob: JobHandler = {
  run: (job) =>
    job.finish(async (trx) =>
      words(await queueDeliveries(trx, `semana ${job.parts.clock.today()}`, { when: 'semanal' })),
    ),
};

/** The month's, on its first day. */
export const monthlyJob: JobHandler = {
  run: (job) =>
    job.finish(async (trx) =>
      words(await queueDeliveries(trx, `mes ${job.parts.clock.today().slice(0, 7)}`, { when: 'mensal' })),
    ),
};
