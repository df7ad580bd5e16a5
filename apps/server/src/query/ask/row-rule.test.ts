import { ALL_PROFILES } from '@fonte/contracts';
import { expect, it } from 'vitest';
import { personalCell } from './personal.ts';
import { rowRule } from './row-rule.ts';

const rulesWith = (uf: string | null, cpf: string | null) =>
  Object.fromEntries(ALL_PROFILES.map((profile) => [profile, rowRule({ profile, uf, cpf })]));

it('gives each profile its rows', () => {
  const own = { uf: 'GO' };
  expect(rulesWith('GO', '12345678909')).toEqual({
    administrador: {},
    nacional: {},
    regional: own,
    coordenador: own,
    supervisor: { uf: 'GO', supervisor: '12345678909' },
    tecnico: { uf: 'GO', tecnico: '12345678909' },
    consulta: own,
    bancomundial: own,
    giz: own,
    mapa: own,
  });
});

it('gives nothing, not everything, to who lacks the uf or the cpf that limits them', () => {
  expect(rulesWith(null, null)).toEqual({
    administrador: {},
    nacional: {},
    regional: 'nothing',
    coordenador: 'nothing',
    supervisor: 'nothing',
    tecnico: 'nothing',
    consulta: {},
    bancomundial: {},
    giz: {},
    mapa: {},
  });
  expect(rowRule({ profile: 'supervisor', uf: 'GO', cpf: null })).toBe('nothing');
  expect(rowRule({ profile: 'supervisor', uf: null, cpf: '1' })).toBe('nothing');
  expect(rowRule({ profile: 'constructor' as 'giz', uf: null, cpf: null })).toBe('nothing');
});

it('masks personal values', () => {
  expect(personalCell('cpf', 'full', '12345678909')).toBe('12345678909');
  expect(personalCell('cpf', 'masked', '12345678909')).toBe('***.456.789-**');
  expect(personalCell('cpf', 'masked', '1234')).toBe('***');
  expect(personalCell('nome', 'masked', 'Ana Ipê Dourado')).toBe('A. I. D.');
  expect(personalCell('coordenada', 'masked', '-50.935512')).toBe('-50.93');
  expect(personalCell('cpf', 'absent', '12345678909')).toBeNull();
});
