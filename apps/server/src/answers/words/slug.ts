import { normalise } from '@fonte/pt-br';

/** A title as a part of a file's name: 'leite-produzido'. */
export const slugOf = (title: string): string =>
  normalise(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
