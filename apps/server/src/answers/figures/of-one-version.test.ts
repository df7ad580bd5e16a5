import { describe, expect, it } from 'vitest';
import { ofOneVersion } from './of-one-version.ts';

/** Two answers a time, of these versions. */
const asking = (...times: readonly (readonly [number, number])[]) => {
  let asked = 0;
  const ask = async () => times[asked++] ?? [0, 0];
  const versions = (pair: readonly [number, number]) =>
    pair.map((versao) => ({ version: { versao } }) as never);
  return { made: () => ofOneVersion(ask, versions), asked: () => asked };
};

describe('answers of several questions', () => {
  it('are taken as they are where no import came between them', async () => {
    const { made, asked } = asking([7, 7]);
    expect([await made(), asked()]).toEqual([[7, 7], 1]);
  });

  it('are asked for again where one did', async () => {
    const { made, asked } = asking([7, 8], [8, 8]);
    expect([await made(), asked()]).toEqual([[8, 8], 2]);
  });

  it('are never told of two versions', async () => {
    const { made, asked } = asking([1, 2], [2, 3], [3, 4], [4, 4]);
    await expect(made()).rejects.toMatchObject({ failure: 'busy' });
    expect(asked()).toBe(3);
  });
});
