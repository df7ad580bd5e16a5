import { lazyPart, OpenFailure } from '@fonte/ui';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ActiveFilters } from '../../core/filters/use-filters.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import type { FilterSheetProps } from './filter-sheet.tsx';
import type { ShownFilters } from './filter-selects.tsx';

// The sheet with its fields comes when it is asked for: laptops never need it.
const FilterSheet = lazyPart<FilterSheetProps>(
  () => import('./filter-sheet.tsx').then((module) => module.FilterSheet),
  { failed: ({ open, onClose }, retry) => open && <OpenFailure onRetry={retry} onClose={onClose} /> },
);

/** The phone's 'Filtros' with the number of filters that are on; the fields stand in a bottom sheet. */
export function PhoneFilters({ shown, filters }: { shown: ShownFilters; filters: ActiveFilters }) {
  const { t } = useTexts('shell');
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const on = Number(filters.ano !== null) + Number(filters.uf !== null && !filters.ufLocked);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<TuneOutlined />}
        endIcon={on > 0 ? <Box sx={COUNT}>{on}</Box> : undefined}
        aria-haspopup="dialog"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {t('filters')}
      </Button>
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
