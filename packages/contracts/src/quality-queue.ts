/** Where a finding stands: what somebody did about it, and what the loads since have said. In the order of the page's tabs. */
export const FINDING_STATES = [
  'abertos',
  'assumidos',
  'respondidos',
  'continuam',
  'voltaram',
  'sumiram',
] as const;
export type FindingState = (typeof FINDING_STATES)[number];

export const FINDING_ANSWERS = ['corrigido', 'correto'] as const;
export type FindingAnswer = (typeof FINDING_ANSWERS)[number];

/** Letters of a reason. */
export const REASON_LEAST = 3;
export const REASON_MOST = 1_000;
