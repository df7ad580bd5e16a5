import type { Page } from '@fonte/contracts';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useLocation } from 'react-router';
import { useFilters } from '../../../core/filters/use-filters.ts';
import { useSaidElsewhere } from '../../../core/i18n/texts.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { HeaderActions } from '../../../core/navigation/header-actions.tsx';
import { sheetAddress } from '../../../core/paper/sheet-address.ts';

/** Opens the sheet of the page beside it, under the same filters; `compact` where the page's head is full. */
export function PrintButton({ page, compact = false }: { page: Page; compact?: boolean }) {
  const { t } = useTexts('board');
  const said = useSaidElsewhere();
  const filters = useFilters();
  const { search } = useLocation();
  const href = sheetAddress(page, filters, search);
  if (href === undefined) return null;
  return (
    <HeaderActions>
      <Button
        variant="outlined"
        {...(compact ? { 'aria-label': t('print'), title: t('print'), sx: COMPACT } : {})}
        startIcon={compact ? undefined : <PrintOutlined />}
        href={said?.sheet(href) ?? href}
        target="_blank"
        rel="noopener"
      >
        {compact ? <PrintOutlined /> : t('print')}
      </Button>
    </HeaderActions>
  );
}

const COMPACT = { minWidth: 0, px: '9px' };
