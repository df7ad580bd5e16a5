import { SaxesParser } from 'saxes';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

/** Well-formed XML as a tree; anything else throws. */
export function xmlTree(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (more) => {
    const element = open.at(-1);
    if (element) element.text += more;
  });
  parser.write(text).close();
  return root;
}

/** The outermost elements of a name below one. */
export const deep = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.flatMap((child) => (child.name === name ? [child] : deep(child, name)));
