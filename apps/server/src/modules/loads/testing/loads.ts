import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OneLoad } from '@fonte/contracts/routes/loads';
import { SOURCES } from '@fonte/programme/source/index';
import { writeTiny } from '@fonte/programme/tiny/write-tiny';
import type { DatabaseAccess } from '@fonte/database';
import { zipSync } from 'fflate';
import { sql } from 'kysely';
import { hashPassword } from '../../../platform/identity/passwords.ts';
import type { TestPerson, TestPortal } from '../../../testing.ts';
import { filePortal, type FilePortal } from '../../media/testing/files.ts';

export const PASS = 'tres bois na sombra';

export type Folder = Readonly<Record<string, string>>;

/** Works on the tiny programme's folder, as it is or with other files. */
export async function inTiny<T>(work: (dir: string) => Promise<T>): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), 'fonte-carga-'));
  try {
    await writeTiny(dir);
    return await work(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** The tiny programme's files by name. */
export const tinyFolder = (): Promise<Folder> =>
  inTiny(async (dir) => {
    const names = await readdir(dir);
    const texts = names.map(async (name) => [name, await readFile(join(dir, name), 'utf8')] as const);
    return Object.fromEntries(await Promise.all(texts));
  });

/** The folder with the rows of a file chosen, its header apart. */
export function rowsOf(folder: Folder, name: string, choose: (rows: string[]) => string[]): Folder {
  const [header = '', ...rows] = folder[name]!.trimEnd().split('\n');
  return { ...folder, [name]: `${[header, ...choose(rows)].join('\n')}\n` };
}

/** Packed as a person packs it, all of it in one folder. */
export const zipOf = (folder: Folder, name = 'carga de maio'): Uint8Array =>
  zipSync(
    Object.fromEntries(Object.entries(folder).map(([file, text]) => [`${name}/${file}`, Buffer.from(text)])),
  );

/** An administrator whose password is known. */
export async function chiefOf(portal: TestPortal): Promise<TestPerson> {
  const one = await portal.person('administrador');
  const senha = await hashPassword(PASS);
  const of = portal.database.db.updateTable('portal.usuario').set({ senha });
  await of.where('id_usuario', '=', one.idUsuario).execute();
  return one;
}

/** A portal with the tiny programme, and what tests of loads ask of it. */
export class LoadPortal {
  private constructor(
    readonly portal: FilePortal,
    readonly admin: TestPerson,
  ) {}

  static async open(environment: Readonly<Record<string, string>> = {}): Promise<LoadPortal> {
    const portal = await filePortal(environment);
    return new LoadPortal(portal, await chiefOf(portal));
  }

  close(): Promise<void> {
    return this.portal.close();
  }

  /** Sends files, each by its name; a zip is one of them. */
  send(
    files: Readonly<Record<string, string | Uint8Array>>,
    more: Folder = {},
    who = this.admin,
  ): Promise<Response> {
    const form = new FormData();
    for (const [name, value] of Object.entries(more)) form.append(name, value);
    for (const [name, content] of Object.entries(files))
      form.append('files', new Blob([Buffer.from(content)]), name);
    return this.portal.fetch(who, '/api/uploads/cargas', { method: 'POST', body: form });
  }

  /** Sends a zip and has it previewed; gives its number. */
  async checked(zip: Uint8Array, more: Folder = {}): Promise<number> {
    const answer = await this.send({ 'carga.zip': zip }, more);
    const body = (await answer.json()) as { id: number };
    if (answer.status !== 200) throw new Error(JSON.stringify(body));
    await this.portal.jobs();
    return body.id;
  }

  async post(path: string, body: object = {}, who = this.admin) {
    const answer = await this.portal.ask('POST', `/api/cargas/${path}`, {
      headers: { cookie: who.cookie, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
    return { status: answer.statusCode, body: answer.json() };
  }

  async get<T>(path = '', who = this.admin): Promise<T> {
    return (
      await this.portal.ask('GET', `/api/cargas${path}`, { headers: { cookie: who.cookie } })
    ).json<T>();
  }

  one(id: number): Promise<OneLoad> {
    return this.get(`/${id}`);
  }

  /** Imports a previewed load; gives how it ended. */
  async imported(id: number, more: object = {}): Promise<OneLoad> {
    const { status, body } = await this.post(`${id}/importar`, { atual: PASS, ...more });
    if (status !== 200) throw new Error(JSON.stringify(body));
    await this.portal.jobs();
    return this.one(id);
  }

  /** How many objects of loads the storage has, and what lies on the disk on the way in or unpacked. */
  async left(): Promise<{ stored: number; lying: string[] }> {
    let stored = 0;
    for await (const _ of this.portal.app.files.storage.list('midia/')) stored += 1;
    const folders = ['envios', 'cargas'].map((name) =>
      readdir(join(this.portal.dataDir, name)).catch(() => []),
    );
    return { stored, lying: (await Promise.all(folders)).flat() };
  }
}

/** Everything that a reader could see of the programme. */
export async function contentsOf({ db }: Pick<DatabaseAccess, 'db'>): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {};
  for (const { schema, name } of SOURCES) {
    const table = sql.table(`${schema}.${name}`);
    // oxlint-disable-next-line no-await-in-loop -- one connection
    tables[name] = (await sql`select to_jsonb(t)::text as row from ${table} t order by 1`.execute(db)).rows;
  }
  return tables;
}
