// [ASVS 5.2.2 5.2.3 5.3.1]
// Odd and hostile files as a form brings them, some of those that `read/hostile-files.test.ts` reads all of: each is kept as what it is or refused for what it
// is, and nothing else is left of any.
import { createHash } from 'node:crypto';
import { ANA } from '@fonte/programme/tiny/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../platform/storage/storage.ts';
import type { TestPerson } from '../../testing.ts';
import { filePortal, leftOver, newTag, storedKeys, type FilePortal } from './testing/files.ts';
import { hostileFiles, type Variant } from './testing/hostile/variants.ts';

const P1 = '5200010001';
/** One in so many of them is sent. */
const ONE_IN = 10;
/** Forms on their way at once. */
const LANES = 2;

let portal: FilePortal;
let ana: TestPerson;
let tag: number;
beforeAll(async () => {
  portal = await filePortal();
  ana = await portal.person('tecnico', { uf: 'GO', cpf: ANA });
  tag = await newTag(portal, 'Estranhos');
});
afterAll(() => portal.close());

/** What became of a file: its kind with its media type, or why it was refused. */
async function sent({ name, bytes }: Variant): Promise<string> {
  const answer = await portal.send(ana, P1, [{ name, bytes, tags: String(tag) }]);
  const told = (await answer.json()) as {
    codigo?: string;
    errors?: { campo: string; msg: string }[];
    arquivos?: { key: string; tipo: string }[];
  };
  if (answer.status !== 200) {
    // Of nothing else than the file, in words.
    expect([name, answer.status < 500, told.errors]).toEqual([
      name,
      true,
      [{ campo: 'files.0', msg: expect.stringMatching(/\p{L}{3}/u) }],
    ]);
    return told.codigo ?? '';
  }
  const [file] = told.arquivos!;
  if (file!.tipo === 'kml') return 'kml';
  const row = await portal.database.db
    .selectFrom('portal.arquivo')
    .where('chave', '=', file!.key.slice(0, 32))
    .select(['tipo', 'media_type', 'sha256'])
    .executeTakeFirstOrThrow();
  expect([name, row.sha256]).toEqual([name, createHash('sha256').update(bytes).digest('hex')]);
  return `${row.tipo} ${row.media_type}`;
}

test('each is told by what it is, and nothing half stored stays', async () => {
  const variants = (await hostileFiles()).filter((_variant, at) => at % ONE_IN === 0);
  const waiting = variants.values();
  const wrong: unknown[] = [];
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (const variant of waiting) {
        // oxlint-disable-next-line no-await-in-loop -- a lane sends one after the other
        const became = await sent(variant);
        if (!variant.may.includes(became)) wrong.push([variant.name, became, variant.may]);
      }
    }),
  );
  expect(wrong).toEqual([]);
  expect(await leftOver(portal)).toEqual({ parts: [], intents: [], loose: [] });
  const { db } = portal.database;
  const files = await db.selectFrom('portal.arquivo').select(['chave', 'tipo', 'nome']).execute();
  const geometries = await db.selectFrom('portal.geometria_enviada').select('chave').execute();
  const named = [...files, ...geometries].map(({ chave }) => keyOf(chave!));
  const sizes = files
    .filter(({ tipo }) => tipo === 'photo')
    .flatMap(({ chave }) => [keyOf(chave!, '400'), keyOf(chave!, '1600')]);
  expect((await storedKeys(portal)).toSorted()).toEqual([...named, ...sizes].toSorted());
  for (const { chave, tipo, nome } of files) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { status, headers } = await portal.fetch(ana, `/api/indicators/files/${chave}`);
    const shown = tipo === 'photo';
    expect([
      nome,
      status,
      headers.get('content-disposition')?.startsWith('attachment') ?? false,
      headers.get('x-content-type-options'),
      shown ? headers.get('content-type') : headers.get('content-security-policy'),
    ]).toEqual([nome, 200, !shown, 'nosniff', shown ? 'image/jpeg' : "sandbox; default-src 'none'"]);
  }
  expect(
    (await portal.send(ana, P1, [{ name: 'depois.txt', bytes: Buffer.from('Visita feita.') }])).status,
  ).toBe(200);
});
