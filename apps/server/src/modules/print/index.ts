export { findChromium } from './find-chromium.ts';
export { registerPrint } from './routes.ts';
