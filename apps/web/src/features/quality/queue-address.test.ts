import { expect, it } from 'vitest';
import { readQueue, writeQueue } from './queue-address.ts';

const FIRST = { situacao: 'abertos', regra: null, meus: false, pagina: 0 } as const;

it('is shown again by its address, and what is none of it is not said', () => {
  const queue = { situacao: 'voltaram', regra: 13417, meus: true, pagina: 2 } as const;
  const written = writeQueue(new URLSearchParams('uf=GO'), queue);
  expect(written.toString()).toBe('uf=GO&situacao=voltaram&regra=13417&meus=sim&pagina=3');
  expect(readQueue(written)).toEqual(queue);
  expect(readQueue(new URLSearchParams('situacao=todos&regra=1&meus=nao&pagina=-4'))).toEqual(FIRST);
  expect(writeQueue(written, FIRST).toString()).toBe('uf=GO');
});
