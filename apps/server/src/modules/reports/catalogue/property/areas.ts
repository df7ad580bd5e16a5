import type { Row } from '@fonte/contracts';
import type { Answer, Measure } from '../../../../query/index.ts';
import { areaColumn, groupColumn, shareColumn } from '../../../../answers/tables/head-columns.ts';
import { exact, numberOf } from '../../../../answers/figures/exact.ts';
import { grandTotal } from '../../draw/levels.ts';
import { percentOf } from '../../draw/percent.ts';
import type { Drawing, Report } from '../../declared/report.ts';
import { ofPlace } from '../../../../answers/words/sentences.ts';
import { STAFF } from '../profiles.ts';

/** The kinds of area that the register knows, in the order of the sheet; the first is what the others are parts of. */
export const AREAS = {
  area_total: 'Área total',
  area_produtiva: 'Área produtiva',
  area_pastagem: 'Área de pastagem',
  area_lavoura: 'Área de lavoura',
  area_vegetacao_nativa: 'Área de vegetação nativa',
  area_reserva_legal: 'Área de reserva legal',
  area_app: 'Área de preservação permanente',
  area_degradada: 'Área degradada',
  area_conservacao: 'Área de conservação declarada',
  area_abc: 'Área ABC declarada',
} as const;

const KINDS = Object.entries(AREAS);

const HEADS = [
  groupColumn('tipo', 'Área'),
  areaColumn('hectares', 'Hectares', { valuecoluna: null }),
  shareColumn('parte', '% da área total'),
];

function draw(answer: Answer): Drawing {
  const { values } = grandTotal(answer);
  const whole = numberOf(values['area_total']);
  const rows = KINDS.flatMap(([field, tipo]): Row[] => {
    const value = values[field] ?? null;
    if (value === null) return [];
    const parte = whole > 0 ? percentOf(numberOf(value), whole) : null;
    return [{ tipo, hectares: exact(value), parte }];
  });
  return { series: [], labels: rows.map(({ tipo }) => String(tipo)), keys: [], thead: HEADS, tbody: rows };
}

/** 11207: what is not registered has no row, since nothing is not zero. */
export const propertyAreas: Report = {
  title: 'Áreas da propriedade',
  shape: 'table',
  period: 'none',
  profiles: STAFF,
  subtitle: (reading) => `Hectares de cada tipo de área${ofPlace(reading)}`,
  definition: () =>
    'Hectares que o cadastro da propriedade diz, por tipo, e que parte da área total são. Um hectare pode ser de mais de um tipo: as partes não somam 100%. O ano não muda este número.',
  source: {
    kind: 'plan',
    noun: ['ha', 'ha'],
    plan: () => ({
      measures: Object.fromEntries(
        KINDS.map(([field]): [string, Measure] => [field, { sum: `propriedade.${field}` }]),
      ),
    }),
    draw,
  },
};
