import type { ExportFile } from '@fonte/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { readCsv, tinyPortal, type TinyPortal } from '../testing.ts';

let portal: TinyPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await tinyPortal();
  admin = await portal.person('administrador');
});
afterAll(() => portal.close());

const heads = async (report: number) =>
  (await portal.drill(admin, report, {}, { ano: [2025] })).thead.map(({ description }) => description);

/** Head of the file behind a whole report. */
async function fileHead(report: number): Promise<string[]> {
  const body = { co_consulta: report, data: {}, $ano: [2025], typereturn: 'Csv' };
  const { fileName, filetype } = (await portal.post(admin, body)).json<ExportFile>();
  const file = await portal.raw(admin, 'relatorio/index/open-file', { fileName, filetype });
  return readCsv(file.body)[0] ?? [];
}

it.each([11116, 11117, 111234, 11120, 10031])(
  'of %i, where each row counts once, have no column for what it adds',
  async (report) => {
    expect(await heads(report)).not.toContain('Valor');
    expect(await fileHead(report)).not.toContain('Valor');
  },
);

it('of a goal are summed in its own unit', async () => {
  const sum = async (goal: string) =>
    (await portal.drill(admin, 10035, { idColuna: goal }, { ano: [2025] })).soma?.unit;
  expect(await sum('propriedades')).toBe('propriedades');
  expect(await sum('produtores')).toBe('produtores');
  expect(await sum('area_abc')).toBe('ha');
});

it('of a sum of hectares keep it', async () => {
  expect(await heads(11118)).toContain('Valor');
  expect((await fileHead(11118)).some((head) => head.startsWith('Valor'))).toBe(true);
});
