import { z } from 'zod';

/**
 * A value that travels as JSON text in a query string; longest text 20 000 characters. To a caller of `call` it is the value itself: addressOf
 * (address.ts) writes the text.
 */
export function jsonText<Schema extends z.ZodType>(
  schema: Schema,
): z.ZodType<z.output<Schema>, z.input<Schema>> {
  const text: z.ZodType = z
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
  return text as z.ZodType<z.output<Schema>, z.input<Schema>>;
}

/** A list that travels likewise and that the call reads itself, since it takes other forms too; longest text 200 characters. */
export function listText<Item>(): z.ZodType<string, readonly Item[]> {
  const text: z.ZodType = z.string().max(200);
  return text as z.ZodType<string, readonly Item[]>;
}
