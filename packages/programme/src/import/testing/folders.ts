import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { DatabaseAccess } from '@fonte/database';

const EXAMPLE = fileURLToPath(new URL('../../../../../docs/exemplo-importacao', import.meta.url));

/** Files by name. */
export type Files = Record<string, string>;

/** The example folder of the guide, which every test starts from. */
export async function exampleFiles(): Promise<Files> {
  const names = (await readdir(EXAMPLE)).filter((name) => !name.endsWith('.md'));
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(EXAMPLE, name), 'utf8')] as const),
    ),
  );
}

/** The files with the text of one changed. Errors: the text to change is not there. */
export function changed(files: Files, name: string, from: string, to: string): Files {
  const text = files[name];
  if (text === undefined || !text.includes(from)) throw new Error(`${name} has no "${from}"`);
  return { ...files, [name]: text.replace(from, to) };
}

/** The named files alone. */
export function only(files: Files, ...names: readonly string[]): Files {
  return Object.fromEntries(names.map((name) => [name, files[name] ?? '']));
}

/** Writes the files to a folder of their own, runs `work` on it and removes it. */
export async function inFolder<T>(
  files: Readonly<Record<string, string | Uint8Array>>,
  work: (dir: string) => Promise<T>,
): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), 'fonte-pasta-'));
  try {
    await Promise.all(Object.entries(files).map(([name, content]) => put(join(dir, name), content)));
    return await work(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function put(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** The municipalities of the example, so that a test does without the built-in geography's 5 571. */
export async function exampleGeography({ db }: Pick<DatabaseAccess, 'db'>): Promise<void> {
  await sql`INSERT INTO geo.uf (uf, codigo_uf, nome, geom) VALUES
    ('MG', 31, 'Minas Gerais', ST_Multi(ST_MakeEnvelope(-51.1, -22.9, -39.8, -14.2, 4674))),
    ('GO', 52, 'Goiás', ST_Multi(ST_MakeEnvelope(-53.3, -19.5, -45.9, -12.4, 4674)))`.execute(db);
  await sql`INSERT INTO geo.municipio (codigo_municipio, nome, uf) VALUES
    (3148004, 'Patos de Minas', 'MG'), (5218805, 'Rio Verde', 'GO')`.execute(db);
  await sql`INSERT INTO geo.sub_bacia (id_sub_bacia, nome) VALUES (60, 'Paranaíba')`.execute(db);
}
