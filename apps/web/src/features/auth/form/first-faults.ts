import type { ZodMiniType } from 'zod/mini';
import { inLanguage } from '../../../core/i18n/texts.ts';

/** The first fault of each field of a flat form, by its rules, in the chosen language; none where all hold. */
export function firstFaults(
  schema: ZodMiniType,
  values: unknown,
): Record<string, { type: string; message: string }> {
  const faults: Record<string, { type: string; message: string }> = {};
  for (const { path, code, message } of schema.safeParse(values).error?.issues ?? [])
    faults[String(path[0])] ??= { type: code ?? 'custom', message: inLanguage(message) };
  return faults;
}
