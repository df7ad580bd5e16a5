import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/** A flat form's rules for react-hook-form: the first fault of each field. (The general resolver weighs more than this page can spare.) */
export function formResolver<T extends FieldValues>(schema: ZodMiniType<unknown, T>): Resolver<T> {
  return (values) => judged(values, schema);
}

/**
 * The same for a form that shall stand before its rules have been fetched. Where they cannot be, the form goes to the server as it is, which judges
 * by the same ones.
 */
export function lateResolver<T extends FieldValues>(
  fetched: () => Promise<ZodMiniType<unknown, T>>,
): Resolver<T> {
  return async (values) => {
    const schema = await fetched().catch(() => null);
    return schema === null ? { values, errors: {} } : judged(values, schema);
  };
}

function judged<T extends FieldValues>(values: T, schema: ZodMiniType<unknown, T>) {
  const result = schema.safeParse(values);
  if (result.success) return { values, errors: {} };
  const errors: Record<string, { type: string; message: string }> = {};
  for (const { path, code, message } of result.error.issues) {
    errors[String(path[0])] ??= { type: code, message };
  }
  return { values: {}, errors: errors as FieldErrors<T> };
}
