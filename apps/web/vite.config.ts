import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHUNKS } from './chunks.ts';
import { compressed } from './compressed.ts';
import { offlineWorker } from './offline-worker.ts';
import { preloaded } from './preloaded.ts';
import { withoutUndrawn, withoutUnusedRouter } from './without-undrawn.ts';

const api = process.env['API_ORIGIN'] ?? 'http://localhost:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), withoutUndrawn(), withoutUnusedRouter(), preloaded(), offlineWorker(), compressed()],
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
    modulePreload: {
      polyfill: false,
      // A language finds its files by itself: their names in the page that may fetch it would weigh on who never does.
      resolveDependencies: (file, needs) => (/\/(choose|en|es)-[\w-]+\.js$/.test(file) ? [] : needs),
    },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: CHUNKS.map(({ name, test }) => ({ name, test })),
        },
      },
    },
  },
});
