/**
 * Programs of the server that run in a thread or process of their own, from the repository's root: the address by which the code starts each, and the source
 * that is built for it. In what is built the address is that of the built program; every other `import.meta.url` stays the source's own place.
 */
export const PROGRAMS = {
  'apps/server/src/modules/maps/drawing/worker.mjs': 'apps/server/src/modules/maps/drawing/draw.worker.ts',
  'apps/server/src/query/disclosure/thread/worker.mjs':
    'apps/server/src/query/disclosure/thread/decide.worker.ts',
  'apps/server/src/platform/mail/hand-over/worker.mjs':
    'apps/server/src/platform/mail/hand-over/hand-over.worker.ts',
  'apps/server/src/modules/media/read/reader.ts': 'apps/server/src/modules/media/read/reader.ts',
  'packages/programme/src/foreign-reader.ts': 'packages/programme/src/foreign-reader.ts',
};

/** Programs that tests start in a process of their own, to kill them: likewise, and only in what is built for tests. */
export const TEST_PROGRAMS = [
  'apps/server/src/modules/loads/testing/killed-load.child.ts',
  'apps/server/src/modules/media/testing/killed-upload.child.ts',
  'packages/database/src/embedded/holder.child.ts',
  'packages/database/src/embedded/testing/writer.child.ts',
  'packages/programme/src/import/testing/import.child.ts',
];

/** The program that the portal is. */
export const MAIN = 'apps/server/src/main.ts';

/** What a source is called once it is built. */
export const builtName = (source) => source.slice(source.lastIndexOf('/') + 1).replace(/\.ts$/, '');
