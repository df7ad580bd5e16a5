import { CardShell, LoadingState, useNarrow } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useFilters } from '../../core/filters/use-filters.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { useBaseMap } from '../../core/property/base-map.ts';
import { DetailHost } from '../../core/report/detail/detail-host.tsx';
import { setFreshness } from '../../core/report/answer/freshness.ts';
import { ReportTable } from '../../core/report/cards/report-table.tsx';
import { useOwnReport } from '../../core/report/answer/use-own-report.ts';
import { useMay } from '../../core/session/session-store.ts';
import { KmlTiles } from './kml-tiles.tsx';
import { PolygonFiles } from './polygon-files.tsx';
import { PolygonsMap } from './polygons-map.tsx';
import { usePolygonState } from './use-polygon-state.ts';
import './texts.ts';

const TABLE = 13041;
const HEIGHT = { laptop: 520, phone: 380 };

/** /propriedades/poligono (second text, 2.5): the map of all polygons, and what came by KML. */
export function PolygonsPage() {
  const { t } = useTexts('polygons');
  const { ano, uf } = useFilters();
  const { state, change, opened } = usePolygonState();
  const { base, onBaseError } = useBaseMap();
  const height = useNarrow('sm') ? HEIGHT.phone : HEIGHT.laptop;
  const table = useOwnReport(TABLE);
  const mayDownload = useMay('polygons.download');
  const provenance = table.answer?.provenance;
  useEffect(() => {
    if (provenance) setFreshness({ until: provenance.dados_ate, loaded: provenance.carga });
  }, [provenance]);
  return (
    <Box sx={{ display: 'grid', gap: { xs: '12px', sm: '16px' }, minWidth: 0 }}>
      <CardShell
        title={t('map')}
        subtitle={t('hint')}
        flush
        actions={<PolygonFiles narrowing={{ ano, uf, hidden: state.hidden }} />}
      >
        {base ? (
          <PolygonsMap
            state={state}
            change={change}
            opened={opened}
            base={base}
            onBaseError={onBaseError}
            height={height}
            filters={{ ano, uf }}
          />
        ) : (
          <LoadingState shape="map" height={height} />
        )}
      </CardShell>
      <KmlTiles />
      {table.status !== 'hidden' && <ReportTable report={table} files={mayDownload} />}
      <DetailHost />
    </Box>
  );
}
