/** How the connections to one server are shared out. */
export interface Places {
  readonly places: number;
  /** Kept back for urgent statements: session, sign-in, audit, data version. */
  readonly kept: number;
  /** Of the others, how many one person may hold. */
  readonly perPerson: number;
}

/** Of ten connections two are kept back, and nobody has more than four. Of two none: a start holds one while it uses another. */
export function placesOf(connections: number): Places {
  const kept = connections < 3 ? 0 : Math.max(1, Math.round(connections / 5));
  return { places: connections, kept, perPerson: Math.ceil((connections - kept) / 2) };
}

/** How many long answers are read at once: never more than half of what figures have. Of ten connections, four. */
export function longPlacesOf(connections: number): number {
  return Math.max(1, Math.floor((connections - placesOf(connections).kept) / 2));
}
