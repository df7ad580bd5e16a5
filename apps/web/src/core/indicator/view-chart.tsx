import { ChartCard } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { usePicture } from '../report/use-picture.ts';
import { chartOfView } from './chart-of-view.ts';
import type { ViewBodyProps } from './view-body-props.ts';

/** line, bar, column, treemap: a click opens the rows behind the point. */
export function ViewChart(props: ViewBodyProps) {
  const { t } = useTexts('indicator');
  const { view, result, status, onPoint } = props;
  const picture = usePicture();
  const drawn = useMemo(
    () => (result ? chartOfView(result, view.type, view.splitStack) : null),
    [result, view.type, view.splitStack],
  );
  return (
    <ChartCard
      title={view.title}
      subtitle={view.subtitle}
      chart={drawn?.chart ?? null}
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
        const about = (result?.sobre ?? []).map((line) => line.join(': '));
        picture.start({ chart, title: view.title, subtitle, about });
      }}
      picturing={picture.busy}
      above={<Box sx={{ mb: '6px', '&:empty': { display: 'none' } }}>{props.above}</Box>}
      below={<Box sx={{ mt: '6px', '&:empty': { display: 'none' } }}>{props.below}</Box>}
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
