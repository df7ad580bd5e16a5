import { parseArgs } from 'node:util';
import type { ImportWish } from '../import/index.ts';

const USAGE = `Uso: npm run import -- PASTA [--decimal ponto|virgula]
  --decimal ponto|virgula  como os números dos CSV separam os decimais, quando o arquivo não o mostra sem dúvida`;

const NUMBERS: Readonly<Record<string, ImportWish['numbers']>> = { ponto: 'iso', virgula: 'ptBr' };

/** What the command's words ask for. */
export interface CommandOrder {
  readonly dir: string;
  readonly wish: ImportWish;
}

/** Reads the words of `npm run import --`; a text is what to print instead. */
export function readOrder(words: readonly string[]): CommandOrder | string {
  const parsed = parse(words);
  if (typeof parsed === 'string') return parsed;
  const { positionals, values } = parsed;
  const [dir, ...rest] = positionals;
  if (dir === undefined || rest.length > 0) return USAGE;
  const numbers = values.decimal === undefined ? undefined : NUMBERS[values.decimal];
  if (values.decimal !== undefined && numbers === undefined) return USAGE;
  return { dir, wish: { numbers } };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options: { decimal: { type: 'string' } } });
  } catch {
    return USAGE;
  }
}
