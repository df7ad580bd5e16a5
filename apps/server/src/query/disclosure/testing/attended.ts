import type { Family } from '../solve/family.ts';

/** The plainest family: properties and producers by their visits, of the country and its states, under no condition. Tests say what theirs has besides. */
export const ATTENDED: Family = {
  fact: 'visita',
  where: [],
  narrower: [],
  use: 'in',
  places: 'none',
  qualities: [],
  ofPersons: false,
  periodic: false,
  sums: 'counts',
};
