import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { filesOf } from './chunk-files.ts';

/** What the frame is made of, as modules of the pages: the entry, what it fetches first, and what sends files that wait. */
const FRAME = [
  'index.html',
  'src/app/root-route.ts',
  'src/app/shell-route.ts',
  'src/core/media/unsent/unsent-bar.tsx',
];
/** Beside the chunks, in the folder of public files. */
const PUBLIC = ['/favicon.svg', '/color-scheme.js', '/manifest.webmanifest', '/icons/icone-192.png'];
/** The frame's fonts, of the signs that Portuguese is written with; paper and formulas have others, kept when they are drawn. */
const FONT = /(source-sans-3|bricolage-grotesque)-latin-wght-[\w-]*\.woff2$/;

/** Writes /service-worker.js beside the pages, with the files that the frame needs without a network. */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = filesOf(FRAME, bundle);
      for (const name of Object.keys(bundle)) if (FONT.test(name)) files.add(name);
      const list = [...PUBLIC, ...[...files].sort().map((name) => `/${name}`)];
      const source = readFileSync(join(import.meta.dirname, 'src/offline/service-worker.js'), 'utf8');
      const version = createHash('sha256').update(list.join('\n')).update(source).digest('hex').slice(0, 12);
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: source.replace('__SHELL__', JSON.stringify({ version, files: list })),
      });
    },
  };
}
