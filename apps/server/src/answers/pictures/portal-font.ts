import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';

export const PORTAL_FONT = 'Portal';

let loaded = false;

/** The portal's own font: the machine need not have any. */
export function usePortalFont(context: { font: string }, size: number, weight: number): void {
  if (!loaded) {
    const folder = dirname(
      createRequire(import.meta.url).resolve('@fontsource-variable/source-sans-3/package.json'),
    );
    GlobalFonts.registerFromPath(join(folder, 'files', 'source-sans-3-latin-wght-normal.woff2'), PORTAL_FONT);
    loaded = true;
  }
  context.font = `${weight} ${size}px ${PORTAL_FONT}`;
}
