import type { ExportFile, Profile } from '@fonte/contracts';
import { ANA, OTTO, PRODUCERS, SUPERVISORS, TECHNICIANS } from '@fonte/programme/tiny/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { linesOf, tinyPortal, type TinyPortal } from '../testing.ts';

/** CPFs in the rows behind a figure: masked on the page, whole in the file, which leaves a line (decisions/0099). */

let portal: TinyPortal;
beforeAll(async () => {
  portal = await tinyPortal();
});
afterAll(() => portal.close());

const CPFS = new Set(
  [...PRODUCERS, ...TECHNICIANS, ...SUPERVISORS].flatMap(({ cpf }) => (typeof cpf === 'string' ? [cpf] : [])),
);
const MASK = /^\*{3}\.\d{3}\.\d{3}-\*{2}$/;
const STAFF: [Profile, { uf?: string; cpf?: string }][] = [
  ['administrador', {}],
  ['nacional', {}],
  ['regional', { uf: 'GO' }],
  ['coordenador', { uf: 'GO' }],
  ['supervisor', { uf: 'GO', cpf: OTTO }],
  ['tecnico', { uf: 'GO', cpf: ANA }],
];
const REPORTS = [11116, 11117, 11120, 111234, 10031, 11118];
const YEAR = { ano: [2025] };

const cellsOf = async (who: TestPerson, report: number): Promise<string[]> =>
  (await portal.drill(who, report, {}, YEAR)).tbody.flatMap((row) =>
    Object.values(row).filter((cell) => typeof cell === 'string'),
  );
const isWhole = (cell: string): boolean => CPFS.has(cell.replaceAll(/\D/g, ''));

describe.each(STAFF)('as %s', (profile, of) => {
  it('no page of rows tells a whole CPF', async () => {
    const who = await portal.person(profile, of);
    let masked = 0;
    for (const report of REPORTS) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const cells = await cellsOf(who, report).catch((error: Error) => {
        // A report that the profile is not given.
        if (error.message.startsWith('403')) return [];
        throw error;
      });
      expect([report, cells.filter(isWhole)]).toEqual([report, []]);
      masked += cells.filter((cell) => MASK.test(cell)).length;
    }
    expect(masked).toBeGreaterThan(0);
  });
});

it('the file of the same rows has them, and the log who took it', async () => {
  const admin = await portal.person('administrador');
  const report = 11117;
  const body = { co_consulta: report, data: {}, $ano: [2025], typereturn: 'Csv' };
  const { fileName, filetype } = (await portal.post(admin, body)).json<ExportFile>();
  const file = await portal.raw(admin, 'relatorio/index/open-file', { fileName, filetype });
  const [, ...rows] = linesOf(file.body);
  expect(rows.flat().filter(isWhole).length).toBeGreaterThan(0);
  const line = (await portal.trail()).findLast(
    ({ acao, id_usuario }) => acao === 'exportar' && id_usuario === admin.idUsuario,
  );
  expect(line).toMatchObject({ linhas: rows.length });
});
