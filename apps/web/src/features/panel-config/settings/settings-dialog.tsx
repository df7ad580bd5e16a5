import { DialogShell } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';

export type SettingsDialogProps = {
  title: string;
  /** Whether it stands in the view already: it is then updated, not added. */
  editing: boolean;
  mayConfirm: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** The settings of one column or indicator of a view; nothing is in the view before it is confirmed (third text, section 2.6). */
export function SettingsDialog(props: SettingsDialogProps) {
  const { t } = useTexts('panelConfig');
  const { title, editing, mayConfirm, onConfirm, onClose, children } = props;
  return (
    <DialogShell
      open
      onClose={onClose}
      title={title}
      width={560}
      foot={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('view.cancel')}
          </Button>
          <Button variant="contained" disabled={!mayConfirm} onClick={onConfirm}>
            {editing ? t('settings.update') : t('settings.add')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: '16px' }}>{children}</Box>
    </DialogShell>
  );
}
