// Gzip bytes and files of JavaScript that the browser fetches before each page is there, against the budgets (docs/decisions/0011).
// `node tools/bundle-budget.mjs [folder of the built pages]`; fails when one is over.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './install.mjs';

const dist = process.argv[2] ?? join(root, 'apps', 'web', 'dist');
const manifestFile = join(dist, '.vite', 'manifest.json');
if (!existsSync(manifestFile)) {
  console.error(`Não há páginas montadas em ${dist}: node tools/build-web.mjs as monta.`);
  process.exit(1);
}
/** @type {Record<string, { file: string, name?: string, imports?: string[] }>} */
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

const ENTRY = ['index.html'];
// The boundary of pages comes before any of them is drawn.
const ROOT = [...ENTRY, 'src/app/root-route.ts', 'src/app/page-boundary-route.ts'];
const SHELL = [...ROOT, 'src/app/shell-route.ts'];
const DASHBOARD = 'src/features/board/route.ts';
/** The chart engine lies in a file that several parts share: it is no entry, and found by its name. */
const CHARTS = Object.entries(manifest).find(([, { name }]) => name === 'chart')?.[0] ?? 'chart';
const MAP = 'src/features/board/properties-map/properties-map.tsx';
const GRID = 'src/core/report/cards/report-grid.tsx';
const FORMULA = 'src/features/indicator-config/form/form-route.ts';
const UPLOADS = 'src/core/media/upload/upload-panel.tsx';
const EDITOR = '../../packages/ui/src/token-editor/index.ts';

/** What a page needs, as entries of the manifest, and its budget in KB. That another language may be chosen is 0.5 of every page; what it says is of who chooses it. */
const BUDGETS = [
  { page: 'entry', limit: 119, files: 5, needs: ENTRY },
  {
    page: 'login',
    limit: 186.4,
    files: 13,
    needs: [...ROOT, 'src/features/auth/form/frame-route.ts', 'src/features/auth/login/login-route.ts'],
  },
  { page: 'shell', limit: 203, files: 10, needs: SHELL },
  // That charts draw the steps of a choice is 0.2 of it, that a device keeps planned weeks for who was sent away 0.1 of every page.
  { page: 'dashboard', limit: 414.1, files: 19, needs: [...SHELL, DASHBOARD, CHARTS] },
  // A page with only that; the dashboard fetches them when they come into sight. What a gallery asks ahead is 0.2 of every page.
  { page: 'grid', limit: 356.9, files: 22, needs: [...SHELL, GRID], without: DASHBOARD },
  // That a view may be a pivot table, which comes with the first that is seen, is 0.3 of it. Choosing marks is 3.3; what it needs beyond the cards comes after them. Tiles that keep their colours and cut no figure off are 0.2.
  { page: 'indicators', limit: 287.3, files: 31, needs: [...SHELL, 'src/features/indicators/route.ts'] },
  // CodeMirror is 101 of them, the frame 200; the fields stand before it comes.
  { page: 'formula', limit: 335.6, files: 25, needs: [...SHELL, FORMULA, EDITOR] },
  // The full map: layer tree, tools, results, services' tiles over what the dashboard's map needs.
  { page: 'full map', limit: 413.9, files: 45, needs: [...SHELL, 'src/features/map/route.ts'] },
  // A gallery with its upload panel; map, editor and what reads geographic files come when they are wanted. List cards that open are 0.2 of it, figures written short 0.1, who left a device without a network 0.3 of every page. What was chosen and not sent is kept for 0.5.
  {
    page: 'media',
    limit: 264.7,
    files: 37,
    needs: [...SHELL, 'src/features/media/property-route.ts', UPLOADS],
  },
  { page: 'map', limit: 368.7, files: 28, needs: [...SHELL, MAP], without: DASHBOARD },
];

/** A chunk and all that it imports at once. */
function closure(keys, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key)) continue;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} não está no manifesto: a página mudou de nome?`);
    seen.add(key);
    closure(chunk.imports ?? [], seen);
  }
  return seen;
}

const sizes = new Map();
function sizeOf(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length);
  return sizes.get(file);
}

let over = 0;
for (const { page, limit, files, needs, without } of BUDGETS) {
  const chunks = [...closure(needs, new Set(without ? [without] : []))]
    .filter((key) => key !== without)
    .map((key) => manifest[key].file)
    .filter((file) => file.endsWith('.js'));
  const kilobytes = chunks.reduce((sum, file) => sum + sizeOf(file), 0) / 1024;
  const tooMuch = kilobytes > limit || chunks.length > files;
  const verdict = tooMuch ? 'ACIMA DO LIMITE' : 'ok';
  if (tooMuch) over++;
  console.log(
    `${page.padEnd(10)} ${kilobytes.toFixed(1).padStart(6)} de ${limit} KB, ${chunks.length} de ${files} arquivos: ${verdict}`,
  );
}
process.exit(over > 0 ? 1 : 0);
