/**
 * Whether random attacks ask all of their questions and measures are taken at all of their sizes, which take minutes: `npm run walk`, before a release. Without it as many
 * as find the faults that were ever found (docs/architecture.md, Tests).
 */
export const IN_WHOLE = process.env['TEST_WHOLE'] === '1';
