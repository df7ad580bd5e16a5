import type { ViewColumn } from '@fonte/contracts/view';
import { SelectField } from '@fonte/ui';
import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { FilterValueField } from '../../../core/indicator/words/filter-value-field.tsx';
import { needsNoValue, operatorWords, viewOperators } from '../../../core/indicator/words/filter-words.ts';
import type { FilterDraft } from '../draft/view-draft.ts';

export type ValueFiltersProps = {
  column: ViewColumn;
  filters: readonly FilterDraft[];
  onChange: (filters: FilterDraft[]) => void;
};

/** Filters on one column: operator and value, as many as are wanted. */
export function ValueFilters({ column, filters, onChange }: ValueFiltersProps) {
  const { t } = useTexts('panelConfig');
  const change = (at: number, part: Partial<FilterDraft>) =>
    onChange(filters.map((one, other) => (other === at ? { ...one, ...part } : one)));
  return (
    <Box>
      {filters.map((filter, at) => (
        // Lines are told apart by their place: two may be the same while they are filled.
        <Box key={at} sx={LINE}>
          <SelectField
            label={t('settings.operator')}
            value={filter.operator}
            placeholder={t('settings.choose')}
            options={viewOperators(column.type).map((value) => ({ value, label: operatorWords(value) }))}
            onChange={(operator) =>
              change(at, {
                operator: operator as FilterDraft['operator'],
                ...(needsNoValue(operator) ? { value: null } : {}),
              })
            }
          />
          {needsNoValue(filter.operator) ? (
            <span />
          ) : (
            <FilterValueField
              column={column}
              operator={filter.operator}
              value={filter.value}
              onChange={(value) => change(at, { value })}
            />
          )}
          <IconButton
            aria-label={t('settings.removeFilter', { number: String(at + 1) })}
            onClick={() => onChange(filters.filter((_, other) => other !== at))}
            sx={{ mt: '22px' }}
          >
            <DeleteOutlined />
          </IconButton>
        </Box>
      ))}
      <Button
        variant="text"
        startIcon={<AddOutlined />}
        onClick={() => onChange([...filters, { operator: '' }])}
        sx={{ ml: '-8px' }}
      >
        {t('settings.addFilter')}
      </Button>
    </Box>
  );
}

const LINE = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 34px', sm: '170px minmax(0, 1fr) 34px' },
  gap: '8px',
  alignItems: 'start',
  mb: '8px',
};
