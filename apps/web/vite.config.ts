import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offlineWorker } from './offline-worker.ts';
import { withoutUndrawn, withoutUnusedRouter } from './without-undrawn.ts';

const api = process.env['API_ORIGIN'] ?? 'http://localhost:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), withoutUndrawn(), withoutUnusedRouter(), offlineWorker()],
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
              test: /packages\/contracts\/src\/(profiles|pages|objective-ids|capabilities|limits|programme\/visits|address|endpoints\/(auth|portal))[./]|apps\/web\/src\/core\/(store|query-client|navigation\/(title|router-link|lost-address|may-open)|session\/(session-|destination)|filters\/filters-store|feedback\/(failure-texts|is-fetch-failure|use-reload-online)|api)|packages\/ui\/src\/lazy\/(use-)?new-version/,
            },
            // Drawings that most pages share: a file each costs more than all of them.
            {
              name: 'icons',
              test: /@mui\/icons-material\/(Event|FactCheck|HelpOutline|PeopleAlt|PhotoLibrary|Map|MoreVert|Notifications|Verified)Outlined/,
            },
            // Small pieces in a file each would compress badly: what every page draws with …
            {
              name: 'theme',
              test: /packages\/contracts\/src\/programme\/(situations|area-colors)|packages\/ui\/src\/(theme\/(?!situation-mark|polygon|color-scheme-switch)|cards\/notice|forms\/words|dialogs\/snackbar|layout\/brand)|@mui\/icons-material\/(ExpandMore|Insights|Lock)Outlined|apps\/web\/src\/core\/(texts|settings\/use-settings|i18n\/(texts|use-texts|languages))/,
            },
            // … and what the pages inside the frame do.
            {
              name: 'cards',
              test: /packages\/(contracts\/src\/programme\/bands|ui\/src\/(cards\/(card-|loading-state|empty-state|failed-state|part-failure|table-card|pager|list-cards|progress-level|share-bar)|layout\/(hint|page-grid|page-column)|lazy\/(lazy-dialog|lazy-menu|lazy-part|late-parts|when-idle|open-failure|fetch-failure))|pt-br\/src\/(numbers|dates|plural))|apps\/web\/src\/core\/(report\/(drill-point|queries|use-report-filters|use-card-report|row-list|use-download|use-saving|save-file|bytes|freshness|answer)|feedback\/(loading|route-failure)|navigation\/(header-actions|page-heading|property-path|tab-bar)|filters\/page-filters)|@mui\/icons-material\/(Download|TableRows|Tune|Home|HomeWork|Pentagon|HelpOutline|MoreVert|PeopleAlt|Search|FilterList|ArrowUpward|Print)Outlined|@mui\/material\/(Skeleton|Card|Paper)/,
            },
            // What the frame shares with its drawer and its sheet of filters.
            {
              name: 'frame',
              test: /packages\/ui\/src\/(layout\/side-menu|forms\/select-button)|apps\/web\/src\/app\/sub-header\/filter-selects/,
            },
            // What tables, tiles and charts all say when they are empty; else it would lie with the charts.
            { name: 'words', test: /core\/report\/empty-words|core\/when-in-sight/ },
            // The marks of situations, and what draws them.
            {
              name: 'situation-mark',
              test: /contracts\/src\/programme\/marks|packages\/ui\/src\/theme\/situation-mark/,
            },
            // What opens over the page, and of that what opens under a button.
            { name: 'Modal', test: /@mui\/material\/Modal\// },
            { name: 'Menu', test: /@mui\/material\/Menu\// },
            // A field is drawn in its frame, on nearly every page that has one.
            { name: 'fields', test: /packages\/ui\/src\/forms\/(labelled-field|field-frame)/ },
            // What tables and charts draw with.
            {
              name: 'drawn',
              test: /ui\/src\/(cards\/visits-(bar|cell)|charts\/(chart-values|chart-description|negative-aware|axis-units))|core\/report\/(property-link|chart-of-report)/,
            },
            // A tile and what stands in it.
            { name: 'tile', test: /ui\/src\/cards\/tile/ },
          ],
        },
      },
    },
  },
});
