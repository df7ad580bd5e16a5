import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import {
  acceptedByName,
  FILE_REFUSED,
  HEIC_REFUSED,
  isHeic,
  UPLOAD_FILES_LIMIT,
  UPLOAD_REQUEST_MB,
} from '@fonte/contracts';
import type { UploadState } from '@fonte/contracts/routes/uploads';
import { sql } from 'kysely';
import { Download, fail, type Call } from '../../../platform/index.ts';
import type { Upload } from '../upload.ts';
import { beginIntent, cleanName, giveUp, partOf, UPLOAD_LIVES_MS } from './intent.ts';
import { mostBytes, refuseTooMany, refuseWithoutRoom } from './limits.ts';
import type { OnlyWriter } from './only-writer.ts';
import { gathered, savesNow, writeAll } from './spool.ts';

// Files in parts, after the protocol tus 1.0 (creation, termination, expiration), on rows of our own.

/** Begins one. Errors: `invalidRequest`, `fileTooLarge`, `fileType`, `tooManyUploads`, `storageFull`. */
export async function beginUpload(call: Call): Promise<UploadState> {
  const { app, request } = call;
  const size = Number(request.headers['upload-length']);
  const told = metadataOf(String(request.headers['upload-metadata'] ?? ''));
  const name = cleanName(told.get('filename'));
  const sha256 = told.get('sha256');
  if (!Number.isSafeInteger(size) || size < 0 || (sha256 !== undefined && !/^[0-9a-f]{64}$/.test(sha256)))
    fail('invalidRequest');
  if (size === 0) fail('emptyFile', { name });
  if (size > mostBytes(app)) fail('fileTooLarge', { name, limit: app.settings.UPLOAD_MAX_MB });
  if (acceptedByName(name) === undefined)
    fail('fileType', { name, reason: isHeic(name) ? HEIC_REFUSED : FILE_REFUSED });
  await mkdir(app.files.incoming, { recursive: true, mode: 0o700 });
  await refuseWithoutRoom(app);
  await refuseTooMany(app.database.db, call.session.idUsuario);
  const { id } = await beginIntent(call, { name, size, sha256 });
  await (await open(partOf(app, id), 'wx', 0o600)).close();
  call.reply.code(201).header('location', `/api/uploads/envios/${id}`);
  return told200(call, { id, tamanho: size, recebido: 0, tocado_em: app.clock.now().toISOString() });
}

/** How much of the caller's own upload is here. Errors: `uploadExpired`. */
export async function uploadState(call: Call<{ id: string }>): Promise<UploadState> {
  return told200(call, await ownUpload(call, call.params.id));
}

/**
 * Appends the body at its offset; what came is kept also where the line breaks. A browser sends a broken request again by itself, from the same offset, though a
 * part of it is here: where the sender says so (`Upload-Overlap: skip`, our own), that part is left out, the rest goes on without another round, and
 * `Upload-Overlap` says how much came twice. Errors: `uploadExpired`, `uploadOffset`, `payloadTooLarge`.
 */
export async function continueUpload(call: Call<{ id: string }>, writer: OnlyWriter): Promise<Download> {
  const { id } = call.params;
  const { raw, headers } = call.request;
  const leave = await writer.begin(id, raw);
  try {
    const upload = await ownUpload(call, id);
    const offset = /^\d+$/.test(String(headers['upload-offset']))
      ? Number(headers['upload-offset'])
      : Number.NaN;
    const here = upload.recebido - offset;
    if (!(here === 0 || (here > 0 && headers['upload-overlap'] === 'skip')))
      fail('uploadOffset', { offset: upload.recebido });
    const received = await append(call, upload, without(bytesOf(raw), here));
    return done({
      'upload-offset': String(received),
      ...(here === 0 ? {} : { 'upload-overlap': String(here) }),
      ...expiry(call.app.clock.now()),
    });
  } finally {
    leave();
  }
}

/** Gives an upload up. Errors: `uploadExpired`. */
export async function endUpload(call: Call<{ id: string }>): Promise<Download> {
  await ownUpload(call, call.params.id);
  await giveUp(call.app, [call.params.id]);
  return done({});
}

/**
 * The caller's own uploads of these ids, whole and unaltered, for a commit. One that has been committed has no row and is left to the commit to recognise.
 * Errors: `uploadIncomplete`, `uploadCorrupted`, `uploadExpired`, `tooManyFiles`.
 */
export async function takeUploads(
  call: Call,
  ids: readonly string[],
): Promise<Omit<Upload, 'description' | 'tags'>[]> {
  if (ids.length > UPLOAD_FILES_LIMIT)
    fail('tooManyFiles', { limit: UPLOAD_FILES_LIMIT, megabytes: UPLOAD_REQUEST_MB });
  const uploads: Omit<Upload, 'description' | 'tags'>[] = [];
  for (const id of ids) {
    if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) fail('uploadExpired');
    // oxlint-disable-next-line no-await-in-loop -- one after the other, each may be large
    uploads.push(await takeUpload(call, id));
  }
  return uploads;
}

async function takeUpload(call: Call, id: string): Promise<Omit<Upload, 'description' | 'tags'>> {
  try {
    return await wholeUpload(call, id);
  } catch (error) {
    // Asked last: what became a file while this was asking has no row of an upload any more.
    if (await committedBefore(call, id))
      return { id, key: '', name: '', bytes: 0, sha256: '', resumed: true };
    throw error;
  }
}

async function wholeUpload(call: Call, id: string): Promise<Omit<Upload, 'description' | 'tags'>> {
  const upload = await ownUpload(call, id);
  if (upload.recebido !== upload.tamanho) fail('uploadIncomplete', { name: upload.nome });
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(partOf(call.app, id))) hash.update(chunk as Buffer);
  const sha256 = hash.digest('hex');
  if (upload.sha256_dito !== null && upload.sha256_dito !== sha256) {
    await giveUp(call.app, [id]);
    fail('uploadCorrupted', { name: upload.nome });
  }
  return { id, key: upload.chave, name: upload.nome, bytes: upload.tamanho, sha256, resumed: true };
}

async function committedBefore({ db, session }: Call, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from portal.arquivo where id_envio = ${id} and enviado_por = ${session.idUsuario}
    union all
    select 1 from portal.geometria_enviada where id_envio = ${id} and enviado_por = ${session.idUsuario}`.execute(
    db,
  );
  return rows.length > 0;
}

interface OwnUpload {
  readonly id: string;
  readonly tamanho: number;
  readonly recebido: number;
  readonly tocado_em: string;
  readonly nome: string;
  readonly chave: string;
  readonly sha256_dito: string | null;
}

/**
 * Of another person, on the disk of another machine, and none at all are told alike; machines that share the folder find each other's. Errors: `uploadExpired`.
 */
async function ownUpload({ app, session }: Call, id: string): Promise<OwnUpload> {
  const row = await app.database.db
    .selectFrom('portal.envio')
    .where('id_envio', '=', id)
    .where('id_usuario', '=', session.idUsuario)
    .where('tamanho', 'is not', null)
    .select(['id_envio as id', 'tamanho', 'recebido', 'tocado_em', 'nome', 'chave', 'sha256_dito', 'maquina'])
    .executeTakeFirst();
  if (row === undefined || row.tamanho === null) return fail('uploadExpired');
  const there = await stat(partOf(app, id)).catch(() => null);
  if (there === null || there.size < row.recebido) {
    // The row is ahead of a disk that was exchanged. Where another machine has the bytes it is that one's.
    if (row.maquina === app.files.machine) await giveUp(app, [id]);
    return fail('uploadExpired');
  }
  return { ...row, tamanho: row.tamanho };
}

async function append(
  { app }: Call,
  { id, tamanho, recebido }: OwnUpload,
  bytes: AsyncIterable<Buffer>,
): Promise<number> {
  const file = await open(partOf(app, id), 'r+');
  let saved = recebido;
  let written = recebido;
  let savedAt = performance.now();
  const save = async (): Promise<void> => {
    if (written === saved) return;
    await file.sync();
    const { numUpdatedRows } = await app.database.db
      .updateTable('portal.envio')
      .set({ recebido: written, tocado_em: sql`now()` })
      .where('id_envio', '=', id)
      .where('recebido', '=', saved)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) await refuseMoved(app, id);
    saved = written;
    savedAt = performance.now();
    await app.files.stage('spooled');
  };
  try {
    for await (const { chunks, length } of gathered(bytes)) {
      if (written + length > tamanho) fail('payloadTooLarge');
      await writeAll(file, chunks, written);
      written += length;
      if (savesNow(written - saved, performance.now() - savedAt)) await save();
    }
    await save();
    return saved;
  } finally {
    await file.close();
  }
}

/** The row is not where this writer left it: another process appends to the same upload, or it is gone. Errors: `uploadOffset`, `uploadExpired`. */
async function refuseMoved({ database }: Call['app'], id: string): Promise<never> {
  const now = await database.db
    .selectFrom('portal.envio')
    .where('id_envio', '=', id)
    .select('recebido')
    .executeTakeFirst();
  return now === undefined ? fail('uploadExpired') : fail('uploadOffset', { offset: now.recebido });
}

/**
 * A body's bytes; where the line breaks they end, and what came counts, what had not been read yet too. Who stops reading leaves the line as it is: the
 * refusal has to go out on it.
 */
async function* bytesOf(request: IncomingMessage): AsyncIterable<Buffer> {
  try {
    yield* request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  } catch (error) {
    if (!request.destroyed) throw error;
    for (let left = read(request); left !== null; left = read(request)) yield left;
  }
}

const read = (request: IncomingMessage): Buffer | null => request.read() as Buffer | null;

/** Bytes after the first so many. */
async function* without(bytes: AsyncIterable<Buffer>, first: number): AsyncIterable<Buffer> {
  let left = first;
  for await (const chunk of bytes) {
    const rest = chunk.subarray(Math.min(left, chunk.length));
    left -= chunk.length - rest.length;
    if (rest.length > 0) yield rest;
  }
}

const TUS = { 'tus-resumable': '1.0.0' };

const expiry = (touched: Date) => ({
  'upload-expires': new Date(touched.getTime() + UPLOAD_LIVES_MS).toUTCString(),
});

function told200(
  { reply }: Call,
  { id, tamanho, recebido, tocado_em }: Pick<OwnUpload, 'id' | 'tamanho' | 'recebido' | 'tocado_em'>,
): UploadState {
  const touched = new Date(tocado_em);
  reply.headers({
    ...TUS,
    ...expiry(touched),
    'upload-offset': String(recebido),
    'upload-length': String(tamanho),
  });
  return { id, tamanho, recebido, vence_em: new Date(touched.getTime() + UPLOAD_LIVES_MS).toISOString() };
}

const done = (headers: Readonly<Record<string, string>>): Download =>
  new Download('', { contentType: 'text/plain', status: 204, headers: { ...TUS, ...headers } });

/** `name <base64>,name <base64>`; what is none is left out. */
export function metadataOf(header: string): Map<string, string> {
  return new Map(
    header.split(',').flatMap((pair): [string, string][] => {
      const [name = '', value = ''] = pair.trim().split(' ');
      return name === '' ? [] : [[name, Buffer.from(value, 'base64').toString('utf8')]];
    }),
  );
}
