import { SaxesParser } from 'saxes';
import { FilterFault } from '../fault.ts';
import { FILTER_DEPTH_LIMIT, FILTER_LENGTH_LIMIT, XML_DEPTH_LIMIT, XML_ELEMENT_LIMIT } from '../limits.ts';

/** An element of a request in XML: local names only, since clients write any prefix and some declare none. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** The element's own text, CDATA included, without its children's */
  text: string;
  /** Offset of its `<` in the text */
  at: number;
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reads an XML text into its root element. No DTD, no entities but the five predefined; length, depth and number of
 * elements are bounded.
 * @throws FilterFault with a Portuguese reason and the offset
 */
export function readXmlElement(text: string, { lengthLimit = FILTER_LENGTH_LIMIT } = {}): XmlElement {
  if (text.length > lengthLimit) throw new FilterFault(`tem mais de ${lengthLimit} caracteres`, lengthLimit);
  // Names with a prefix are taken apart here: with `xmlns` on, saxes refuses the prefixes that clients forget to declare.
  const parser = new SaxesParser({ position: true, fragment: false });
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  let count = 0;
  parser.on('doctype', () => {
    throw new FilterFault('um DTD não é aceito', Math.max(0, text.indexOf('<!DOCTYPE')));
  });
  parser.on('opentag', (tag) => {
    const at = text.lastIndexOf('<', parser.position - 1);
    if (++count > XML_ELEMENT_LIMIT) throw new FilterFault(`há mais de ${XML_ELEMENT_LIMIT} elementos`, at);
    if (open.length >= XML_DEPTH_LIMIT) {
      throw new FilterFault(`há mais de ${FILTER_DEPTH_LIMIT} níveis de elementos`, at);
    }
    const attributes: Record<string, string> = Object.create(null) as Record<string, string>;
    for (const [key, value] of Object.entries(tag.attributes)) {
      if (!key.startsWith('xmlns')) attributes[local(key)] = String(value);
    }
    const element: XmlElement = { name: local(tag.name), attributes, children: [], text: '', at };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  const addText = (more: string) => {
    const element = open.at(-1);
    if (element) element.text += more;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  try {
    parser.write(text).close();
  } catch (fault) {
    if (fault instanceof FilterFault) throw fault;
    throw new FilterFault('o XML não está bem formado', Math.min(parser.position, text.length));
  }
  if (!root) throw new FilterFault('o XML não está bem formado', 0);
  return root;
}
