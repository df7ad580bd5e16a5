import { addressInLanguage, sheetLanguageOf, type SheetLanguage } from '@fonte/contracts/sheet-languages';
import { NativeSelectField } from '@fonte/ui';
import LanguageOutlined from '@mui/icons-material/LanguageOutlined';
import Box from '@mui/material/Box';
import { useLocation, useNavigate } from 'react-router';
import { useSpeech } from '../../core/paper/speech/speech.ts';

/** Each language in its own words, so that its reader finds it. */
const NAMES: Readonly<Record<SheetLanguage, string>> = { en: 'English', es: 'Español' };
const PORTUGUESE = '';

/** In which language the sheet is read; it stands in the address, so that a link and a PDF are of it. */
export function LanguageSelect() {
  const { t } = useSpeech();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search);
  const choose = (value: string) => {
    const language = Object.keys(NAMES).includes(value) ? (value as SheetLanguage) : null;
    void navigate(`${pathname}?${addressInLanguage(asked, language).toString()}`);
  };
  return (
    <Box sx={{ width: 160, mr: 'auto' }}>
      <NativeSelectField
        label={t('language')}
        startIcon={<LanguageOutlined sx={{ fontSize: 18, color: 'text.secondary' }} />}
        value={sheetLanguageOf(asked) ?? PORTUGUESE}
        options={[
          { value: PORTUGUESE, label: 'Português' },
          ...Object.entries(NAMES).map(([value, label]) => ({ value, label })),
        ]}
        onChange={choose}
      />
    </Box>
  );
}
