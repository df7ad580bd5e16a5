import { fileURLToPath } from 'node:url';

const beside = (name: string) => fileURLToPath(new URL(`docs-page/${name}`, import.meta.url));

/** The page at /api/docs: plain files that draw /api/openapi.json in the browser. */
export const DOCS_FILES = {
  page: { path: beside('page.html'), contentType: 'text/html; charset=utf-8' },
  script: { path: beside('page-script.js'), contentType: 'text/javascript; charset=utf-8' },
  style: { path: beside('page.css'), contentType: 'text/css; charset=utf-8' },
} as const;

export const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
