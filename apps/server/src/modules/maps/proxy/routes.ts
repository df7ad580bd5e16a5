import { remoteLayers } from '@fonte/contracts/routes/remote-layers';
import { handle } from '../../../platform/index.ts';
import type { Maps } from '../service.ts';
import { remoteAnswer, remoteLayersSeen } from '../upstream/seen-layers.ts';

/** Registers the list of the other server's layers, from which the map's tree takes them. */
export function registerRemoteLayers(maps: Maps): void {
  handle(maps.app, remoteLayers, async (call) => (await remoteLayersSeen(maps, call)).flatMap(remoteAnswer));
}
