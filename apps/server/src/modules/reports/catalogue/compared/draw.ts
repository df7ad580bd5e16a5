import type { HeadColumn, Row } from '@fonte/contracts';
import { RANGE, SITUATIONS } from '@fonte/contracts/compared';
import { counted } from '@fonte/pt-br';
import { exact, numberOf } from '../../../../answers/figures/exact.ts';
import {
  countColumn,
  figureColumn,
  groupColumn,
  plainColumn,
  shareColumn,
} from '../../../../answers/tables/head-columns.ts';
import type { Answer } from '../../../../query/index.ts';
import { grandTotal, keysOf } from '../../draw/levels.ts';
import { percentOf } from '../../draw/percent.ts';
import type { Reading } from '../../declared/reading.ts';
import type { Drawing } from '../../declared/report.ts';
import { dueLabel } from '../plan-of-visits.ts';
import { groupsOf, type Line, type Peers } from './groups.ts';
import { groupsInShort, groupsInWords, type Noun } from './words.ts';

interface Table extends Peers {
  readonly heading: string;
  readonly noun: Noun;
  /** What stands below the title before the groups. */
  readonly subtitle: (reading: Reading) => string;
}

const columns = ({ who, heading }: Table, reading: Reading): readonly HeadColumn[] => [
  groupColumn(who, heading),
  groupColumn('uf', 'Estado'),
  plainColumn(RANGE.verdict, 'Situação'),
  figureColumn('diferenca', 'Diferença em visitas', { scale: 1 }),
  shareColumn(RANGE.share, '% do previsto'),
  shareColumn(RANGE.expected, '% esperado'),
  shareColumn(RANGE.from, 'Faixa de 95%, de'),
  shareColumn(RANGE.to, 'Faixa de 95%, até'),
  countColumn('previstas', dueLabel(reading)),
  countColumn('visitas', 'Feitas'),
  countColumn('propriedades', 'Propriedades'),
  figureColumn('meses', 'Mês do atendimento', { scale: 1 }),
  plainColumn('atividade', 'Atividade principal'),
];

/** One row for each member in a state, by state and name: what makes it comparable, what it made, what was to be expected, and on which side of its limits it is. */
export const drawCompared =
  (table: Table): ((answer: Answer, reading: Reading) => Drawing) =>
  (answer, reading) => {
    const groups = groupsOf(answer, table);
    const lines = groups.flatMap((group) => group.lines);
    const { values } = grandTotal(answer);
    const thead = columns(table, reading);
    const foot = `Total de ${counted(lines.length, 'linha', 'linhas')}`;
    return {
      series: [],
      labels: lines.map(({ row }) => row.labels[table.who] ?? ''),
      keys: lines.map(({ row }) => keysOf(row)),
      thead,
      tbody: lines.map((line) => cellsOf(table.who, line)),
      rows: numberOf(values['visitas']),
      ...(lines.length === 0
        ? {}
        : {
            tfoot: Object.fromEntries(
              thead.map(({ field }) => [field, field === table.who ? foot : exact(values[field])]),
            ),
            remark: `${groupsInWords(groups, table.noun)}.`,
            params: { subtitle: `${table.subtitle(reading)}; ${groupsInShort(groups, table.noun)}` },
          }),
    };
  };

/** Its limits travel in per cent of its planned visits, as the share beside them. */
function cellsOf(who: string, { row, planned, made, expected, from, to, mainKind, verdict }: Line): Row {
  const share = (visits: number | null) => (visits === null ? null : percentOf(visits, planned));
  const figure = (field: string) => exact(row.values[field]);
  return {
    [who]: row.labels[who] ?? '',
    uf: row.labels['uf'] ?? '',
    [RANGE.verdict]: verdict && SITUATIONS[verdict],
    diferenca: expected === null ? null : Number((made - expected).toFixed(6)),
    [RANGE.share]: figure(RANGE.share),
    [RANGE.expected]: share(expected),
    [RANGE.from]: share(from),
    [RANGE.to]: share(to),
    previstas: figure('previstas'),
    visitas: figure('visitas'),
    propriedades: figure('propriedades'),
    meses: figure('meses'),
    atividade: mainKind,
  };
}
