import type { FactorState } from '@fonte/contracts/routes/factor';
import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import './texts.ts';

export type Kind = FactorState['tipos'][number];

const KINDS = [
  { kind: 'aplicativo', label: 'enrol.app', detail: 'enrol.appDetail' },
  { kind: 'chave', label: 'enrol.passkey', detail: 'enrol.passkeyDetail' },
] as const;

/** An authenticator app or a passkey, each with what it is in one line. */
export function KindChoice({ value, onChange }: { value: Kind; onChange: (kind: Kind) => void }) {
  const { t } = useTexts('factor');
  const id = useId();
  return (
    <Box>
      <Box id={id} sx={{ fontWeight: 600, fontSize: 13, mb: '6px' }}>
        {t('enrol.kind')}
      </Box>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(_, kind) => onChange(kind as Kind)}
        sx={{ gap: '8px' }}
      >
        {KINDS.map(({ kind, label, detail }) => (
          <Box key={kind} component="label" sx={OPTION}>
            <Radio value={kind} sx={{ p: '6px', m: '-4px 0' }} />
            <Box>
              <Box sx={{ fontWeight: 600 }}>{t(label)}</Box>
              <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{t(detail)}</Box>
            </Box>
          </Box>
        ))}
      </RadioGroup>
    </Box>
  );
}

const OPTION = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '8px',
  p: '10px 12px',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '8px',
  cursor: 'pointer',
  '&:has(:checked)': { borderColor: 'primary.main', bgcolor: 'background.subtle' },
};
