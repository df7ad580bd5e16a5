import { useSnackbar } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-texts.ts';
import { MEDIA_KEY } from '../calls.ts';
import { UnsentNotice } from './unsent-notice.tsx';
import { useUnsent } from './use-unsent.ts';
import './texts.ts';

export type UnsentBarProps = {
  /** Whose files they are; others on this device see nothing of them. */
  person: number;
};

/** Above every page, while files wait on this device. */
export function UnsentBar({ person }: UnsentBarProps) {
  const { t } = useTexts('unsent');
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const unsent = useUnsent(person, () => {
    snackbar.success(t('done'), t('doneDetail'));
    void client.invalidateQueries({ queryKey: [MEDIA_KEY] });
  });
  if (unsent.rows.length === 0) return null;
  return (
    <Box sx={{ p: { xs: '8px 12px 0', sm: '12px 20px 0' } }} data-print="hide">
      <UnsentNotice {...unsent} />
    </Box>
  );
}
