import { placeOf, unknownWords, type Page } from '@fonte/contracts';
import { fail, type Call } from '../../platform/index.ts';
import { codeOf } from '../properties/index.ts';

/** A sheet's row of the page table, and what the parameters of its path are. */
export interface PlacedSheet {
  readonly page: Page;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * The sheet at an address, for who may open it, before a browser is started for what the page would only refuse. A state that this installation does not
 * have leads where its page leads, unless the reader's own counts. Errors: sheetNotFound, forbidden, sheetParameter, propertyNotFound.
 */
export async function sheetOf(call: Call, address: string): Promise<PlacedSheet> {
  const place = /^\/(?!\/)/.test(address) ? placeOf(address) : null;
  if (place === null || place.kind === 'elsewhere' || place.page.paper !== true) return fail('sheetNotFound');
  const { page } = place;
  if (!page.profiles.includes(call.profile)) fail('forbidden');
  if (place.kind === 'says') return fail('sheetParameter', { says: place.says });
  const { STATES, SEMESTERS } = call.app.settings;
  for (const [name, kind] of Object.entries(page.params ?? {})) {
    const value = place.params[name] ?? '';
    // oxlint-disable-next-line no-await-in-loop -- a sheet has one parameter
    if (kind === 'propriedade') await codeOf(call, value);
    if (kind === 'semestre' && !SEMESTERS.includes(value))
      fail('sheetParameter', { says: unknownWords(place.name) });
    if (kind === 'uf' && call.session.uf === null && !STATES.includes(value))
      return sheetOf(call, typeof page.unknown === 'string' ? page.unknown : '');
  }
  return { page, params: place.params };
}
