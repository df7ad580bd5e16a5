import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The component gallery alone: `npx vite --config packages/ui/vite.config.ts`, then /gallery.html.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: { port: Number(process.env['GALLERY_PORT'] ?? 5174), strictPort: true },
  build: { rollupOptions: { input: 'gallery.html' } },
});
