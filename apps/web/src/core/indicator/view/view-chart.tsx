import { ChartCard } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useCallback, useInsertionEffect, useMemo, useState } from 'react';
import { useFilters } from '../../filters/use-filters.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { NotesOfChart, useMarkedNotes } from '../../notes/late-notes.tsx';
import { createStore } from '../../store.ts';
import { usePicture } from '../../report/files/use-picture.ts';
import type { ViewResult } from '../asked/contract.ts';
import type { Latest } from '../brush/card/chosen-chart.ts';
import { useBrushing } from '../brush/use-brushing.ts';
import { chartOfView } from './chart-of-view.ts';
import { stepsOfView } from './steps-of-view.ts';
import type { ViewBodyProps } from './view-body-props.ts';

/** line, bar, column, treemap: a click opens the rows behind the point. */
export function ViewChart(props: ViewBodyProps) {
  const { t } = useTexts('indicator');
  const { view, result, status, onPoint, dressed } = props;
  const { type, splitStack, look } = view;
  const picture = usePicture();
  const { uf } = useFilters();
  const noted = useNotedView(props);
  const { notes, onShown } = useMarkedNotes(result);
  const drawnOf = useCallback(
    (shown: ViewResult) => {
      const plain = chartOfView(shown, type, splitStack, look?.number);
      return plain && dressed ? { ...plain, chart: dressed(plain, { look, splitStack }, shown) } : plain;
    },
    [type, splitStack, look, dressed],
  );
  const drawn = useMemo(() => result && drawnOf(result), [result, drawnOf]);
  const { choice, steps, choosing = false, picking = false } = props;
  const code = useBrushing(choice !== undefined || steps !== undefined);
  const rows = choice?.rows ?? null;
  // A drag goes on while what it is over is drawn anew.
  const chartOf = useCallback<Latest['chartOf']>(
    (one, chosen, still) => {
      const plain = notes.length > 0 ? { ...one.chart, notes } : one.chart;
      return code ? code.chosenChart(plain, one, chosen, still) : plain;
    },
    [notes, code],
  );
  const [brushed] = useState(() => createStore<Latest>({ drawn, choice, choosing, drawnOf, chartOf }));
  // Before the chart draws, in a layout effect, and asks whether somebody is choosing.
  useInsertionEffect(
    () => brushed.set({ drawn, choice, choosing, drawnOf, chartOf }),
    [brushed, drawn, choice, choosing, drawnOf, chartOf],
  );
  const brushable = choice !== undefined;
  const listen = useMemo(
    () => (brushable ? code?.brushListener(brushed.get) : undefined),
    [brushable, code, brushed],
  );
  const follow = useMemo(() => steps && code?.chartFollower(steps, brushed.get), [steps, code, brushed]);
  const chart = useMemo(
    () =>
      drawn && {
        ...chartOf(drawn, rows, () => brushed.get().choosing),
        ...(listen ? { listen } : {}),
        ...(follow ? { follow } : {}),
      },
    [drawn, chartOf, rows, brushed, listen, follow],
  );
  return (
    <ChartCard
      title={view.title}
      subtitle={view.subtitle}
      chart={chart}
      height={props.height}
      status={status}
      empty={{ sentence: t('emptyChart'), ...props.empty }}
      failed={props.failed}
      date={result?.carga}
      help={props.help}
      actions={props.actions}
      onDownload={props.download?.start}
      downloading={props.download?.busy === true}
      onPicture={(chart, subtitle) => {
        const about = [
          ...(result?.sobre ?? []).map((line) => line.join(': ')),
          ...notes.map(({ text }) => text),
        ];
        picture.start({ chart, title: view.title, subtitle, about });
      }}
      picturing={picture.busy}
      above={<Box sx={{ mb: '6px', '&:empty': { display: 'none' } }}>{props.above}</Box>}
      below={
        <>
          {noted && <NotesOfChart {...noted} uf={uf} title={view.title} onShown={onShown} />}
          <Box sx={{ mt: '6px', '&:empty': { display: 'none' } }}>{props.below}</Box>
        </>
      }
      onPoint={
        picking && choice && drawn
          ? (point) => {
              const at = drawn.pointOf(point);
              if (at) choice.toggle(at.row);
            }
          : onPoint && result && drawn
            ? (point) => {
                const at = drawn.pointOf(point);
                if (!at) return;
                const item = result.itens_search.find(({ index }) => index === at.row);
                onPoint({ group: item?.valueData ?? [], series: result.series[at.series]?.name ?? null });
              }
            : undefined
      }
    />
  );
}

/** What its notes are on, and the steps that they are placed at; null where it has no place for any, or is of no published panel. */
function useNotedView({ view, result, panel }: ViewBodyProps) {
  return useMemo(() => {
    const keys = result && stepsOfView(view, result);
    return keys && panel !== undefined && view.id !== undefined
      ? { chart: { panel, view: view.id }, keys }
      : null;
  }, [view, result, panel]);
}
