import { createHash } from 'node:crypto';
import { Markup, xml, type XmlValue } from '../../../../answers/xml/xml.ts';
import type { Link } from '../documents/links.ts';
import { TEXTS } from '../documents/texts.ts';

/** Colours of docs/design/tokens.md, as packages/ui has them for both schemes. */
const STYLE = `
:root{color-scheme:light dark;--fundo:#F3F5F0;--papel:#FFFFFF;--linha:#DEE3D9;--texto:#1B241F;--fraco:#4F5B54;--cor:#1E5B45;--topo:#123D2F;--foco:#1A5FB4;--erro:#B3261E}
@media (prefers-color-scheme:dark){:root{--fundo:#111714;--papel:#19211D;--linha:#313C36;--texto:#E9EEE9;--fraco:#B4C0B8;--cor:#7CC9A5;--topo:#0B1310;--foco:#8FC1F2;--erro:#FF8A80}}
*{box-sizing:border-box}
body{margin:0;background:var(--fundo);color:var(--texto);font:16px/1.5 "Source Sans 3","Segoe UI",system-ui,sans-serif}
header{background:var(--topo);color:#FFFFFF;padding:14px max(16px,calc((100vw - 1088px)/2))}
header nav{display:flex;flex-wrap:wrap;gap:4px 10px;font-size:14px}
header a{color:#FFFFFF}
header span{opacity:.8}
main{max-width:1120px;margin:0 auto;padding:24px 16px 48px}
h1{font-size:26px;line-height:1.25;margin:0 0 8px}
h2{font-size:18px;margin:0 0 8px}
p{margin:0 0 12px;color:var(--fraco);max-width:72ch}
a{color:var(--cor);text-underline-offset:3px}
a:focus-visible,summary:focus-visible,[tabindex]:focus-visible{outline:3px solid var(--foco);outline-offset:2px;border-radius:4px}
.card{background:var(--papel);border:1px solid var(--linha);border-radius:12px;padding:16px;margin:0 0 16px}
.wide{overflow-x:auto;padding:0}
table{border-collapse:collapse;width:100%;font-size:14px}
th,td{text-align:left;vertical-align:top;padding:8px 12px;border-bottom:1px solid var(--linha)}
.wide th,.wide td{white-space:nowrap}
.wide details code{display:block;width:60ch;max-width:70vw}
tbody tr:last-child>*{border-bottom:0}
th{font-weight:600}
td.n{text-align:right;font-variant-numeric:tabular-nums}
ul{list-style:none;margin:0;padding:0}
li{display:flex;flex-wrap:wrap;gap:2px 14px;align-items:baseline}
li+li{margin-top:12px}
li a+a{font-size:14px}
.card>p:last-child{margin:12px 0 0}
.pages{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;margin:0 0 12px}
.forms{display:flex;flex-wrap:wrap;gap:6px 16px;font-size:14px;margin-top:24px}
pre,code{font-family:"Source Code Pro",ui-monospace,monospace;font-size:13px;overflow-wrap:anywhere;white-space:pre-wrap;margin:0}
summary{cursor:pointer;color:var(--cor);white-space:nowrap}
.fault{color:var(--erro);font-size:18px}
`;

/** Nothing runs and nothing is loaded; the page has one style, which is this one. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A page for people, without scripts. */
export interface Page {
  readonly title: string;
  /** From the landing page down to the page above this one. */
  readonly crumbs: readonly Pick<Link, 'href' | 'title'>[];
  /** The page's own links: shown at its end, each with where it leads. */
  readonly links: readonly Link[];
  readonly body: XmlValue;
}

/** What comes before and after the body, two halves of one document, for a page that is written while its rows are read. */
export function pageParts({ title, crumbs, links }: Omit<Page, 'body'>): { head: string; tail: string } {
  const way = crumbs.map(
    (one) => xml`<a href="${one.href}">${one.title}</a><span aria-hidden="true">›</span>`,
  );
  const head = xml`<html lang="pt-BR"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>${title} · ${TEXTS.portal}</title>${links.map(({ rel, href, type }) => (rel === 'alternate' ? xml`<link rel="alternate" type="${type}" href="${href}"/>` : ''))}<style>${new Markup(STYLE)}</style></head><body><header><nav aria-label="Onde você está">${way}<span>${title}</span></nav></header><main><h1>${title}</h1>`;
  const tail = xml`${links.length === 0 ? '' : xml`<nav class="forms" aria-label="Endereços desta página">${links.map((one) => xml`<a rel="${one.rel}" href="${one.href}">${one.title}</a>`)}</nav>`}</main></body></html>`;
  return { head: `<!DOCTYPE html>\n${head.text}`, tail: `${tail.text}\n` };
}

/** A whole page. */
export function htmlPage(page: Page): string {
  const { head, tail } = pageParts(page);
  return `${head}${xml`${page.body}`.text}${tail}`;
}
