import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import sharp from 'sharp';
import { addJob } from '../../../platform/jobs/add-job.ts';
import { testPortal, testPortalWithTiny, type TestPerson, type TestPortal } from '../../../testing.ts';

/** What is asked of `fetch`; headers by their names. */
export type Asking = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> };

/** A portal with the tiny programme that listens, for files are sent and taken as they are over a network. */
export interface FilePortal extends TestPortal {
  readonly origin: string;
  /** Asks as a person, or as nobody. */
  fetch(person: TestPerson | null, path: string, init?: Asking): Promise<Response>;
  /** Sends a form; each file with its description and tags, `tags` as on the wire. */
  send(person: TestPerson, property: string, files: readonly SentFile[]): Promise<Response>;
}

export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly description?: string;
  readonly tags?: string;
}

/** Starts it, or `beside` another one: as a second process on the same database and the same folder. Close it in `afterAll`, the second first. */
export async function filePortal(
  environment: Readonly<Record<string, string>> = {},
  beside?: TestPortal,
): Promise<FilePortal> {
  const portal =
    beside === undefined
      ? await testPortalWithTiny(environment)
      : await testPortal({ DATA_DIR: beside.dataDir, ...environment }, beside.database);
  await portal.app.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = portal.app.server.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const ask: FilePortal['fetch'] = (person, path, init = {}) =>
    fetch(`${origin}${path}`, {
      ...init,
      headers: { ...init.headers, ...(person === null ? {} : { cookie: person.cookie }) },
    });
  return {
    ...portal,
    origin,
    fetch: ask,
    send: (person, property, files) =>
      ask(person, `/api/uploads/medias/property/${property}`, { method: 'POST', body: formOf(files) }),
    close: async () => {
      portal.app.server.server.closeAllConnections();
      await portal.close();
    },
  };
}

/** A form as browsers send it. */
export function formOf(files: readonly SentFile[]): FormData {
  const form = new FormData();
  for (const { name, bytes } of files) form.append('files', new Blob([Buffer.from(bytes)]), name);
  for (const { description = 'Como estava' } of files) form.append('descriptions', description);
  for (const { tags = '0' } of files) form.append('tags', tags);
  return form;
}

/** A picture of one colour. */
export const picture = (
  format: 'jpeg' | 'png' | 'gif' | 'webp' = 'jpeg',
  { width = 640, height = 480 }: { width?: number; height?: number } = {},
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#2a7' } })
    .toFormat(format)
    .toBuffer();

/** A document that is one by its first bytes. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** KML of squares, each by its south-western corner, a hundredth of a degree wide. */
export const kmlOf = (corners: readonly (readonly [number, number])[], more = ''): Buffer => {
  const placemarks = corners.map(([lon, lat], at) => {
    const ring = [
      [lon, lat],
      [lon + 0.01, lat],
      [lon + 0.01, lat + 0.01],
      [lon, lat + 0.01],
      [lon, lat],
    ].map(([x, y]) => `${x},${y},0`);
    return `<Placemark><name>Área ${at + 1}</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${ring.join(' ')}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`;
  });
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>${placemarks.join('')}${more}</Document></kml>`,
  );
};

/** What is left, once the jobs are done, of files that were on their way: parts on the disk, their rows, and objects that are still to be removed. */
export async function leftOver(portal: TestPortal) {
  await portal.jobs();
  const {
    app,
    database: { db },
  } = portal;
  return {
    parts: await readdir(app.files.incoming),
    intents: await db.selectFrom('portal.envio').selectAll().execute(),
    loose: await db.selectFrom('portal.objeto_solto').selectAll().execute(),
  };
}

/** A day goes by: what was on its way and what was noted is as old as that, and the jobs that clear up are due. */
export async function aDayLater({ database: { db } }: TestPortal): Promise<void> {
  await sql`update portal.envio set tocado_em = tocado_em - interval '25 hours'`.execute(db);
  await sql`update portal.objeto_solto set vence_em = vence_em - interval '25 hours'`.execute(db);
  await addJob(db, 'media.sweep', { data: {} });
  await addJob(db, 'media.loose', { data: {} });
}

/** Keys of all that the storage holds of media. */
export async function storedKeys({ app }: TestPortal): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of app.files.storage.list('midia/')) keys.push(key);
  return keys;
}

/** Makes a tag; gives its id. */
export async function newTag(portal: TestPortal, nome: string, publica = false): Promise<number> {
  const { id_tag } = await portal.database.db
    .insertInto('portal.tag')
    .values({ nome, nome_comparado: nome.toLowerCase(), descricao: 'Uma tag', publica })
    .returning('id_tag')
    .executeTakeFirstOrThrow();
  return id_tag;
}
