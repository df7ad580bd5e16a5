import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** What the frame is made of, as modules of the pages: the entry, what it fetches first, and what sends files that wait. */
const FRAME = [
  'index.html',
  'src/app/root-route.ts',
  'src/app/shell-route.ts',
  'src/core/media/unsent/unsent-bar.tsx',
];
/** Beside the chunks, in the folder of public files. */
const PUBLIC = ['/favicon.svg', '/color-scheme.js', '/manifest.webmanifest', '/icons/icone-192.png'];
/** Fonts of the signs that Portuguese is written with. */
const FONT = /latin-(?!ext)[\w-]*\.woff2$/;

/** Writes /service-worker.js beside the pages, with the files that the frame needs without a network. */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const files = new Set<string>();
      for (const module of FRAME) {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`apps/web/${module}`));
        if (!chunk) this.error(`no chunk begins with ${module}`);
        addWithImports(chunk, bundle, files);
      }
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

/** A chunk with all that it imports before it runs, styles too. */
function addWithImports(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  files: Set<string>,
): void {
  if (files.has(chunk.fileName)) return;
  files.add(chunk.fileName);
  const { viteMetadata } = chunk as { viteMetadata?: { importedCss: Set<string> } };
  for (const style of viteMetadata?.importedCss ?? []) files.add(style);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') addWithImports(imported, bundle, files);
  }
}
