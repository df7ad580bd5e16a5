import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * Sixteen digits that change with the sources of a workspace package, of those it depends on, and with the versions of what is installed:
 * with everything that its code can do, tests and prose aside.
 */
export async function sourceKey(workspace: string): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(ROOT, 'package-lock.json')));
  for (const name of [...(await reached(workspace))].sort()) {
    for (const path of await sourcesOf(join(ROOT, 'node_modules', name))) {
      hash.update(`\n${name}/${path}\n`);
      hash.update(await readFile(join(ROOT, 'node_modules', name, path)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** The package and, by way of their package.json, those of the workspace that it stands on. */
async function reached(workspace: string, found = new Set<string>()): Promise<Set<string>> {
  if (found.has(workspace)) return found;
  found.add(workspace);
  const text = await readFile(join(ROOT, 'node_modules', workspace, 'package.json'), 'utf8');
  const { dependencies = {} } = JSON.parse(text) as { dependencies?: Record<string, string> };
  const scope = workspace.slice(0, workspace.indexOf('/') + 1);
  for (const name of Object.keys(dependencies)) if (name.startsWith(scope)) await reached(name, found);
  return found;
}

async function sourcesOf(folder: string): Promise<string[]> {
  const entries = await readdir(`${folder}/`, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$|\.md$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !path.startsWith('node_modules'))
    .sort();
}
