import { printable } from '../features/columns.ts';
import { serviceFault } from '../request/service-fault.ts';

/** Longest value of one parameter; an address is shorter anyway. */
const VALUE_LIMIT = 250_000;

/** A request's parameters by name, as they are written. */
export type Parameters = ReadonlyMap<string, string>;

/**
 * The parameters of an address, whose names are written as the definition has them. Errors: InvalidParameterValue for one that the call does not have, for one that is given twice or is
 * empty.
 */
export function readParameters(query: unknown, known: readonly string[]): Parameters {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (!known.includes(name))
      serviceFault(
        'InvalidParameterValue',
        printable(name),
        `O parâmetro ${printable(name)} não existe aqui`,
      );
    if (typeof value !== 'string')
      serviceFault('InvalidParameterValue', name, `O parâmetro ${name} foi enviado mais de uma vez`);
    if (value === '' || value.length > VALUE_LIMIT || value.includes('\0'))
      serviceFault('InvalidParameterValue', name, `O parâmetro ${name} não é válido`);
    found.set(name, value);
  }
  return found;
}

/** A whole number of at least `least`. Errors: InvalidParameterValue. */
export function wholeParameter(parameters: Parameters, name: string, least: number): number | undefined {
  const text = parameters.get(name);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!/^\d{1,15}$/.test(text) || value < least)
    serviceFault(
      'InvalidParameterValue',
      name,
      `O parâmetro ${name} precisa ser um número inteiro a partir de ${least}`,
    );
  return value;
}
