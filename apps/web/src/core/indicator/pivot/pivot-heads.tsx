import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import type { ViewResult } from '../asked/contract.ts';
import { headWords, overSeveral } from './head-words.ts';
import type { PivotSort } from './pivot-lines.ts';
import { cellAt } from './use-cell-walk.ts';

type HeadsProps = {
  result: ViewResult;
  /** Which series stand in the table: all, but on paper. */
  part: readonly number[];
  label: string;
  sort: PivotSort;
  total: string;
};

/** The columns, each over its figures where there are several; a figure's head orders the rows. */
export function PivotHeads({ result, part, label, sort, total }: HeadsProps) {
  const columns = result.dinamica?.colunas ?? [];
  const several = overSeveral(result);
  const corner = (
    <th scope="col" rowSpan={several ? 2 : 1} {...cellAt(-1, 0)} className="corner">
      {label}
    </th>
  );
  const sorts = part.map((at) => (
    <Box
      component="th"
      scope="col"
      key={at}
      {...cellAt(-1, at + 1)}
      className="figure opens"
      aria-sort={
        sort?.series === at ? (sort.descending ? ('descending' as const) : ('ascending' as const)) : undefined
      }
    >
      {sort?.series === at &&
        (sort.descending ? <ArrowDownward className="mark" /> : <ArrowUpward className="mark" />)}
      {headWords(result, at, total)}
    </Box>
  ));
  if (!several)
    return (
      <thead>
        <tr>
          {corner}
          {sorts}
        </tr>
      </thead>
    );
  return (
    <thead>
      <tr>
        {corner}
        {columns
          .filter(({ series }) => series.some((at) => part.includes(at)))
          .map(({ nome, series }, at) => (
            <th key={at} scope="colgroup" colSpan={series.length} className="over">
              {nome ?? total}
            </th>
          ))}
      </tr>
      <tr className="second">{sorts}</tr>
    </thead>
  );
}
