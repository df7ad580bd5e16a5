import { MEDIA_DESCRIPTION_LIMIT } from '@fonte/contracts';
import { ChipsField, ComboField, LabelledField } from '@fonte/ui';
import { useTexts } from '../i18n/use-texts.ts';
import type { Tag } from './calls.ts';
import type { Described, Faults } from './field-faults.ts';
import './change-texts.ts';

export type MediaFieldsProps = {
  value: Described;
  /** Of a polygon exactly one tag is chosen. */
  single: boolean;
  tags: readonly Pick<Tag, 'id' | 'name'>[];
  /** Shown faults; none while it is still being filled in. */
  faults: Faults;
  placeholder?: string;
  disabled?: boolean;
  onChange: (value: Described) => void;
};

/** Description and tags of a file, as uploads and edits ask for them. */
export function MediaFields({
  value,
  single,
  tags,
  faults,
  placeholder = '',
  disabled = false,
  onChange,
}: MediaFieldsProps) {
  const { t } = useTexts('mediaChange');
  const words = (fault: Faults['tags']) =>
    fault && t(`form.${fault}`, { most: String(MEDIA_DESCRIPTION_LIMIT) });
  const options = tags.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <LabelledField
        label={t('form.description')}
        value={value.description}
        multiline
        maxRows={6}
        placeholder={placeholder}
        disabled={disabled}
        error={words(faults.description)}
        onChange={({ target }) => onChange({ ...value, description: target.value })}
      />
      {single ? (
        <ComboField
          label={t('form.tag')}
          value={value.tags[0] === undefined ? null : String(value.tags[0])}
          options={options}
          disabled={disabled}
          error={words(faults.tags)}
          onChange={(id) => onChange({ ...value, tags: id === null ? [] : [Number(id)] })}
        />
      ) : (
        <ChipsField
          label={t('form.tags')}
          values={value.tags.map(String)}
          options={options}
          disabled={disabled}
          error={words(faults.tags)}
          onChange={(ids) => onChange({ ...value, tags: ids.map(Number) })}
        />
      )}
    </>
  );
}
