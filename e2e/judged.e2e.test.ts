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
    // The attributes are there as before, and say nothing.
    () => document.querySelector('button[aria-label]')?.setAttribute('aria-label', ''),
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

it('a fault among parts that other pages had is found, and one that only comes into sight', async () => {
  const violations = judge();
  const page = await stage.open('nacional', '/minha-conta');
  await sightAll(page);
  // Far above what is hidden, so that nothing near it says so.
  const hidden = (away: boolean) => {
    document.querySelector('#hidden-fault')?.remove();
    const inner = '<p style="color: #eee; background: #fff">Pouco contraste</p>';
    const place = document.createElement('div');
    place.id = 'hidden-fault';
    place.style.display = away ? 'none' : 'block';
    place.append(document.createRange().createContextualFragment(`${'<div>'.repeat(6)}${inner}`));
    document.querySelector('main')?.append(place);
  };
  await page.evaluate(hidden, true);
  expect(await violations(page)).toEqual([]);
  await page.evaluate(hidden, false);
  expect(await violations(page)).toEqual([expect.stringMatching(/^color-contrast \(1\)/)]);

  await page.goto('/minha-conta/programas');
  await sightAll(page);
  expect(await violations(page)).toEqual([]);
  // In the menu and in the head, which the page before had as well; one added to the other.
  const faults: Record<string, () => void> = {
    'color-contrast': () =>
      document.querySelector('nav li a')?.setAttribute('style', 'color: #ddd; background: #fff'),
    'image-alt': () => document.querySelector('header')?.append(document.createElement('img')),
    'button-name': () => {
      const button = document.querySelector('header button');
      button?.replaceChildren();
      for (const name of ['aria-label', 'aria-labelledby', 'title']) button?.removeAttribute(name);
    },
    list: () => document.querySelector('nav ul')?.append(document.createElement('div')),
  };
  // Words that are known, six elements deep: the outermost gets a colour on which they cannot be read.
  const ground = (colour: string) => {
    document.querySelector('#ground')?.remove();
    const place = document.createElement('div');
    place.id = 'ground';
    place.style.backgroundColor = colour;
    // As many as are left out when they are known.
    const words = '<p style="color: #333">Palavras</p>'.repeat(12);
    place.append(document.createRange().createContextualFragment(`${'<div>'.repeat(5)}${words}`));
    document.querySelector('main')?.append(place);
  };
  await page.evaluate(ground, '');
  expect(await violations(page)).toEqual([]);
  await page.evaluate(ground, '#777');
  expect(await violations(page)).toEqual([expect.stringMatching(/^color-contrast \(12\)/)]);
  await page.evaluate(() => document.querySelector('#ground')?.remove());
  const found: string[] = [];
  for (const [rule, fault] of Object.entries(faults)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await page.evaluate(fault);
    found.push(rule);
    // oxlint-disable-next-line no-await-in-loop
    const rules = (await violations(page)).map((one) => one.split(' ')[0] ?? one);
    expect(rules.toSorted()).toEqual(found.toSorted());
  }
});
