import type { Profile } from '@fonte/contracts';
import type { DiffPage, Touched } from '@fonte/contracts/routes/history';
import { ANA, CAIO, DORA, OTTO, RUTE } from '@fonte/programme/tiny/people';
import { P1, P2, P4, P5, P9 } from '@fonte/programme/tiny/properties';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPortalWithTiny, type TestPerson, type TestPortal } from '../../testing.ts';
import { ownChanges } from './own-changes.ts';
import { loadEdited, type Edit } from './testing.ts';

// Whose a change is, over two loads after the first of the tiny programme:
//   the second corrects P1 (Ana's), moves P2 from Ana in Goiás to Dora in Minas Gerais, gives Caio's P4 and P5 to Ana, takes Dora's P9 away;
//   the third takes P5 away from Ana, and brings P9's code again, with its visit's number, for a property of Caio's in Goiás.

let portal: TestPortal;
let second: number;
const NOW_P9 = 'Volta Grande';
const MOVED = {
  uf: 'MG',
  codigo_municipio: '3134202',
  lon: '-49,5',
  lat: '-18,95',
  cpf_tecnico: DORA,
  cpf_supervisor: RUTE,
};
const GOIANESIA = { uf: 'GO', codigo_municipio: '5208608', id_sub_bacia: '20', lon: '-49,1', lat: '-15,35' };
const OTTOS = { ...GOIANESIA, cpf_supervisor: OTTO };
const properties = (changed: Edit['changed']): Edit => ({
  name: 'propriedade',
  by: 'cod_propriedade',
  changed: {
    [P1]: { area_total: '110' },
    [P2]: MOVED,
    [P4]: { cpf_tecnico: ANA },
    ...changed,
  },
});
beforeAll(async () => {
  portal = await testPortalWithTiny();
  second = await loadEdited(portal, [
    properties({ [P5]: { cpf_tecnico: ANA }, [P9]: null }),
    { name: 'visita', by: 'id_visita', changed: { '900': null } },
  ]);
  await loadEdited(portal, [
    properties({ [P5]: null, [P9]: { ...OTTOS, nome: NOW_P9, cpf_tecnico: CAIO } }),
    { name: 'pratica', by: 'cod_propriedade', changed: { [P5]: null } },
    { name: 'visita', by: 'id_visita', changed: { '900': { cpf_tecnico: CAIO, duracao_min: '77' } } },
  ]);
});
afterAll(() => portal.close());

/** Somebody new with what their rows are held to: a CPF is one account's, and leaves the one before. */
async function personOf(profile: Profile, of: { uf?: string; cpf?: string }): Promise<TestPerson> {
  await sql`update portal.usuario set cpf = null, cpf_conferido = false where cpf = ${of.cpf ?? null}::text`.execute(
    portal.database.db,
  );
  return portal.person(profile, of);
}
const get = (path: string, { cookie }: TestPerson) =>
  portal.ask('GET', `/api/indicators/${path}`, { headers: { cookie } });

/** The changes of the five properties, row by row, as 'P5 propriedade REMOVE'. */
async function rowsOf(person: TestPerson): Promise<string[]> {
  const rows: string[] = [];
  for (const [name, code] of Object.entries({ P1, P2, P4, P5, P9 })) {
    // oxlint-disable-next-line no-await-in-loop -- five
    const answer = await get(`history/${code}`, person);
    const none = answer.statusCode === 404;
    const { linhas } = none ? { linhas: [] } : answer.json<DiffPage>();
    rows.push(...linhas.map(({ table_name, type }) => `${name} ${table_name} ${type}`));
  }
  return rows.toSorted();
}

const OF_ANA = [
  'P1 propriedade UPDATE',
  'P4 propriedade UPDATE',
  'P5 propriedade REMOVE',
  'P5 propriedade UPDATE',
];
const OF_CAIO = ['P9 propriedade ADD', 'P9 visita ADD'];
const OF_DORA = ['P2 propriedade UPDATE', 'P9 propriedade REMOVE', 'P9 visita REMOVE'];
const OF_GO = [...OF_ANA, ...OF_CAIO];

/** Each property as it is told, and whether it is there for who is told. */
const [TOLD_P1, TOLD_P2, TOLD_P4, TOLD_P5] = [
  [P1, 'Fazenda Dois Ipês', true],
  [P2, 'Sítio Vereda Alta', true],
  [P4, 'Fazenda Pequi Novo', true],
  [P5, 'Sítio Buriti Só', false],
] as const;
const BEFORE_P9 = [P9, 'Sítio Mangaba Doce', false] as const;
const AFTER_P9 = [P9, NOW_P9, true] as const;
const ALL = [TOLD_P1, TOLD_P2, TOLD_P4, TOLD_P5, BEFORE_P9, AFTER_P9];
type Told = (typeof ALL)[number];

describe('a change is told to whom its property is, or was when it went', () => {
  it.each<[Profile, { uf?: string; cpf?: string }, string[], Told[]]>([
    ['tecnico', { uf: 'GO', cpf: ANA }, OF_ANA, [TOLD_P1, TOLD_P4, TOLD_P5]],
    // P4 and P5 were his when the second load gave them away: no more.
    ['tecnico', { uf: 'GO', cpf: CAIO }, OF_CAIO, [AFTER_P9]],
    ['tecnico', { uf: 'MG', cpf: DORA }, OF_DORA, [BEFORE_P9, TOLD_P2]],
    ['supervisor', { uf: 'MG', cpf: RUTE }, OF_DORA, [BEFORE_P9, TOLD_P2]],
    ['supervisor', { uf: 'GO', cpf: OTTO }, OF_GO, [AFTER_P9, TOLD_P1, TOLD_P4, TOLD_P5]],
    ['coordenador', { uf: 'MG' }, OF_DORA, [BEFORE_P9, TOLD_P2]],
    ['regional', { uf: 'GO' }, OF_GO, [AFTER_P9, TOLD_P1, TOLD_P4, TOLD_P5]],
    // Of another state than what they answer for, and nobody's.
    ['supervisor', { uf: 'MG', cpf: OTTO }, [], []],
    ['supervisor', { uf: 'GO', cpf: RUTE }, [], []],
    ['tecnico', { uf: 'MG', cpf: CAIO }, [], []],
    ['tecnico', {}, [], []],
    ['coordenador', { uf: 'MS' }, [], []],
  ])('%s of %o', async (profile, of, rows, told) => {
    const person = await personOf(profile, of);
    expect(await rowsOf(person)).toEqual(rows);
    const counted = (await get(`changes/${second}`, person)).json<{ total: number }>();
    expect(counted.total).toBe(rows.length);
    const answer = await get(`changes/${second}/properties`, person);
    const { linhas } = answer.json<{ linhas: Touched[] }>();
    expect(
      linhas.map(({ cod_propriedade, nome, existe }) => `${cod_propriedade} ${nome} ${existe}`).toSorted(),
    ).toEqual(told.map((one) => one.join(' ')));
    for (const one of ALL) expect([one, answer.body.includes(one[1])]).toEqual([one, told.includes(one)]);
  });

  it('who sees all of them is told all', async () => {
    const admin = await portal.person('administrador');
    expect(await rowsOf(admin)).toEqual([...OF_GO, ...OF_DORA].toSorted());
  });

  it('nobody who has a code now is counted for what went under it', async () => {
    const dora = await personOf('tecnico', { uf: 'MG', cpf: DORA });
    const { body } = await get(`changes/${second}`, dora);
    // Ana had P2, and stands with its going to Dora.
    expect(body).toContain('Ana Ipê Dourado');
    expect(body).not.toContain('Caio');
  });

  it('what went is not there for whose it was, whatever stands under its code', async () => {
    const dora = await personOf('tecnico', { uf: 'MG', cpf: DORA });
    const caio = await personOf('tecnico', { uf: 'GO', cpf: CAIO });
    expect((await get(`history/${P9}`, dora)).json()).toMatchObject({ total: 2, existe: false });
    expect((await get(`history/${P9}`, caio)).json()).toMatchObject({ total: 2, existe: true });
  });
});

// Beneath the capability, which lets none of these in.
describe('the rule itself', () => {
  const seen = async (profile: Profile, of: { uf?: string; cpf?: string } = {}) => {
    const own = ownChanges({ profile, uf: of.uf ?? null, cpf: of.cpf ?? null });
    const { rows } = await sql<{ of: string }>`
      select distinct d.cod_propriedade || ' ' || d.type as of from portal.diferenca d
      where ${own ?? sql`true`} and d.table_name = 'propriedade' order by 1`.execute(portal.database.db);
    return rows.map((row) => row.of);
  };

  it.each(['consulta', 'bancomundial', 'giz', 'mapa'] as const)(
    '%s sees nothing of what went',
    async (profile) => {
      for (const held of [{}, { uf: 'GO' }, { uf: 'MG' }])
        // oxlint-disable-next-line no-await-in-loop -- three
        expect((await seen(profile, held)).filter((row) => row.endsWith('REMOVE'))).toEqual([]);
    },
  );

  it.each(['regional', 'coordenador', 'supervisor', 'tecnico'] as const)(
    '%s without what their rows are held to sees nothing',
    async (profile) => {
      expect(await seen(profile)).toEqual([]);
    },
  );
});
