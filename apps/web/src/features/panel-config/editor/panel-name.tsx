import { LabelledField } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CircularProgress from '@mui/material/CircularProgress';
import { useState, type ReactNode } from 'react';
import { useUnsaved } from '../../../core/leaving/use-unsaved.tsx';
import { useTexts } from '../../../core/i18n/use-texts.ts';

export type PanelNameProps = {
  title: string;
  /** The stored name; null before the first save. */
  stored: string | null;
  busy: boolean;
  onSave: (name: string) => void;
  children?: ReactNode;
};

/** Whether the name may be saved: not while saving, not empty, not the stored one (third text, section 2.5). */
export function maySaveName(name: string, stored: string | null, busy: boolean): boolean {
  const typed = name.trim();
  return !busy && typed !== '' && typed !== stored;
}

/** The panel's name with the button that adds the panel, afterwards 'Atualizar nome do Painel'. */
export function PanelName({ title, stored, busy, onSave, children }: PanelNameProps) {
  const { t } = useTexts('panelConfig');
  const [name, setName] = useState(stored ?? '');
  const [left, setLeft] = useState(false);
  const unsaved = useUnsaved(!busy && name.trim() !== (stored ?? ''));
  return (
    <Card component="section" aria-label={title} sx={{ p: '12px 16px 4px' }}>
      <Box
        component="form"
        noValidate
        onSubmit={(event: { preventDefault(): void }) => {
          event.preventDefault();
          setLeft(true);
          if (maySaveName(name, stored, busy)) onSave(name.trim());
        }}
        sx={{ display: 'flex', alignItems: 'flex-start', gap: '8px', flexWrap: 'wrap', pb: '12px' }}
      >
        <Box sx={{ flex: '1 1 260px', maxWidth: 520 }}>
          <LabelledField
            label={t('page.name')}
            value={name}
            error={left && name.trim() === '' ? t('required') : undefined}
            onChange={(event) => setName(event.target.value)}
            onBlur={() => setLeft(true)}
            inputProps={{ maxLength: 120 }}
          />
        </Box>
        <Button
          type="submit"
          variant={stored === null ? 'contained' : 'outlined'}
          disabled={!maySaveName(name, stored, busy)}
          startIcon={busy ? <CircularProgress size={16} color="inherit" aria-hidden /> : undefined}
          sx={{ mt: '22px', height: 36 }}
        >
          {stored === null ? t('page.add') : t('page.update')}
        </Button>
      </Box>
      {children}
      {unsaved.dialog}
    </Card>
  );
}
