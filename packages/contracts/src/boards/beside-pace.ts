import { ALL_PROFILES, EXTENDED, type Profile } from '../profiles.ts';
import type { ReportId } from '../report-ids.ts';
import { tile, X, type Board, type ReportCard } from './board.ts';

/** 'Ritmo das visitas', as high as two rows of tiles. */
export const PACE: ReportCard = { card: 'pace', report: 13216, span: 3 };

/** Two tiles: one over the other at the side of the pace card, beside each other for who does not have it. `to` has the second one. */
export const twoBesidePace = (
  first: ReportId,
  second: ReportId,
  to: readonly Profile[] = ALL_PROFILES,
): Pick<Board, 'tiles' | 'aside'> => ({
  tiles: [
    [tile(first, 4.5), tile(second, 4.5, { for: to.filter((profile) => !isExtended(profile)) })],
    [tile(second, 9, X)],
  ],
  aside: { ...PACE, ...X },
});

const isExtended = (profile: Profile): boolean => (EXTENDED as readonly Profile[]).includes(profile);
