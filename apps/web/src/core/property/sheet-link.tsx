import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTexts } from '../i18n/use-texts.ts';
import { propertyPath } from '../navigation/property-path.ts';
import { useMay } from '../session/session-store.ts';
import './texts.ts';

/** 'Ficha tecnica' of a property in a new tab, for those who may (second text, 2.2). */
export function SheetLink({ code, button = false }: { code: string; button?: boolean }) {
  const { t } = useTexts('property');
  const may = useMay('property.sheet.link');
  if (!may) return null;
  const props = { href: propertyPath(code), target: '_blank', rel: 'noopener' };
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
