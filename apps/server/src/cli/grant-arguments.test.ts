import { expect, test } from 'vitest';
import { grantArguments } from './grant-arguments.ts';

test('e-mail and profile, then uf and CPF in any order, and what was agreed to', () => {
  expect(grantArguments(['a@b.br', 'tecnico', '529.982.247-25', 'go', '--sim'])).toEqual({
    email: 'a@b.br',
    profile: 'tecnico',
    uf: 'GO',
    cpf: '52998224725',
    cadastro: null,
    sim: true,
  });
  expect(grantArguments(['a@b.br', 'administrador', '--cadastro', '7'])).toMatchObject({
    cadastro: 7,
    sim: false,
    uf: null,
    cpf: null,
  });
});

test.each([
  [],
  ['a@b.br'],
  ['a@b.br', 'chefe'],
  ['a@b.br', '__proto__'],
  ['a@b.br', 'tecnico', 'Goiás'],
  ['a@b.br', 'tecnico', 'GO', 'BA'],
  ['a@b.br', 'tecnico', '--cadastro', 'x'],
  ['a@b.br', 'tecnico', '--forcar'],
])('%s %s %s %s is no command', (...words) => {
  expect(grantArguments(words.filter((word) => word !== undefined))).toBeNull();
});
