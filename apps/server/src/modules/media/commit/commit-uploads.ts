import type { uploadMedia } from '@fonte/contracts/routes/uploads';
import { ignoredWarning } from '@fonte/geo';
import { sql, type Kysely } from 'kysely';
import type { Database } from '@fonte/database';
import type { z } from 'zod';
import { fail, Failure, type Call } from '../../../platform/index.ts';
import { recordAccess } from '../../../platform/trail/audit.ts';
import { refuseUnknownTags, addTags } from '../change/tags-of-file.ts';
import type { ReaderPool } from '../read/pool.ts';
import { FileRefused, type Read, type ReadGeometry } from '../read/reading.ts';
import { beginIntent, giveUp, partOf, removeParts, type Intent } from '../receive/intent.ts';
import { insertPolygons, refuseInvalid } from './polygons.ts';
import { insertFile } from './insert-file.ts';
import { storeRead } from './store.ts';
import type { Upload } from '../upload.ts';

type Answer = z.infer<NonNullable<(typeof uploadMedia)['answer']>>;
type Committed = Answer['arquivos'][number];
/** An upload under the names that this commit alone writes. */
type NamedUpload = Upload & {
  /** The intent that names what is made and stored: the upload's own, or one of this commit. */
  readonly own: string;
};
/** What a commit has begun, or took over from a form. */
type Begun = Pick<Intent, 'id' | 'key'>;
type ReadUpload = NamedUpload & { readonly read: Read };

/**
 * Keeps files of a property, all or none: opens each, puts it into the storage, and writes rows, tags and audit in one transaction that takes the intents. A
 * commit that is repeated answers the same files. Errors: those of reading (with the file's place among `errors`), `storageUnavailable`, `storageFull`,
 * `uploadExpired`; then nothing of a form is left, and files that came in parts wait for the next commit.
 */
export async function commitUploads(
  call: Call,
  readers: ReaderPool,
  property: string,
  uploads: readonly Upload[],
): Promise<Answer> {
  const { app } = call;
  const before = await committedAnswer(call, property, uploads);
  if (before !== null) return before;
  // Files of another property, or some of them.
  if (uploads.some(({ key }) => key === '')) fail('uploadExpired');
  const own: Begun[] = uploads.filter(({ resumed }) => resumed !== true).map(({ id, key }) => ({ id, key }));
  const ids = () => own.map(({ id }) => id);
  try {
    const named = await nameAll(call, property, uploads, own);
    const read = await readAll(call, readers, named);
    await app.files.stage('read');
    for (const one of read)
      // oxlint-disable-next-line no-await-in-loop -- one after the other: a store is not flooded by one person
      await storeRead(app.files.storage, { ...one, path: partOf(app, one.id) });
    await app.files.stage('stored');
    const arquivos = await app.database.db.transaction().execute(async (trx) => {
      const rows = await writeRows(call, trx, property, read);
      await app.files.stage('before-row');
      return rows;
    });
    await app.files.stage('row');
    await removeParts(app, [...ids(), ...uploads.map(({ id }) => id)]);
    const geometries = read
      .map(({ read: one }) => one)
      .filter((one): one is ReadGeometry => one.kind === 'kml');
    const warning = ignoredWarning(geometries.reduce((sum, { ignored }) => sum + ignored, 0));
    return {
      uploaded: true,
      arquivos,
      poligonos: geometries.reduce((sum, { polygons }) => sum + polygons.length, 0),
      avisos: warning === null ? [] : [warning],
    };
  } catch (error) {
    await giveUp(
      app,
      ids(),
      own.map(({ key }) => key),
    );
    // Another process of this machine was at the same, for a sender whose line broke and who came again: it was first, and took what this one was reading.
    const first = await committedAnswer(call, property, uploads).catch(() => null);
    if (first === null) throw error;
    await removeParts(
      app,
      uploads.map(({ id }) => id),
    );
    return first;
  }
}

/**
 * Names for what is made of uploads and stored. Of a file of the form those of its intent. What came in parts another process of this folder may be reading as
 * well, with other words or as another version of the portal: each commit writes under an intent of its own, so that neither touches what the other
 * stores, and who is second gives up only what is its own. The new intents join `own` as they are begun.
 */
async function nameAll(
  call: Call,
  property: string,
  uploads: readonly Upload[],
  own: Begun[],
): Promise<NamedUpload[]> {
  const named: NamedUpload[] = [];
  for (const upload of uploads) {
    if (upload.resumed !== true) {
      named.push({ ...upload, own: upload.id });
      continue;
    }
    // oxlint-disable-next-line no-await-in-loop -- a row each
    const { id, key } = await beginIntent(call, { name: upload.name, property });
    own.push({ id, key });
    named.push({ ...upload, key, own: id });
  }
  return named;
}

async function readAll(
  call: Call,
  readers: ReaderPool,
  uploads: readonly NamedUpload[],
): Promise<ReadUpload[]> {
  const read: ReadUpload[] = [];
  for (const [at, upload] of uploads.entries())
    // oxlint-disable-next-line no-await-in-loop -- the readers have their own line
    read.push({ ...upload, read: await readOne(call, readers, upload, at) });
  return read;
}

/** Opens one file. Errors: the reader's, told of this file. */
async function readOne(call: Call, readers: ReaderPool, upload: NamedUpload, at: number): Promise<Read> {
  const { name, description, tags } = upload;
  const [tag] = tags;
  const polygons = tag === undefined ? {} : { polygons: { tag, description } };
  try {
    const read = await readers.read(
      { path: partOf(call.app, upload.id), beside: partOf(call.app, upload.own), name, ...polygons },
      String(call.session.idUsuario),
    );
    if (read.kind === 'kml' && tags.length !== 1) throw oneTag(at);
    return read;
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    // A file of polygons whose form names no tag is refused for that.
    if (error.failure === 'invalidGeometry' && tags.length === 0) throw oneTag(at);
    throw refusalOf(error, name, `files.${at}`);
  }
}

const oneTag = (at: number): Failure => {
  const msg = 'Escolha uma tag para os polígonos';
  return new Failure('invalidRequest', {}, { errors: [{ campo: `tags.${at}`, msg }], sentence: msg });
};

/** A reader's refusal as people are told it. */
export function refusalOf({ failure, params }: FileRefused, name: string, campo: string): Failure {
  const told = new Failure(failure, { name, ...params });
  return new Failure(failure, { name, ...params }, { errors: [{ campo, msg: told.message }] });
}

async function writeRows(
  call: Call,
  trx: Kysely<Database>,
  property: string,
  uploads: readonly ReadUpload[],
): Promise<Committed[]> {
  const rows: Committed[] = [];
  // One that stands twice in a form cannot be taken twice.
  await takeIntents(
    trx,
    uploads.flatMap(({ id, own }) => (own === id ? [id] : [id, own])),
  );
  for (const [at, upload] of uploads.entries()) {
    // oxlint-disable no-await-in-loop -- one connection
    await refuseUnknownTags(trx, upload.tags, `tags.${at}`);
    rows.push(await writeRow(call, trx, property, upload, at));
    // oxlint-enable no-await-in-loop
  }
  return rows;
}

/** Errors: `uploadExpired` where one was swept, given up, or committed by another call meanwhile. */
async function takeIntents(trx: Kysely<Database>, ids: readonly string[]): Promise<void> {
  // In one order, whatever that of the forms: two that take the same wait for each other, and never both.
  const { numAffectedRows } = await sql`
    delete from portal.envio where id_envio in (
      select id_envio from portal.envio where id_envio in (${sql.join(ids)}) order by id_envio for update)`.execute(
    trx,
  );
  if (Number(numAffectedRows ?? 0) < ids.length) fail('uploadExpired');
}

async function writeRow(
  call: Call,
  trx: Kysely<Database>,
  property: string,
  upload: ReadUpload,
  at: number,
): Promise<Committed> {
  const { read, key, name } = upload;
  const { sha256 } = read.kind === 'kml' ? read.file : upload;
  const same = await trx
    .selectFrom(read.kind === 'kml' ? 'portal.geometria_enviada' : 'portal.arquivo')
    .where('sha256', '=', sha256)
    .where('cod_propriedade', '=', property)
    .select(({ fn }) => fn.min<string | null>('criado_em').as('desde'))
    .executeTakeFirst();
  const id = await (async () => {
    if (read.kind !== 'kml') return insertFile(trx, property, call.session.idUsuario, { ...upload, read });
    await refuseInvalid(trx, read.polygons, `files.${at}`);
    const { id_geometria } = await trx
      .insertInto('portal.geometria_enviada')
      .values({
        chave: key,
        id_envio: upload.id,
        cod_propriedade: property,
        nome: kmlName(name),
        bytes: read.file.bytes,
        sha256,
        enviado_por: call.session.idUsuario,
      })
      .returning('id_geometria')
      .executeTakeFirstOrThrow();
    await insertPolygons(trx, id_geometria, read.polygons);
    return id_geometria;
  })();
  if (read.kind !== 'kml') await addTags(trx, id, upload.tags);
  await recordAccess(trx, call.session, {
    acao: 'alterar',
    alvo: read.kind === 'kml' ? `geometria ${id}` : `arquivo ${id}`,
    endereco: call.request.ip,
    detalhe: { feito: 'enviar', tipo: read.kind, propriedade: property, bytes: upload.bytes },
  });
  return {
    id,
    tipo: read.kind,
    key: read.kind === 'photo' ? key : `${key}/${read.kind === 'kml' ? kmlName(name) : name}`,
    ja_enviado_em: same?.desde ?? null,
  };
}

/** Geometry is kept as KML, whatever it came as. */
const kmlName = (name: string): string => `${name.replace(/\.(?:kml|kmz|geojson)$/i, '')}.kml`;

/** What a commit of the same uploads answered before; null where not all of them are files of this property. */
async function committedAnswer(
  { db, session }: Call,
  property: string,
  uploads: readonly Upload[],
): Promise<Answer | null> {
  // What came in one form is tried once.
  const ids = uploads.filter(({ resumed }) => resumed === true).map(({ id }) => id);
  if (ids.length === 0) return null;
  const { rows } = await sql<{
    envio: string;
    id: number;
    tipo: Committed['tipo'];
    chave: string;
    nome: string;
    poligonos: number;
  }>`
    select id_envio::text as envio, id_arquivo as id, tipo, chave, nome, 0 as poligonos from portal.arquivo
    where id_envio in (${sql.join(ids)}) and enviado_por = ${session.idUsuario} and cod_propriedade = ${property}
    union all
    select id_envio::text, id_geometria, 'kml', chave, nome,
      (select count(*)::int from portal.poligono_enviado o where o.id_geometria = g.id_geometria)
    from portal.geometria_enviada g
    where id_envio in (${sql.join(ids)}) and enviado_por = ${session.idUsuario} and cod_propriedade = ${property}`.execute(
    db,
  );
  const byId = new Map(rows.map((row) => [row.envio, row]));
  const found = uploads.flatMap(({ id }) => byId.get(id) ?? []);
  if (found.length < uploads.length) return null;
  return {
    uploaded: true,
    arquivos: found.map(({ id, tipo, chave, nome }) => ({
      id,
      tipo,
      key: tipo === 'photo' ? chave : `${chave}/${nome}`,
      ja_enviado_em: null,
    })),
    poligonos: found.reduce((sum, { poligonos }) => sum + poligonos, 0),
    avisos: [],
  };
}
