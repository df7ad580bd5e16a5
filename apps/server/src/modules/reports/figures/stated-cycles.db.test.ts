import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReportAnswer } from '@fonte/contracts';
import { importFolder } from '@fonte/programme';
import { TINY_CODES, writeTiny } from '@fonte/programme/tiny/index';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { tinyPortal, type TinyPortal } from '../testing.ts';

// A source that states the cycles in its own way: P1's visits 11 to 14 are of cycle 2 (10 and 4), P3's visits 13 and 14 of cycle 1 (14 and 10). P8 states none
// of its 13 (12 and 1).
const STATED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['111', '112', '113', '114'].map((id) => [id, '2'])),
  ...Object.fromEntries(['313', '314'].map((id) => [id, '1'])),
};

let portal: TinyPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await tinyPortal();
  admin = await portal.person('administrador');
  const dir = await mkdtemp(join(tmpdir(), 'fonte-cycles-'));
  try {
    await writeTiny(dir);
    const file = join(dir, 'visita.csv');
    const [head = '', ...lines] = (await readFile(file, 'utf8')).trimEnd().split('\n');
    const [id, cycle] = ['id_visita', 'ciclo'].map((name) => head.split(',').indexOf(name));
    const stated = lines.map((line) => {
      const cells = line.split(',');
      return cells.with(cycle!, STATED[cells[id!]!] ?? cells[cycle!]!).join(',');
    });
    await writeFile(file, [head, ...stated, ''].join('\n'));
    expect((await importFolder(portal.database, dir)).falhas).toEqual([]);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
});
afterAll(() => portal.close());

const concluded = async (ciclo: '1' | '2'): Promise<number> => {
  const query = { co_consulta: '13030', typereturn: 'Json', ciclo };
  const answer = await portal.raw(admin, 'relatorio/index/retorno-direto', query);
  return Number(answer.json<ReportAnswer>().series[0]?.data[0]);
};

it("'12 visits or more' is the concluded cycle 1 on the chart as on the tile, and 24 are both cycles", async () => {
  const { series, provenance } = await portal.report(admin, 111239);
  const bars = Object.fromEntries(
    series.map(({ name, data }) => [name, data.reduce<number>((sum, value) => sum + Number(value), 0)]),
  );
  expect(bars).toEqual({ '0': 2, '1–5': 7, '6–11': 1, '12–17': 1, '18–23': 1, '24': 0 });
  expect(bars['12–17']! + bars['18–23']! + bars['24']!).toBe(await concluded('1'));
  expect(await concluded('1')).toBe(2);
  expect(await concluded('2')).toBe(0);
  expect(provenance.steps.map(({ value }) => value)).toEqual([2, 8, 2, 0, 12]);
});

it('opens the properties of a bar', async () => {
  const codes = async (uf: string, faixa_visitas: string) =>
    (await portal.drill(admin, 111239, { data: { uf, faixa_visitas } })).tbody.map(
      (row) => Object.values(row)[0],
    );
  expect(await codes('GO', '6-11')).toEqual([TINY_CODES.P1]);
  expect(await codes('GO', '18-23')).toEqual([TINY_CODES.P3]);
  expect(await codes('MG', '12-17')).toEqual([TINY_CODES.P8]);
});
