import type { ColumnFilter } from '@fonte/contracts/view';
import { ComboField, SelectField } from '@fonte/ui';
import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { FilterValueField } from '../../../core/indicator/words/filter-value-field.tsx';
import {
  isComplete,
  needsNoValue,
  operatorWords,
  viewOperators,
} from '../../../core/indicator/words/filter-words.ts';
import { dimensionFieldsQuery, dimensionsQuery } from '../../../core/indicator/asked/queries.ts';

/** A filter of a view while it is filled. */
export type ViewFilterDraft = {
  dimension: string | null;
  column: Omit<ColumnFilter, 'operator' | 'value'> | null;
  operator: ColumnFilter['operator'] | '';
  value?: ColumnFilter['value'];
};

/** The stored filters as lines of the form. */
export const draftsOf = (filters: readonly ColumnFilter[]): ViewFilterDraft[] =>
  filters.map(({ operator, value, ...column }) => ({ dimension: column.alias, column, operator, value }));

/** The lines as they are kept; null while one is not complete. */
export function filtersOfDrafts(drafts: readonly ViewFilterDraft[]): ColumnFilter[] | null {
  const filters = drafts.flatMap(({ column, operator, value }) =>
    column && operator !== '' && isComplete({ operator, value })
      ? [{ ...column, operator, value: value ?? null }]
      : [],
  );
  return filters.length === drafts.length ? filters : null;
}

export type ViewFiltersProps = {
  drafts: readonly ViewFilterDraft[];
  onChange: (drafts: ViewFilterDraft[]) => void;
};

/** The filters of a whole view: any column of any dimension, the twelve operators. */
export function ViewFilters({ drafts, onChange }: ViewFiltersProps) {
  const { t } = useTexts('panelConfig');
  return (
    <Box>
      {drafts.length === 0 && (
        <Box sx={{ fontSize: 13, color: 'text.secondary', mb: '8px' }}>{t('filter.none')}</Box>
      )}
      {drafts.map((draft, at) => (
        <Line
          key={at}
          number={at + 1}
          draft={draft}
          onChange={(changed) => onChange(drafts.map((one, other) => (other === at ? changed : one)))}
          onRemove={() => onChange(drafts.filter((_, other) => other !== at))}
        />
      ))}
      <Button
        variant="text"
        startIcon={<AddOutlined />}
        onClick={() => onChange([...drafts, { dimension: null, column: null, operator: '' }])}
        sx={{ ml: '-8px' }}
      >
        {t('settings.addFilter')}
      </Button>
    </Box>
  );
}

type LineProps = {
  number: number;
  draft: ViewFilterDraft;
  onChange: (draft: ViewFilterDraft) => void;
  onRemove: () => void;
};

function Line({ number, draft, onChange, onRemove }: LineProps) {
  const { t } = useTexts('panelConfig');
  const dimensions = useQuery(dimensionsQuery());
  const fields = useQuery({
    ...dimensionFieldsQuery(draft.dimension ?? ''),
    enabled: draft.dimension !== null,
  });
  const { column, operator } = draft;
  return (
    <Box sx={LINE}>
      <ComboField
        label={t('settings.dimension')}
        value={draft.dimension}
        placeholder={t('settings.choose')}
        options={(dimensions.data ?? []).map(({ id, nome }) => ({ value: id, label: nome }))}
        loading={dimensions.isPending}
        onChange={(dimension) => onChange({ dimension, column: null, operator: '' })}
      />
      <ComboField
        label={t('settings.column')}
        value={column?.colname ?? column?.dimension ?? null}
        placeholder={t('settings.choose')}
        disabled={draft.dimension === null}
        options={(fields.data ?? []).map(({ colname, description }) => ({
          value: colname,
          label: description,
        }))}
        loading={draft.dimension !== null && fields.isPending}
        onChange={(name) => {
          const found = fields.data?.find(({ colname }) => colname === name);
          onChange({ ...draft, column: found ?? null, operator: found ? '=' : '', value: undefined });
        }}
      />
      <IconButton
        aria-label={t('settings.removeFilter', { number: String(number) })}
        onClick={onRemove}
        sx={{ mt: '22px' }}
      >
        <DeleteOutlined />
      </IconButton>
      {column && (
        <SelectField
          label={t('settings.operator')}
          value={operator}
          placeholder={t('settings.choose')}
          options={viewOperators(column.type).map((value) => ({ value, label: operatorWords(value) }))}
          onChange={(next) =>
            onChange({ ...draft, operator: next as ColumnFilter['operator'], value: undefined })
          }
        />
      )}
      {column && !needsNoValue(operator) && (
        <FilterValueField
          column={{ ...column, colname: column.colname ?? column.dimension ?? '' }}
          operator={operator}
          value={draft.value}
          onChange={(value) => onChange({ ...draft, value })}
        />
      )}
    </Box>
  );
}

const LINE = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 34px', sm: 'minmax(0, 1fr) minmax(0, 1fr) 34px' },
  gap: '8px',
  alignItems: 'start',
  pb: '12px',
  mb: '12px',
  borderBottom: '1px solid',
  borderColor: 'divider',
  '& > :nth-of-type(3)': { gridColumn: { xs: 2, sm: 3 }, gridRow: 1 },
};
