import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { filesOf, lateOf } from './chunk-files.ts';
import { AGENDA, FRAME, LEFT, PACK } from './offline-files.ts';
import { PACK_CODE } from './src/core/pack/code-mark.ts';
import { AGENDA_CODE } from './src/features/agenda/code-mark.ts';

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
      decided(lateOf([...FRAME, ...AGENDA, ...PACK], bundle));
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

/** Errors: something that a page taken along fetches late is neither taken nor left on purpose; what is left nobody fetches any more. */
function decided(late: ReadonlySet<string>): void {
  const taken = new Set([...FRAME, ...AGENDA, ...PACK]);
  const left = new Set<string>(Object.values(LEFT).flat());
  const open = [...late].filter((module) => !taken.has(module) && !left.has(module));
  const gone = [...left].filter((module) => !late.has(module) || taken.has(module));
  if (open.length > 0) throw new Error(`taken along or left (offline-files.ts)? ${open.join(', ')}`);
  if (gone.length > 0) throw new Error(`nothing to leave any more (offline-files.ts): ${gone.join(', ')}`);
}
