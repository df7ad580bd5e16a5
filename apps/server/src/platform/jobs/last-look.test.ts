import { expect, it, vi } from 'vitest';
import { LastLook, type Seen } from './last-look.ts';

const seen = (until: number): Seen => ({ due: ['mail.send'], until });
const ALWAYS = Number.POSITIVE_INFINITY;

it('looks once for many turns, and again when something is told', async () => {
  const last = new LastLook();
  const look = vi.fn(async () => seen(ALWAYS));
  expect(await last.see(look)).toEqual({ seen: seen(ALWAYS), anew: true });
  expect(await last.see(look)).toEqual({ seen: seen(ALWAYS), anew: false });
  last.forget();
  expect(await last.see(look)).toMatchObject({ anew: true });
  expect(look).toHaveBeenCalledTimes(2);
});

it('looks again when something else has become due', async () => {
  const last = new LastLook();
  const look = vi.fn(async () => seen(0));
  await last.see(look);
  expect(await last.see(look)).toMatchObject({ anew: true });
});

it('does not keep what something was told beside', async () => {
  const last = new LastLook();
  const { seen: found } = await last.see(async () => {
    last.forget();
    return seen(ALWAYS);
  });
  expect(found).toEqual(seen(ALWAYS));
  expect(await last.see(async () => seen(ALWAYS))).toMatchObject({ anew: true });
});
