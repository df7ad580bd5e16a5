import { ALL_STATES, ALL_YEARS, PAGES, type Profile } from '@fonte/contracts';
import { yearOfSemester } from '@fonte/contracts/semesters';
import { isSpoken, sheetLanguageOf } from '@fonte/contracts/sheet-languages';
import { placeInName, slugOf, yearsInName } from '../../answers/index.ts';
import type { Call } from '../../platform/index.ts';
import { observes } from '../../query/index.ts';
import { nameInLanguage } from './name-in-language.ts';
import type { PlacedSheet } from './placed-sheet.ts';

/** Who asks, and for which address. */
interface Asked {
  readonly session: Pick<Call['session'], 'uf'>;
  readonly profile: Profile;
  readonly query: { readonly pagina: string };
  readonly app: { readonly settings: Pick<Call['app']['settings'], 'STATES' | 'YEARS'> };
}

/**
 * Name of a sheet's PDF, without its ending: 'resumo-executivo-GO-2025-v17', of which place and time it is, and of which data version. What the address does not say
 * the name does not either. A sheet without filters (a property's) has its path alone. In another language the words of the name are of it: 'executive-summary-GO-2025-v17-en'.
 */
export function sheetName({ page, params }: PlacedSheet, asked: Asked, versao: number): string {
  const { pathname, searchParams } = new URL(asked.query.pagina, 'http://localhost');
  const counts = page.subHeader.uf;
  const named = counts ? page.path.split('/:', 1)[0] : pathname;
  const place = counts ? placeOf({ page, params }, asked, searchParams.get('uf')) : [];
  const time = counts ? timeOf(params, asked, searchParams.get('ano')) : [];
  const parts = [slugOf(named ?? ''), ...place, ...time, `v${versao}`];
  const language = isSpoken(page) ? sheetLanguageOf(searchParams) : null;
  return (language === null ? parts : nameInLanguage(parts, language)).join('-');
}

/** The caller's own state first, as on the sheet; that of the monthly report stands in its path. One that this installation does not have is the whole country there. */
function placeOf({ page, params }: PlacedSheet, { session, app }: Asked, uf: string | null): string[] {
  const own = session.uf ?? params['ufurl'];
  if (own !== undefined) return [placeInName([own])];
  if (page.path === PAGES.impressao.path || uf?.toLowerCase() === ALL_STATES) return [placeInName([])];
  const state = uf?.toUpperCase() ?? '';
  if (!/^[A-Z]{2}$/.test(state)) return [];
  return [placeInName(app.settings.STATES.includes(state) ? [state] : [])];
}

function timeOf({ semestre }: PlacedSheet['params'], { profile, app }: Asked, ano: string | null): string[] {
  if (semestre !== undefined)
    return [observes({ profile, uf: null, cpf: null }) ? yearsInName([yearOfSemester(semestre)]) : semestre];
  if (ano === ALL_YEARS) return [yearsInName([])];
  // Of a year that cannot be chosen the sheet has the default one's figures.
  return ano !== null && app.settings.YEARS.includes(Number(ano)) ? [yearsInName([Number(ano)])] : [];
}
