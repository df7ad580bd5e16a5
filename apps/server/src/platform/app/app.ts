import type { DatabaseAccess } from '@fonte/database';
import type { Clock } from '@fonte/pt-br/clock';
import type { FastifyInstance } from 'fastify';
import type { QueryEngine } from '../../query/index.ts';
import type { Settings } from '../../settings.ts';
import type { KnownVersion } from './known-version.ts';
import type { RouteRegistry } from './route-registry.ts';
import type { BaseMapFile } from '../base-map/base-map-file.ts';
import type { AuditTrail } from '../trail/audit-trail.ts';
import type { BestEffort } from '../limits/best-effort.ts';
import type { ColdWork } from '../limits/cold-work.ts';
import type { FormsAtOnce } from '../limits/forms-at-once.ts';
import type { SessionReading } from './session-reading.ts';
import type { Passage } from '../limits/pace.ts';
import type { KnownPasswords } from './known-passwords.ts';
import type { KeptBodies } from '../answers/kept-bodies.ts';
import type { Files } from '../storage/files.ts';
import type { Spool } from '../answers/spool.ts';

/** What every module is given: the parts of one running server. It keeps no truth of its own; that is in the database. */
export interface App {
  readonly server: FastifyInstance;
  readonly settings: Settings;
  readonly database: DatabaseAccess;
  readonly clock: Clock;
  /** The one way to all figures, with its kept answers; the same for calls and jobs. */
  readonly engine: QueryEngine;
  /** The data version that this process believes to hold. */
  readonly version: KnownVersion;
  readonly routes: RouteRegistry;
  readonly trail: AuditTrail;
  /** Requests of the personal keys of programs. */
  readonly keyPace: Passage;
  /** Passwords of programs that were found right. */
  readonly passwords: KnownPasswords;
  /** Reads a session, with every call. */
  readonly sessionReading: SessionReading;
  /** Times of last use, of sessions. */
  readonly touches: BestEffort;
  /** Places for answers that are made anew. */
  readonly coldWork: ColdWork;
  /** Forms that people are sending. */
  readonly forms: FormsAtOnce;
  /** Answers ready to send. */
  readonly bodies: KeptBodies;
  /** Keeps streamed answers for readers that are slower than the database. */
  readonly spool: Spool;
  /** Files that people sent. */
  readonly files: Files;
  /** The installation's own base map. */
  readonly baseMap: BaseMapFile;
}
