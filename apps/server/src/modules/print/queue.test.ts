import { expect, test } from 'vitest';
import { Failure } from '../../platform/index.ts';
import { Queue } from './queue.ts';

const here = new AbortController().signal;

test('works on one at a time, in order, and refuses who would be too many', async () => {
  const queue = new Queue(2);
  const done: number[] = [];
  let busy = 0;
  let go = (): void => undefined;
  const gate = new Promise<void>((resolve) => (go = resolve));
  const job = (index: number) =>
    queue.run(here, async () => {
      busy += 1;
      expect(busy).toBe(1);
      await gate;
      busy -= 1;
      done.push(index);
    });
  const jobs = [job(1), job(2), job(3)];
  await expect(job(4)).rejects.toMatchObject({ failure: 'pdfQueue' } satisfies Partial<Failure>);
  go();
  await Promise.all(jobs);
  expect(done).toEqual([1, 2, 3]);
  await job(5);
});

test('one that fails holds nobody up; who has gone is not worked for', async () => {
  const queue = new Queue(2);
  const gone = new AbortController();
  const failing = queue.run(here, () => Promise.reject(new Error('no')));
  let worked = false;
  const left = queue.run(gone.signal, async () => {
    worked = true;
  });
  gone.abort();
  await expect(failing).rejects.toThrow('no');
  await expect(left).rejects.toThrow();
  expect(worked).toBe(false);
  expect(await queue.run(here, async () => 7)).toBe(7);
});
