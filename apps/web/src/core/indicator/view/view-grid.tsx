import { GRID_PAGE_SIZE, type Cell } from '@fonte/contracts';
import type { View } from '@fonte/contracts/view';
import { CardState, NegativeAware, TableCard } from '@fonte/ui';
import { GridCard, type TableColumn } from '@fonte/ui/grid';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session-store.ts';
import { figure } from '../../report/answer/answer.ts';
import type { ResultItem, ViewResult } from '../asked/contract.ts';
import { decimalsOfColumn, figureText } from '../words/figures.ts';
import type { ViewBodyProps } from './view-body-props.ts';

type Look = View['look'];
type Line = { place: number; cells: Record<string, Cell> };

/** table: 20 rows a page (the only option), as high as its rows; a figure opens the rows behind it, a label those behind the first figure. */
export function ViewGrid(props: ViewBodyProps) {
  const { t } = useTexts('indicator');
  const { view, result, status, onPoint, marked } = props;
  const toolbar = useMay('grid.toolbar');
  const columns = useMemo(
    () => (result ? columnsOf(result, view.look, marked) : []),
    [result, view.look, marked],
  );
  const rows = useMemo(() => (result?.data ?? []).map((cells, place) => ({ place, cells })), [result]);
  const frame = { title: view.title, subtitle: view.subtitle, help: props.help };
  if (status !== 'ready' || !result) {
    return (
      <TableCard {...frame} actions={props.actions}>
        <CardState
          status={status === 'failed' ? 'failed' : 'loading'}
          height={props.height}
          shape="rows"
          failed={props.failed}
        >
          {null}
        </CardState>
      </TableCard>
    );
  }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, '& > section': { flex: 1 } }}>
      <GridCard<Line>
        {...frame}
        help={
          <>
            {props.actions}
            {props.help}
          </>
        }
        date={result.carga}
        columns={columns}
        rows={rows}
        rowId={(row) => row.place}
        total={totalOf(result, view.look)}
        pageSize={GRID_PAGE_SIZE}
        density="dense"
        emptyText={t('emptyTable')}
        emptyDetail={props.empty.detail ?? ''}
        toolbar={{ filters: toolbar, columns: toolbar, download: props.download !== null }}
        onDownload={props.download?.start}
        downloading={props.download?.busy === true}
        above={props.above}
        below={props.below}
        opens={(field) => !seriesOfField(result, field)?.antes}
        onRowClick={
          onPoint
            ? ({ place }, field) => {
                const series = seriesOfField(result, field);
                if (series?.antes) return;
                const item = result.itens_search.find(({ index }) => index === place);
                onPoint({ group: item?.valueData ?? [], series: series?.name ?? null });
              }
            : undefined
        }
      />
    </Box>
  );
}

function columnsOf(result: ViewResult, look: Look, marked: ViewBodyProps['marked']): TableColumn<Line>[] {
  // 'Em linha' each row is an indicator with a unit of its own.
  const items = new Map<number, ResultItem>(
    result.itens_search.filter(({ indicador }) => indicador !== null).map((item) => [item.index, item]),
  );
  // Commas stand under each other; 'em linha' those of one indicator are in its row.
  const heads = columnDecimals(result, look);
  const lines = new Map(
    [...items].map(([place, item]) => [
      place,
      decimalsOfColumn(
        result.series.map(({ name }) => result.data[place]?.[name]),
        { ...item, form: look?.number },
      ),
    ]),
  );
  const named = (label: Cell, unit: string | undefined): Cell =>
    unit ? `${String(label)} (${unit})` : label;
  return [
    ...result.groupby.map(({ name }, at): TableColumn<Line> => ({
      field: `g${at}`,
      header: name,
      flex: 1.4,
      minWidth: widthOf(name, 150),
      value: ({ cells, place }) => named(cells[name] ?? '', at === 0 ? items.get(place)?.unidade : undefined),
    })),
    ...result.series.map((series, at): TableColumn<Line> => ({
      field: `s${at}`,
      header: series.unidade ? `${series.name} (${series.unidade})` : series.name,
      type: series.type === 'integer' ? 'integer' : 'number',
      flex: 1,
      minWidth: widthOf(`${series.name} ${series.unidade ?? ''}`, 84),
      value: ({ cells }) => figure(cells[series.name]),
      render: ({ cells, place }) => {
        const value = figure(cells[series.name]);
        const shown = (
          <NegativeAware value={value}>
            {figureText(
              cells[series.name],
              { ...(items.get(place) ?? series), form: look?.number },
              (items.get(place) ? lines : heads).get(items.get(place) ? place : at),
            )}
          </NegativeAware>
        );
        return marked && !series.antes ? marked(result, place, at, shown) : shown;
      },
    })),
  ];
}

/** The decimals of each series, by its place, with the total at its foot. */
function columnDecimals(result: ViewResult, look: Look): ReadonlyMap<number, number> {
  return new Map(
    result.series.map((series, at) => [
      at,
      decimalsOfColumn([...result.data.map((row) => row[series.name]), totalUnder(result, series) ?? null], {
        ...series,
        form: look?.number,
      }),
    ]),
  );
}

/** Totals stand under the series that is a whole indicator; a split part has none of its own. */
function totalUnder(result: ViewResult, { id, keys, antes }: ViewResult['series'][number]): Cell | undefined {
  const total = keys.length === 0 ? result.totals.find((one) => one.id === id) : undefined;
  return antes ? total?.antes : total?.value;
}

/** The series of the clicked column; none for a label's. */
function seriesOfField(result: ViewResult, field: string | undefined) {
  const at = /^s(\d+)$/.exec(field ?? '')?.[1];
  return at === undefined ? undefined : result.series[Number(at)];
}

/** No narrower than its header's words, so that a table stands whole in its card as long as it can. */
const widthOf = (header: string, least: number): number => Math.max(least, 28 + header.length * 7.2);

function totalOf(result: ViewResult, look: Look) {
  const decimals = columnDecimals(result, look);
  const cells = result.series.flatMap((series, at) => {
    const total = totalUnder(result, series);
    return total === undefined
      ? []
      : [[`s${at}`, figureText(total, { ...series, form: look?.number }, decimals.get(at))]];
  });
  if (cells.length === 0 || result.groupby.length === 0) return undefined;
  return Object.fromEntries([['g0', 'Total'], ...cells]) as Record<string, string>;
}
