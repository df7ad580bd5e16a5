import { REFERENCE_KINDS, REFERENCE_LABELS, type ReferenceKind } from '@fonte/contracts/look-words';
import { parseNumber } from '@fonte/pt-br';
import { LabelledField, SelectField } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { Hint } from './hint.tsx';
import type { LookDraft } from './look-draft.ts';

type Reference = LookDraft['reference'];

export type ReferenceFieldsProps = {
  reference: Reference;
  /** Whether the view has figures that a mean can be of. */
  workedOut: boolean;
  /** Whether what is missing is said. */
  checked: boolean;
  onChange: (reference: Reference) => void;
};

const NONE = 'nenhuma';

/** A line across the chart: none, a fixed value, the mean or the median of what is shown. */
export function ReferenceFields({ reference, workedOut, checked, onChange }: ReferenceFieldsProps) {
  const { t } = useTexts('viewLook');
  const kinds = REFERENCE_KINDS.filter((kind) => workedOut || kind === 'value');
  const kind = reference.kind !== null && kinds.includes(reference.kind) ? reference.kind : null;
  const wrong = checked && parseNumber(reference.value) === null ? t('needNumber') : undefined;
  return (
    <>
      <Box sx={ROW}>
        <SelectField
          label={t('reference.title')}
          value={kind ?? NONE}
          options={[
            { value: NONE, label: t('reference.none') },
            ...kinds.map((one) => ({ value: one, label: REFERENCE_LABELS[one] })),
          ]}
          onChange={(chosen) =>
            onChange({ ...reference, kind: chosen === NONE ? null : (chosen as ReferenceKind) })
          }
        />
        {kind === 'value' && (
          <LabelledField
            label={t('reference.value')}
            value={reference.value}
            inputMode="decimal"
            error={wrong}
            onChange={(event) => onChange({ ...reference, value: event.target.value })}
          />
        )}
        {kind !== null && (
          <LabelledField
            label={t('reference.label')}
            hint={t('reference.labelHint')}
            value={reference.label}
            inputProps={{ maxLength: 60 }}
            onChange={(event) => onChange({ ...reference, label: event.target.value })}
          />
        )}
      </Box>
      <Hint>{workedOut ? t('reference.hint') : t('reference.fixed')}</Hint>
    </>
  );
}

const ROW = {
  display: 'grid',
  width: '100%',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
  gap: '12px',
  alignItems: 'start',
};
