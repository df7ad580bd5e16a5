import type { Rollup } from '../rollup.ts';
import { lancamento_ano, lancamento_mes } from './entries.ts';
import { isa_propriedade } from './index-by-property.ts';
import { pratica_ano, pratica_dia, pratica_mes } from './practices.ts';
import {
  visita_dia,
  visita_duracao,
  visita_mes,
  visita_prevista_ano,
  visita_prevista_mes,
  visita_prevista_semestre,
  visita_primeira,
  visita_semestre,
  visita_ano,
} from './visits.ts';

/** The rollups in the order in which they are tried: the smallest first. */
export const ROLLUPS: readonly Rollup[] = [
  visita_mes,
  visita_duracao,
  visita_primeira,
  visita_ano,
  visita_semestre,
  visita_dia,
  visita_prevista_mes,
  visita_prevista_ano,
  visita_prevista_semestre,
  lancamento_mes,
  lancamento_ano,
  pratica_mes,
  pratica_ano,
  pratica_dia,
  isa_propriedade,
];
