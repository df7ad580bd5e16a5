// [ASVS 1.4.2 2.2.1 2.2.2 2.2.3 15.3.5]
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Failure } from '../failures/fail.ts';
import { refuseUnknown, validated, validatedPath } from './validate.ts';

const failureOf = (work: () => unknown): Failure => {
  try {
    work();
  } catch (error) {
    if (error instanceof Failure) return error;
  }
  throw new Error('nothing failed');
};
const query = z.object({ page: z.coerce.number().int().min(-1).default(-1), nome: z.string().optional() });

describe('parameters', () => {
  test('arrive in their types, without what the contract does not name', () => {
    expect(validated('parameter', query, { page: '3', outro: '1' })).toEqual({ page: 3 });
    expect(validated('parameter', query, {})).toEqual({ page: -1 });
  });
  test.each([
    [{ page: 'x' }, 'invalidParameter', 'O parâmetro page não é válido'],
    [{ page: ['1', '2'] }, 'duplicatedParameter', 'O parâmetro page foi enviado mais de uma vez'],
    [{ outro: ['1', '2'] }, 'duplicatedParameter', 'O parâmetro outro foi enviado mais de uma vez'],
    [{ nome: 'a\0b' }, 'invalidParameter', 'O parâmetro nome não é válido'],
    [{ '<b>': ['1', '2'] }, 'duplicatedParameter', 'O parâmetro b foi enviado mais de uma vez'],
  ])('%j is refused: %s', (input, name, sentence) => {
    const failure = failureOf(() => validated('parameter', query, input));
    expect([failure.failure, failure.message, failure.status]).toEqual([name, sentence, 400]);
  });
});

describe('parameters that the contract does not have', () => {
  test.each([
    [{ page: '3', uf: 'GO' }, 'O parâmetro uf não existe neste pedido'],
    [{ '<b>': '' }, 'O parâmetro b não existe neste pedido'],
    [{ constructor: 'x' }, 'O parâmetro constructor não existe neste pedido'],
  ])('%j is refused', (input, sentence) => {
    const failure = failureOf(() => refuseUnknown(query, input));
    expect([failure.failure, failure.message, failure.status]).toEqual(['unknownParameter', sentence, 400]);
  });
  test('what it has passes, and what takes anything takes it', () => {
    expect(() => refuseUnknown(query, { page: '3', nome: '' })).not.toThrow();
    expect(() => refuseUnknown(z.looseObject({}), { a: '1' })).not.toThrow();
    expect(() => refuseUnknown(undefined, { a: '1' })).not.toThrow();
  });
});

describe('parts of a path', () => {
  const path = z.object({ id: z.string().regex(/^\d+$/) });
  test.each([['x'], ['1\0']])('%j can be none, told as the route says', (id) => {
    const plain = failureOf(() => validatedPath(path, { id }));
    expect([plain.failure, plain.status]).toEqual(['invalidParameter', 400]);
    const told = failureOf(() => validatedPath(path, { id }, 'propertyNotFound'));
    expect([told.failure, told.message, told.status]).toEqual([
      'propertyNotFound',
      'Propriedade não encontrada',
      404,
    ]);
  });
  test('what can be one passes', () => {
    expect(validatedPath(path, { id: '7' }, 'propertyNotFound')).toEqual({ id: '7' });
  });
});

describe('bodies', () => {
  const body = z.object({
    nome: z.string().min(1, 'Obrigatório'),
    idade: z.number(),
    tags: z.array(z.string()).optional(),
  });
  test('arrays are no duplicates there', () => {
    expect(validated('body', body, { nome: 'a', idade: 1, tags: ['x'] })).toEqual({
      nome: 'a',
      idade: 1,
      tags: ['x'],
    });
  });
  test('each field at fault has one entry, and the first sentence that is ours is the answer', () => {
    const failure = failureOf(() => validated('body', body, { nome: '', idade: 'x' }));
    expect(failure.body()).toEqual({
      tipo: 0,
      result: 'Obrigatório',
      codigo: 'invalidRequest',
      errors: [
        { campo: 'nome', msg: 'Obrigatório' },
        { campo: 'idade', msg: 'Valor inválido' },
      ],
    });
  });
  test('what a contract that takes nothing besides does not have is refused by its name', () => {
    const failure = failureOf(() =>
      validated('body', z.strictObject({ $uf: z.string() }), { $uf: 'GO', uf: 'GO' }),
    );
    expect([failure.failure, failure.message]).toEqual([
      'unknownParameter',
      'O parâmetro uf não existe neste pedido',
    ]);
  });
  test('U+0000 is refused however deep it lies', () => {
    expect(failureOf(() => validated('body', body, { nome: 'a', idade: 1, tags: ['\0'] })).status).toBe(400);
  });
});
