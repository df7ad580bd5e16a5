import type { ColumnFilter } from '@fonte/contracts/view';
import { SideDrawer } from '@fonte/ui';
import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { dimensionFieldsQuery } from '../../core/indicator/asked/queries.ts';
import { draftsOfFilters, filtersOfDrafts, isFaulty, type FilterDraft } from './filter-draft.ts';
import { FilterLine } from './filter-line.tsx';

export type FilterDrawerProps = {
  open: boolean;
  onClose: () => void;
  /** What the form offers: the dimensions of the panel's views. */
  dimensions: readonly { id: string; nome: string }[];
  filters: readonly ColumnFilter[];
  onApply: (filters: ColumnFilter[]) => void;
};

/** The filter form: a drawer beside the cards, so that the effect of 'Filtrar' is seen (docs/design/guide.md, screen 10). */
export function FilterDrawer({ open, onClose, dimensions, filters, onApply }: FilterDrawerProps) {
  const { t } = useTexts(['indicators', 'core']);
  const [drafts, setDrafts] = useState<FilterDraft[]>(() => draftsOfFilters(filters));
  const [checked, setChecked] = useState(false);
  // Chips that are removed outside leave the form, too.
  const [known, setKnown] = useState(filters);
  if (known !== filters) {
    setKnown(filters);
    setDrafts(draftsOfFilters(filters));
  }
  const fields = useQueries({
    queries: dimensions.map(({ id }) => ({ ...dimensionFieldsQuery(id), enabled: open })),
  });
  const columns = dimensions.flatMap(({ nome }, at) =>
    (fields[at]?.data ?? []).map((field) => ({ ...field, group: nome })),
  );
  const add = () =>
    setDrafts([
      ...drafts,
      {
        key: Math.max(-1, ...drafts.map((one) => one.key)) + 1,
        column: null,
        operator: '',
        value: undefined,
      },
    ]);
  const apply = () => {
    if (drafts.some(isFaulty)) {
      setChecked(true);
      return;
    }
    setChecked(false);
    onApply(filtersOfDrafts(drafts));
  };
  const cancel = () => {
    setDrafts(draftsOfFilters(filters));
    setChecked(false);
    onClose();
  };
  return (
    <SideDrawer
      open={open}
      onClose={onClose}
      title={t('indicators:form.title')}
      modal={false}
      // Under the sub-header with its strip: Uf, Ano and the applied filters stay in sight.
      top={135}
      foot={
        <>
          <Button
            variant="text"
            onClick={() => {
              setDrafts([]);
              setChecked(false);
              onApply([]);
            }}
            sx={{ mr: 'auto' }}
          >
            {t('indicators:form.clear')}
          </Button>
          <Button variant="outlined" onClick={cancel}>
            {t('core:cancel')}
          </Button>
          <Button variant="contained" onClick={apply}>
            {t('indicators:filter')}
          </Button>
        </>
      }
    >
      {drafts.length === 0 && (
        <Box sx={{ fontSize: 13, color: 'text.secondary', mb: '12px' }}>{t('indicators:form.nothing')}</Box>
      )}
      {drafts.map((draft) => (
        <FilterLine
          key={draft.key}
          draft={draft}
          columns={columns}
          loading={fields.some((one) => one.isPending)}
          checked={checked}
          onChange={(changed) => setDrafts(drafts.map((one) => (one.key === draft.key ? changed : one)))}
          onRemove={() => setDrafts(drafts.filter((one) => one.key !== draft.key))}
        />
      ))}
      <Button variant="text" startIcon={<AddOutlined />} onClick={add} sx={{ ml: '-8px' }}>
        {t('indicators:form.add')}
      </Button>
    </SideDrawer>
  );
}
