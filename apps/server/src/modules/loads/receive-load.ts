import { mkdir } from 'node:fs/promises';
import { LOAD_FILES_LIMIT, LOADS_KEPT } from '@fonte/contracts';
import { isKnownFile } from '@fonte/programme';
import { REASONS } from '@fonte/programme/source/reasons';
import { sql } from 'kysely';
import { z } from 'zod';
import { fail, type Call } from '../../platform/index.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { keyOf } from '../../platform/storage/storage.ts';
import { recordAccess } from '../../platform/trail/audit.ts';
import {
  beginIntent,
  cleanName,
  giveUp,
  partOf,
  readForm,
  refuseWithoutRoom,
  removeParts,
  spool,
} from '../media/index.ts';
import { RUNNING, unlessRunning, type SentFile } from './store.ts';

const MEGABYTE = 1_048_576;
/** Of the form around the files. */
const FORM_BYTES = MEGABYTE;

const fields = z.object({
  decimais: z.enum(['ponto', 'virgula'], { error: 'Diga ponto ou virgula' }).nullable(),
  referencia: z.iso.date({ error: 'Diga a data como aaaa-mm-dd' }).nullable(),
});

interface Received extends SentFile {
  readonly id: string;
  readonly key: string;
}

/**
 * Takes a load in: a zip of the folder, or its files, on the disk of this machine first, then in the storage, where any process finds it; and has it previewed by a
 * job. Nothing of it is opened here. Errors: `loadFile`, `loadRunning`, `loadsKept`, those of the form and of the storage; then nothing of it is left.
 */
export async function receiveLoad(call: Call): Promise<{ id: number }> {
  const { app, session } = call;
  await refuseOthers(call);
  return app.forms.receive(session.idUsuario, async () => {
    const begun: string[] = [];
    const keys: string[] = [];
    try {
      await mkdir(app.files.incoming, { recursive: true, mode: 0o700 });
      await refuseWithoutRoom(app);
      const { files, said } = await received(call, begun);
      for (const { id, key, bytes, sha256 } of files) {
        const content = { bytes, sha256, type: 'application/octet-stream' };
        keys.push(key);
        // oxlint-disable-next-line no-await-in-loop -- one after the other, each may be large
        await app.files.storage.put(keyOf(key), partOf(app, id), content);
      }
      const id = await kept(call, files, said);
      await removeParts(app, begun);
      return { id };
    } catch (error) {
      await giveUp(app, begun, keys);
      throw error;
    }
  });
}

/** Looked at before the first byte; the row itself decides. */
async function refuseOthers({ db }: Call): Promise<void> {
  const { running, kept: standing } = await db
    .selectFrom('portal.carga')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('situacao', 'in', RUNNING).as('running'),
      eb.fn.countAll<number>().filterWhere('chaves', 'is not', null).as('kept'),
    ])
    .executeTakeFirstOrThrow();
  if (running > 0) fail('loadRunning');
  if (standing >= LOADS_KEPT) fail('loadsKept', { limit: LOADS_KEPT });
}

async function received(call: Call, begun: string[]) {
  const { app } = call;
  const bytes = app.settings.LOAD_MAX_MB * MEGABYTE;
  const limits = { fileBytes: bytes, files: LOAD_FILES_LIMIT, requestBytes: bytes + FORM_BYTES };
  const { taken, fields: given } = await readForm(
    call.request.raw,
    limits,
    async ({ name, stream }): Promise<Received> => {
      const intent = await beginIntent(call, { name: cleanName(name) });
      begun.push(intent.id);
      const spooled = await spool(app, stream, partOf(app, intent.id));
      return { id: intent.id, key: intent.key, nome: intent.name, ...spooled };
    },
  );
  const said = fields.safeParse({
    decimais: given.get('decimais')?.[0] || null,
    referencia: given.get('referencia')?.[0] || null,
  });
  if (!said.success) {
    const errors = said.error.issues.map(({ path, message }) => ({ campo: String(path[0]), msg: message }));
    return fail('invalidRequest', {}, { errors, sentence: errors[0]!.msg });
  }
  refuseWrong(taken);
  return { files: taken, said: said.data };
}

const isZip = ({ nome }: SentFile): boolean => /\.zip$/i.test(nome);

/** One zip, or files of the format, each once and with something in it. Errors: `loadFile`, `emptyFile`, `invalidRequest`. */
function refuseWrong(files: readonly SentFile[]): void {
  if (files.length === 0) fail('invalidRequest', {}, { errors: [{ campo: 'files', msg: 'Obrigatório' }] });
  const empty = files.find(({ bytes }) => bytes === 0);
  if (empty) fail('emptyFile', { name: empty.nome });
  if (files.length === 1 && isZip(files[0]!)) return;
  for (const [at, { nome }] of files.entries()) {
    if (isZip(files[at]!)) fail('loadFile', { name: nome, reason: 'um zip vai sozinho' });
    if (!isKnownFile(nome)) fail('loadFile', { name: nome, reason: REASONS.sentUnknown });
    if (files.findIndex((other) => other.nome === nome) < at)
      fail('loadFile', { name: nome, reason: 'veio duas vezes' });
  }
}

/** Writes the load and has it previewed, in the transaction that takes its intents. */
async function kept(call: Call, files: readonly Received[], said: z.output<typeof fields>): Promise<number> {
  const { app, session, request } = call;
  const [first, ...others] = files;
  const nome = others.length === 0 ? first!.nome : `${first!.nome} e mais ${others.length}`;
  return unlessRunning(() =>
    app.database.db.transaction().execute(async (trx) => {
      const ids = files.map(({ id }) => id);
      const gone = await trx.deleteFrom('portal.envio').where('id_envio', 'in', ids).executeTakeFirst();
      // Swept, or given up meanwhile.
      if (Number(gone.numDeletedRows) !== ids.length) fail('uploadExpired');
      const { id_carga: id } = await trx
        .insertInto('portal.carga')
        .values({
          tipo: 'pasta',
          nome,
          id_usuario: session.idUsuario,
          arquivos: JSON.stringify(
            files.map(({ nome: name, bytes, sha256 }) => ({ nome: name, bytes, sha256 })),
          ),
          chaves: sql<string[]>`${files.map(({ key }) => key)}::text[]`,
          ...said,
          situacao: 'conferindo',
        })
        .returning('id_carga')
        .executeTakeFirstOrThrow();
      await addJob(trx, 'load.check', { data: { id } });
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
      await recordAccess(trx, session, {
        acao: 'alterar',
        alvo: `carga ${id}`,
        endereco: request.ip,
        detalhe: {
          feito: 'enviar',
          arquivos: files.length,
          bytes,
          sha256: files.map(({ sha256 }) => sha256),
        },
      });
      return id;
    }),
  );
}
