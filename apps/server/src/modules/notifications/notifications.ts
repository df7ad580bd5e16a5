import type { addNotify, Notification } from '@fonte/contracts/routes/notify';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import { usableAccount } from '../../platform/identity/demonstration.ts';
import { fail, type Call } from '../../platform/index.ts';
import { recordAccess } from '../../platform/trail/audit.ts';
import { accessOf, collated } from '../../query/index.ts';
import { figuresOf, sourcesOf } from './figures/figures.ts';
import { refuseManySaves, refuseTooMany } from './limits.ts';

type Db = Kysely<Database>;
type Body = z.output<NonNullable<(typeof addNotify)['body']>>;

const readAll = (db: Db, settings: Call['app']['settings']) =>
  db
    .selectFrom('portal.notificacao as n')
    .select([
      'n.id_notificacao as id',
      'n.nome',
      'n.importacao',
      'n.fonte',
      'n.mudancas',
      'n.graficos',
      'n.versao',
    ])
    .select((eb) => [
      eb.ref('n.resumo').$castTo<Notification['resumo']>().as('resumo'),
      eb.ref('n.anexo').$castTo<Notification['anexo']>().as('anexo'),
      sql<Notification['limite']>`case when n.limite_figura is not null then json_build_object(
        'figura', n.limite_figura, 'sentido', n.limite_sentido, 'valor', n.limite_valor) end`.as('limite'),
      sql<string>`coalesce((select string_agg(d.email, ';' order by d.email) from portal.notificacao_destino d where d.id_notificacao = n.id_notificacao and d.retirado_em is null), '')`.as(
        'users',
      ),
      sql<number>`(select count(*) from portal.notificacao_destino d where d.id_notificacao = n.id_notificacao and d.cancelado_em is not null and d.retirado_em is null)`.as(
        'cancelados',
      ),
      sql<string[]>`coalesce((select array_agg(d.email order by d.email) from portal.notificacao_destino d
        where d.id_notificacao = n.id_notificacao and d.cancelado_em is null and d.retirado_em is null
          and not exists (select from portal.usuario u where u.email = d.email and ${usableAccount(settings)})
      ), '{}')`.as('sem_conta'),
      eb
        .selectFrom('portal.entrega as e')
        .whereRef('e.id_notificacao', '=', 'n.id_notificacao')
        .select(sql<string | null>`max(e.criada_em)`.as('ultima'))
        .as('ultima'),
    ]);

/** All notifications, by name. */
export async function listNotifications(call: Call): Promise<Notification[]> {
  const all = await readAll(call.db, call.app.settings)
    .orderBy(collated(sql.ref('n.nome')))
    .orderBy('n.id_notificacao')
    .execute();
  call.tell({ rows: all.length });
  return all;
}

/** Saves what the caller may tell figures of. Errors: `invalidParameter` for a source or a figure that is not there, and those of saving. */
export async function checkAndSave(call: Call<unknown, unknown, Body>): Promise<{ id: number }> {
  const { app, body, signal } = call;
  const access = accessOf(call);
  const sources = await sourcesOf(app, access);
  if (!sources.some(({ fonte }) => fonte === body.fonte)) fail('invalidParameter', { name: 'fonte' });
  if (body.limite !== null) {
    const figures = await call.cold(() => figuresOf(app, access, body.fonte, signal));
    if (!figures?.list.some(({ key }) => key === body.limite?.figura))
      fail('invalidParameter', { name: 'limite' });
  }
  return saveNotification(call);
}

/** Creates one, or writes over the one that the id names: its addresses are then these and no others; who had enough of it stays so, also out of the list and in it again. Errors: `notificationNotFound`, `staleVersion`, those of limits.ts. */
function saveNotification(call: Call<unknown, unknown, Body>): Promise<{ id: number }> {
  const { id: known, users, versao, limite, nome, importacao, fonte, resumo, mudancas } = call.body;
  const { graficos, anexo } = call.body;
  const kept = { nome, importacao, fonte, resumo, mudancas, graficos, anexo, ...limitColumns(limite) };
  const emails = users === '' ? [] : users.split(';');
  return call.app.database.db.transaction().execute(async (trx) => {
    await refuseManySaves(trx, call.session.idUsuario);
    const id = known == null ? await created() : await updated(known);
    await trx
      .deleteFrom('portal.notificacao_destino')
      .where('id_notificacao', '=', id)
      .where('email', 'not in', ['', ...emails])
      .where('cancelado_em', 'is', null)
      .execute();
    await trx
      .updateTable('portal.notificacao_destino')
      .set({ retirado_em: sql`now()` })
      .where('id_notificacao', '=', id)
      .where('email', 'not in', ['', ...emails])
      .where('retirado_em', 'is', null)
      .execute();
    if (emails.length > 0)
      await trx
        .insertInto('portal.notificacao_destino')
        .values(emails.map((email) => ({ id_notificacao: id, email })))
        .onConflict((conflict) =>
          conflict.columns(['id_notificacao', 'email']).doUpdateSet({ retirado_em: null }),
        )
        .execute();
    if (known == null || emails.length > 0) await refuseTooMany(trx, id);
    await recordAccess(trx, call.session, {
      acao: 'alterar',
      alvo: 'notificacao',
      endereco: call.request.ip,
      detalhe: {
        notificacao: id,
        enderecos: emails.length,
        importacao,
        fonte,
        resumo,
        mudancas,
        anexo,
        limite: limite !== null,
      },
    });
    return { id };

    async function created(): Promise<number> {
      const row = await trx
        .insertInto('portal.notificacao')
        .values({ ...kept, criada_por: call.session.idUsuario })
        .returning('id_notificacao')
        .executeTakeFirstOrThrow();
      return row.id_notificacao;
    }
    async function updated(one: number): Promise<number> {
      const locked = trx.selectFrom('portal.notificacao').where('id_notificacao', '=', one);
      const before = await locked.select('versao').forUpdate().executeTakeFirst();
      if (before === undefined) return fail('notificationNotFound', { id: one });
      if (versao !== undefined && versao !== before.versao) {
        const current = await readAll(trx, call.app.settings)
          .where('n.id_notificacao', '=', one)
          .executeTakeFirst();
        return fail('staleVersion', { current: before.versao, edited: versao }, { current });
      }
      await trx
        .updateTable('portal.notificacao')
        .set({ ...kept, versao: before.versao + 1, alterada_em: sql`now()` })
        .where('id_notificacao', '=', one)
        .execute();
      return one;
    }
  });
}

const limitColumns = (limit: Body['limite']) => ({
  limite_figura: limit?.figura ?? null,
  limite_sentido: limit?.sentido ?? null,
  limite_valor: limit === null ? null : String(limit.valor),
});

/** Removes one, with its deliveries. Errors: `notificationNotFound`. */
export function removeNotification(call: Call<{ id: number }>): Promise<{ deleted: true }> {
  const { id } = call.params;
  return call.app.database.db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('portal.notificacao')
      .where('id_notificacao', '=', id)
      .executeTakeFirst();
    if (Number(gone.numDeletedRows) === 0) fail('notificationNotFound', { id });
    await recordAccess(trx, call.session, {
      acao: 'alterar',
      alvo: 'notificacao',
      endereco: call.request.ip,
      detalhe: { notificacao: id, removida: true },
    });
    return { deleted: true };
  });
}
