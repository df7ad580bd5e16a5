import { SaxesParser } from 'saxes';

/** An element of a document that is being read: its local name, attributes and the elements around it. */
export interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: OpenElement | null;
  /** Own text so far */
  text: string;
}

/** What is done with the elements of a document, in their order. */
export interface DocumentReader {
  open?(element: OpenElement): void;
  close(element: OpenElement): void;
}

const DEEPEST = 60;
const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Walks a document of another server; nothing of it is kept that the reader does not keep. Entities of its own are not known (saxes expands none).
 * Errors: its root is another, it is not well formed, or too deep.
 */
export function readDocument(text: string, root: string, reader: DocumentReader): void {
  const parser = new SaxesParser();
  let current: OpenElement | null = null;
  let depth = 0;
  const more = (piece: string) => {
    if (current !== null) current.text += piece;
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (++depth > DEEPEST) throw new Error('the document is too deep');
    current = { name: local(name), attributes, parent: current, text: '' };
    if (depth === 1 && current.name !== root)
      throw new Error(`the document is no ${root} but ${current.name}`);
    reader.open?.(current);
  });
  parser.on('text', more);
  parser.on('cdata', more);
  parser.on('closetag', () => {
    if (current === null) return;
    reader.close(current);
    depth--;
    current = current.parent;
  });
  parser.write(text).close();
}
