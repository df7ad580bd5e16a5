import { parseArgs } from 'node:util';
import { LIMIT_SETTINGS, type ImportWish } from '../import/index.ts';

const { removalsPercent, emptiedPercent, changedPercent, sumFactor } = LIMIT_SETTINGS;
const USAGE = `Uso: npm run import -- PASTA [opções]
     npm run import -- --undo     volta aos fatos da versão anterior, em uma versão nova
  --preview                só mostra o que mudaria, tabela a tabela; nada é mudado
  --accept-removals        aceita tirar mais linhas do que o limite (${removalsPercent.name})
  --accept-emptied         aceita esvaziar colunas além do limite (${emptiedPercent.name})
  --accept-changes         aceita trocar valores além dos limites (${changedPercent.name}, ${sumFactor.name})
  --decimal ponto|virgula  como os números dos CSV separam os decimais, quando o arquivo não o mostra sem dúvida
  --reference-date DIA     o "hoje" dos dados (aaaa-mm-dd): até quando se espera, se atrasa e se prevê; senão, a última visita sincronizada que conta
  --write-manifest         escreve na PASTA o seu manifesto (manifesto.json), e não importa nada
  --json                   escreve o resultado em JSON`;

const NUMBERS: Readonly<Record<string, ImportWish['numbers']>> = { ponto: 'iso', virgula: 'ptBr' };

/** What the command's words ask for. */
export interface CommandOrder {
  /** Null to undo the version that stands. */
  readonly dir: string | null;
  readonly json: boolean;
  readonly writeManifest: boolean;
  readonly wish: ImportWish;
}

/** Reads the words of `npm run import --`; a text is what to print instead. */
export function readOrder(words: readonly string[]): CommandOrder | string {
  const parsed = parse(words);
  if (typeof parsed === 'string') return parsed;
  const { positionals, values } = parsed;
  const [dir, ...rest] = positionals;
  if (values.undo)
    return words.every((word) => word === '--undo' || word === '--json') ? undoing(values.json) : USAGE;
  if (dir === undefined || rest.length > 0) return USAGE;
  const numbers = values.decimal === undefined ? undefined : NUMBERS[values.decimal];
  if (values.decimal !== undefined && numbers === undefined) return USAGE;
  const wish = {
    numbers,
    reference: values['reference-date'],
    preview: values.preview,
    acceptRemovals: values['accept-removals'],
    acceptEmptied: values['accept-emptied'],
    acceptChanges: values['accept-changes'],
  };
  return { dir, json: values.json, writeManifest: values['write-manifest'], wish };
}

const undoing = (json: boolean): CommandOrder => ({ dir: null, json, writeManifest: false, wish: {} });

const flag = { type: 'boolean', default: false } as const;

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        undo: flag,
        preview: flag,
        'accept-removals': flag,
        'accept-emptied': flag,
        'accept-changes': flag,
        decimal: { type: 'string' },
        'reference-date': { type: 'string' },
        'write-manifest': flag,
        json: flag,
      },
    });
  } catch {
    return USAGE;
  }
}
