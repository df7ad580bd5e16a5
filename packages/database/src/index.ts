export { asCaller, type Caller } from './places/caller.ts';
export { connect, type ConnectSettings, type DatabaseAccess } from './connect.ts';
export { copyInto, copyRow } from './statement/copy-into.ts';
export { currentVersion, lastVersions, VERSION_NOW, type StoredVersion } from './data-version.ts';
export type { OpeningStep, Recovery } from './embedded/prepare.ts';
export type { EngineKind, Limits } from './engine.ts';
export {
  databaseFault,
  DatabaseBusy,
  DatabaseInUse,
  DatabaseNotMade,
  DatabaseUnavailable,
  DiskFull,
  isAway,
  refusesWrites,
  StatementTimeout,
  type DatabaseFault,
} from './faults.ts';
export type { Database } from './generated/tables.ts';
export { OtherLetters } from './migration/letters.ts';
export { Notices, publishNotice, VERSION_CHANNEL } from './notices.ts';
export { putTogetherOnce, type LaterValue } from './statement/put-together.ts';
export { streamBatches, streamRows } from './statement/stream-rows.ts';
export type { Wall } from './wall.ts';
export { SheddingSemaphore } from './places/shedding-semaphore.ts';
