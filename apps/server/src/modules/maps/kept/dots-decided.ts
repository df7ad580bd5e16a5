import { seesFaces, type Profile } from '@fonte/contracts';
import { beingPrepared } from '../../../answers/index.ts';
import type { App } from '../../../platform/index.ts';
import { BeingDecided } from '../../../query/index.ts';
import type { KnownMapVersion, MapVersion } from './known-version.ts';

/**
 * The data version that an answer is of. For who is told faces only it waits until it is decided which dots tell their situation. Errors: `beingPrepared` with
 * Retry-After.
 */
export type DotsDecided = (profile: Profile) => Promise<MapVersion>;

/**
 * Until it is decided the view tells no situation at all (camada.publica_propriedades): waiting for it keeps such tiles and answers from being kept under the version. Once
 * for each version it costs a statement. The version is asked before the wait and given back: of a load between the answer may have the newer rows under the older name, which
 * nobody asks by again; asked after it, undecided rows would be kept under the newer one.
 */
export function dotsDecided(
  { engine }: { readonly engine: Pick<App['engine'], 'publishDots'> },
  version: KnownMapVersion,
): DotsDecided {
  let decided: string | undefined;
  return async (profile) => {
    const current = await version.current();
    if (!seesFaces(profile) || decided === current.name) return current;
    try {
      await engine.publishDots();
    } catch (error) {
      if (error instanceof BeingDecided) beingPrepared();
      throw error;
    }
    decided = current.name;
    return current;
  };
}
