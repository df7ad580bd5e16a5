import type { Profile } from '@fonte/contracts';
import { describe, expect, it } from 'vitest';
import { sightAll } from './src/dashboard.ts';
import { useStage } from './src/stage.ts';
import { violations } from './src/walk/judged.ts';

const stage = useStage();

describe('dark', () => {
  for (const profile of ['nacional', 'coordenador'] satisfies Profile[]) {
    it(`/dashboard as ${profile}`, async () => {
      const page = await stage.open(profile, '/dashboard', { colorScheme: 'dark' });
      await sightAll(page);
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(Math.max(...(ground.match(/\d+/g) ?? ['255']).slice(0, 3).map(Number)), ground).toBeLessThan(80);
      expect(await violations(page)).toEqual([]);
    });
  }
  it('/auth/login', async () => {
    const page = await stage.open(null, '/auth/login', { colorScheme: 'dark' });
    await page.getByRole('button', { name: 'Entrar' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
