// Every installed package has a licence that may be shipped, and no paid edition slipped in (docs/architecture.md).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const ALLOWED =
  /^\(?(MIT|MIT-0|ISC|Apache-2\.0|BSD-2-Clause|BSD-3-Clause|0BSD|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|Zlib|Python-2\.0|PostgreSQL|OFL-1\.1|CC-BY-4\.0|W3C-20150513)\)?$/;
/** Weak copyleft, in tools that are not shipped or used unchanged as a library file. */
const DEVELOPMENT_ONLY = /^MPL-2\.0$/;
/** Packages whose manifest misspells its licence, with the licence that their LICENSE file holds. */
const MISSPELT = { 'splaytree-ts': 'BSD-3-Clause' };
/**
 * Taken although their licence is not in the list above, each for its reason. libvips (LGPL-3.0-or-later) is what sharp loads as a library of its own: unmodified,
 * in a package that anybody can replace, named in docs/operations.md. Nothing of ours is linked into it.
 */
const NAMED = { libvips: /^@img\/sharp-libvips-/ };
const LGPL = /^LGPL-3\.0-or-later$/;
/** Packages that would run a script at their installation; none is run (install.mjs), and all of these work without. */
const WITH_SCRIPTS = new Set(['@swc/core', 'core-js-pure', 'esbuild']);
const FORBIDDEN_NAMES = /^@mui\/x-.*-(pro|premium)$|^@mui\/x-license|^ag-grid-enterprise$|^apexcharts$/;

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const faults = [];
let seen = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  if (!path.includes('node_modules/') || entry.link) continue;
  const name = path.slice(path.lastIndexOf('node_modules/') + 13);
  if (FORBIDDEN_NAMES.test(name)) faults.push(`${name}: edição paga`);
  if (entry.hasInstallScript && !WITH_SCRIPTS.has(name))
    faults.push(`${name}: executa um script ao ser instalado`);
  const manifest = join(root, path, 'package.json');
  if (!existsSync(manifest)) continue;
  seen++;
  const { license, licenses } = JSON.parse(readFileSync(manifest, 'utf8'));
  const raw =
    MISSPELT[name] ??
    (typeof license === 'string'
      ? license
      : (license?.type ?? licenses?.map((each) => each.type).join(' OR ') ?? 'nenhuma'));
  const options = raw.replace(/[()]/g, '').split(/ OR /);
  const named = Object.values(NAMED).some((pattern) => pattern.test(name));
  const allowed = (each) => ALLOWED.test(each) || (named && LGPL.test(each));
  const free = options.some((option) => option.split(/ AND /).every((each) => allowed(each.trim())));
  if (!free && !(entry.dev && options.some((option) => DEVELOPMENT_ONLY.test(option))))
    faults.push(`${name}: ${raw}`);
}
for (const fault of faults) console.error(fault);
console.log(`${seen} pacotes, ${faults.length} com licença que não serve`);
process.exit(seen === 0 || faults.length > 0 ? 1 : 0);
