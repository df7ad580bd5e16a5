// What a module uses of the platform (README.md).
export * from './answers/answers.ts';
export { compressed, SHORTEST, unpackedFor } from './answers/compression.ts';
export type { KeptBody } from './answers/kept-body.ts';
export type * from './app/app.ts';
export type * from './call/call.ts';
export { madeBy } from './call/made-by.ts';
export { withinTime } from './limits/deadline.ts';
export { fail, Failure } from './failures/fail.ts';
export { handle, type RefusalForm } from './call/handle.ts';
export { release } from './answers/release.ts';
export { refusingSemaphore, Semaphore, type Entry } from './limits/semaphore.ts';
export type * from './identity/session.ts';
export type { AccessEntry } from './trail/line.ts';
export { versionFor } from './call/version-for.ts';
