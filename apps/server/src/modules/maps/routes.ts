import type { Route } from '@fonte/contracts';
import * as contract from '@fonte/contracts/routes/maps';
import { handle, type App } from '../../platform/index.ts';
import type { Endpoint } from './answer-service.ts';
import { answerService, refusalForm } from './dispatch.ts';
import { registerBaseMap } from './base/routes.ts';
import { registerLawsuits } from './datajud/routes.ts';
import { registerFeaturesApi } from './ogcapi/index.ts';
import { registerRemoteLayers } from './proxy/routes.ts';
import { registerSummary } from './summary/routes.ts';
import { registerTileService } from './wmts/index.ts';
import { mapsOf } from './service.ts';

/** The map services (docs/mapas.md). */
export function registerMaps(app: App): void {
  const maps = mapsOf(app);
  const endpoints: [Endpoint, readonly Route[]][] = [
    ['ows', [contract.ows, contract.workspaceOws, contract.owsPost, contract.workspaceOwsPost]],
    ['wms', [contract.wms, contract.workspaceWms, contract.wmsPost, contract.workspaceWmsPost]],
    ['wfs', [contract.wfs, contract.workspaceWfs, contract.wfsPost, contract.workspaceWfsPost]],
    ['gwc', [contract.gwc]],
  ];
  for (const [endpoint, routes] of endpoints)
    for (const route of routes)
      handle(app, route, (call) => answerService(maps, call, endpoint), refusalForm(endpoint));
  registerTileService(maps);
  registerFeaturesApi(maps);
  registerLawsuits(app);
  registerSummary(maps);
  registerRemoteLayers(maps);
  registerBaseMap(maps);
}
