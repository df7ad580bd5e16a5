import { expect, it } from 'vitest';
import { filled } from '../../core/i18n/use-texts.ts';
import { paperTexts } from '../../core/paper/texts.ts';
import { footOf } from './foot-words.ts';

it('says of what title, place and period a page is, then from what, and its closing', () => {
  const answer = { versao: 17, reports: [{ co_consulta: 11117 }, { co_consulta: 11116 }] };
  const of = { title: 'Sumário executivo', place: 'Goiás', period: '2024', until: '2025-10-13' };
  const foot = (code: string | null) =>
    footOf(answer, { ...of, code }, (key, values) => filled(paperTexts[key], values));
  const begins = 'Sumário executivo · Goiás · 2024 · Fonte de dados · relatórios 11116, 11117';
  expect(foot(null)).toBe(`${begins} · dados até 13/10/2025 · v17`);
  expect(foot('K7Q4-0R2M-9TZ1')).toBe(`${begins} · dados até 13/10/2025 · v17 · fechamento K7Q4-0R2M-9TZ1`);
});
