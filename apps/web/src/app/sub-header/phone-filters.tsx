import { lazyDialog } from '@fonte/ui';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { ActiveFilters } from '../../core/filters/use-filters.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import type { FilterSheetProps } from './filter-sheet.tsx';
import type { ShownFilters } from './filter-selects.tsx';

// The sheet with its fields comes when it is asked for: laptops never need it.
const FilterSheet = lazyDialog<FilterSheetProps>(() =>
  import('./filter-sheet.tsx').then((module) => module.FilterSheet),
);

export type PhoneFiltersProps = {
  shown: ShownFilters;
  filters: ActiveFilters;
  /** In a bar that has no room for the word. */
  iconOnly?: boolean;
};

/** The phone's 'Filtros' with the number of filters that are on; the fields stand in a bottom sheet. */
export function PhoneFilters({ shown, filters, iconOnly = false }: PhoneFiltersProps) {
  const { t } = useTexts('shell');
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const on = Number(filters.ano !== null) + Number(filters.uf !== null && !filters.ufLocked);
  const show = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      {iconOnly ? (
        <IconButton
          aria-label={on > 0 ? `${t('filters')} (${on})` : t('filters')}
          aria-haspopup="dialog"
          onClick={show}
          sx={ICON}
        >
          <TuneOutlined />
          {/* Drawn by CSS: the name of the button says it already. */}
          {on > 0 && <Box component="span" data-count={on} sx={[COUNT, CORNER]} />}
        </IconButton>
      ) : (
        <Button
          variant="outlined"
          startIcon={<TuneOutlined />}
          endIcon={on > 0 ? <Box sx={COUNT}>{on}</Box> : undefined}
          aria-haspopup="dialog"
          onClick={show}
        >
          {t('filters')}
        </Button>
      )}
      {asked && <FilterSheet open={open} onClose={() => setOpen(false)} shown={shown} filters={filters} />}
    </>
  );
}

const COUNT = {
  minWidth: 20,
  height: 20,
  px: '5px',
  borderRadius: '10px',
  bgcolor: 'ipe',
  color: 'ipeText',
  fontSize: '12px !important',
  fontWeight: 700,
  lineHeight: '20px',
  textAlign: 'center',
};
const ICON = { width: 44, height: 44, flex: 'none', color: 'text.primary' };
const CORNER = { position: 'absolute', top: 2, right: 0, '&::before': { content: 'attr(data-count)' } };
