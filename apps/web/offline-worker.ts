import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { filesOf } from './chunk-files.ts';
import { PACK_CODE } from './src/core/pack/code-mark.ts';
import { AGENDA_CODE } from './src/features/agenda/code-mark.ts';

/** What the frame is made of, as modules of the pages: the entry, what it fetches first, what says that a page is not there, what sends files that wait, and what signs out. */
const FRAME = [
  'index.html',
  'src/app/root-route.ts',
  'src/app/page-boundary-route.ts',
  'src/app/shell-route.ts',
  'src/features/auth/logout/logout-route.ts',
  'src/app/device-bar.tsx',
  'src/core/media/unsent/unsent-files.tsx',
];
/** What a device that takes the agenda along keeps as well: the page, its map and its sheet of paper. */
const AGENDA = [
  'src/features/agenda/route.ts',
  'src/features/agenda/week-map.tsx',
  'src/features/agenda/sheet-route.ts',
];
/** … and one that takes properties along: their list and pages, what these fetch once they are there, and what sends files from them. */
const PACK = [
  'src/features/my-properties/route.ts',
  'src/features/property/route.ts',
  'src/features/media/property-route.ts',
  'src/core/media/property-media.tsx',
  'src/core/pack/answer-kept.ts',
  'src/core/pack/pack-keeper.tsx',
  'src/core/pack/pack-line.tsx',
  'src/core/property/areas/areas-map.tsx',
  'src/core/media/upload/upload-panel.tsx',
  'src/core/media/media-fields.tsx',
];
/** What a map stands on without its tiles. */
const GROUND = /south-america_50m-[\w-]*\.json$/;
/** Beside the chunks, in the folder of public files. */
const PUBLIC = ['/favicon.svg', '/color-scheme.js', '/manifest.webmanifest', '/icons/icone-192.png'];
/** The frame's fonts, of the signs that Portuguese is written with; paper and formulas have others, kept when they are drawn. */
const FONT = /(source-sans-3|bricolage-grotesque)-latin-wght-[\w-]*\.woff2$/;

/** Writes /service-worker.js beside the pages, with the files that the frame, the agenda and the own properties need without a network. */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = filesOf(FRAME, bundle);
      for (const name of Object.keys(bundle)) if (FONT.test(name)) files.add(name);
      const addresses = (names: Iterable<string>) => [...names].sort().map((name) => `/${name}`);
      const list = [...PUBLIC, ...addresses(files)];
      const ground = Object.keys(bundle).filter((name) => GROUND.test(name));
      const taken = (modules: readonly string[]) =>
        addresses([...filesOf(modules, bundle), ...ground].filter((name) => !files.has(name)));
      const takes = { [AGENDA_CODE]: taken(AGENDA), [PACK_CODE]: taken(PACK) };
      const source = readFileSync(join(import.meta.dirname, 'src/offline/service-worker.js'), 'utf8');
      const version = createHash('sha256')
        .update([...list, JSON.stringify(takes)].join('\n'))
        .update(source)
        .digest('hex')
        .slice(0, 12);
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: source.replace('__SHELL__', JSON.stringify({ version, files: list, taken: takes })),
      });
    },
  };
}
