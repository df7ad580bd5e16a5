import { kindOfType } from '@fonte/contracts';
import type { ViewColumn, ViewFilter } from '@fonte/contracts/view';
import { valueWords } from '@fonte/pt-br';
import { ChipsField, lazyPart, PartFailure, SelectField } from '@fonte/ui';
import type { DateFieldProps } from '@fonte/ui/date-field';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { numberToSend, valuesOf } from './filter-words.ts';
import { filterValuesQuery } from '../asked/queries.ts';

// The calendar comes with the first date that is asked for.
const DateField = lazyPart<DateFieldProps>(
  () => import('@fonte/ui/date-field').then((module) => module.DateField),
  { failed: (_props, retry) => <PartFailure height={120} onRetry={retry} /> },
);

export type FilterValueFieldProps = {
  column: ViewColumn;
  operator: string;
  value: ViewFilter['value'];
  onChange: (value: ViewFilter['value']) => void;
  error?: string | undefined;
};

/** Operators that compare letters: their value is typed, not chosen. */
const LETTERS = ['contains', 'not_contains', 'starts', 'not_starts', 'ends', 'not_ends'];

/** A filter's value by the column's type: numbers typed freely, one day, or texts that the server offers (third text, sections 2.2 and 5). */
export function FilterValueField(props: FilterValueFieldProps) {
  const { column, operator, value, onChange, error } = props;
  const { t } = useTexts('indicator');
  const kind = kindOfType(column.type);
  const values = valuesOf(value);
  if (kind === 'date') {
    return <DateField label={t('value.label')} value={values[0] ?? ''} onChange={onChange} error={error} />;
  }
  if (kind === 'boolean') {
    return (
      <SelectField
        label={t('value.label')}
        value={values[0] ?? ''}
        options={[
          { value: 'true', label: t('value.yes') },
          { value: 'false', label: t('value.no') },
        ]}
        placeholder={t('value.choose')}
        onChange={onChange}
        error={error}
      />
    );
  }
  if (kind === 'text' && !LETTERS.includes(operator)) return <TextValues {...props} values={values} />;
  return (
    <ChipsField
      label={t('value.label')}
      values={values}
      onChange={onChange}
      parse={kind === 'number' ? numberToSend : (text) => text.trim() || null}
      format={(one) => valueWords(one, kind, column.colname)}
      placeholder={t('value.numbers')}
      error={error}
    />
  );
}

function TextValues({ column, values, onChange, error }: FilterValueFieldProps & { values: string[] }) {
  const { t } = useTexts('indicator');
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed);
  const { data, isFetching } = useQuery(filterValuesQuery(column, asked));
  return (
    <ChipsField
      label={t('value.label')}
      values={values}
      onChange={onChange}
      options={(data ?? []).map((one) => ({ value: String(one.value), label: one.label }))}
      onSearch={setTyped}
      loading={isFetching}
      placeholder={t('value.choose')}
      error={error}
    />
  );
}
