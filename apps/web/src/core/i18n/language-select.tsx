import { NativeSelectField } from '@fonte/ui';
import LanguageOutlined from '@mui/icons-material/LanguageOutlined';
import { LANGUAGE_NAMES } from './languages.ts';
import { useTexts } from './use-texts.ts';

/** What it says is fetched now; where it cannot be, the page stays as it is. */
const choose = (code: string): void =>
  void import('./choose.ts').then(({ chooseLanguage }) => chooseLanguage(code)).catch(() => undefined);

/** 'Select your language' (first text, section 1); only languages whose texts are there. */
export function LanguageSelect() {
  const { language, t } = useTexts('core');
  return (
    <NativeSelectField
      label={t('language')}
      startIcon={<LanguageOutlined sx={{ fontSize: 18, color: 'text.secondary' }} />}
      value={language}
      options={Object.entries(LANGUAGE_NAMES).map(([value, label]) => ({ value, label }))}
      onChange={choose}
    />
  );
}
