import { z } from 'zod';
import { route } from '../route.ts';

/**
 * The map services (second text, section 7) at GeoServer's addresses: WMS 1.1.1 and 1.3.0, WFS 1.0.0, 1.1.0 and 2.0.0, cached tiles. Their parameters
 * come in any case and are read by the service itself (docs/mapas.md), which answers faults in its own exception form.
 */

const ROOT = '/api/mapa/geoserver';

const service = (name: string, path: string, summary: string) =>
  route({
    name,
    method: 'GET',
    path: `${ROOT}${path}`,
    access: { capability: 'map.read' },
    programs: true,
    summary,
    // What is no reading of features says so itself (modules/maps).
    tells: 'persons',
    content: 'service',
  });

/** WFS takes its requests as XML too; forms carry what is too long for an address. */
const posted = (name: string, path: string, summary: string) =>
  route({
    name,
    method: 'POST',
    path: `${ROOT}${path}`,
    access: { capability: 'map.read' },
    programs: true,
    summary,
    body: z.unknown(),
    // OpenLayers' examples post XML as text/plain, which browsers say of themselves.
    accepts: ['text/xml', 'application/xml', 'text/plain', 'application/x-www-form-urlencoded'],
    bodyLimit: 1_048_576,
    tells: 'persons',
    content: 'service',
  });

const inWorkspace = (name: string, path: string, summary: string) => ({
  ...service(name, `/:workspace${path}`, summary),
  params: z.object({ workspace: z.string().max(60) }),
});
const postedInWorkspace = (name: string, path: string, summary: string) => ({
  ...posted(name, `/:workspace${path}`, summary),
  params: z.object({ workspace: z.string().max(60) }),
});

const OWS = 'WMS ou WFS, conforme SERVICE';
export const ows = service('map.ows', '/ows', OWS);
export const workspaceOws = inWorkspace('map.workspaceOws', '/ows', OWS);
export const wms = service('map.wms', '/wms', 'Mapas (WMS)');
export const workspaceWms = inWorkspace('map.workspaceWms', '/wms', 'Mapas (WMS)');
export const wfs = service('map.wfs', '/wfs', 'Feições (WFS)');
export const workspaceWfs = inWorkspace('map.workspaceWfs', '/wfs', 'Feições (WFS)');
export const owsPost = posted('map.owsPost', '/ows', OWS);
export const workspaceOwsPost = postedInWorkspace('map.workspaceOwsPost', '/ows', OWS);
export const wmsPost = posted('map.wmsPost', '/wms', 'Mapas (WMS), parâmetros num formulário');
export const workspaceWmsPost = postedInWorkspace(
  'map.workspaceWmsPost',
  '/wms',
  'Mapas (WMS), parâmetros num formulário',
);
export const wfsPost = posted('map.wfsPost', '/wfs', 'Feições (WFS), pedido em XML');
export const workspaceWfsPost = postedInWorkspace(
  'map.workspaceWfsPost',
  '/wfs',
  'Feições (WFS), pedido em XML',
);
export const gwc = service('map.gwc', '/gwc/service/wms', 'Mapas em quadros, guardados (WMS)');
