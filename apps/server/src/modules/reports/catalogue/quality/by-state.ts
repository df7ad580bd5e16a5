import { EXAMINED, MENDERS, QUALITY_RULES, type QualityId, type QualityRule } from '@fonte/contracts/quality';
import { counted } from '@fonte/pt-br';
import { countColumn, groupColumn, shareColumn } from '../../../../answers/tables/head-columns.ts';
import { drawTable } from '../../draw/draw-table.ts';
import type { Report } from '../../declared/report.ts';
import { ofPlace } from '../../../../answers/words/sentences.ts';
import { EVERYONE } from '../profiles.ts';
import { AT_LOAD, examinedBy, foundBy, NOUN } from './found.ts';

/** 13410 to 13419: one rule by state, what it found of what it looked at. */
const byState = (rule: QualityRule): Report => ({
  title: rule.title,
  shape: 'table',
  period: 'none',
  profiles: EVERYONE,
  subtitle: (reading) =>
    `Achados de ${EXAMINED[rule.examined][1]}${ofPlace(reading)}, por estado. Quem corrige: ${MENDERS[rule.mends].toLowerCase()}`,
  definition: () => `${rule.sentence} ${rule.how} ${AT_LOAD}`,
  source: {
    kind: 'plan',
    noun: NOUN,
    plan: () => ({
      measures: {
        achados: foundBy(rule.id),
        examinados: examinedBy(rule),
        percentual: { op: '/', args: ['achados', 'examinados'], type: 'percent' },
      },
      by: ['uf'],
      sort: [{ by: 'uf' }],
      totals: true,
    }),
    draw: drawTable({
      group: 'uf',
      columns: () => [
        groupColumn('uf', 'Estado'),
        countColumn('achados', 'Achados'),
        countColumn('examinados', `De (${EXAMINED[rule.examined][1]})`, { valuecoluna: null, func: 'sum' }),
        shareColumn('percentual', '%'),
      ],
      total: (rows) => `Total de ${counted(rows, 'estado', 'estados')}`,
      rows: 'achados',
    }),
    drill: ['achados'],
  },
});

export const RULE_REPORTS = Object.fromEntries(
  QUALITY_RULES.map((rule) => [rule.id, byState(rule)]),
) as Record<QualityId, Report>;
