import { z } from 'zod';

/** A value that travels as JSON text in a query string; longest text 20 000 characters. */
export function jsonText<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .max(20_000)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);
}
