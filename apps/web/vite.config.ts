import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const api = process.env['API_ORIGIN'] ?? 'http://localhost:3000';

/**
 * The grid's slots import MUI's tabs, switch and toggle button for panels of the paid editions (docs/decisions/0011): 9 KB that the community
 * grid never draws. Those slots are made of nothing instead; our own stay.
 */
function gridWithoutPaidParts(): Plugin {
  const NOTHING = '\0nothing';
  return {
    name: 'grid-without-paid-parts',
    enforce: 'pre',
    resolveId: (id, importer) =>
      /^@mui\/material\/(Tabs?|Switch|ToggleButton)$/.test(id) && importer?.includes('/@mui/x-data-grid/')
        ? NOTHING
        : null,
    load: (id) => (id === NOTHING ? 'export default function Nothing() { return null; }' : null),
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), gridWithoutPaidParts()],
  // The server puts each answer's nonce in its place (apps/server, platform/static-site.ts); style elements made later carry it too.
  html: { cspNonce: '__CSP_NONCE__' },
  server: { port: Number(process.env['WEB_PORT'] ?? 5173), strictPort: true, proxy: { '/api': api } },
  preview: { port: Number(process.env['WEB_PORT'] ?? 5173), strictPort: true, proxy: { '/api': api } },
  build: {
    // tools/bundle-budget.mjs reads it.
    manifest: true,
    target: 'es2022',
    // Nothing inlined: the policy has no `data:` for fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs, in one file each that changes only with the dependencies.
            {
              name: 'vendor',
              // With it what fetches chunks: a copy in another file would tie the entry to that file.
              test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\/|vite\/preload-helper/,
            },
            {
              name: 'style',
              test: /node_modules\/(@emotion|stylis|@mui\/(system\/|private-theming\/|styled-engine\/|utils\/(?!useRovingTabIndex)|material\/(styles|utils|colors|locale|CssBaseline|GlobalStyles|SvgIcon|Typography|Box|ButtonBase|Button|IconButton|CircularProgress|Link)\/))/,
            },
            // Tables and stores that the router's guards read before any page is there.
            {
              name: 'base',
              test: /packages\/contracts\/src\/(profiles|pages|capabilities|limits)\.|apps\/web\/src\/core\/(store|session\/(session-store|destination)|filters\/filters-store|feedback\/failure-texts|api)|packages\/ui\/src\/layout\/(use-)?new-version/,
            },
            // What tables, tiles and charts all say when they are empty; else it would lie with the charts.
            { name: 'words', test: /core\/report\/empty-words|core\/when-in-sight/ },
            // Small pieces in a file each would compress badly: what every page draws with …
            {
              name: 'theme',
              test: /packages\/ui\/src\/(theme\/(?!situation-mark|polygon|color-scheme-switch)|cards\/notice|dialogs\/snackbar)|apps\/web\/src\/core\/(texts|i18n\/(texts|use-texts|languages))/,
            },
            // … and what the pages inside the frame do.
            {
              name: 'cards',
              test: /packages\/(ui\/src\/(cards\/(card-|loading-state|empty-state|failed-state|part-failure|table-card|pager|list-cards)|layout\/(hint|lazy-part|open-failure))|pt-br\/src\/(numbers|dates|plural))|apps\/web\/src\/core\/(report\/(use-download|save-file|bytes|freshness|answer)|feedback\/loading)|@mui\/icons-material\/(Download|TableRows)Outlined|@mui\/material\/(Skeleton|Card|Paper)\//,
            },
          ],
        },
      },
    },
  },
});
