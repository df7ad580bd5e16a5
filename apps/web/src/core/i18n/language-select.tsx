import { NativeSelectField } from '@fonte/ui';
import LanguageOutlined from '@mui/icons-material/LanguageOutlined';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from './languages.ts';
import { chooseLanguage } from './texts.ts';

/** 'Select your language' (first text, section 1); only languages whose texts are there. */
export function LanguageSelect() {
  const { i18n, t } = useTranslation('core');
  return (
    <NativeSelectField
      label={t('language')}
      startIcon={<LanguageOutlined sx={{ fontSize: 18, color: 'text.secondary' }} />}
      value={i18n.language}
      options={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
      onChange={(code) => void chooseLanguage(code)}
    />
  );
}
