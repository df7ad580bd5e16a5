import type { ReportAnswer } from '@fonte/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { tinyPortal, type TinyPortal } from '../testing.ts';

// What reports say where there is nothing to count.

let portal: TinyPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await tinyPortal();
  admin = await portal.person('administrador');
});
afterAll(() => portal.close());

const subtitle = (answer: ReportAnswer) =>
  (JSON.parse(answer.json_label) as { subtitle: string | null }).subtitle;

it('a year without visits and without a plan has no months, instead of twelve zeros', async () => {
  const answer = await portal.report(admin, 211150, { ano: [2019] });
  expect(answer).toMatchObject({ labels: [], keys: [], tbody: [], tfoot: null });
  expect(answer.series.flatMap(({ data }) => data)).toEqual([]);
  expect((await portal.report(admin, 211150, { ano: [2025] })).labels).toHaveLength(12);
});

it('goals have a share each, or are not there', async () => {
  for (const ano of [2019, 2021, 2023, 2025])
    for (const uf of [[], ['GO'], ['TO']]) {
      const { tbody, labels } = await portal.report(admin, 10035, { ano: [ano], uf });
      expect(tbody).toHaveLength(labels.length);
      expect(tbody.map(({ percentual }) => percentual)).not.toContain(null);
    }
});

it('shares of nothing are not called shares', async () => {
  const none = await portal.report(admin, 10034, { moreFilter: "cod_propriedade = 'x'" });
  expect(none.labels).toEqual([]);
  expect(subtitle(none)).toBe('Propriedades medidas nos três momentos');
});
