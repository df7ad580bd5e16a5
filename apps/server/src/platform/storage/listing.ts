import { SaxesParser } from 'saxes';
import type { StoredObject } from './storage.ts';

interface Listing {
  readonly objects: (StoredObject & { readonly key: string })[];
  /** Where the next page begins; null on the last. */
  readonly next: string | null;
}

/** Reads a page of ListObjectsV2. Errors: those of the parser; a document type is none of a store's. */
export function readListing(text: string): Listing {
  if (/<!DOCTYPE/i.test(text)) throw new Error('A listing with a document type');
  const objects: Listing['objects'] = [];
  let object = new Map<string, string>();
  let next = '';
  let held = '';
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('opentag', ({ name }) => {
    held = '';
    if (name === 'Contents') object = new Map();
  });
  parser.on('text', (more) => (held += more));
  parser.on('closetag', ({ name }) => {
    if (name === 'Key' || name === 'Size' || name === 'LastModified') object.set(name, held);
    else if (name === 'NextContinuationToken') next = held;
    else if (name === 'Contents')
      objects.push({
        key: object.get('Key') ?? '',
        bytes: Number(object.get('Size')),
        modified: new Date(object.get('LastModified') ?? 0),
      });
    held = '';
  });
  parser.write(text).close();
  return { objects, next: next === '' ? null : next };
}
