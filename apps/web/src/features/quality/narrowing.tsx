import { RULE_IDS } from '@fonte/contracts/quality-ids';
import { RULE_TITLES } from '@fonte/contracts/quality-titles';
import { NativeSelectField } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useTexts } from '../../core/i18n/use-texts.ts';
import type { Queue } from './calls.ts';

/** The choice that narrows by nothing. */
const ANY = 'todas';

/** Rule, and whose findings. */
export function Narrowing({ queue, onChange }: { queue: Queue; onChange: (next: Partial<Queue>) => void }) {
  const { t } = useTexts('quality');
  return (
    <Box sx={LINE}>
      <NativeSelectField
        label={t('rule')}
        value={queue.regra === null ? ANY : String(queue.regra)}
        onChange={(value) => onChange({ regra: RULE_IDS.find((id) => String(id) === value) ?? null })}
        options={[
          { value: ANY, label: t('anyRule') },
          ...RULE_IDS.map((id) => ({ value: String(id), label: RULE_TITLES[id] })),
        ]}
      />
      <NativeSelectField
        label={t('whose')}
        value={queue.meus ? 'meus' : ANY}
        onChange={(value) => onChange({ meus: value === 'meus' })}
        options={[
          { value: ANY, label: t('everybody') },
          { value: 'meus', label: t('mine') },
        ]}
      />
    </Box>
  );
}

const LINE = {
  display: 'grid',
  gap: '12px',
  px: '16px',
  py: '12px',
  gridTemplateColumns: { xs: '1fr', sm: '260px 180px' },
};
