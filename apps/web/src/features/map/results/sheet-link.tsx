import { ALL_PAGES } from '@fonte/contracts';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { useMay } from '../../../core/session/session-store.ts';
import '../../../core/property/texts.ts';

const SHEET = '/propriedades/detalhe';

/** The sheet is linked once its page is there. */
const sheetExists = ALL_PAGES.some(([, page]) => page.path.startsWith(SHEET));

/** 'Ficha tecnica' of a property in a new tab, for those who may (second text, 2.2). */
export function SheetLink({ code, button = false }: { code: string; button?: boolean }) {
  const { t } = useTexts('property');
  const may = useMay('property.sheet.link');
  if (!may || !sheetExists) return null;
  const props = { href: `${SHEET}/${code.replaceAll('.', '')}`, target: '_blank', rel: 'noopener' };
  if (button)
    return (
      <Button variant="contained" startIcon={<OpenInNewOutlined />} {...props}>
        {t('sheet')}
      </Button>
    );
  return (
    <Link {...props} sx={{ fontSize: 13, fontWeight: 600, whiteSpace: 'nowrap' }}>
      {t('sheet')} <OpenInNewOutlined sx={{ fontSize: 14, verticalAlign: 'text-bottom' }} />
    </Link>
  );
}
