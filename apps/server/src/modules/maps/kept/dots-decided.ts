import { seesFaces, type Profile } from '@fonte/contracts';
import { beingPrepared } from '../../../answers/index.ts';
import type { App } from '../../../platform/index.ts';
import { BeingDecided } from '../../../query/index.ts';
import type { KnownMapVersion } from './known-version.ts';

/** Waits, for who is told faces only, until it is decided which dots tell their situation. Errors: `beingPrepared` with Retry-After. */
export type DotsDecided = (profile: Profile) => Promise<void>;

/**
 * Until it is decided the view tells no situation at all (camada.publica_propriedades): waiting for it keeps such tiles and answers from being kept under the version. Once
 * for each version it costs a statement.
 */
export function dotsDecided({ engine }: App, version: KnownMapVersion): DotsDecided {
  let decided: string | undefined;
  return async (profile) => {
    if (!seesFaces(profile)) return;
    const { name } = await version.current();
    if (decided === name) return;
    try {
      await engine.publishDots();
    } catch (error) {
      if (error instanceof BeingDecided) beingPrepared();
      throw error;
    }
    decided = name;
  };
}
