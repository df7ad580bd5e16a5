import type { ViewResult } from '@fonte/contracts/routes/indicator-results';
import type { FailureBody } from '@fonte/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indicatorPortal, INDICATORS, okay, type IndicatorPortal } from './testing.ts';

/** A figure has one period, whichever way it is asked for: header, row of a table, filter, sheet, click, cross table. */

const YEARS = [2024, 2025];
const TIME = { alias: 'tempo', colname: 'data' };
const BY_YEAR = { ...TIME, dateFormat: 'YYYY' };

let portal: IndicatorPortal;
let adoption: number;
beforeAll(async () => {
  portal = await indicatorPortal();
  adoption = await portal.indicator(
    'Adoção',
    '100 * COUNT(@Código de propriedade com práticas de conservação) / COUNT(@Código de propriedade)',
    { unidade: '%' },
  );
});
afterAll(() => portal.close());

const asked = (question: Readonly<Record<string, unknown>>) =>
  portal.post(portal.admin, `${INDICATORS}/resultviewknex`, {
    limit: -1,
    indicadores: [{ id: adoption }],
    ...question,
  });
const ask = async (question: Readonly<Record<string, unknown>>) => okay<ViewResult>(await asked(question));
/** The one figure of a card without groups. */
const card = async (question: Readonly<Record<string, unknown>>) =>
  (await ask(question)).data[0]?.['Adoção'] ?? null;
const details = async (body: Readonly<Record<string, unknown>>) =>
  okay<{ valor: number; conferido: boolean | null }>(
    await portal.post(portal.admin, `${INDICATORS}/details`, { indicadores: adoption, ...body }),
  );
const filter = (operator: string, value: unknown, more: Readonly<Record<string, unknown>> = {}) => ({
  ...TIME,
  operator,
  value: [value],
  ...more,
});

describe('one year of a share', () => {
  it('is the same on card, row, filter, sheet, click and cross table', async () => {
    const cards = await Promise.all(YEARS.map((ano) => card({ ano: [ano] })));
    // Of the twelve properties, those that applied practices by the end of each year.
    expect(cards).toEqual(cards.toSorted((a, b) => Number(a) - Number(b)));
    expect(new Set(cards).size).toBeGreaterThan(1);
    for (const value of cards) expect(Number(value)).toBeLessThanOrEqual(100);

    const table = await ask({ grouprow: [BY_YEAR] });
    const rows = new Map(table.itens_search.map(({ valueData, index }) => [String(valueData), index]));
    expect(YEARS.map((ano) => table.data[rows.get(String(ano)) ?? -1]?.['Adoção'])).toEqual(cards);
    expect(table.totals[0]?.value).toEqual(await card({ ano: [] }));

    const filtered = await Promise.all(
      YEARS.map((ano) => card({ filters: [filter('>=', `${ano}-01-01`), filter('<=', `${ano}-12-31`)] })),
    );
    expect(filtered).toEqual(cards);
    const grouped = await Promise.all(
      YEARS.map((ano) => card({ filters: [filter('=', ano, { dateFormat: 'YYYY' })] })),
    );
    expect(grouped).toEqual(cards);

    const [version] = okay<{ valores: { ano: string; valor: number }[] }[]>(
      await portal.get(portal.admin, `${INDICATORS}/detailshistory/${adoption}`),
    );
    const sheet = new Map(version?.valores.map(({ ano, valor }) => [ano, valor]));
    expect(YEARS.map((ano) => sheet.get(String(ano)))).toEqual(cards);

    for (const [at, ano] of YEARS.entries()) {
      const item = table.itens_search.find(({ index }) => index === rows.get(String(ano)))!;
      // oxlint-disable-next-line no-await-in-loop -- few
      expect((await details({ filters: item.keys })).valor).toEqual(cards[at]);
    }

    const cross = okay<{ rows: { labels: string[] }[]; rowTotals: (number | null)[][] }>(
      await portal.post(portal.admin, `${INDICATORS}/crosstable`, {
        indicadores: [adoption],
        rows: [BY_YEAR],
        columns: [{ alias: 'propriedade', colname: 'uf' }],
      }),
    );
    const totals = new Map(cross.rows.map(({ labels }, index) => [labels[0], cross.rowTotals[index]?.[0]]));
    expect(YEARS.map((ano) => totals.get(String(ano)))).toEqual(cards);
  });

  it('takes days from the filter within the years of the header', async () => {
    const june = { filters: [filter('<=', '2025-06-30')] };
    expect(await card({ ...june, ano: [2025] })).toEqual(
      await card({ filters: [filter('>=', '2025-01-01'), filter('<=', '2025-06-30')] }),
    );
    const months = await ask({ ano: [2024], grouprow: [{ ...TIME, dateFormat: 'MM YYYY' }] });
    expect(months.data).toHaveLength(12);
    expect(months.data.at(-1)?.['Adoção']).toEqual(await card({ ano: [2024] }));
  });

  it('is refused, with the reason, where time is not one period', async () => {
    const refused = async (question: Readonly<Record<string, unknown>>) => {
      const answer = await asked(question);
      return [answer.statusCode, answer.json<FailureBody>().result] as const;
    };
    const oneSpan = [400, expect.stringMatching(/precisa ser um só período seguido/)];
    expect(await refused({ filters: [filter('!=', '2024-05-01')] })).toEqual(oneSpan);
    expect(await refused({ filters: [filter('=', 3, { dateFormat: 'MM' })] })).toEqual(oneSpan);
    expect(await refused({ filters: [filter('>', '2024-12-31')], ano: [2024] })).toEqual([
      400,
      expect.stringMatching(/nenhum dia em comum/),
    ]);
    expect(await refused({ grouprow: [{ ...TIME, dateFormat: 'MM' }] })).toEqual([
      400,
      expect.stringMatching(/agrupe por dia, mês, trimestre, semestre ou ano/),
    ]);
    expect(await refused({ grouprow: [{ ...TIME, dateFormat: 'DD MM YYYY' }] })).toEqual([
      400,
      expect.stringMatching(/Períodos demais/),
    ]);
  });
});
