import type { Page } from '@fonte/contracts';
import { SubHeader, useNarrow } from '@fonte/ui';
import { useFilters } from '../../core/filters/use-filters.ts';
import { HeaderActionsHost, HeaderSearchHost } from '../../core/navigation/header-actions.tsx';
import { useFreshness } from '../../core/report/freshness.ts';
import { AppliedFilters } from './applied-filters.tsx';
import { DownloadMenu } from './download-menu.tsx';
import { FilterSelects } from './filter-selects.tsx';
import { PagePaperHead } from './page-paper-head.tsx';
import { PhoneFilters } from './phone-filters.tsx';

/** Title, Uf, Ano, downloads; below them what is counted and how fresh it is (first text, section 2, 'Sub-header'). */
export function PageSubHeader({
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
  const shown = { uf: page.subHeader.uf && filters.ufShown, ano: page.subHeader.ano };
  // A page without Uf and Ano (configuration) counts nothing: it has no strip.
  const counts = page.subHeader.uf || page.subHeader.ano;
  const ownFilters = phone && <PhoneFilters shown={shown} filters={filters} iconOnly={floating} />;
  return (
    <SubHeader
      title={title}
      floating={floating}
      search={<HeaderSearchHost />}
      filter={ownFilters}
      paper={counts && <PagePaperHead title={title} shown={shown} filters={filters} />}
      stamp={counts ? stamp : undefined}
      controls={
        phone ? (
          <>
            <HeaderActionsHost />
            <DownloadMenu files={page.subHeader.downloads} compact />
          </>
        ) : (
          <>
            <HeaderActionsHost />
            <FilterSelects shown={shown} filters={filters} />
            <DownloadMenu files={page.subHeader.downloads} />
          </>
        )
      }
      filters={counts && <AppliedFilters shown={shown} filters={filters} start={!floating && ownFilters} />}
    />
  );
}
