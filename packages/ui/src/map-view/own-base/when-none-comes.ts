import type UrlTile from 'ol/source/UrlTile.js';

/** Calls once when all tiles that were asked for at first have failed. After one that came, those that fail are holes in a base map that is there. */
export function whenNoneComes(source: UrlTile, tell: () => void): void {
  let loading = 0;
  const onStart = (): void => {
    loading += 1;
  };
  const onError = (): void => {
    loading -= 1;
    if (loading > 0) return;
    end();
    tell();
  };
  const end = (): void => {
    source.un('tileloadstart', onStart);
    source.un('tileloaderror', onError);
  };
  source.on('tileloadstart', onStart);
  source.on('tileloaderror', onError);
  source.once('tileloadend', end);
}
