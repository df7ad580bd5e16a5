import { CROSS_TABLE_LIMIT } from '@fonte/contracts';
import { columnKey, sidesOf } from '@fonte/contracts/pivot-sides';
import type { View } from '@fonte/contracts/view';
import { formatInteger } from '@fonte/pt-br';
import { SelectField } from '@fonte/ui';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import '../../../core/indicator/point/limit-texts.ts';

export type PivotChoiceProps = Pick<View, 'grouprow' | 'pivot'> & {
  onChange: (pivot: View['pivot']) => void;
};

/** No column of figures of its own. */
const NONE = 'nenhuma';

/** Which of the view's columns goes across; the others are its rows, in their order. */
export function PivotChoice({ grouprow, pivot, onChange }: PivotChoiceProps) {
  const { t } = useTexts(['panelConfig', 'tableLimit']);
  const { rows, column } = sidesOf({ grouprow, pivot });
  const nameOf = ({ description, colname }: View['grouprow'][number]) => description ?? colname;
  return (
    <Box sx={TWO}>
      <SelectField
        label={t('panelConfig:view.across')}
        value={column ? columnKey(column) : NONE}
        options={[
          { value: NONE, label: t('panelConfig:view.acrossNone') },
          ...grouprow.map((one) => ({ value: columnKey(one), label: nameOf(one) })),
        ]}
        hint={
          rows.length > 0
            ? t('panelConfig:view.rows', { rows: rows.map(nameOf).join(' › ') })
            : t('panelConfig:view.rowsMissing')
        }
        onChange={(across) => onChange({ ...pivot, across: across === NONE ? null : across })}
      />
      <FormControlLabel
        label={t('panelConfig:view.folded')}
        disabled={rows.length < 2}
        control={
          <Switch
            checked={pivot?.folded === true}
            onChange={(_event, folded) => onChange({ ...pivot, folded })}
          />
        }
      />
      <Box sx={LIMIT}>{t('tableLimit:most', { limit: formatInteger(CROSS_TABLE_LIMIT) })}</Box>
    </Box>
  );
}

const TWO = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: '12px',
  alignItems: 'center',
};
const LIMIT = { gridColumn: '1 / -1', fontSize: 13, lineHeight: '18px', color: 'text.secondary' };
