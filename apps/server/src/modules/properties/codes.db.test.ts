import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf, undotted } from '@fonte/contracts';
import { changesOfProperty } from '@fonte/contracts/routes/history';
import { addVideo, checkPolygons, mediaOfProperty } from '@fonte/contracts/routes/media';
import { propertyCpf, propertyDetail } from '@fonte/contracts/routes/properties';
import { uploadMedia } from '@fonte/contracts/routes/uploads';
import { importFolder } from '@fonte/programme/import/index';
import { CAIO } from '@fonte/programme/tiny/people';
import { P1, P10, P11, P4 } from '@fonte/programme/tiny/properties';
import { writeTiny } from '@fonte/programme/tiny/write-tiny';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPortalWithTiny, type TestPerson, type TestPortal } from '../../testing.ts';

// Every call that takes a property's code in its path says one sentence of all codes that are none of the caller's.

let portal: TestPortal;
let admin: TestPerson;
let caio: TestPerson;
beforeAll(async () => {
  portal = await testPortalWithTiny();
  admin = await portal.person('administrador');
  caio = await portal.person('tecnico', { uf: 'GO', cpf: CAIO });
});
afterAll(() => portal.close());

const NONE = { tipo: 0, result: 'Propriedade não encontrada', codigo: 'propertyNotFound' };

/** What each call is sent with besides its path; `ofStaff`: Técnico does not have it at all. */
const CALLS = {
  [propertyDetail.name]: { route: propertyDetail },
  [propertyCpf.name]: { route: propertyCpf, payload: { papel: 'produtor', motivo: 'Conferir o cadastro' } },
  [changesOfProperty.name]: { route: changesOfProperty, ofStaff: true },
  [mediaOfProperty.name]: { route: mediaOfProperty },
  [addVideo.name]: { route: addVideo, payload: { video: 'abc', description: 'Curral', tags: [1] } },
  [checkPolygons.name]: {
    route: checkPolygons,
    payload: {
      polygons: [
        {
          type: 'Polygon',
          coordinates: [
            [
              [-50, -17],
              [-50, -17.01],
              [-50.01, -17],
              [-50, -17],
            ],
          ],
        },
      ],
    },
  },
  [uploadMedia.name]: {
    route: uploadMedia,
    headers: { 'content-type': 'multipart/form-data; boundary=fim' },
    payload: '--fim--\r\n',
  },
} as const satisfies Record<string, object>;
type Name = keyof typeof CALLS;
const NAMES = Object.keys(CALLS) as Name[];
const OF_FIELD = NAMES.filter((name) => !('ofStaff' in CALLS[name]));

const ask = (person: TestPerson, name: Name, code: string) => {
  const { route, ...sent }: { route: (typeof CALLS)[Name]['route']; headers?: object; payload?: unknown } =
    CALLS[name];
  const [, part = ''] = /:(\w+)/.exec(route.path) ?? [];
  return portal.ask(route.method, addressOf(route, { params: { [part]: code } }), {
    headers: { cookie: person.cookie, ...sent.headers },
    ...(sent.payload === undefined ? {} : { payload: sent.payload as NonNullable<InjectOptions['payload']> }),
  });
};
const told = async (person: TestPerson, name: Name, code: string) => {
  const answer = await ask(person, name, code);
  return [code, answer.statusCode, answer.json<unknown>()];
};

it('these are all the calls that take one', () => {
  const all = portal.app.routes.all().filter(({ noSuch }) => noSuch === 'propertyNotFound');
  expect(all.map(({ name }) => name).toSorted()).toEqual(NAMES.toSorted());
});

/** What is no code at all. */
const HOSTILE = [
  ' ',
  '-',
  '...',
  `${P1} `,
  ` ${P1}`,
  `${P1}\n`,
  `${P1}\0`,
  '\0',
  '\u0001\u001f\u007f',
  '\u202e1000\u00002500',
  '٥٢٠٠٠١٠٠٠١',
  '５２０００１０００１',
  "5200010001'",
  "' or '1'='1",
  "5200010001'; drop table programa.propriedade; --",
  '5200010001 union select cpf from programa.produtor',
  '$1',
  '../../etc/passwd',
  '..\\..\\windows',
  `${P1}/visitas`,
  '%',
  '%00',
  '%2e%2e%2f',
  '%27%20or%201=1',
  '<script>alert(1)</script>',
  '{"$gt":""}',
  '🐄',
  '9'.repeat(41),
  '9'.repeat(1_000),
];
/** What might be one, and is nobody's. */
const UNKNOWN = ['99', '99.9999.9999', '0'.repeat(40), 'NENHUMA-1', '5200010001_', '52000100010'];

describe.each(NAMES)('%s', (name) => {
  it('tells hostile and unknown codes alike', async () => {
    for (const code of [...HOSTILE, ...UNKNOWN])
      // oxlint-disable-next-line no-await-in-loop -- one connection
      expect(await told(admin, name, code)).toEqual([code, 404, NONE]);
  });
});

it.each(OF_FIELD)('%s tells another’s with dots and without them as what nobody has', async (name) => {
  for (const code of [P1, P10].flatMap((one) => [one, undotted(one)]))
    // oxlint-disable-next-line no-await-in-loop -- one connection
    expect(await told(caio, name, code)).toEqual([code, 404, NONE]);
});

it.each([propertyDetail.name, mediaOfProperty.name] as Name[])(
  '%s is the same under both forms of its own code',
  async (name) => {
    const [dotted, bare] = [await ask(caio, name, P4), await ask(caio, name, undotted(P4))];
    expect([dotted.statusCode, dotted.body]).toEqual([200, bare.body]);
  },
);

it('an address that cannot be read, or is too long for any, is refused', async () => {
  const { cookie } = admin;
  for (const [id, status] of [
    ['%zz', [400]],
    ['%', [400]],
    ['%c3%28', [400]],
    ['9'.repeat(1_001), [404]],
    // Past the limit of a part and of the whole address: whichever is looked at first.
    ['9'.repeat(9_000), [404, 414]],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const answer = await portal.ask('GET', `/api/indicators/properties/${id}`, { headers: { cookie } });
    expect([id.slice(0, 20), status]).toEqual([id.slice(0, 20), expect.arrayContaining([answer.statusCode])]);
  }
});

it('a sheet of what nobody has, or another has, is refused before a browser draws it', async () => {
  const sheet = async (person: TestPerson, path: string) => {
    const address = `/api/impressao?${new URLSearchParams({ pagina: `/print/propriedades/${path}` }).toString()}`;
    const answer = await portal.ask('GET', address, { headers: { cookie: person.cookie } });
    return [path, answer.statusCode, answer.json<unknown>()];
  };
  for (const path of ['detalhe/99', 'produtor/99', 'detalhe/%00', "detalhe/'", `detalhe/${'9'.repeat(99)}`])
    // oxlint-disable-next-line no-await-in-loop -- one connection
    expect(await sheet(admin, path)).toEqual([path, 404, NONE]);
  const other = `detalhe/${undotted(P1)}`;
  expect(await sheet(caio, other)).toEqual([other, 404, NONE]);
});

// The last: what it leaves is another programme.
it('one that a later load has removed is as if it had never been, but for its changes', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'fonte-removida-'));
  try {
    await writeTiny(dir);
    const files = (await readdir(dir)).filter((file) => file.endsWith('.csv'));
    for (const file of files) {
      const path = join(dir, file);
      // oxlint-disable-next-line no-await-in-loop -- small files
      const lines = (await readFile(path, 'utf8')).split('\n');
      // Its one visit is 1101, its one entry that visit's (tiny/README.md).
      const kept = lines.filter((line) => !line.includes(P11) && !/(?:^|[;,])1101[;,]/.test(line));
      // oxlint-disable-next-line no-await-in-loop -- as above
      await writeFile(path, kept.join('\n'));
    }
    expect((await ask(admin, propertyDetail.name, P11)).statusCode).toBe(200);
    const { situacao, falhas } = await importFolder(portal.database, dir, { acceptRemovals: true });
    expect([situacao, falhas]).toEqual(['concluida', []]);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
  for (const name of OF_FIELD)
    for (const code of [P11, undotted(P11)])
      // oxlint-disable-next-line no-await-in-loop -- one connection
      expect(await told(admin, name, code)).toEqual([code, 404, NONE]);
  for (const code of [P11, undotted(P11)]) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const changes = await ask(admin, changesOfProperty.name, code);
    expect([code, changes.statusCode]).toEqual([code, 200]);
    expect(changes.json<{ linhas: { table_name: string; type: string }[] }>().linhas).toContainEqual(
      expect.objectContaining({ table_name: 'propriedade', type: 'REMOVE', cod_propriedade: P11 }),
    );
  }
});
