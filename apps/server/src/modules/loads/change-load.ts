import type { LoadFault, LoadSituation } from '@fonte/contracts/routes/loads';
import { currentVersion, publishNotice, type Database } from '@fonte/database';
import { sql, type Kysely, type Updateable } from 'kysely';
import { fail, type Call } from '../../platform/index.ts';
import { addJob, JOB_CHANNEL, JOB_WITHDRAWN } from '../../platform/jobs/add-job.ts';
import { recordAccess } from '../../platform/trail/audit.ts';
import { provePassword } from '../auth/index.ts';
import { wrongField } from './wrong-field.ts';
import { heldLoad, loosenFiles, RUNNING, toAccept, unlessRunning, type Load } from './store.ts';

type Db = Kysely<Database>;
type ById = { readonly id: number };
type ImportBody = { atual: string } & Record<`aceitar_${NonNullable<LoadFault['aceita']>}`, boolean>;

/** May be looked at again: its files are here, and nothing is being done with it. */
const AT_REST: readonly LoadSituation[] = ['pronta', 'recusada', 'falhou'];

/** Has a load previewed once more, against the data that stand now. Errors: `loadNotFound`, `loadMoved`, `loadRunning`. */
export function checkAgain(call: Call<ById>): Promise<{ id: number }> {
  return changed(call, 'conferir', async (trx, load) => {
    if (!AT_REST.includes(load.situacao) || load.chaves === null) fail('loadMoved');
    await set(trx, load.id, { situacao: 'conferindo', motivo: null, resultado: null });
    await addJob(trx, 'load.check', { data: { id: load.id } });
  });
}

/**
 * Has a previewed load imported, as its preview told it. Errors: `loadNotFound`, `loadMoved`, `loadOutdated` where the data are others by now, `loadRunning`,
 * `invalidRequest` where something has to be accepted first; those of `provePassword`.
 */
export async function importSent(call: Call<ById, unknown, ImportBody>): Promise<{ id: number }> {
  const { atual, ...accepted } = call.body;
  await provePassword(call, atual);
  return changed(
    call,
    'importar',
    async (trx, load) => {
      if (load.situacao !== 'pronta' || load.chaves === null) fail('loadMoved');
      if (load.versao_vista !== ((await currentVersion(trx))?.versao ?? null)) fail('loadOutdated');
      const needed = toAccept(load.resultado);
      for (const what of needed) {
        if (!accepted[`aceitar_${what}`])
          wrongField(`aceitar_${what}`, 'Confirme o que a carga tira dos dados');
      }
      await set(trx, load.id, {
        situacao: 'importando',
        motivo: null,
        // No more than what the preview told.
        aceita_remocoes: needed.includes('remocoes'),
        aceita_esvaziadas: needed.includes('esvaziadas'),
        aceita_trocadas: needed.includes('trocadas'),
      });
      await addJob(trx, 'load.import', { data: { id: load.id } });
    },
    accepted,
  );
}

/** Gives a load up: what is being done with it ends, and its files go. Errors: `loadNotFound`, `loadMoved` where it is over. */
export function cancelLoad(call: Call<ById>): Promise<{ id: number }> {
  return changed(call, 'cancelar', async (trx, load) => {
    if (![...RUNNING, ...AT_REST].includes(load.situacao)) fail('loadMoved');
    await trx
      .updateTable('portal.tarefa')
      .set({
        situacao: 'cancelada',
        terminada_em: sql`clock_timestamp()`,
        tomada_por: null,
        tomada_ate: null,
      })
      .where('tipo', 'in', ['load.check', 'load.import'])
      .where('situacao', 'in', ['esperando', 'executando'])
      .where(sql<boolean>`dados->>'id' = ${String(load.id)}`)
      .execute();
    await set(trx, load.id, { situacao: 'cancelada', andamento: null });
    await loosenFiles(trx, load);
    // Whoever is at it hears that it is no longer its own.
    await publishNotice(trx, JOB_CHANNEL, JOB_WITHDRAWN);
  });
}

/** Has the version that stands undone, as an import of its own. Errors: `loadOutdated` where another stands, `loadRunning`; those of `provePassword`. */
export async function undoVersion(
  call: Call<unknown, unknown, { versao: number; atual: string }>,
): Promise<{ id: number }> {
  const { versao, atual } = call.body;
  await provePassword(call, atual);
  const id = await unlessRunning(() =>
    call.app.database.db.transaction().execute(async (trx) => {
      if ((await currentVersion(trx))?.versao !== versao) fail('loadOutdated');
      const row = await trx
        .insertInto('portal.carga')
        .values({
          tipo: 'desfazer',
          nome: `desfazer a versão ${versao}`,
          id_usuario: call.session.idUsuario,
          situacao: 'importando',
          versao_vista: versao,
        })
        .returning('id_carga')
        .executeTakeFirstOrThrow();
      await addJob(trx, 'load.import', { data: { id: row.id_carga } });
      await told(trx, call, row.id_carga, 'desfazer', { versao });
      return row.id_carga;
    }),
  );
  return { id };
}

/** One change of one load, that nobody else changes meanwhile, with its line of the audit. */
async function changed(
  call: Call<ById>,
  feito: string,
  change: (trx: Db, load: Load) => Promise<void>,
  detalhe: Readonly<Record<string, boolean>> = {},
): Promise<{ id: number }> {
  const { id } = call.params;
  await unlessRunning(() =>
    call.app.database.db.transaction().execute(async (trx) => {
      await change(trx, await heldLoad(trx, id));
      await told(trx, call, id, feito, detalhe);
    }),
  );
  return { id };
}

const told = (
  trx: Db,
  { session, request }: Pick<Call, 'session' | 'request'>,
  id: number,
  feito: string,
  detalhe: Readonly<Record<string, boolean | number>>,
): Promise<void> =>
  recordAccess(trx, session, {
    acao: 'alterar',
    alvo: `carga ${id}`,
    endereco: request.ip,
    detalhe: { feito, ...detalhe },
  });

async function set(
  trx: Db,
  id: number,
  values: Updateable<Database['portal.carga']> & { readonly situacao: LoadSituation },
): Promise<void> {
  await trx.updateTable('portal.carga').where('id_carga', '=', id).set(values).execute();
}
