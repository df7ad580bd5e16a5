export { checkFiles } from './check-files.ts';
export { createDemoMedia, demoMediaJob, removeDemoMedia } from './demonstration/create.ts';
export { registerMedia } from './routes.ts';
export { looseJob, noteOver, sweepJob, uploadOver } from './sweep.ts';
export { loosen } from './change/change-file.ts';
export { beginIntent, cleanName, giveUp, partOf, removeParts, takeAway } from './receive/intent.ts';
export { refuseWithoutRoom } from './receive/limits.ts';
export { readForm, type ComingFile } from './receive/multipart.ts';
export { spool } from './receive/spool.ts';
