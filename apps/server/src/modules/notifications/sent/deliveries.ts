import { GRID_PAGE_SIZE } from '@fonte/contracts';
import type { Delivery, NotifyFigure, ShownMail } from '@fonte/contracts/routes/notify';
import { sql } from 'kysely';
import { publicOrigin } from '../../../platform/app/public-address.ts';
import { fail, type Call } from '../../../platform/index.ts';
import { recordAccess } from '../../../platform/trail/audit.ts';
import { accessOf } from '../../../query/index.ts';
import { contentsOf, NO_PAST, type Sends } from '../content/contents.ts';
import { mailHtml, mailText } from './drawn-mail.ts';
import { figuresOf, sourcesOf, wireFigure } from '../figures/figures.ts';
import { refuseManyMails } from '../limits.ts';
import { queueDeliveries } from '../occasions.ts';

/** What would be sent to the caller now, with the caller's own access. */
export async function previewNotification(
  call: Call<unknown, unknown, Sends & { nome: string }>,
): Promise<ShownMail[]> {
  const { app, body, session, signal } = call;
  const reader = { nome: session.nome, email: '', access: accessOf(call) };
  const { content } = await contentsOf(app, reader, body, 'agora', NO_PAST, signal);
  if (content === null) return [];
  const links = { portal: publicOrigin(app), unsubscribe: '…' };
  return [
    {
      assunto: `Fonte de dados: ${content.subject}`,
      texto: mailText(content, body.nome, links),
      html: mailHtml(
        content,
        body.nome,
        null,
        (at) => `data:image/png;base64,${content.charts[at]?.png.toString('base64') ?? ''}`,
      ),
    },
  ];
}

/** Of which pages and panels figures may be told. */
export const listSources = (call: Call) => sourcesOf(call.app, accessOf(call));

/** The figures of one as the caller has them now; none of what it may not open. */
export async function listFigures(call: Call<unknown, { fonte: string }>): Promise<NotifyFigure[]> {
  const { app, query, signal } = call;
  const figures = await figuresOf(app, accessOf(call), query.fonte, signal);
  return figures === null ? [] : figures.list.map(wireFigure);
}

/** Sends one now, to each of its addresses once. Errors: `notificationNotFound`, `tooManyMails`. */
export function sendNotification(call: Call<{ id: number }>): Promise<{ entregas: number }> {
  const { id } = call.params;
  return call.app.database.db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('portal.notificacao')
      .where('id_notificacao', '=', id)
      .select('id_notificacao')
      .forUpdate()
      .executeTakeFirst();
    if (known === undefined) fail('notificationNotFound', { id });
    // By the minute: pressed twice it goes out once.
    const moment = call.app.clock.now().toISOString().slice(0, 16);
    const entregas = await queueDeliveries(trx, `agora ${moment}`, { id });
    await refuseManyMails(trx, call.session.idUsuario, entregas);
    await recordAccess(trx, call.session, {
      acao: 'alterar',
      alvo: 'notificacao',
      endereco: call.request.ip,
      detalhe: { notificacao: id, enviada: entregas },
    });
    return { entregas };
  });
}

/** What became of its mails, the newest first, and how many the mail server refused. Errors: `notificationNotFound`. */
export async function deliveriesOf(
  call: Call<{ id: number }, { pagina: number }>,
): Promise<{ total: number; recusadas: number; linhas: Delivery[] }> {
  const { db, params, query } = call;
  const known = await db
    .selectFrom('portal.notificacao')
    .where('id_notificacao', '=', params.id)
    .select('id_notificacao')
    .executeTakeFirst();
  if (known === undefined) fail('notificationNotFound', { id: params.id });
  const of = db
    .selectFrom('portal.entrega as e')
    .leftJoin('portal.email as m', 'm.id_email', 'e.id_email')
    .where('e.id_notificacao', '=', params.id);
  const { total, recusadas } = await of
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where m.situacao = 'falhou')`.as('recusadas'),
    ])
    .executeTakeFirstOrThrow();
  const linhas = await of
    .select(['e.id_entrega as id', 'e.email', 'e.ocasiao', 'e.criada_em'])
    .select([
      sql<
        Delivery['situacao']
      >`case when m.situacao in ('enviado', 'falhou') then m.situacao else e.situacao end`.as('situacao'),
      sql<number>`(select count(*) from portal.email_tentativa t where t.id_email = e.id_email)`.as(
        'tentativas',
      ),
      sql<
        string | null
      >`(select t.motivo from portal.email_tentativa t where t.id_email = e.id_email order by t.numero desc limit 1)`.as(
        'motivo',
      ),
    ])
    .orderBy('e.id_entrega', 'desc')
    .limit(GRID_PAGE_SIZE)
    .offset(query.pagina * GRID_PAGE_SIZE)
    .execute();
  call.tell({ rows: linhas.length });
  return { total, recusadas, linhas };
}
