import type { ColumnFilter } from '@fonte/contracts/view';
import { DialogShell } from '@fonte/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { isSame, useClosing } from '../../../core/leaving/use-closing.tsx';
import { draftsOf, filtersOfDrafts, ViewFilters } from './view-filters.tsx';

export type FilterDialogProps = {
  title: string;
  filters: readonly ColumnFilter[];
  busy?: boolean;
  onSave: (filters: ColumnFilter[]) => void;
  onClose: () => void;
};

/** The filters of one view. */
export function FilterDialog({ title, filters, busy = false, onSave, onClose }: FilterDialogProps) {
  const { t } = useTexts('panelConfig');
  const [drafts, setDrafts] = useState(() => draftsOf(filters));
  const closing = useClosing(!isSame(drafts, draftsOf(filters)), onClose);
  const ready = filtersOfDrafts(drafts);
  return (
    <DialogShell
      open
      onClose={closing.close}
      title={t('filter.title', { title })}
      width={680}
      foot={
        <>
          <Button variant="outlined" onClick={closing.close}>
            {t('view.cancel')}
          </Button>
          <Button
            variant="contained"
            disabled={busy || ready === null}
            onClick={() => ready && onSave(ready)}
          >
            {t('filter.save')}
          </Button>
        </>
      }
    >
      <ViewFilters drafts={drafts} onChange={setDrafts} />
      {closing.dialog}
    </DialogShell>
  );
}
