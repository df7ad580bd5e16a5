import { ALL_STATES, ALL_YEARS, PAGES, type Page, type Profile } from '@fonte/contracts';
import { yearOfSemester } from '@fonte/contracts/semesters';
import { isState, placeInName, slugOf, yearsInName } from '../../answers/index.ts';
import type { Call } from '../../platform/index.ts';
import { observes } from '../../query/index.ts';

/** A sheet's row of the page table, and what the parameters of its path are. */
export interface PlacedSheet {
  readonly page: Page;
  readonly params: Readonly<Record<string, string>>;
}

/** Who asks, and for which address. */
interface Asked {
  readonly session: Pick<Call['session'], 'uf'>;
  readonly profile: Profile;
  readonly query: { readonly pagina: string };
}

/**
 * Name of a sheet's PDF, without its ending: 'resumo-executivo-GO-2025-v17', of which place and time it is, and of which data version. What the address does not say
 * the name does not either. A sheet without filters (a property's) has its path alone.
 */
export function sheetName({ page, params }: PlacedSheet, asked: Asked, versao: number): string {
  const { pathname, searchParams } = new URL(asked.query.pagina, 'http://localhost');
  const counts = page.subHeader.uf;
  const named = counts ? page.path.split('/:', 1)[0] : pathname;
  const place = counts ? placeOf({ page, params }, asked, searchParams.get('uf')) : [];
  const time = counts ? timeOf(params, asked.profile, searchParams.get('ano')) : [];
  return [slugOf(named ?? ''), ...place, ...time, `v${versao}`].join('-');
}

/** The caller's own state first, as on the sheet; that of the monthly report stands in its path. */
function placeOf({ page, params }: PlacedSheet, { session }: Asked, uf: string | null): string[] {
  const own = session.uf ?? params['ufurl'];
  if (own !== undefined) return [placeInName([own])];
  if (page.path === PAGES.impressao.path || uf?.toLowerCase() === ALL_STATES) return [placeInName([])];
  const state = uf?.toUpperCase() ?? '';
  return isState(state) ? [placeInName([state])] : [];
}

function timeOf({ semestre }: PlacedSheet['params'], profile: Profile, ano: string | null): string[] {
  if (semestre !== undefined)
    return [observes({ profile, uf: null, cpf: null }) ? yearsInName([yearOfSemester(semestre)]) : semestre];
  if (ano === ALL_YEARS) return [yearsInName([])];
  return /^\d{4}$/.test(ano ?? '') ? [yearsInName([Number(ano)])] : [];
}
