import { kindOfType } from '@fonte/contracts';
import { ComboField, SelectField } from '@fonte/ui';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { FilterValueField } from '../../core/indicator/words/filter-value-field.tsx';
import {
  operatorWords,
  pageOperators,
  type FilterOperator,
} from '../../core/indicator/words/filter-words.ts';
import type { DimensionField } from '../../core/indicator/asked/indicator-calls.ts';
import { faultsOf, withColumn, type FilterDraft } from './filter-draft.ts';

export type FilterLineProps = {
  draft: FilterDraft;
  /** Columns that can be filtered, by the dimension they belong to. */
  columns: readonly (DimensionField & { group: string })[];
  loading: boolean;
  /** Whether what is missing is shown: after 'Filtrar' was tried. */
  checked: boolean;
  onChange: (draft: FilterDraft) => void;
  onRemove: () => void;
};

const keyOf = ({ alias, colname }: { alias: string; colname: string }) => `${alias}.${colname}`;

/** One filter: its column, then operator and value side by side (screen 10). */
export function FilterLine({ draft, columns, loading, checked, onChange, onRemove }: FilterLineProps) {
  const { t } = useTexts(['indicators', 'indicator']);
  const faults = faultsOf(draft);
  const missing = (fault: boolean) => (checked && fault ? t('indicators:form.required') : undefined);
  const { column } = draft;
  return (
    <Box component="fieldset" sx={LINE}>
      {column ? (
        <Box component="legend" sx={{ fontSize: 14, lineHeight: '20px', p: 0, flex: 1 }}>
          <strong>{column.description}</strong>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {` · ${t(`indicators:form.kinds.${kindOfType(column.type)}`)}`}
          </Box>
        </Box>
      ) : (
        <Box sx={{ flex: 1 }}>
          <ComboField
            label={t('indicators:form.column')}
            placeholder={t('indicators:form.columnSearch')}
            value={null}
            options={columns.map((one) => ({ value: keyOf(one), label: one.description, group: one.group }))}
            loading={loading}
            error={missing(faults.column)}
            onChange={(key) => {
              const found = columns.find((one) => keyOf(one) === key);
              if (!found) return;
              const { group: _group, ...chosen } = found;
              onChange(withColumn(draft, chosen));
            }}
          />
        </Box>
      )}
      <IconButton
        aria-label={t('indicators:form.remove', { name: column?.description ?? '' })}
        onClick={onRemove}
        sx={column ? REMOVE : { mt: '22px' }}
      >
        <DeleteOutlined />
      </IconButton>
      {column && (
        <Box
          sx={{
            width: '100%',
            display: 'grid',
            gridTemplateColumns: '132px minmax(0, 1fr)',
            gap: '8px',
            mt: '6px',
          }}
        >
          <SelectField
            label={t('indicator:value.operator')}
            value={draft.operator}
            options={pageOperators(column.type).map((operator) => ({
              value: operator,
              label: operatorWords(operator),
            }))}
            error={missing(faults.operator)}
            onChange={(operator) => onChange({ ...draft, operator: operator as FilterOperator })}
          />
          <FilterValueField
            column={column}
            operator={draft.operator}
            value={draft.value}
            error={missing(faults.value)}
            onChange={(value) => onChange({ ...draft, value })}
          />
        </Box>
      )}
    </Box>
  );
}

const LINE = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: '4px',
  border: 0,
  m: 0,
  p: 0,
  pb: '14px',
  mb: '14px',
  borderBottom: '1px solid',
  borderColor: 'divider',
  minWidth: 0,
};
const REMOVE = { position: 'absolute', right: -6, top: -28 };
