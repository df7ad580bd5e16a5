import { expect, it } from 'vitest';
import { filled } from '../../core/i18n/use-texts.ts';
import { speechIn } from '../../core/paper/speech/foreign.ts';
import type { SayText } from '../../core/paper/speech/speech.ts';
import { paperTexts } from '../../core/paper/texts.ts';
import { footOf } from './foot-words.ts';

const answer = { versao: 17, reports: [{ co_consulta: 11117 }, { co_consulta: 11116 }] };
const of = { title: 'Sumário executivo', place: 'Goiás', period: '2024', until: '2025-10-13' };
const t: SayText = (key, values) => filled(paperTexts[key as keyof typeof paperTexts], values);

it('says of what title, place and period a page is, then from what, and its closing', () => {
  const foot = (code: string | null) =>
    footOf(answer, { ...of, code }, { t, figure: (portuguese) => portuguese });
  const begins = 'Sumário executivo · Goiás · 2024 · Fonte de dados · relatórios 11116, 11117';
  expect(foot(null)).toBe(`${begins} · dados até 13/10/2025 · v17`);
  expect(foot('K7Q4-0R2M-9TZ1')).toBe(`${begins} · dados até 13/10/2025 · v17 · fechamento K7Q4-0R2M-9TZ1`);
});

it('says the same in another language, under the same code', () => {
  const english = { ...of, title: 'Executive summary', code: 'K7Q4-0R2M-9TZ1' };
  expect(footOf(answer, english, speechIn('en'))).toBe(
    'Executive summary · Goiás · 2024 · Fonte de dados · reports 11116, 11117 · data up to 13 Oct 2025 · v17 · closing K7Q4-0R2M-9TZ1',
  );
});
