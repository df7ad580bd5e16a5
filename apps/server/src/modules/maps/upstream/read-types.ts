import { readDocument } from './read-document.ts';
import type { FeatureFacts } from './remote-facts.ts';

const MOST_COLUMNS = 300;
const NUMBERS =
  /^(?:int|integer|long|short|byte|decimal|double|float|(?:non)?(?:negative|positive)Integer|unsigned\w+)$/i;

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The columns of feature types, by the type's name without prefix, from the schema that DescribeFeatureType answers. Errors: no such document. */
export function readTypes(
  text: string,
): Map<string, Pick<FeatureFacts, 'namespace' | 'geometry' | 'columns'>> {
  let namespace = '';
  const types = new Map<string, Map<string, string>>();
  const elements = new Map<string, string>();
  let type: Map<string, string> | null = null;
  let column = '';
  readDocument(text, 'schema', {
    open({ name, attributes, parent }) {
      if (name === 'schema') namespace = attributes['targetNamespace'] ?? '';
      else if (name === 'complexType' && parent?.name === 'schema')
        types.set(attributes['name'] ?? '', (type = new Map()));
      else if (name === 'element' && parent?.name === 'schema')
        elements.set(attributes['name'] ?? '', local(attributes['type'] ?? ''));
      else if (name === 'element' && type !== null && type.size < MOST_COLUMNS) {
        column = attributes['name'] ?? '';
        if (column !== '') type.set(column, local(attributes['type'] ?? ''));
      } else if (name === 'restriction' && type !== null && type.get(column) === '')
        type.set(column, local(attributes['base'] ?? ''));
    },
    close({ name, parent }) {
      if (name === 'complexType' && parent?.name === 'schema') type = null;
    },
  });
  const found = new Map<string, Pick<FeatureFacts, 'namespace' | 'geometry' | 'columns'>>();
  for (const [element, name] of elements) {
    const columns = [...(types.get(name) ?? [])];
    const geometry = columns.find(([, kind]) => kind.endsWith('PropertyType'))?.[0];
    if (geometry === undefined || namespace === '') continue;
    found.set(element, {
      namespace,
      geometry,
      columns: columns
        .filter(([, kind]) => !kind.endsWith('PropertyType'))
        .map(([nome, kind]) => ({ nome, tipo: kindOf(kind) })),
    });
  }
  return found;
}

function kindOf(type: string): FeatureFacts['columns'][number]['tipo'] {
  if (NUMBERS.test(type)) return 'numero';
  if (/^date/i.test(type)) return 'data';
  return type === 'boolean' ? 'logico' : 'texto';
}
