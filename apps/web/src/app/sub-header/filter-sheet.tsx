import { ALL_STATES, ALL_YEARS } from '@fonte/contracts';
import { SelectField, SideDrawer } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ActiveFilters } from '../../core/filters/use-filters.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { useFilterChoices, type ShownFilters } from './filter-selects.tsx';

export type FilterSheetProps = {
  open: boolean;
  onClose: () => void;
  shown: ShownFilters;
  filters: ActiveFilters;
};

/** Uf and Ano in the phone's bottom sheet; a choice counts at once, the button only closes. */
export function FilterSheet({ open, onClose, shown, filters }: FilterSheetProps) {
  const { t } = useTexts(['shell', 'core']);
  const choices = useFilterChoices();
  const removable = filters.ano !== null || (filters.uf !== null && !filters.ufLocked);
  return (
    <SideDrawer
      open={open}
      onClose={onClose}
      title={t('shell:filters')}
      foot={
        <>
          <Button variant="text" disabled={!removable} onClick={filters.clear}>
            {t('core:clearFilters')}
          </Button>
          <Button variant="contained" onClick={onClose}>
            {t('shell:applyFilters')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: '16px' }}>
        {shown.uf && (
          <SelectField
            label={t('core:filter.uf')}
            value={filters.uf ?? ALL_STATES}
            options={choices.ufs}
            disabled={filters.ufLocked}
            onChange={(value) => filters.change({ uf: choices.ufOf(value) })}
          />
        )}
        {shown.ano && (
          <SelectField
            label={t('core:filter.ano')}
            value={filters.ano === null ? ALL_YEARS : String(filters.ano)}
            options={choices.anos}
            onChange={(value) => filters.change({ ano: choices.anoOf(value) })}
          />
        )}
      </Box>
    </SideDrawer>
  );
}
