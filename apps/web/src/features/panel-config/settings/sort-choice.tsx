import type { GroupRow } from '@fonte/contracts/view';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { ChoiceRow } from './choice-row.tsx';

type Order = NonNullable<GroupRow['sort']>;

/** By what a column or an indicator orders its view; texts have the letters' words, figures those of size. */
export function SortChoice(props: {
  text?: boolean;
  value: Order | null | undefined;
  onChange: (value: Order | null) => void;
}) {
  const { t } = useTexts('panelConfig');
  const { text = false, value, onChange } = props;
  return (
    <ChoiceRow
      label={t('settings.sort')}
      value={value ?? 'none'}
      options={[
        { value: 'none', label: t('settings.none') },
        { value: 'ASC', label: text ? t('settings.asc_text') : t('settings.asc') },
        { value: 'DESC', label: text ? t('settings.desc_text') : t('settings.desc') },
      ]}
      onChange={(chosen) => onChange(chosen === 'none' ? null : chosen)}
    />
  );
}
