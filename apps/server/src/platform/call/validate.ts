import type { FailureName, FieldFault } from '@fonte/contracts';
import { z } from 'zod';
import { fail, Failure } from '../failures/fail.ts';

/** Stands for a fault whose contract gives no sentence of its own. */
const UNNAMED = 'Valor inválido';

/**
 * The input in its contract's form, or undefined where the contract has none. Errors: `duplicatedParameter`, `unknownParameter` and `invalidParameter` with its name,
 * and for a body `invalidRequest` with one entry per field at fault; its sentence is the first field's where the specification gives one.
 */
export function validated(
  kind: 'parameter' | 'body',
  schema: z.ZodType | undefined,
  input: unknown,
): unknown {
  if (schema === undefined) return undefined;
  if (kind === 'parameter') refuseDuplicates(input);
  refuseUnstorable(kind, input);
  const result = schema.safeParse(input, { error: () => UNNAMED });
  if (result.success) return result.data;
  refuseUnrecognised(result.error);
  const faults = faultsOf(result.error);
  if (kind === 'parameter') fail('invalidParameter', { name: faults[0]?.campo ?? '' });
  const sentence = faults.find(({ msg }) => msg !== UNNAMED)?.msg;
  return fail('invalidRequest', {}, { errors: faults, ...(sentence === undefined ? {} : { sentence }) });
}

/** The parts of a path, of which one that can be none is told as `noSuch` where the route has it. Errors: those of `validated`, `noSuch`. */
export function validatedPath(schema: z.ZodType | undefined, input: unknown, noSuch?: FailureName): unknown {
  try {
    return validated('parameter', schema, input);
  } catch (error) {
    if (noSuch !== undefined && error instanceof Failure && error.failure === 'invalidParameter')
      fail(noSuch);
    throw error;
  }
}

/**
 * A parameter that the contract does not have would be ignored without a word, and the answer be of more than was asked (`uf=GO` for `$uf=GO`).
 * Errors: `unknownParameter` with its name.
 */
export function refuseUnknown(schema: z.ZodType | undefined, input: unknown): void {
  if (!(schema instanceof z.ZodObject) || schema.def.catchall !== undefined) return;
  const unknown = Object.keys(input ?? {}).find((name) => !Object.hasOwn(schema.shape, name));
  if (unknown !== undefined) fail('unknownParameter', { name: printable(unknown) });
}

/** The same of a body whose contract takes nothing besides. Errors: `unknownParameter` with its name. */
function refuseUnrecognised(error: z.ZodError): void {
  for (const issue of error.issues)
    if (issue.code === 'unrecognized_keys')
      fail('unknownParameter', { name: printable(issue.keys[0] ?? '') });
}

/** A parameter sent twice would mean one thing to this server and another to a proxy before it. */
export function refuseDuplicates(input: unknown): void {
  for (const [name, value] of Object.entries(input ?? {})) {
    if (Array.isArray(value)) fail('duplicatedParameter', { name: printable(name) });
  }
}

/** Nothing that a contract declares is nested deeper. */
const DEEPEST = 32;

const TOO_DEEP = 'Há níveis demais, um dentro do outro';
const UNSTORABLE = 'Há um caractere que não pode ser guardado';
/** How much of a path is told: where it leads into, not all of its depth. */
const TOLD = 4;

/** PostgreSQL's text cannot hold U+0000, so it is refused here instead of failing there; and nesting that only serves to exhaust a stack. */
function refuseUnstorable(kind: 'parameter' | 'body', input: unknown, path: readonly string[] = []): void {
  const name = path.at(-1) ?? '';
  const deep = path.length > DEEPEST;
  if (deep || (typeof input === 'string' && input.includes('\0')) || name.includes('\0')) {
    if (kind === 'parameter') fail('invalidParameter', { name: printable(name) });
    const msg = deep ? TOO_DEEP : UNSTORABLE;
    fail(
      'invalidRequest',
      {},
      { errors: [{ campo: printable(path.slice(0, TOLD).join('.')), msg }], sentence: msg },
    );
  }
  if (typeof input !== 'object' || input === null) return;
  for (const [key, value] of Object.entries(input)) refuseUnstorable(kind, value, [...path, key]);
}

function faultsOf(error: z.ZodError): FieldFault[] {
  const first = new Map<string, FieldFault>();
  for (const issue of error.issues) {
    const campo = printable(issue.path.join('.'));
    if (!first.has(campo)) first.set(campo, { campo, msg: issue.message });
  }
  return [...first.values()];
}

/** A name that the caller made up, safe to repeat in a sentence. */
function printable(name: string): string {
  return name.replace(/[^\p{L}\p{N}_.$-]/gu, '').slice(0, 60);
}
