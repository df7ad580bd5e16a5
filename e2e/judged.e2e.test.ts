import { expect, it } from 'vitest';
import { sightAll } from './src/dashboard.ts';
import { judge } from './src/walk/judged.ts';
import { useStage } from './src/stage.ts';

const stage = useStage();

it('a fault on a page that was found clean before is still found', async () => {
  const violations = judge();
  const page = await stage.open(null, '/auth/login');
  await sightAll(page);
  expect(await violations(page)).toEqual([]);
  const faults: (() => void)[] = [
    () => document.querySelector('label[for]')?.removeAttribute('for'),
    () => document.querySelector('button[type=submit]')?.replaceChildren(),
    () =>
      document.querySelector('main p, main h1, h1')?.setAttribute('style', 'color: #eee; background: #fff'),
  ];
  for (const fault of faults) {
    // One after the other, each on the clean page.
    // oxlint-disable-next-line no-await-in-loop
    await page.reload();
    // oxlint-disable-next-line no-await-in-loop
    await sightAll(page);
    // oxlint-disable-next-line no-await-in-loop
    await page.evaluate(fault);
    // oxlint-disable-next-line no-await-in-loop
    expect((await violations(page)).length, fault.toString()).toBeGreaterThan(0);
  }
});
