import { CardAction, CardState, TableCard } from '@fonte/ui';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import UnfoldLess from '@mui/icons-material/UnfoldLess';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Folding } from '../pivot/pivot-lines.ts';
import { PivotTable } from '../pivot/pivot-table.tsx';
import type { ViewBodyProps } from './view-body-props.ts';

/** pivot: a card around a table whose rows stand in each other; it begins anew where it is to begin otherwise, as while it is made. */
export const ViewPivot = (props: ViewBodyProps) => (
  <PivotCard key={String(props.view.pivot?.folded === true)} {...props} />
);

function PivotCard(props: ViewBodyProps) {
  const { t } = useTexts(['indicator', 'pivot']);
  const { view, result, status, height, download } = props;
  const [folding, setFolding] = useState<Folding>(() => ({
    all: view.pivot?.folded === true,
    but: new Set<string>(),
  }));
  const empty = status === 'ready' && result?.data.length === 0;
  const nested = !empty && (result?.groupby.length ?? 0) > 1;
  const fold = (all: boolean) => setFolding({ all, but: new Set() });
  const none = folding.all && folding.but.size === 0;
  return (
    <TableCard
      title={view.title}
      subtitle={view.subtitle}
      actions={props.actions}
      help={props.help}
      date={result?.carga}
      foot={
        <Box data-print="hide" sx={{ display: 'flex', flexWrap: 'wrap' }}>
          {nested && (
            <CardAction
              label={none ? t('pivot:unfold') : t('pivot:fold')}
              icon={none ? <UnfoldMore /> : <UnfoldLess />}
              onClick={() => fold(!none)}
            />
          )}
          {download && status === 'ready' && (
            <CardAction
              label={t('indicator:download')}
              icon={<DownloadOutlined />}
              onClick={download.start}
              busy={download.busy}
            />
          )}
        </Box>
      }
    >
      <Box sx={WORDS}>{props.above}</Box>
      <CardState
        status={empty ? 'empty' : status}
        height={height}
        shape="rows"
        empty={{ sentence: t('indicator:emptyTable'), ...props.empty }}
        failed={props.failed}
      >
        {result && (
          <PivotTable
            view={view}
            result={result}
            height={height}
            onPoint={props.onPoint}
            marked={props.marked}
            folding={folding}
            onFolding={setFolding}
          />
        )}
      </CardState>
      <Box sx={WORDS}>{props.below}</Box>
    </TableCard>
  );
}

const WORDS = { px: '16px', py: '6px', '&:empty': { display: 'none' } };
