import { limitsBy, type ImportLimits } from '../import/index.ts';

type Environment = Readonly<Record<string, string | undefined>>;

class NotWhole extends Error {}

/** The limits of an import as the environment sets them; a text says what is wrong there. */
export function readLimits(environment: Environment): ImportLimits | string {
  try {
    return limitsBy(({ name, fallback, from, to }) => {
      const given = environment[name]?.trim() ?? '';
      if (given === '') return fallback;
      const value = Number(given);
      if (!/^\d+$/.test(given) || value < from || value > to)
        throw new NotWhole(`${name}: precisa ser um número inteiro de ${from} a ${to}`);
      return value;
    });
  } catch (error) {
    if (error instanceof NotWhole) return error.message;
    throw error;
  }
}
