import { REPORT_FILE_FORMS, REPORT_FILE_WORDS, REPORT_IDS, type ReportAnswer } from '@fonte/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import { CATALOGUE } from './catalogue/index.ts';
import { tinyPortal, type TinyPortal } from './testing.ts';

// 'Relatórios do Sisrel': every report that its reader reads, each with a file that comes.

let portal: TinyPortal;
let national: TestPerson;
let answer: ReportAnswer;
beforeAll(async () => {
  portal = await tinyPortal();
  national = await portal.person('nacional');
  answer = await portal.report(national, 10300, { ano: [2025], uf: ['GO'] });
});
afterAll(() => portal.close());

it('lists by number what the reader reads, and nothing else', () => {
  const listed = answer.tbody.map((row) => Number(row['co_consulta']));
  expect(listed).toEqual(listed.toSorted((a, b) => a - b));
  const expected = REPORT_IDS.filter(
    (id) => CATALOGUE[id].profiles.includes('nacional') && CATALOGUE[id].source.kind !== 'fixed',
  );
  expect(new Set(listed)).toEqual(new Set(expected));
  // Técnico's own list is no report of theirs.
  expect(listed).not.toContain(8768992);
});

it('says of each its name and when its data was loaded', () => {
  for (const row of answer.tbody) {
    expect(row['no_consulta']).not.toBe('');
    expect(row['dt_atualizacao']).toBe(answer.dt_atualizacao);
  }
});

it('offers no file that is refused, and each that it offers comes, under the filters above', async () => {
  const wrong: string[] = [];
  for (const row of answer.tbody) {
    const id = String(row['co_consulta']);
    for (const form of REPORT_FILE_FORMS) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { statusCode } = await portal.raw(national, 'relatorio/index/retorno-direto', {
        co_consulta: id,
        typereturn: form,
        $ano: '[2025]',
        $uf: '["GO"]',
      });
      const offered = String(row['arquivo']).split(', ').includes(REPORT_FILE_WORDS[form]);
      if ((statusCode === 200) !== offered) wrong.push(`${id} ${form}: ${statusCode}`);
    }
  }
  expect(wrong).toEqual([]);
});

it.each(['coordenador', 'tecnico', 'giz'] as const)('is not for %s', async (profile) => {
  const { statusCode } = await portal.raw(await portal.person(profile), 'relatorio/index/retorno-direto', {
    co_consulta: '10300',
    typereturn: 'Json',
  });
  expect(statusCode).toBe(403);
});
