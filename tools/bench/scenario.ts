import type { Programme } from './programme.ts';

/** What a scenario is run with. */
export interface Setup {
  /** Properties of the demonstration programme that is measured. */
  readonly properties: number;
  /** The programme of `properties` on PostgreSQL, made when first asked for. Errors: without `--database`. */
  programme(properties: number): Promise<Programme>;
  /** Address of a PostgreSQL server on which databases may be made. Errors: without `--database`. */
  readonly databaseUrl: string;
  say(line: string): void;
}

export type Cells = readonly string[];

/** What a scenario found: a table, and sentences under it. */
export interface Findings {
  readonly title: string;
  readonly head: Cells;
  readonly rows: readonly Cells[];
  readonly notes: readonly string[];
}

/** One question to the portal's speed or size. Everything it compares is measured in this one run. */
export type Scenario = (setup: Setup) => Promise<Findings | readonly Findings[]>;
