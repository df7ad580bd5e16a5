import type { CsvRow } from '../../folder/columns.ts';
import { demoCpf } from '../drawn-from/cpf.ts';
import { isoDay, dayOf } from '../drawn-from/calendar.ts';
import { personName, type Sexo } from '../drawn-from/names.ts';
import { Random, round } from '../drawn-from/random.ts';
import { STREAM } from '../drawn-from/programme.ts';

const SCHOOLING: readonly (readonly [string, number])[] = [
  ['Não alfabetizado', 4],
  ['Ensino fundamental incompleto', 32],
  ['Ensino fundamental completo', 14],
  ['Ensino médio incompleto', 8],
  ['Ensino médio completo', 24],
  ['Ensino superior incompleto', 5],
  ['Ensino superior completo', 11],
  ['Pós-graduação', 2],
];
const COLOUR: readonly (readonly [string, number])[] = [
  ['Branca', 46],
  ['Parda', 40],
  ['Preta', 11],
  ['Amarela', 2],
  ['Indígena', 1],
];
const INCOME: readonly (readonly [string, number])[] = [
  ['Até 2 salários mínimos', 38],
  ['De 2 a 4 salários mínimos', 33],
  ['De 4 a 8 salários mínimos', 19],
  ['Mais de 8 salários mínimos', 10],
];
const EXPERIENCE: readonly (readonly [string, number])[] = [
  ['Até 5 anos', 11],
  ['5 a 10 anos', 17],
  ['10 a 20 anos', 27],
  ['Mais de 20 anos', 45],
];
const TODAY = dayOf('2025-12-31');
const NOT_SAID = 0.014;

/** The producer with this number; some details were never asked for. */
export function producer(seed: number, id: number): CsvRow<'produtor'> {
  const random = new Random(seed, STREAM.producer, id);
  const sexo: Sexo = random.chance(0.27) ? 'Feminino' : 'Masculino';
  const age = Math.min(88, Math.max(19, 53 + 13.5 * random.normal()));
  const said = <T>(value: T): T | null => (random.chance(NOT_SAID) ? null : value);
  return {
    id_produtor: id,
    cpf: random.chance(0.006) ? null : demoCpf(id - 1),
    nome: personName(random, sexo),
    sexo: said(sexo),
    dt_nascimento: said(isoDay(Math.max(dayOf('1932-01-01'), TODAY - round(age * 365.25, 0)))),
    escolaridade: said(random.weighted(SCHOOLING)),
    cor_raca: said(random.weighted(COLOUR)),
    faixa_renda: said(random.weighted(INCOME)),
    tempo_atividade: said(random.weighted(EXPERIENCE)),
  };
}
