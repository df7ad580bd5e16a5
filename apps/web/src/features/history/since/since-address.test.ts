import { expect, it } from 'vitest';
import { readLooked, writeLooked } from './since-address.ts';

const NOTHING = { tabela: null, tipo: null, uf: null, tecnico: null, pagina: 0, propriedade: null } as const;

it('is shown again by its address, and what is none of it is not said', () => {
  const looked = {
    tabela: 'visita',
    tipo: 'correcao',
    uf: 'GO',
    tecnico: 'nenhum',
    pagina: 2,
    propriedade: '52.0001.0001',
  } as const;
  const written = writeLooked(new URLSearchParams('ano=2025'), looked);
  expect(written.toString()).toBe(
    'ano=2025&tabela=visita&tipo=correcao&estado=GO&tecnico=nenhum&pagina=3&propriedade=52.0001.0001',
  );
  expect(readLooked(written)).toEqual(looked);
  const wrong = 'tabela=usuario&tipo=UPDATE&estado=goias&tecnico=529.982.247-25&pagina=0&propriedade=';
  expect(readLooked(new URLSearchParams(wrong))).toEqual(NOTHING);
  expect(writeLooked(written, NOTHING).toString()).toBe('ano=2025');
});
