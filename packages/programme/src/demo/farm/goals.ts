import type { CsvRow } from '../../folder/columns.ts';
import { farmsPerState } from './portfolio.ts';

const YEARS = [2019, 2020, 2021, 2022, 2023, 2024, 2025] as const;
/** Share of the last year's goal that is to be reached by the end of each year. */
const RAMP = [0.01, 0.06, 0.17, 0.32, 0.53, 0.78, 1] as const;

/** Goals to the end of 2025, per farm of the programme. */
const PER_FARM: Readonly<Record<string, number>> = {
  propriedades: 1,
  produtores: 1.02,
  visitas: 21,
  area_conservacao: 7,
  area_abc: 25,
};

/** Cumulative goals per indicator, state and year, and for the whole programme (empty uf). */
export function goals(properties: number): CsvRow<'meta'>[] {
  const places = [['', properties] as const, ...farmsPerState(properties)];
  return Object.entries(PER_FARM).flatMap(([indicador, perFarm]) =>
    places.flatMap(([uf, farms]) =>
      YEARS.map((ano, i) => ({ indicador, uf, ano, valor: Math.round(farms * perFarm * (RAMP[i] ?? 1)) })),
    ),
  );
}
