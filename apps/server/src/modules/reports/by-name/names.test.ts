import { REPORT_IDS } from '@fonte/contracts';
import { expect, it } from 'vitest';
import { CATALOGUE } from '../catalogue/index.ts';
import { nameOf, reportNamed } from './names.ts';

it('every report has a name of its own, of letters, digits and hyphens, and is found by it and by its number', () => {
  const names = REPORT_IDS.map(nameOf);
  expect(new Set(names).size).toBe(names.length);
  for (const id of REPORT_IDS) {
    expect(nameOf(id)).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
    expect([nameOf(id), String(id)].map((name) => reportNamed(name, 'administrador'))).toEqual([id, id]);
  }
});

it('a name of before leads to its report, and is none of another', () => {
  const former = REPORT_IDS.flatMap((id) =>
    (CATALOGUE[id].formerNames ?? []).map((name) => [name, id] as const),
  );
  expect(former.map(([name]) => reportNamed(name, 'administrador'))).toEqual(former.map(([, id]) => id));
});

it('one that is none is told with those that are nearest, of the profile', () => {
  const told = (name: string, profile: 'administrador' | 'consulta') => {
    try {
      return reportNamed(name, profile);
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(told('metas-do-projetos', 'administrador')).toMatch(/Há, entre outros: metas-do-projeto, /);
  expect(told('carteira', 'consulta')).not.toMatch(/carteira-por-tecnico/);
  expect(told('carteira', 'administrador')).toMatch(/carteira-por-tecnico/);
  expect(told('11116', 'consulta')).toBe(11116);
  expect(told('011116', 'consulta')).toBe(11116);
  expect(told('constructor', 'consulta')).toMatch(/^Não há relatório com o nome constructor/);
});
