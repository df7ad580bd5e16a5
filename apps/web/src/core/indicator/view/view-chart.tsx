import { ChartCard } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useFilters } from '../../filters/use-filters.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { NotesOfChart, useMarkedNotes } from '../../notes/late-notes.tsx';
import { usePicture } from '../../report/files/use-picture.ts';
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
  const drawn = useMemo(() => {
    const plain = result && chartOfView(result, type, splitStack, look?.number);
    return plain && dressed ? { ...plain, chart: dressed(plain, { look, splitStack }, result) } : plain;
  }, [result, type, splitStack, look, dressed]);
  return (
    <ChartCard
      title={view.title}
      subtitle={view.subtitle}
      chart={drawn && notes.length > 0 ? { ...drawn.chart, notes } : (drawn?.chart ?? null)}
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
        onPoint && result && drawn
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
