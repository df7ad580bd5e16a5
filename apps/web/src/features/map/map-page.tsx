import { LoadingState } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useFilters } from '../../core/filters/use-filters.ts';
import { useBaseMap } from '../../core/property/base-map.ts';
import { setFreshness } from '../../core/report/freshness.ts';
import { usePropertyPoints } from '../../core/property/property-points.ts';
import { FullMap } from './full-map.tsx';
import { useMapState } from './state/use-map-state.ts';
import './texts.ts';

/** 'Mapa' (second text, 2.3): the whole width and height under the sub-header. */
export function MapPage() {
  const mapState = useMapState();
  const { uf, ano } = useFilters();
  const ground = useBaseMap(mapState.state.base);
  const points = usePropertyPoints(uf);
  const provenance = points.answer?.provenance;
  useEffect(() => {
    if (provenance) setFreshness({ until: provenance.dados_ate, loaded: provenance.carga });
  }, [provenance]);
  const { base } = ground;
  return (
    <Box sx={{ flex: 1, position: 'relative', minHeight: 360 }}>
      <Box sx={{ position: 'absolute', inset: 0 }}>
        {base ? (
          <FullMap
            {...mapState}
            base={base}
            onBaseError={ground.onBaseError}
            offline={ground.offline}
            points={points}
            filters={{ ano, uf }}
          />
        ) : (
          <LoadingState shape="map" height={360} />
        )}
      </Box>
    </Box>
  );
}
