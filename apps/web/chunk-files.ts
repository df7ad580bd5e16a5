import type { Rolldown } from 'vite';

/** The files that modules of the pages begin with, and all that these import before they run, styles too. Errors: a module begins no file. */
export function filesOf(modules: readonly string[], bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set<string>();
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  for (const module of modules) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`apps/web/${module}`));
    if (!chunk) throw new Error(`no chunk begins with ${module}`);
    addWithImports(chunk, bundle, files);
  }
  return files;
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
