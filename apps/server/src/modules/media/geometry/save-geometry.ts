import { mkdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { fail, type Call } from '../../../platform/index.ts';
import { recordAccess } from '../../../platform/trail/audit.ts';
import { accessOf, behindWall, propertyRule } from '../../../query/index.ts';
import { loosen } from '../change/change-file.ts';
import { refuseUnknownTags } from '../change/tags-of-file.ts';
import { refusalOf } from '../commit/commit-uploads.ts';
import { storeRead } from '../commit/store.ts';
import { insertPolygons, refuseInvalid } from '../commit/polygons.ts';
import type { ReaderPool } from '../read/pool.ts';
import { FileRefused, type ReadGeometry } from '../read/reading.ts';
import { beginIntent, giveUp, partOf, removeParts } from '../receive/intent.ts';
import { mostBytes, refuseTooMany, refuseWithoutRoom } from '../receive/limits.ts';
import { readForm } from '../receive/multipart.ts';
import { spool } from '../receive/spool.ts';

type Saved = { updated: true; versao: number; poligonos: number } | { deleted: true };

interface Found {
  readonly id_geometria: number;
  readonly cod_propriedade: string;
  readonly nome: string;
  readonly chave: string;
  readonly versao: number;
}

/**
 * Puts the polygons of a form's file in the place of those of a geometry file, which is written anew; without a file, or with an empty one, the geometry file
 * is removed. Killed at any point the old stands, or the new. Errors: `fileNotFound`, `staleVersion`, those of the form and of the reader.
 */
export function saveGeometry(call: Call<{ id: number }>, readers: ReaderPool): Promise<Saved> {
  return call.app.forms.receive(call.session.idUsuario, () => saved(call, readers));
}

async function saved(call: Call<{ id: number }>, readers: ReaderPool): Promise<Saved> {
  const { app } = call;
  const found = await findGeometry(call);
  const begun: string[] = [];
  const keys: string[] = [];
  try {
    await mkdir(app.files.incoming, { recursive: true, mode: 0o700 });
    await refuseWithoutRoom(app);
    await refuseTooMany(app.database.db, call.session.idUsuario);
    const { taken, fields } = await readForm(
      call.request.raw,
      { fileBytes: mostBytes(app) },
      async ({ stream }) => {
        const intent = await beginIntent(call, { name: found.nome, property: found.cod_propriedade });
        begun.push(intent.id);
        keys.push(intent.key);
        return { ...intent, ...(await spool(app, stream, partOf(app, intent.id))) };
      },
    );
    if (taken.length > 1) fail('tooManyFiles', { limit: 1, megabytes: app.settings.UPLOAD_MAX_MB });
    const version = versionOf(fields.get('versao')?.[0]);
    const [sent] = taken;
    if (sent === undefined || sent.bytes === 0) {
      await removeGeometry(call, version);
      await giveUp(app, begun);
      return { deleted: true };
    }
    const read = await readKml(call, readers, sent.id, found.nome);
    await app.files.stage('read');
    await storeRead(app.files.storage, { ...sent, path: partOf(app, sent.id), read });
    await app.files.stage('stored');
    const now = await replaced(call, version, sent, read);
    await app.files.stage('row');
    await removeParts(app, begun);
    return now;
  } catch (error) {
    await giveUp(app, begun, keys);
    throw error;
  }
}

async function readKml(call: Call, readers: ReaderPool, id: string, name: string): Promise<ReadGeometry> {
  try {
    const read = await readers.read({ path: partOf(call.app, id), name }, String(call.session.idUsuario));
    return read.kind === 'kml' ? read : fail('fileUnreadable', { name });
  } catch (error) {
    if (error instanceof FileRefused) throw refusalOf(error, name, 'file');
    throw error;
  }
}

function versionOf(given: string | undefined): number | null {
  if (given === undefined || given === '') return null;
  return /^\d{1,9}$/.test(given) ? Number(given) : fail('invalidParameter', { name: 'versao' });
}

async function findGeometry(call: Call<{ id: number }>, db = behindWall(call), lock = sql``): Promise<Found> {
  const rule = propertyRule(accessOf(call), 'g.cod_propriedade');
  const { rows } = await sql<Found>`
    select g.id_geometria, g.cod_propriedade, g.nome, g.chave, g.versao from portal.geometria_enviada g
    where g.id_geometria = ${call.params.id} and ${rule ?? sql`true`}${lock}`.execute(db);
  return rows[0] ?? fail('fileNotFound');
}

/** The row as it stands, that nobody else changes meanwhile. Errors: `staleVersion`. */
async function held(call: Call<{ id: number }>, db: Call['db'], version: number | null): Promise<Found> {
  const now = await findGeometry(call, db, sql` for update of g`);
  if (version !== null && version !== now.versao)
    fail('staleVersion', { current: now.versao, edited: version }, { current: { versao: now.versao } });
  return now;
}

async function replaced(
  call: Call<{ id: number }>,
  version: number | null,
  sent: { readonly id: string; readonly key: string },
  { file, polygons }: ReadGeometry,
): Promise<Saved> {
  return call.app.database.db.transaction().execute(async (trx) => {
    // In the order of whoever takes both away (privacy/anonymise/remove-media.ts).
    const intent = await trx.deleteFrom('portal.envio').where('id_envio', '=', sent.id).executeTakeFirst();
    if (Number(intent.numDeletedRows) === 0) fail('uploadExpired');
    const now = await held(call, trx, version);
    await refuseUnknownTags(trx, [...new Set(polygons.map(({ tag }) => tag))], 'file');
    await refuseInvalid(trx, polygons, 'file');
    await trx.deleteFrom('portal.poligono_enviado').where('id_geometria', '=', now.id_geometria).execute();
    await trx
      .updateTable('portal.geometria_enviada')
      .set({
        chave: sent.key,
        bytes: file.bytes,
        sha256: file.sha256,
        versao: now.versao + 1,
        alterado_em: sql`now()`,
      })
      .where('id_geometria', '=', now.id_geometria)
      .execute();
    await insertPolygons(trx, now.id_geometria, polygons);
    await loosen(trx, now.chave);
    await noted(call, trx, now, 'editar');
    await call.app.files.stage('before-row');
    return { updated: true as const, versao: now.versao + 1, poligonos: polygons.length };
  });
}

async function removeGeometry(call: Call<{ id: number }>, version: number | null): Promise<void> {
  await call.app.database.db.transaction().execute(async (trx) => {
    const now = await held(call, trx, version);
    await trx.deleteFrom('portal.geometria_enviada').where('id_geometria', '=', now.id_geometria).execute();
    await loosen(trx, now.chave);
    await noted(call, trx, now, 'remover');
  });
  await call.app.files.stage('removed-row');
}

const noted = (
  call: Call,
  trx: Call['db'],
  { id_geometria, cod_propriedade }: Found,
  feito: 'editar' | 'remover',
) =>
  recordAccess(trx, call.session, {
    acao: 'alterar',
    alvo: `geometria ${id_geometria}`,
    endereco: call.request.ip,
    detalhe: { feito, propriedade: cod_propriedade },
  });
