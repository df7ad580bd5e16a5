import { maySeeLayer } from '@fonte/contracts';
import { LoadingState } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useEffect, useMemo } from 'react';
import { useFilters } from '../../core/filters/use-filters.ts';
import { useBaseMap } from '../../core/property/base-map.ts';
import { useSignedIn } from '../../core/session/session-store.ts';
import { setFreshness } from '../../core/report/answer/freshness.ts';
import { usePropertyPoints } from '../../core/property/property-points.ts';
import { useOwnBase } from './data/own-base.ts';
import { FullMap } from './full-map.tsx';
import { isLayer } from './state/map-state.ts';
import { useMapState } from './state/use-map-state.ts';
import './texts.ts';
import { isKnownLayer, layerOf } from './state/known-layers.ts';
import { useRemoteLayers } from './data/remote-layers.ts';

/** 'Mapa' (second text, 2.3): the whole width and height under the sub-header. */
export function MapPage() {
  const { state: named, change, opened } = useMapState();
  const { profile } = useSignedIn();
  const remote = useRemoteLayers();
  // What the address names and the profile may not see is not there; nor is what the institution's server does not have.
  const state = useMemo(
    () => ({
      ...named,
      layers: named.layers.filter(
        ({ key }) => !isLayer(key) || (isKnownLayer(key) && maySeeLayer(profile, layerOf(key))),
      ),
    }),
    // What that server has is known when it has answered.
    // oxlint-disable-next-line react/exhaustive-deps
    [named, profile, remote],
  );
  const { uf, ano, ufShown, ufLocked } = useFilters();
  const own = useOwnBase();
  const wanted = state.base === 'instituicao';
  const ground = useBaseMap(state.base === 'geopolitico' ? 'geopolitico' : 'satelite', {
    wanted: !wanted || (own.base === null && !own.asking),
    // It is a choice of its own here.
    own: false,
    named: !state.layers.some(({ key }) => key === 'municipios'),
  });
  const points = usePropertyPoints(uf);
  const provenance = points.answer?.provenance;
  useEffect(() => {
    if (provenance) setFreshness({ until: provenance.dados_ate, loaded: provenance.carga });
  }, [provenance]);
  const shown = wanted ? own.base : null;
  const base = shown ?? ground.base;
  return (
    <Box sx={{ flex: 1, position: 'relative', minHeight: 360 }}>
      <Box sx={{ position: 'absolute', inset: 0 }}>
        {base ? (
          <FullMap
            state={state}
            remote={remote}
            change={change}
            opened={opened}
            base={base}
            onBaseError={shown ? own.onBaseError : ground.onBaseError}
            offline={ground.offline}
            own={own}
            points={points}
            filters={{ ano, uf, ufFixed: ufLocked || !ufShown }}
          />
        ) : (
          <LoadingState shape="map" height={360} />
        )}
      </Box>
    </Box>
  );
}
