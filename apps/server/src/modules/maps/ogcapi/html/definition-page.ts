import { xml } from '../../../../answers/xml/xml.ts';
import type { Definition } from '../documents/definition.ts';
import type { Link } from '../documents/links.ts';
import { TEXTS } from '../documents/texts.ts';
import type { Page } from './page.ts';

/** The definition for people: each call with its parameters and what it answers. */
export function definitionPage(
  { paths, servers }: Definition,
  links: readonly Link[],
  crumbs: Page['crumbs'],
): Page {
  const root = servers[0]?.url ?? '';
  const calls = Object.entries(paths).map(([path, { get }]) => {
    const parameters = get.parameters.map(
      ({ name, description, schema }) =>
        xml`<tr><td><code>${name}</code></td><td>${description}</td><td><code>${schemaText(schema)}</code></td></tr>`,
    );
    const answers = Object.keys(get.responses).join(', ');
    return xml`<section class="card"><h2>${get.summary}</h2><p><code>GET ${root}${path === '/' ? '' : path}</code></p><details><summary>${TEXTS.parameters} (${get.parameters.length})</summary><div class="wide" tabindex="0" role="region" aria-label="${TEXTS.parameters}: ${get.summary}"><table><tbody>${parameters}</tbody></table></div></details><p>${TEXTS.answers}: ${answers}</p></section>`;
  });
  return {
    title: TEXTS.definition,
    crumbs,
    links,
    body: xml`<p>${TEXTS.definitionLead}</p>${calls}`,
  };
}

/** A schema in a few words: its kind, its bounds, its values. */
function schemaText(schema: Readonly<Record<string, unknown>>): string {
  return Object.entries(schema)
    .filter(([name]) => ['type', 'format', 'minimum', 'maximum', 'default', 'enum'].includes(name))
    .map(([name, value]) => {
      const written = Array.isArray(value) ? value.join(' | ') : String(value);
      return name === 'type' || name === 'enum' ? written : `${name} ${written}`;
    })
    .join('; ');
}
