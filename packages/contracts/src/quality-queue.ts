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

/**
 * What is right as it is keeps its rule quiet for the property until a day: from tomorrow on, so many days from today at most. So nothing is quiet for good
 * because somebody once said so.
 */
export const QUIET_DAYS_MOST = 730;
export const REASON_MISSING = 'Diga por que está certo';
export const UNTIL_MISSING = 'Diga até quando a regra fica quieta';
export const UNTIL_WRONG = 'Escolha um dia a partir de amanhã, em até dois anos';

/** Letters of a reason. */
export const REASON_LEAST = 3;
export const REASON_MOST = 1_000;
