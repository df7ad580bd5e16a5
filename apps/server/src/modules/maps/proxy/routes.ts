import { remoteLayers } from '@fonte/contracts/routes/remote-layers';
import { handle } from '../../../platform/index.ts';
import type { Maps } from '../service.ts';

/** Registers the list of the other server's layers, from which the map's tree takes them. */
export function registerRemoteLayers({ app }: Maps): void {
  handle(app, remoteLayers, async () => []);
}
