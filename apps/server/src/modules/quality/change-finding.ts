import type { answerFinding as answerRoute, FindingKey } from '@fonte/contracts/routes/quality';
import { VERSION_NOW, type Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import { QUIET_DAYS_MOST, UNTIL_WRONG } from '@fonte/contracts/quality-queue';
import { toIsoDate } from '@fonte/pt-br';
import { recordAccess } from '../../platform/trail/audit.ts';
import { fail, type App, type Call } from '../../platform/index.ts';
import { accessOf, behindWall } from '../../query/index.ts';
import { queuedOf } from './queued.ts';

type Db = Kysely<Database>;
type Answer = z.output<NonNullable<(typeof answerRoute)['body']>>;
type Done = { updated: true };

/** Takes on a finding that is still found. Errors: `findingNotFound`, `findingTaken` where somebody has it. */
export async function takeFinding(call: Call<unknown, unknown, FindingKey>): Promise<Done> {
  const { body, session } = call;
  const { regra, cod_propriedade, chave } = body;
  return changed(call, { feito: 'assumir' }, async (trx) => {
    // Of two at once one writes: a row that has somebody is left as it is.
    const written = await trx
      .insertInto('portal.tratamento')
      .values({ regra, cod_propriedade, chave, id_usuario: session.idUsuario })
      .onConflict((on) =>
        on
          .columns(['regra', 'cod_propriedade', 'chave'])
          .doUpdateSet({ id_usuario: session.idUsuario, assumido_em: sql`now()` })
          .where(sql<boolean>`tratamento.id_usuario is null`),
      )
      .returning('id_tratamento')
      .executeTakeFirst();
    if (!written) fail('findingTaken');
  });
}

/** Gives a finding back: what was answered stays told. Only one's own, but for Administrador. Errors: `findingNotFound`, `findingMoved` where the caller has not taken it. */
export async function releaseFinding(call: Call<unknown, unknown, FindingKey>): Promise<Done> {
  const { body, profile, session } = call;
  return changed(call, { feito: 'soltar' }, async (trx) => {
    const all = treatmentOf(trx, body).set({ id_usuario: null });
    const own = profile === 'administrador' ? all : all.where('id_usuario', '=', session.idUsuario);
    const { numUpdatedRows } = await own.where('id_usuario', 'is not', null).executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) fail('findingMoved');
  });
}

/**
 * Answers a finding that the caller has taken on, on the data that count now. Errors: `findingNotFound`, `findingMoved` where the caller has not taken it,
 * `invalidRequest` for a day that is none of those until which a rule may be quiet.
 */
export async function answerFinding(call: Call<unknown, unknown, Answer>): Promise<Done> {
  const { body, session } = call;
  const { resposta, porque } = body;
  const quiet = quietOf(call.app, body);
  return changed(call, { feito: 'responder', resposta, ...told(quiet) }, async (trx) => {
    const { numUpdatedRows } = await treatmentOf(trx, body)
      .set({
        resposta,
        porque: porque === '' ? null : porque,
        ...quiet,
        respondido_por: session.idUsuario,
        respondido_em: sql`now()`,
        versao_resposta: VERSION_NOW,
      })
      .where('id_usuario', '=', session.idUsuario)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) fail('findingMoved');
  });
}

type Quiet = { readonly quieta_ate: string | null; readonly toda_regra: boolean };

const DAY_MS = 86_400_000;

/** Until when the answer keeps its rule quiet; nothing of what is mended. */
function quietOf({ clock }: App, { resposta, ate, toda_regra }: Answer): Quiet {
  if (resposta !== 'correto' || ate === undefined) return { quieta_ate: null, toda_regra: false };
  const last = new Date(clock.now().getTime() + QUIET_DAYS_MOST * DAY_MS);
  if (ate <= clock.today() || ate > toIsoDate(last))
    fail('invalidRequest', {}, { errors: [{ campo: 'ate', msg: UNTIL_WRONG }], sentence: UNTIL_WRONG });
  return { quieta_ate: ate, toda_regra };
}

/** As the audit has it. */
const told = ({ quieta_ate, toda_regra }: Quiet): Readonly<Record<string, string>> =>
  quieta_ate === null ? {} : { ate: quieta_ate, achados: toda_regra ? 'todos da regra' : 'este' };

/** What is known of one finding. */
const treatmentOf = (trx: Db, { regra, cod_propriedade, chave }: FindingKey) =>
  trx
    .updateTable('portal.tratamento')
    .where('regra', '=', regra)
    .where('cod_propriedade', '=', cod_propriedade)
    .where('chave', '=', chave);

/** Changes what is known of a finding of the caller's that is still found; the change and who made it are written together. */
async function changed(
  call: Call<unknown, unknown, FindingKey>,
  what: Readonly<Record<string, string>>,
  change: (trx: Db) => Promise<void>,
): Promise<Done> {
  const { app, body, session, request } = call;
  const { regra, cod_propriedade, chave } = body;
  const found = (db: Db) =>
    queuedOf(db, accessOf(call))
      .where('f.regra', '=', regra)
      .where('f.cod_propriedade', '=', cod_propriedade)
      .where('f.chave', '=', chave)
      .where('f.situacao', '<>', 'sumiram')
      .select('f.regra')
      .executeTakeFirst();
  // What is written is no reader's to write: that it is the caller's is asked behind the wall first.
  if (!(await found(behindWall(call)))) fail('findingNotFound');
  await app.database.db.transaction().execute(async (trx) => {
    if (!(await found(trx))) fail('findingNotFound');
    await change(trx);
    await recordAccess(trx, session, {
      acao: 'alterar',
      alvo: 'data-quality',
      endereco: request.ip,
      detalhe: { ...what, regra, propriedade: cod_propriedade, chave },
    });
  });
  return { updated: true };
}
