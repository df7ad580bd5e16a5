import { z } from 'zod';
import { FAILURES, type FailureName } from './failures.ts';

/** A fault of one field of a form, as the specification's errors list carries it. */
const fieldFault = z.object({ campo: z.string(), msg: z.string() });
export type FieldFault = z.infer<typeof fieldFault>;

/** Body of every error answer (first text, section 8). */
export const failureBody = z.object({
  tipo: z.literal(0),
  result: z.string().describe('Frase para mostrar'),
  codigo: z.enum(Object.keys(FAILURES) as [FailureName, ...FailureName[]]),
  errors: z.array(fieldFault).exactOptional(),
  /** What stands now, when a save was refused because somebody else's is newer. */
  atual: z.unknown().exactOptional(),
});
export type FailureBody = z.infer<typeof failureBody>;
