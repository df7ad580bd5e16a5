import { lateParts } from '../lazy/late-parts.tsx';

const fields = lateParts(() => import('./fields.ts'));

/** Fetches the fields of the grid's panels: 26 KB. */
export const fetchFields = fields.fetch;

/** A field by its name, for panels that are drawn once they are all there. The build puts these in the place of MUI's own within the grid (apps/web/undrawn.ts). */
export const lateField = fields.part;
