import type { Cell } from '@fonte/contracts';
import type { View } from '@fonte/contracts/view';
import { formatInteger } from '@fonte/pt-br';
import { NegativeAware, usePrinting } from '@fonte/ui';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Fragment, useMemo, useState, type ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { figure } from '../../report/answer/answer.ts';
import type { ViewResult } from '../asked/contract.ts';
import { decimalsOfColumn, figureText } from '../words/figures.ts';
import { headWords } from './head-words.ts';
import { PivotHeads } from './pivot-heads.tsx';
import { linesOf, nextSort, turned, type Folding, type PivotLine, type PivotSort } from './pivot-lines.ts';
import { partsOnPaper } from './pivot-paper.ts';
import { FRAME, LABEL, NOTE, PAPER, PART, TABLE } from './pivot-style.ts';
import './texts.ts';
import { cellAt, useCellWalk } from './use-cell-walk.ts';

export type PivotTableProps = {
  view: Pick<View, 'title' | 'look'>;
  result: ViewResult;
  onPoint: ((point: { group: Cell[]; series: string | null }) => void) | undefined;
  /** A figure with the mark of the rule that it meets, by row and series. */
  marked: ((result: ViewResult, row: number, series: number, figure: ReactNode) => ReactNode) | undefined;
  height: number;
  folding: Folding;
  onFolding: (folding: Folding) => void;
};

/** Figures that are drawn at first, and as many rows more at each wish: thousands of them are read by nobody at once. */
const FIGURES_AT_ONCE = 4000;
const rowsAtOnce = ({ series }: ViewResult): number =>
  Math.max(1, Math.floor(FIGURES_AT_ONCE / Math.max(series.length, 1)));

/** Under its heads some rows must be seen, also where a chart would be lower. */
const LEAST_HEIGHT = 440;

/** A pivot table: heads and foot stay where it is scrolled, a row's name folds the rows within it, a figure opens what is behind it, a head orders the rows. */
export function PivotTable(props: PivotTableProps) {
  const { view, result, onPoint, marked, folding, onFolding } = props;
  const { t } = useTexts(['indicator', 'pivot']);
  const printing = usePrinting();
  const total = t('indicator:total');
  const [sort, setSort] = useState<PivotSort>(null);
  const [more, setMore] = useState(1);
  const lines = useMemo(() => linesOf(result, folding, sort), [result, folding, sort]);
  const writes = useMemo(() => writersOf(result, view.look), [result, view.look]);
  const shown = printing ? lines : lines.slice(0, more * rowsAtOnce(result));
  const paper = useMemo(
    () =>
      printing
        ? partsOnPaper(
            result,
            (cell, at) => writes[at]?.(cell) ?? '',
            (at) => headWords(result, at, total),
          )
        : null,
    [printing, result, writes, total],
  );
  const parts = paper?.parts ?? [result.series.map((_, at) => at)];
  const open = (line: PivotLine | undefined, isTotal: boolean, at: number) => {
    const name = result.series[at]?.name;
    const row = isTotal ? result.dinamica?.total : result.data[line?.place ?? -1];
    if (!onPoint || name === undefined || figure(row?.[name]) === null) return;
    const item = result.itens_search.find(({ index }) => index === line?.place);
    onPoint({ group: isTotal ? [] : (item?.valueData ?? []), series: name });
  };
  const walk = useCellWalk(({ row, cell }) => {
    const line = shown[row];
    if (row === -1) {
      if (cell > 0) setSort(nextSort(sort, cell - 1));
    } else if (cell === 0) {
      if (line && line.folded !== null) onFolding(turned(folding, line.key));
    } else open(line, row === shown.length, cell - 1);
  });
  const text = (row: ViewResult['data'][number] | undefined, at: number) => {
    const cell = row?.[result.series[at]?.name ?? ''];
    return <NegativeAware value={figure(cell)}>{writes[at]?.(cell)}</NegativeAware>;
  };
  const opens = (row: ViewResult['data'][number] | undefined, at: number) =>
    onPoint && figure(row?.[result.series[at]?.name ?? '']) !== null ? 'figure opens' : 'figure';
  const rowLabel = result.groupby.map(({ name }) => name).join(' / ');
  return (
    <>
      <Box sx={NOTE}>{aboutWords(result, t('pivot:by'))}</Box>
      <Box sx={{ ...FRAME, maxHeight: Math.max(props.height, LEAST_HEIGHT) }}>
        {parts.map((part, number) => (
          <Fragment key={number}>
            {parts.length > 1 && (
              <Box sx={PART}>
                {t('pivot:part', {
                  from: (part[0] ?? 0) + 1,
                  until: (part.at(-1) ?? 0) + 1,
                  all: result.series.length,
                })}
              </Box>
            )}
            <Box
              component="table"
              role="treegrid"
              aria-label={view.title}
              sx={{ ...TABLE, ...(paper && { [PAPER]: { zoom: paper.zoom } }) }}
              {...(number === 0 ? walk : {})}
            >
              <PivotHeads result={result} part={part} label={rowLabel} sort={sort} total={total} />
              <tbody>
                {shown.map((line, row) => (
                  <Box
                    component="tr"
                    key={line.key}
                    aria-level={line.level}
                    {...(line.folded === null ? {} : { 'aria-expanded': !line.folded })}
                    className={line.folded === null ? '' : 'whole'}
                  >
                    <Box
                      component="th"
                      scope="row"
                      {...cellAt(row, 0)}
                      className={line.folded === null ? '' : 'opens'}
                    >
                      <Box
                        sx={{
                          ...LABEL,
                          pl: { xs: `${line.level * 8 - 8}px`, sm: `${line.level * 16 - 16}px` },
                        }}
                      >
                        {result.groupby.length > 1 && (
                          <ExpandMore
                            aria-hidden
                            className="mark"
                            sx={{
                              visibility: line.folded === null ? 'hidden' : undefined,
                              transform: line.folded ? 'rotate(-90deg)' : undefined,
                            }}
                          />
                        )}
                        <span>{line.label}</span>
                      </Box>
                    </Box>
                    {part.map((at) => (
                      <td key={at} {...cellAt(row, at + 1)} className={opens(result.data[line.place], at)}>
                        {marked
                          ? marked(result, line.place, at, text(result.data[line.place], at))
                          : text(result.data[line.place], at)}
                      </td>
                    ))}
                  </Box>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row" {...cellAt(shown.length, 0)}>
                    {t('indicator:total')}
                  </th>
                  {part.map((at) => (
                    <td
                      key={at}
                      {...cellAt(shown.length, at + 1)}
                      className={opens(result.dinamica?.total, at)}
                    >
                      {text(result.dinamica?.total, at)}
                    </td>
                  ))}
                </tr>
              </tfoot>
            </Box>
          </Fragment>
        ))}
      </Box>
      {shown.length < lines.length && (
        <Box data-print="hide" sx={{ px: '16px', py: '8px' }}>
          <Button variant="outlined" onClick={() => setMore(more + 1)}>
            {t('pivot:more', { shown: formatInteger(shown.length), all: formatInteger(lines.length) })}
          </Button>
        </Box>
      )}
    </>
  );
}

/** What the figures are, where the heads name what goes across instead. */
function aboutWords({ dinamica, totals }: ViewResult, by: string): string | null {
  if (!dinamica?.por) return null;
  const [first] = totals;
  const what = totals.length === 1 && first ? [`${first.name} (${first.unidade})`] : [];
  return [...what, `${by} ${dinamica.por}`].join(' · ');
}

/** How each column of figures is written: commas of one indicator stand under each other. */
function writersOf(result: ViewResult, look: View['look']) {
  const rows = [...result.data, ...(result.dinamica ? [result.dinamica.total] : [])];
  const decimals = new Map<number | null, number>();
  for (const { id, unidade, type } of result.series) {
    if (decimals.has(id)) continue;
    const names = result.series.filter((one) => one.id === id).map(({ name }) => name);
    const cells = rows.flatMap((row) => names.map((name) => row[name]));
    decimals.set(id, decimalsOfColumn(cells, { unidade, type, form: look?.number }));
  }
  return result.series.map(
    ({ id, unidade, type }) =>
      (cell: Parameters<typeof figureText>[0]) =>
        figureText(cell, { unidade, type, form: look?.number }, decimals.get(id)),
  );
}
