import { expect, it } from 'vitest';
import { definitionsOf } from './definitions.ts';

const answer = (co_consulta: number, no_consulta: string, definition: string) => ({
  co_consulta,
  no_consulta,
  provenance: { definition },
});

it('says what each number counts, once where the same is said of several', () => {
  const [tile, state, basin] = [
    answer(11116, 'Propriedades atendidas', 'Com visita válida.'),
    answer(10163, 'Visitas por estado', 'Visitas válidas.'),
    answer(10164, 'Visitas por bacia', 'Visitas válidas.'),
  ];
  expect(definitionsOf([state, tile, basin])).toEqual([
    {
      definition: 'Visitas válidas.',
      reports: [
        { co_consulta: 10163, no_consulta: 'Visitas por estado' },
        { co_consulta: 10164, no_consulta: 'Visitas por bacia' },
      ],
    },
    {
      definition: 'Com visita válida.',
      reports: [{ co_consulta: 11116, no_consulta: 'Propriedades atendidas' }],
    },
  ]);
  expect(definitionsOf([])).toEqual([]);
});
