import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@fonte/database';
import { writeKml, type PolygonGeometry } from '@fonte/geo';
import { demoPeople, FIRST_START } from '@fonte/programme/demo/index';
import { normalise } from '@fonte/pt-br';
import { sql, type Kysely } from 'kysely';
import { addJob } from '../../../platform/jobs/add-job.ts';
import type { Job, JobHandler } from '../../../platform/jobs/job.ts';
import { filesOf, type Files } from '../../../platform/storage/files.ts';
import { loosen } from '../change/change-file.ts';
import { addTags } from '../change/tags-of-file.ts';
import { insertFile } from '../commit/insert-file.ts';
import { insertPolygons } from '../commit/polygons.ts';
import { storeRead } from '../commit/store.ts';
import { ReaderPool } from '../read/pool.ts';
import type { Read } from '../read/reading.ts';
import { removeParts } from '../receive/intent.ts';
import { drawScene } from './scene.ts';

const TAGS = [
  { nome: 'Antes e depois', descricao: 'O mesmo lugar antes e depois de uma prática', publica: true },
  { nome: 'Nascentes', descricao: 'Nascentes cercadas e em recuperação', publica: true },
  { nome: 'Reuniões', descricao: 'Atas e listas de reuniões com as famílias', publica: false },
  { nome: 'Área de intervenção', descricao: 'Áreas em que uma prática foi adotada', publica: false },
] as const;

interface Made {
  readonly name: string;
  readonly description: string;
  readonly tag: (typeof TAGS)[number]['nome'];
  readonly bytes: (place: Place) => Buffer;
}

const FILES: readonly Made[] = [
  {
    name: 'antes.jpg',
    description: 'Encosta antes do plantio',
    tag: 'Antes e depois',
    bytes: () => drawScene({ trees: 3, rows: 0, water: false }),
  },
  {
    name: 'depois.jpg',
    description: 'A mesma encosta um ano depois',
    tag: 'Antes e depois',
    bytes: () => drawScene({ trees: 26, rows: 5, water: false }),
  },
  {
    name: 'nascente.jpg',
    description: 'Nascente cercada, com mudas em volta',
    tag: 'Nascentes',
    bytes: () => drawScene({ trees: 12, rows: 0, water: true }),
  },
  {
    name: 'reuniao.csv',
    description: 'Assuntos da reunião de planejamento',
    tag: 'Reuniões',
    bytes: () =>
      Buffer.from('Assunto;Combinado\nCerca da nascente;Até junho\nAnálise de solo;Na próxima visita\n'),
  },
  {
    name: 'intervencao.kml',
    description: 'Faixa plantada neste ciclo',
    tag: 'Área de intervenção',
    bytes: ({ lon, lat }) =>
      Buffer.from(
        writeKml(
          [{ name: 'Faixa plantada', description: null, geometry: squareAt(lon, lat) }],
          'Intervenção',
        ),
      ),
  },
];

/** Properties that have media. */
const PROPERTIES = 5;

interface Place {
  readonly code: string;
  readonly lon: number;
  readonly lat: number;
}

/** Keys are always the same, so that a second time writes the same objects, and that they are known when the demonstration ends. */
const keyAt = (property: number, file: number): string =>
  createHash('sha256').update(`demonstração ${property} ${file}`).digest('hex').slice(0, 32);
const KEYS = Array.from({ length: PROPERTIES }, (_, property) =>
  FILES.map((_file, file) => keyAt(property, file)),
).flat();

/**
 * Gives the demonstration its tags, the same ones under the same ids each time, and queues what draws their media; once: where there are tags already,
 * what people changed or removed stays so.
 */
export async function createDemoMedia(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const tags = await trx.selectFrom('portal.tag').select('id_tag').limit(1).execute();
    if (tags.length > 0) return;
    await tagIds(trx);
    await addJob(trx, 'media.demonstration', { data: {}, key: 'primeira' });
  });
}

/** Draws a few pictures, documents and polygons for properties of the demonstration's people. */
export const demoMediaJob: JobHandler = {
  async run(job) {
    const places = await placesOf(job.db);
    const files = filesOf(job.parts.settings);
    await mkdir(files.incoming, { recursive: true, mode: 0o700 });
    const readers = new ReaderPool(1);
    // A server that stops waits for nobody: what would go on drawing beside it ends with it.
    job.signal.addEventListener('abort', () => void readers.close(), { once: true });
    try {
      const made: { place: Place; at: number; key: string; sha256: string; bytes: number; read: Read }[] = [];
      for (const [property, place] of places.entries())
        for (const at of FILES.keys()) {
          // oxlint-disable-next-line no-await-in-loop -- one reader
          const file = await makeFile(job, files, readers, keyAt(property, at), FILES[at]!, place, at);
          made.push({ place, at, ...file });
        }
      await job.finish(async (trx) => {
        const ids = await tagIds(trx);
        for (const one of made)
          // oxlint-disable-next-line no-await-in-loop -- one connection
          await writeRow(trx, one, ids);
        return `${made.length} arquivos`;
      });
      return undefined;
    } finally {
      await readers.close();
      await removeParts({ files }, KEYS);
    }
  },
};

/** Takes them out again, when other data have come. */
export async function removeDemoMedia(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const files = await trx
      .deleteFrom('portal.arquivo')
      .where('chave', 'in', KEYS)
      .returning('chave')
      .execute();
    const shapes = await trx
      .deleteFrom('portal.geometria_enviada')
      .where('chave', 'in', KEYS)
      .returning('chave')
      .execute();
    for (const { chave } of [...files, ...shapes])
      // oxlint-disable-next-line no-await-in-loop -- one connection
      if (chave !== null) await loosen(trx, chave);
  });
}

/** Properties of the technician of the demonstration's accounts first, then others in attendance. */
async function placesOf(db: Job['db']): Promise<Place[]> {
  const { tecnico } = demoPeople(FIRST_START.seed);
  const { rows } = await sql<Place>`
    select cod_propriedade as code, lon::float8 as lon, lat::float8 as lat from programa.propriedade
    where lon is not null and lat is not null
    order by cpf_tecnico is distinct from ${tecnico.cpf}, situacao is distinct from 'a_ematend', md5(cod_propriedade)
    limit ${PROPERTIES}`.execute(db);
  return rows;
}

async function makeFile(
  { signal }: Pick<Job, 'signal'>,
  files: Files,
  readers: ReaderPool,
  key: string,
  { name, bytes: make, description }: Made,
  place: Place,
  at: number,
) {
  const bytes = make(place);
  const path = join(files.incoming, key);
  await writeFile(path, bytes, { flush: true });
  signal.throwIfAborted();
  const read = await readers.read({ path, name, polygons: { tag: at + 1, description } }, 'demonstração');
  const file = { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  await storeRead(files.storage, { key, path, ...file, read });
  return { key, ...file, read };
}

async function tagIds(trx: Kysely<Database>): Promise<Map<string, number>> {
  for (const tag of TAGS)
    // oxlint-disable-next-line no-await-in-loop -- four
    await trx
      .insertInto('portal.tag')
      .values({ ...tag, nome_comparado: normalise(tag.nome) })
      .onConflict((conflict) => conflict.column('nome_comparado').doNothing())
      .execute();
  const rows = await trx.selectFrom('portal.tag').select(['id_tag', 'nome_comparado']).execute();
  return new Map(rows.map(({ id_tag, nome_comparado }) => [nome_comparado, id_tag]));
}

async function writeRow(
  trx: Kysely<Database>,
  {
    place,
    at,
    key,
    sha256,
    bytes,
    read,
  }: { place: Place; at: number; key: string; sha256: string; bytes: number; read: Read },
  tags: ReadonlyMap<string, number>,
): Promise<void> {
  const { name, description, tag } = FILES[at]!;
  const id_tag = tags.get(normalise(tag)) ?? 0;
  if (read.kind !== 'kml') {
    const upload = { id: null, key, name, bytes, sha256, description, read };
    await addTags(trx, await insertFile(trx, place.code, null, upload), [id_tag]);
    return;
  }
  const { id_geometria } = await trx
    .insertInto('portal.geometria_enviada')
    .values({
      chave: key,
      cod_propriedade: place.code,
      nome: name,
      bytes: read.file.bytes,
      sha256: read.file.sha256,
    })
    .returning('id_geometria')
    .executeTakeFirstOrThrow();
  await insertPolygons(
    trx,
    id_geometria,
    read.polygons.map((one) => ({ ...one, tag: id_tag })),
  );
}

function squareAt(lon: number, lat: number): PolygonGeometry {
  const [side, high] = [0.003, 0.0015];
  return {
    type: 'Polygon',
    coordinates: [
      [
        [lon, lat],
        [lon + side, lat],
        [lon + side, lat + high],
        [lon, lat + high],
        [lon, lat],
      ],
    ],
  };
}
