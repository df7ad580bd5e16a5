import type { Profile } from '@fonte/contracts';
import { describe, expect, it } from 'vitest';
import { drawn, sightAll } from './src/dashboard.ts';
import { useStage } from './src/stage.ts';

/** The dashboard on paper (guide.md, checklist 16). */

const stage = useStage();
/** 190 mm at 96 px an inch. */
const COLUMN = 718;

describe.each(['nacional', 'tecnico'] satisfies Profile[])('printed by %s', (profile) => {
  it('cuts no chart, and leaves the frame and its buttons away', async () => {
    const page = await stage.open(profile, '/dashboard?ano=2025&uf=todas');
    await drawn(page);
    await sightAll(page);
    await page.emulateMedia({ media: 'print' });
    const charts = await page.locator('[data-chart] svg').evaluateAll((pictures) =>
      pictures.map((picture) => {
        const { left, right, height, width } = picture.getBoundingClientRect();
        const [, , w = 0, h = 1] = (picture.getAttribute('viewBox') ?? '').split(' ').map(Number);
        return { left, right, scaled: Math.abs(width / height - w / h) < 0.02 };
      }),
    );
    expect(charts.length).toBeGreaterThan(4);
    const start = Math.min(...charts.map((chart) => chart.left));
    for (const { right, scaled } of charts) {
      expect(right - start).toBeLessThanOrEqual(COLUMN + 1);
      expect(scaled, 'keeps its proportions').toBe(true);
    }
    for (const frame of ['banner', 'navigation'] as const)
      expect(await page.getByRole(frame).count(), frame).toBe(0);
    for (const action of ['Baixar Dados', 'Ver tabela', /^De onde vem/, /^(Uf|Ano) /])
      expect(await page.getByRole('button', { name: action }).count(), String(action)).toBe(0);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(1);
    expect(pdf).toMatch(/\/MediaBox \[0 0 59[45]\.\d+ 84[12]/);
  });
});
