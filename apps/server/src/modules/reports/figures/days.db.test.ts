import type { DashboardAnswer, ExportFile, FailureBody, ReportAnswer, ReportParams } from '@fonte/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { tinyPortal, type Chosen, type TinyPortal } from '../testing.ts';

// Days instead of years, on the tiny programme; every figure is added up by hand from its visits.

let portal: TinyPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await tinyPortal();
  admin = await portal.person('administrador');
});
afterAll(() => portal.close());

const March: Chosen = { dias: ['2025-03-01', '2025-03-31'] };
const figure = ({ series }: ReportAnswer) => series[0]?.data[0];

describe('a report of days', () => {
  // March 2025: P1 on 15, P3 on 20, P8 on 25 count, P2 on 10 is not synchronised. First semester: P1 3, P2 1, P3 6, P6 1, P8 6; second: 9.
  it.each([
    [11120, March, 3],
    [11120, { dias: ['2025-03-01', '2025-03-19'] }, 1],
    [11120, { dias: ['2025-03-15', '2025-03-15'] }, 1],
    [11120, { dias: ['2025-01-01', '2025-06-30'] }, 17],
    [11120, { dias: ['2025-07-01', '2025-12-31'] }, 9],
    [11120, { ...March, uf: ['MG'] }, 1],
    [11116, March, 3],
    [111234, March, 2],
  ] as const)('%i with %j is %d', async (id, chosen, value) => {
    expect(figure(await portal.report(admin, id, chosen))).toBe(value);
  });

  it('counts what adds up to its last day, and what has no period as ever', async () => {
    const ha = async (chosen: Chosen) => figure(await portal.report(admin, 11118, chosen));
    expect(await ha({ dias: ['2024-12-31', '2024-12-31'] })).toBe(await ha({ ano: [2024] }));
    expect((await portal.report(admin, 10031, March)).series).toEqual(
      (await portal.report(admin, 10031)).series,
    );
  });

  it('says its days, and compares with no year', async () => {
    const answer = await portal.report(admin, 11120, March);
    expect(answer.provenance.filters).toEqual([{ label: 'Período', value: '01/03/2025 a 31/03/2025' }]);
    expect(answer.provenance.definition).toContain('de 01/03 a 31/03/2025');
    expect((JSON.parse(answer.json_label) as ReportParams).subtitle).toContain('de 01/03 a 31/03/2025');
    expect(answer.comparison).toBeNull();
    expect((await portal.report(admin, 10031, March)).provenance.filters).toEqual([]);
  });

  it('has its months, named with the year where there are two', async () => {
    const labels = async (from: string, until: string) =>
      (await portal.report(admin, 211150, { dias: [from, until] })).labels;
    expect(await labels('2025-01-01', '2025-03-31')).toEqual(['jan', 'fev', 'mar']);
    expect(await labels('2024-12-01', '2025-01-31')).toEqual(['dez. 2024', 'jan. 2025']);
  });

  it('opens its rows, in the portal and as a file named after them', async () => {
    const drilled = await portal.drill(admin, 11120, {}, March);
    expect([drilled.total, drilled.conferido, drilled.filtros]).toEqual([
      3,
      true,
      [{ label: 'Período', value: '01/03/2025 a 31/03/2025' }],
    ]);
    const kept = await portal.post(admin, {
      co_consulta: 11120,
      typereturn: 'Csv',
      $inicio: '2025-03-01',
      $fim: '2025-03-31',
    });
    const file = await portal.raw(admin, 'relatorio/index/open-file', { ...kept.json<ExportFile>() });
    expect(file.headers['x-total-count']).toBe('3');
    expect(file.headers['content-disposition']).toMatch(/2025-03-01-2025-03-31-v\d+\.csv/);
  });

  it('comes with its board', async () => {
    const answer = await portal.raw(admin, 'consulta/dash-board/load-report-dash', {
      $inicio: '2025-03-01',
      $fim: '2025-03-31',
    });
    const { reports } = answer.json<DashboardAnswer>();
    const visits = reports.find(({ co_consulta }) => co_consulta === 11120)?.answer;
    expect(visits && figure(visits)).toBe(3);
    const year = await portal.raw(admin, 'consulta/dash-board/load-report-dash', { $ano: '[2025]' });
    expect(year.headers['etag']).not.toBe(answer.headers['etag']);
  });
});

it.each([
  [{ $inicio: '2025-03-01' }, '$fim'],
  [{ $inicio: '2025-03-31', $fim: '2025-03-01' }, '$fim'],
  [{ $inicio: '2025-02-30', $fim: '2025-03-01' }, '$inicio'],
  [{ $inicio: '2025-03-01', $fim: '2025-03-31', $ano: '[2025]' }, '$ano'],
])('%j is refused, naming %s', async (query, name) => {
  for (const [action, asked] of [
    ['relatorio/index/retorno-direto', { co_consulta: '11120', typereturn: 'Json' }],
    ['consulta/dash-board/load-report-dash', {}],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const answer = await portal.raw(admin, action, { ...asked, ...query });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<FailureBody>().result).toBe(`O parâmetro ${name} não é válido`);
  }
});

it('days are not for who only observes: two periods would subtract to the few between', async () => {
  const observer = await portal.person('giz');
  const answer = await portal.raw(observer, 'relatorio/index/retorno-direto', {
    co_consulta: '11120',
    typereturn: 'Json',
    $inicio: '2025-03-01',
    $fim: '2025-03-31',
  });
  expect(answer.statusCode).toBe(403);
  // Of persons the period is not heeded, as the year is not.
  const women = await portal.report(observer, 10126, March);
  expect(women.series).toEqual((await portal.report(observer, 10126)).series);
});
