import { expect, it } from 'vitest';
import type { ToldChart } from '../../../answers/index.ts';
import { wordsAlone, type Content } from '../content/mail-content.ts';
import { mailHtml, mailText } from './drawn-mail.ts';
import { cidOf, writtenMail } from './written-once.ts';

const chart: ToldChart = {
  title: 'Por mês',
  note: '',
  form: 'rows',
  stacked: false,
  labels: ['Jan'],
  series: [],
};
const content: Content = {
  ...wordsAlone({
    subject: 'resumo da semana',
    lead: 'Os números de 2025.',
    rows: [{ name: 'Visitas', value: '12', note: 'de <20>' }],
    lines: ['Fim.'],
  }),
  charts: [{ chart, words: ['Jan: 12'], png: Buffer.from('png') }],
};
const portal = 'https://painel.exemplo.br';
const address = (t: string): string => `${portal}/sair?t=${t}&x=1`;

it.each(['1.abc', '2.def'])('a mail is what is drawn for its recipient alone: %s', (t) => {
  const links = { portal, unsubscribe: address(t) };
  expect(writtenMail(content, 'Todos & “alguns”', links)).toEqual({
    text: mailText(content, 'Todos & “alguns”', links),
    html: mailHtml(content, 'Todos & “alguns”', links, (at) => `cid:${cidOf(at)}`),
  });
});

it('what one is told otherwise is drawn for that one', () => {
  const links = { portal, unsubscribe: address('1.abc') };
  const others: [Content, string][] = [
    [{ ...content, rows: [{ name: 'Visitas', value: '13', note: '' }] }, 'Todos'],
    [{ ...content, charts: [{ ...content.charts[0]!, words: ['Jan: 13'] }] }, 'Todos'],
    [{ ...content, files: [{ name: 'resumo.xlsx', type: 'x', bytes: Buffer.from('x') }] }, 'Todos'],
    [content, 'Outra'],
  ];
  const written = [[content, 'Todos'] as const, ...others].map(([one, name]) =>
    writtenMail(one, name, links),
  );
  expect(new Set(written.map(({ html }) => html)).size).toBe(written.length);
  expect(new Set(written.map(({ text }) => text)).size).toBe(written.length);
});
