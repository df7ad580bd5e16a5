import { NativeSelectField } from '@fonte/ui';
import LanguageOutlined from '@mui/icons-material/LanguageOutlined';
import { LANGUAGES } from './languages.ts';
import { chooseLanguage } from './texts.ts';
import { useTexts } from './use-texts.ts';

/** 'Select your language' (first text, section 1); only languages whose texts are there. */
export function LanguageSelect() {
  const { language, t } = useTexts('core');
  return (
    <NativeSelectField
      label={t('language')}
      startIcon={<LanguageOutlined sx={{ fontSize: 18, color: 'text.secondary' }} />}
      value={language}
      options={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
      onChange={(code) => void chooseLanguage(code)}
    />
  );
}
