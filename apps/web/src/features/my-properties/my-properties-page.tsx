import { PageCell, PageGrid } from '@fonte/ui';
import { PropertyList } from '../../core/property/property-list.tsx';
import { DetailHost } from '../../core/report/detail/detail-host.tsx';
import { useReportFilters } from '../../core/report/answer/use-report-filters.ts';
import { useListAddress } from '../../core/report/drill/use-list-address.ts';
import { AgendaLink } from './agenda-link.tsx';
import { QuickFilters } from './quick-filters.tsx';

/** /minhas-propriedades: where a technician's day begins (second text, 2.6; docs/design/guide.md, screen 22). */
export function MyPropertiesPage() {
  const { uf } = useReportFilters();
  const { state, change, opened } = useListAddress();
  return (
    <PageGrid>
      <PageCell span={12}>
        <PropertyList
          key={opened}
          uf={uf}
          state={state}
          onState={change}
          above={
            <QuickFilters
              uf={uf}
              chosen={state.list.filtros ?? []}
              onChoose={(filtros) => change({ list: { ...state.list, filtros }, page: 1 })}
            />
          }
        />
      </PageCell>
      <AgendaLink />
      <DetailHost />
    </PageGrid>
  );
}
