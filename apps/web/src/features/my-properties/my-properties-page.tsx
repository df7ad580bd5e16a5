import { lazyPart, PageCell, PageGrid } from '@fonte/ui';
import { PropertyList } from '../../core/property/property-list.tsx';
import { DetailHost } from '../../core/report/detail/detail-host.tsx';
import { useReportFilters } from '../../core/report/answer/use-report-filters.ts';
import { useListAddress } from '../../core/report/drill/use-list-address.ts';
import { useMay } from '../../core/session/session-store.ts';
import { AgendaLink } from './agenda-link.tsx';
import { QuickFilters } from './quick-filters.tsx';

// What of them this device has taken along, for who goes out with it.
const PackLine = lazyPart<object>(
  () => import('../../core/pack/pack-line.tsx').then((module) => module.PackLine),
  {
    waiting: () => null,
    failed: () => null,
  },
);

/** /minhas-propriedades: where a technician's day begins (second text, 2.6; docs/design/guide.md, screen 22). */
export function MyPropertiesPage() {
  const { uf } = useReportFilters();
  const takesAlong = useMay('agenda.read');
  const { state, change, opened } = useListAddress();
  return (
    <PageGrid>
      {takesAlong && (
        <PageCell span={12}>
          <PackLine />
        </PageCell>
      )}
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
