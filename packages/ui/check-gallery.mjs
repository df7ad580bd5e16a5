// axe-core on every page of the gallery in Chromium, light and dark, 1366 and 390 px. Ends with 1 on any violation.
// Usage: node packages/ui/check-gallery.mjs [page …]. CHROMIUM names the browser (default /usr/bin/chromium).
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const PAGES = [
  'states',
  'tokens',
  'login',
  'dashboard',
  'charts',
  'grid',
  'dialogs',
  'dialogs&open=detail',
  'dialogs&open=confirm',
  'dialogs&open=drawer',
  'dialogs&open=live',
  'map',
  'full-map',
  'property-map',
];
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const asked = process.argv.slice(2);
const server = await createServer({
  configFile: new URL('vite.config.ts', import.meta.url).pathname,
  server: { port: Number(process.env.GALLERY_PORT ?? 5174) },
  logLevel: 'error',
});
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
let faults = 0;
for (const width of [1366, 390]) {
  for (const mode of ['light', 'dark']) {
    for (const name of asked.length > 0 ? asked : PAGES) {
      const page = await browser.newPage({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
      page.on('pageerror', (error) => {
        faults += 1;
        console.error(`${name} ${mode} ${width}: ${error.message}`);
      });
      await page.goto(`${server.resolvedUrls.local[0]}gallery.html?page=${name}&mode=${mode}`);
      await page.waitForSelector('main');
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (overflow > 0) {
        faults += 1;
        console.error(`${name} ${mode} ${width}: the page scrolls sideways by ${overflow} px`);
      }
      await page.addScriptTag({ path: axe });
      const { violations } = await page.evaluate(() =>
        globalThis.axe.run(document, { resultTypes: ['violations'] }),
      );
      for (const { id, help, nodes } of violations) {
        faults += 1;
        console.error(`${name} ${mode} ${width}: ${id}, ${help}`);
        for (const node of nodes.slice(0, 3))
          console.error(`   ${node.html.slice(0, 220)}\n   ${node.failureSummary?.split('\n')[1] ?? ''}`);
      }
      await page.close();
    }
  }
}
await browser.close();
await server.close();
console.log(faults === 0 ? 'No violations.' : `${faults} faults.`);
process.exit(faults === 0 ? 0 : 1);
