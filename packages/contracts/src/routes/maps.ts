import { z } from 'zod';
import * as endpoints from '../endpoints/maps.ts';
import { route } from '../route.ts';

/**
 * The map services (second text, section 7) at GeoServer's addresses: WMS 1.1.1 and 1.3.0, WFS 1.0.0, 1.1.0 and 2.0.0, cached tiles, WMTS 1.0.0. Their parameters
 * come in any case and are read by the service itself (docs/mapas.md), which answers faults in its own exception form.
 */

const inWorkspace = z.object({ workspace: z.string().max(60) });

/** What all of them are; their parameters stay the service's own. */
const service = (summary: string) =>
  ({ summary, programs: 'account', keys: 'maps', content: 'service' }) as const;

/** WFS takes its requests as XML too; forms carry what is too long for an address. */
const posted = (summary: string) =>
  ({
    summary,
    programs: 'account',
    content: 'service',
    body: z.unknown(),
    // OpenLayers' examples post XML as text/plain, which browsers say of themselves; MapStore posts it as the JSON that it wants.
    accepts: [
      'text/xml',
      'application/xml',
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json',
    ],
    bodyLimit: 1_048_576,
  }) as const;

const OWS = 'WMS ou WFS, conforme SERVICE';
const WMS = 'Mapas (WMS)';
const WFS = 'Feições (WFS)';
const WMS_POST = 'Mapas (WMS), parâmetros num formulário';
const WFS_POST = 'Feições (WFS), pedido em XML';

export const ows = route(endpoints.ows, service(OWS));
export const workspaceOws = route(endpoints.workspaceOws, { ...service(OWS), params: inWorkspace });
export const wms = route(endpoints.wms, service(WMS));
export const workspaceWms = route(endpoints.workspaceWms, { ...service(WMS), params: inWorkspace });
export const wfs = route(endpoints.wfs, service(WFS));
export const workspaceWfs = route(endpoints.workspaceWfs, { ...service(WFS), params: inWorkspace });
export const owsPost = route(endpoints.owsPost, posted(OWS));
export const workspaceOwsPost = route(endpoints.workspaceOwsPost, { ...posted(OWS), params: inWorkspace });
export const wmsPost = route(endpoints.wmsPost, posted(WMS_POST));
export const workspaceWmsPost = route(endpoints.workspaceWmsPost, {
  ...posted(WMS_POST),
  params: inWorkspace,
});
export const wfsPost = route(endpoints.wfsPost, posted(WFS_POST));
export const workspaceWfsPost = route(endpoints.workspaceWfsPost, {
  ...posted(WFS_POST),
  params: inWorkspace,
});
export const gwc = route(endpoints.gwc, service('Mapas em quadros, guardados (WMS)'));

const tile = z.string().max(60);
const TILES = 'Quadros guardados (WMTS)';
export const wmts = route(endpoints.wmts, service(TILES));
export const wmtsCapabilities = route(endpoints.wmtsCapabilities, service(`${TILES}: capacidades`));
export const wmtsTile = route(endpoints.wmtsTile, {
  ...service(`${TILES}: um quadro`),
  params: z.object({ layer: tile, style: tile, set: tile, matrix: tile, row: tile, file: tile }),
});
export const xyz = route(endpoints.xyz, {
  ...service('Quadros guardados por zoom, coluna e linha (XYZ)'),
  params: z.object({ layer: tile, z: tile, x: tile, file: tile }),
});
