// What a module uses of the platform (README.md).
export * from './answers.ts';
export type * from './app.ts';
export type * from './call.ts';
export { csvBatches, csvDownload, type CsvColumn } from './csv.ts';
export { withinTime } from './deadline.ts';
export { fail, Failure } from './fail.ts';
export { handle, type RefusalForm } from './handle.ts';
export { release } from './release.ts';
export { Semaphore, type Entry } from './semaphore.ts';
export type * from './session.ts';
export type { AccessEntry } from './trail/line.ts';
export { UntilNotice } from './until-notice.ts';
