import type { View } from '@fonte/contracts/view';
import { DialogShell, lazyPart, LoadingState, PartFailure } from '@fonte/ui';
import type { ReorderGridProps } from '@fonte/ui/reorder';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { useClosing } from '../../../core/leaving/use-closing.tsx';
import { TYPE_ICONS } from '../settings/type-icons.tsx';

/** The grid's height, kept while it comes. */
const HEIGHT = 240;
const ReorderGrid = lazyPart<ReorderGridProps>(
  () => import('@fonte/ui/reorder').then((module) => module.ReorderGrid),
  {
    waiting: () => <LoadingState shape="rows" height={HEIGHT} />,
    failed: (_props, retry) => <PartFailure height={HEIGHT} onRetry={retry} />,
  },
);

export type ReorderDialogProps = {
  views: readonly View[];
  busy: boolean;
  onSave: (views: View[]) => void;
  onClose: () => void;
};

/** The views as cards at their width, with the picture of their type, to be put in another order. */
export function ReorderDialog({ views, busy, onSave, onClose }: ReorderDialogProps) {
  const { t } = useTexts('panelConfig');
  // Keys are the views' first places.
  const [order, setOrder] = useState(() => views.map((_, at) => String(at)));
  const closing = useClosing(
    order.some((key, at) => key !== String(at)),
    onClose,
  );
  const viewOf = (key: string) => views[Number(key)];
  return (
    <DialogShell
      open
      onClose={closing.close}
      title={t('reorder.title')}
      width={960}
      context={<span>{t('reorder.hint')}</span>}
      foot={
        <>
          <Button variant="outlined" onClick={closing.close}>
            {t('view.cancel')}
          </Button>
          <Button
            variant="contained"
            disabled={busy}
            onClick={() => onSave(order.flatMap((key) => viewOf(key) ?? []))}
          >
            {t('reorder.update')}
          </Button>
        </>
      }
    >
      <ReorderGrid
        label={t('reorder.title')}
        onOrder={setOrder}
        items={order.flatMap((key) => {
          const view = viewOf(key);
          return view ? [{ key, label: view.title, span: view.size, content: <Content view={view} /> }] : [];
        })}
      />
      {closing.dialog}
    </DialogShell>
  );
}

function Content({ view }: { view: View }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 }}>
      {TYPE_ICONS[view.type]}
      <Box component="span" sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>
        {view.title}
      </Box>
    </Box>
  );
}
