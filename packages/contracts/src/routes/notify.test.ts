import { expect, it } from 'vitest';
import { addNotify } from './notify.ts';

it('addresses that are none are named, ten of them, and the others counted', () => {
  const refusalOf = (users: string) =>
    addNotify.body
      ?.safeParse({ nome: 'Equipe', users })
      .error?.issues.map(({ path, message }) => [path, message]);
  expect(refusalOf('ana@x.example; Bia@X.example')).toBeUndefined();
  expect(refusalOf('ana@x.example;joão@x.example;<bia@x.example>')).toEqual([
    [['users'], 'Formato de email inválido: joão@x.example, <bia@x.example>'],
  ]);
  const many = Array.from({ length: 12 }, (_, at) => `x${at}`);
  expect(refusalOf(`${many.join(';')};${'y'.repeat(300)}`)).toEqual([
    [['users'], `Formato de email inválido: ${many.slice(0, 10).join(', ')} e mais 3`],
  ]);
  expect(refusalOf(`${'y'.repeat(300)}@x.example`)?.[0]?.[1]).toHaveLength(
    'Formato de email inválido: '.length + 80,
  );
});
