import { FAILURES } from '@fonte/contracts';
import { EmptyState } from '@fonte/ui';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { useWords } from '../core/i18n/texts.ts';
import { useTexts } from '../core/i18n/use-texts.ts';

/** What a signed-in user without a known profile sees: nothing but the way out in the user menu. */
export function NoProfile() {
  const { t } = useTexts('shell');
  const words = useWords();
  return (
    <EmptyState
      icon={<LockOutlined />}
      sentence={words(FAILURES.forbidden.text)}
      detail={t('noProfile')}
      height={320}
    />
  );
}
