import type { Plugin } from 'vite';
import { filesOf } from './chunk-files.ts';

/** What every address needs beside the entry (app/router.tsx). */
const ALWAYS = ['src/app/root-route.ts', 'src/app/page-boundary-route.ts'];

/** Lets the page name the files of theme and drawing, which the router asks for once the entry has come and run: on a weak line two waits less. */
export function preloaded(): Plugin {
  return {
    name: 'preloaded',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        [...filesOf(ALWAYS, bundle)]
          .filter((file) => file.endsWith('.js') && !html.includes(`"/${file}"`))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          })),
    },
  };
}
