/** What the rig's own rows are known by. */
export const WORD = 'matado';
/** Addresses of each notification: fewer is half a notification. */
export const ADDRESSES = 3;

/** What a life finds in the database at its start. */
export interface Standing {
  /** Addresses by the notification's name. */
  readonly notifications: Readonly<Record<string, number>>;
  /** Deliveries by the notification's name. */
  readonly deliveries: Readonly<Record<string, number>>;
  /** Deliveries that wait and that no job will ever make. */
  readonly forgotten: number;
  /** Kept versions by the indicator's name. */
  readonly indicators: Readonly<Record<string, number>>;
  /** SHA-256 by the file's key. */
  readonly files: Readonly<Record<string, string>>;
  readonly version: number;
  /** Entries and their sums, and visits; what is rolled up of each. */
  readonly facts: string;
  readonly rolledUp: string;
  /** Versions without an import that ended well, and imports that are said to go on. */
  readonly unaccounted: number;
}

/** What was acknowledged in all lives so far. */
export interface Ledger {
  readonly notifications: Set<string>;
  /** Notifications that were sent. */
  readonly sent: Set<string>;
  readonly indicators: Set<string>;
  readonly files: Map<string, string>;
  /** What an import may leave: the facts of the folder that stands, and of the one that was on its way when the life ended. */
  readonly facts: Set<string>;
}

export const emptyLedger = (): Ledger => ({
  notifications: new Set(),
  sent: new Set(),
  indicators: new Set(),
  files: new Map(),
  facts: new Set(),
});

/** How many writes were acknowledged. */
export const written = ({ notifications, sent, indicators, files }: Ledger): number =>
  notifications.size + sent.size + indicators.size + files.size;

/** What stands that should not, and what does not that should, a sentence each. */
export function faultsOf(ledger: Ledger, stands: Standing): string[] {
  const { notifications, deliveries, indicators, files, facts } = stands;
  return [
    ...[...ledger.notifications]
      .filter((name) => !(name in notifications))
      .map((name) => `lost: notification ${name}`),
    ...Object.entries(notifications)
      .filter(([, n]) => n !== ADDRESSES)
      .map(([name, n]) => `half: notification ${name} has ${n} addresses`),
    ...[...ledger.sent].filter((name) => !(name in deliveries)).map((name) => `lost: deliveries of ${name}`),
    ...Object.entries(deliveries)
      .filter(([, n]) => n !== ADDRESSES)
      .map(([name, n]) => `half: ${name} has ${n} deliveries`),
    ...(stands.forgotten === 0 ? [] : [`lost: jobs of ${stands.forgotten} deliveries`]),
    ...[...ledger.indicators]
      .filter((name) => !(name in indicators))
      .map((name) => `lost: indicator ${name}`),
    ...Object.entries(indicators)
      .filter(([, n]) => n !== 1)
      .map(([name, n]) => `half: indicator ${name} has ${n} versions`),
    ...[...ledger.files].filter(([key, hash]) => files[key] !== hash).map(([key]) => `lost: file ${key}`),
    ...(ledger.facts.has(facts) ? [] : [`mixed: facts ${facts}, none of ${[...ledger.facts].join(' or ')}`]),
    ...(stands.rolledUp === facts ? [] : [`mixed: facts ${facts}, rolled up ${stands.rolledUp}`]),
    ...(stands.unaccounted === 0 ? [] : [`half: ${stands.unaccounted} versions or imports`]),
  ];
}
