import { auditActions } from '@fonte/contracts/audit-words';
import { LabelledField, NativeSelectField } from '@fonte/ui';
import { DateField } from '@fonte/ui/date-field';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import type { LogQuery } from '../calls.ts';

/** The choice that narrows by nothing. */
const ANY = 'todas';

/** Every field with what is asked; '' where nothing is. */
const drawn = ({ pessoa = '', acao, o_que = '', de = '', ate = '' }: LogQuery) => ({
  pessoa,
  acao: acao ?? '',
  o_que,
  de,
  ate,
});

/** What the log is narrowed by: person, action, thing, days. */
export function LogFilter({
  asked,
  onAsk,
}: {
  asked: Omit<LogQuery, 'antes' | 'format'>;
  onAsk: (next: LogQuery) => void;
}) {
  const { t } = useTexts('users');
  const [draft, setDraft] = useState<Record<keyof ReturnType<typeof drawn>, string>>(() => drawn(asked));
  const field = (key: 'pessoa' | 'o_que', label: string) => (
    <LabelledField
      label={label}
      value={draft[key]}
      inputProps={{ maxLength: 100 }}
      onChange={(event) => setDraft({ ...draft, [key]: event.target.value })}
    />
  );
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('log.filter')}
      onSubmit={(event: { preventDefault(): void }) => {
        event.preventDefault();
        onAsk(Object.fromEntries(Object.entries(draft).filter(([, value]) => value.trim() !== '')));
      }}
      sx={FORM}
    >
      {field('pessoa', t('log.person'))}
      <NativeSelectField
        label={t('log.action')}
        value={draft.acao === '' ? ANY : draft.acao}
        onChange={(acao) => setDraft({ ...draft, acao: acao === ANY ? '' : acao })}
        options={[
          { value: ANY, label: t('log.any') },
          ...auditActions.map((one) => ({ value: one, label: t(`log.actions.${one}`) })),
        ]}
      />
      {field('o_que', t('log.what'))}
      <DateField label={t('log.from')} value={draft.de} onChange={(de) => setDraft({ ...draft, de })} />
      <DateField label={t('log.to')} value={draft.ate} onChange={(ate) => setDraft({ ...draft, ate })} />
      <Button type="submit" variant="outlined">
        {t('log.filter')}
      </Button>
    </Box>
  );
}

const FORM = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '2fr 1.2fr 1.6fr 1fr 1fr auto' },
  alignItems: 'end',
  gap: '8px 16px',
  px: '16px',
  py: '8px',
  borderBottom: '1px solid',
  borderColor: 'divider',
};
