import { LATEST_LOAD, pathOf, type Page } from '@fonte/contracts';
import { lazyPart, SubHeader, useNarrow } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { memo } from 'react';
import { useFilters } from '../../core/filters/use-filters.ts';
import { useWords } from '../../core/i18n/texts.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { HeaderActionsHost, HeaderSearchHost } from '../../core/navigation/header-actions.tsx';
import { RouterLink } from '../../core/navigation/router-link.tsx';
import { may, useSignedIn } from '../../core/session/session-store.ts';
import { useFreshness } from '../../core/report/answer/freshness.ts';
import { AppliedFilters } from './applied-filters.tsx';
import type { DownloadMenuProps } from './download-menu.tsx';
import { FilterSelects } from './filter-selects.tsx';
import { PagePaperHead } from './page-paper-head.tsx';
import { PhoneFilters } from './phone-filters.tsx';

// Not of the page's first bytes; what comes finds its place kept.
const DownloadMenu = lazyPart<DownloadMenuProps>(
  () => import('./download-menu.tsx').then((module) => module.DownloadMenu),
  {
    waiting: ({ compact }) => <Box sx={{ width: compact ? 40 : 152 }} />,
    failed: ({ label }, retry) => <MissingMenu label={label} onRetry={retry} />,
  },
);

/** In its place when its code did not come. */
function MissingMenu({ label, onRetry }: { label: string; onRetry: () => void }) {
  const { t } = useTexts('core');
  return (
    <Button variant="outlined" title={label} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
}

/** Title, Uf, Ano, downloads; below them what is counted and how fresh it is (first text, section 2, 'Sub-header'). */
export const PageSubHeader = memo(function PageSubHeader({
  page,
  title,
  floating = false,
}: {
  page: Page;
  title: string;
  /** The page is a map: on the phone it has the whole height. */
  floating?: boolean;
}) {
  const filters = useFilters();
  const stamp = useFreshness();
  const phone = useNarrow('sm');
  const user = useSignedIn();
  const { profile } = user;
  const { t } = useTexts('shell');
  const words = useWords();
  const { ano, downloads, button } = page.subHeader;
  const label = button === undefined ? t('downloadMenu') : words(button);
  // Who may take 'Metas' may take the others too.
  const files = downloads.length > 0 && may(user, 'download.menu');
  const years = typeof ano === 'boolean' ? ano : profile !== null && ano.includes(profile);
  const shown = { uf: page.subHeader.uf && filters.ufShown, ano: years };
  // A page without Uf and Ano (configuration) counts nothing: it has no strip.
  const counts = page.subHeader.uf || years;
  const ownFilters = phone && <PhoneFilters shown={shown} filters={filters} iconOnly={floating} />;
  return (
    <SubHeader
      title={title}
      floating={floating}
      search={<HeaderSearchHost />}
      filter={ownFilters}
      paper={counts && <PagePaperHead title={title} shown={shown} filters={filters} />}
      stamp={counts ? stamp : undefined}
      stampLink={
        may(user, 'changes.read') && (
          <Link
            component={RouterLink}
            href={pathOf('mudancas', { versao: LATEST_LOAD })}
            data-print="hide"
            sx={{ fontSize: 13 }}
          >
            {t('changes')}
          </Link>
        )
      }
      controls={
        phone ? (
          <>
            <HeaderActionsHost />
            {files && <DownloadMenu files={downloads} label={label} compact />}
          </>
        ) : (
          <>
            <HeaderActionsHost />
            <FilterSelects shown={shown} filters={filters} />
            {files && <DownloadMenu files={downloads} label={label} />}
          </>
        )
      }
      filters={counts && <AppliedFilters shown={shown} filters={filters} start={!floating && ownFilters} />}
    />
  );
});
