import type { Page } from '@fonte/contracts';
import { SubHeader, useNarrow } from '@fonte/ui';
import { useFilters } from '../../core/filters/use-filters.ts';
import { useFreshness } from '../../core/report/freshness.ts';
import { AppliedFilters } from './applied-filters.tsx';
import { DownloadMenu } from './download-menu.tsx';
import { FilterSelects } from './filter-selects.tsx';
import { PhoneFilters } from './phone-filters.tsx';

/** Title, Uf, Ano, downloads; below them what is counted and how fresh it is (first text, section 2, 'Sub-header'). */
export function PageSubHeader({ page, title }: { page: Page; title: string }) {
  const filters = useFilters();
  const stamp = useFreshness();
  const phone = useNarrow('sm');
  const shown = { uf: page.subHeader.uf && filters.ufShown, ano: page.subHeader.ano };
  return (
    <SubHeader
      title={title}
      stamp={stamp}
      controls={
        phone ? (
          page.subHeader.downloads && <DownloadMenu compact />
        ) : (
          <>
            <FilterSelects shown={shown} filters={filters} />
            {page.subHeader.downloads && <DownloadMenu />}
          </>
        )
      }
      filters={
        <AppliedFilters
          shown={shown}
          filters={filters}
          start={phone && <PhoneFilters shown={shown} filters={filters} />}
        />
      }
    />
  );
}
