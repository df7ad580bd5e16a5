import { SelectField } from '@fonte/ui';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTexts } from '../../i18n/use-texts.ts';
import { ROWS, type PointLook } from '../view/view-address.ts';

export type PointBarProps = {
  /** The figures of the clicked group; nothing to choose with one. */
  choices: readonly string[];
  chosen: string | null;
  onChoose: (series: string) => void;
  look: PointLook;
  /** Absent for who has the rows only. */
  onLook: ((look: PointLook) => void) | undefined;
};

/** Which figure of the group, and what of it: above whatever the dialog shows. */
export function PointBar({ choices, chosen, onChoose, look, onLook }: PointBarProps) {
  const { t } = useTexts('indicator');
  const several = choices.length > 1;
  if (!several && !onLook) return null;
  return (
    <Box sx={BAR}>
      {several && (
        <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 320px' }, minWidth: 0 }}>
          <SelectField
            label={t('detail.indicator')}
            value={chosen ?? choices[0] ?? ''}
            options={choices.map((name) => ({ value: name, label: name }))}
            onChange={onChoose}
          />
        </Box>
      )}
      {onLook && (
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('detail.looks')}
          value={look.kind === 'cruzada' ? 'cruzada' : 'linhas'}
          onChange={(_event, kind: 'linhas' | 'cruzada' | null) => {
            if (kind) onLook(kind === 'linhas' ? ROWS : { kind, rows: [], columns: [] });
          }}
          sx={{ ml: 'auto' }}
        >
          <ToggleButton value="linhas">{t('detail.tabs.linhas')}</ToggleButton>
          <ToggleButton value="cruzada">{t('detail.tabs.cruzada')}</ToggleButton>
        </ToggleButtonGroup>
      )}
    </Box>
  );
}

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '12px',
  px: { xs: '16px', sm: '24px' },
  pb: '12px',
};
