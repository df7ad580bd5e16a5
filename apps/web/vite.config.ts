import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const api = process.env['API_ORIGIN'] ?? 'http://localhost:3000';

/**
 * What MUI imports and this portal never draws (docs/decisions/0011), importer → imported: the ripple, which the theme switches off everywhere, and
 * parts of the grid's slots: its pager (the kit has its own) and what only panels of the paid editions have. They are made of nothing instead; our own tabs and switches stay.
 */
const UNDRAWN: readonly (readonly [importer: RegExp, imported: RegExp])[] = [
  [/@mui\/material\/ButtonBase\//, /\/TouchRipple(\.mjs)?$/],
  [/@mui\/x-data-grid\//, /^@mui\/material\/(Tabs?|Switch|ToggleButton|TablePagination)$/],
];

function withoutUndrawn(): Plugin {
  const NOTHING = '\0nothing';
  return {
    name: 'without-undrawn',
    enforce: 'pre',
    resolveId: (id, from) =>
      UNDRAWN.some(([importer, imported]) => imported.test(id) && importer.test(from ?? '')) ? NOTHING : null,
    load: (id) =>
      id === NOTHING
        ? 'export const tablePaginationClasses = {};\nexport default function Nothing() { return null; }'
        : null,
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), withoutUndrawn()],
  // The server puts each answer's nonce in its place (apps/server, platform/http/static-site.ts); style elements made later carry it too.
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
              test: /packages\/contracts\/src\/(profiles|pages|capabilities|limits|address|endpoints\/(auth|portal))[./]|apps\/web\/src\/core\/(store|query-client|navigation\/title|session\/(session-|destination)|filters\/filters-store|feedback\/failure-texts|api)|packages\/ui\/src\/lazy\/(use-)?new-version/,
            },
            // What tables, tiles and charts all say when they are empty; else it would lie with the charts.
            { name: 'words', test: /core\/report\/empty-words|core\/when-in-sight/ },
            // Small pieces in a file each would compress badly: what every page draws with …
            {
              name: 'theme',
              test: /packages\/ui\/src\/(theme\/(?!situation-mark|polygon|color-scheme-switch)|cards\/notice|dialogs\/snackbar|layout\/brand)|@mui\/icons-material\/InsightsOutlined|apps\/web\/src\/core\/(texts|i18n\/(texts|use-texts|languages))/,
            },
            // … and what the pages inside the frame do.
            {
              name: 'cards',
              test: /packages\/(ui\/src\/(cards\/(card-|loading-state|empty-state|failed-state|part-failure|table-card|pager|list-cards)|layout\/hint|lazy\/(lazy-dialog|lazy-part|open-failure))|pt-br\/src\/(numbers|dates|plural))|apps\/web\/src\/core\/(report\/(use-download|use-saving|save-file|bytes|freshness|answer)|feedback\/(loading|route-failure)|navigation\/header-actions|filters\/page-filters)|@mui\/icons-material\/(Download|TableRows|Tune|Home|Pentagon)Outlined|@mui\/material\/(Skeleton|Card|Paper|ListItemIcon|MenuItem|List\/ListContext|MenuList\/MenuListContext)/,
            },
          ],
        },
      },
    },
  },
});
