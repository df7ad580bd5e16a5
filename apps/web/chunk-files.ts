import { join, relative } from 'node:path';
import type { Rolldown } from 'vite';

/** The files that modules (paths from here) begin with, and all that these import before they run, styles too. Errors: a module begins no file. */
export function filesOf(modules: readonly string[], bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set<string>();
  for (const module of modules) addWithImports(chunkOf(module, bundle), bundle, files);
  return files;
}

/** The modules that files of `modules` fetch while they run, but for the entry, which fetches each page as it is opened. */
export function lateOf(modules: readonly string[], bundle: Rolldown.OutputBundle): Set<string> {
  const late = new Set<string>();
  for (const name of filesOf(modules, bundle)) {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || chunk.isEntry) continue;
    for (const fetched of chunk.dynamicImports) {
      const { facadeModuleId } = bundle[fetched] as Rolldown.OutputChunk;
      late.add(facadeModuleId ? relative(import.meta.dirname, facadeModuleId) : fetched);
    }
  }
  return late;
}

function chunkOf(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const path = join(import.meta.dirname, module);
  for (const one of Object.values(bundle))
    if (one.type === 'chunk' && one.facadeModuleId === path) return one;
  throw new Error(`no chunk begins with ${module}`);
}

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
