import type { ViewColumn } from '@fonte/contracts/view';
import { ComboField } from '@fonte/ui';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import type { DimensionField } from '../../../core/indicator/asked/indicator-calls.ts';
import { splitKeyOf } from '../draft/view-draft.ts';

export type SplitChoiceProps = {
  fields: readonly (DimensionField & { group: string })[];
  value: string | null | undefined;
  onChange: (key: string | null) => void;
};

/** The column whose values make the series. */
export function SplitChoice({ fields, value, onChange }: SplitChoiceProps) {
  const { t } = useTexts('panelConfig');
  const options = fields.map((field) => ({
    value: splitKeyOf(field),
    label: field.description,
    group: field.group,
  }));
  const known = !value || options.some((option) => option.value === value);
  return (
    <ComboField
      label={t('view.split')}
      placeholder={t('view.splitNone')}
      value={value ?? null}
      // A stored split is shown although its dimension is not chosen (any more).
      options={
        known ? options : [...options, { value: value, label: value.split('|')[1] ?? value, group: '' }]
      }
      onChange={onChange}
    />
  );
}

/** The column of a split key, as filters need it. */
export function columnOfSplit(key: string, fields: readonly DimensionField[]): ViewColumn | undefined {
  const found = fields.find((field) => splitKeyOf(field) === key);
  if (found) return found;
  const [table = '', column = '', type] = key.split('|');
  const [nspname, relname] = table.split('.');
  const [alias, colname] = column.split('.');
  if (!alias || !colname) return undefined;
  return { nspname, relname, alias, colname, type };
}
