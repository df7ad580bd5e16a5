import { types } from 'pg';

type Parse = (text: string) => unknown;

/** What pg-types really exports; its declaration shows a plain function. */
interface ArrayParser {
  create(text: string, element: Parse): { parse(): unknown[] };
}

function arrayOf(element: Parse): Parse {
  const parser = types.arrayParser as unknown as ArrayParser;
  return (text) => parser.create(text, element).parse();
}

/** Counts come as numbers; a value past 2^53 stays text rather than being rounded. */
function wholeNumber(text: string): number | string {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
}

/** '2025-01-31 09:00:00.123456-03' → '2025-01-31T12:00:00.123456Z'; microseconds are kept. */
function moment(text: string): string {
  const match = /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d)(\.\d+)?([+-]\d\d(?::\d\d){0,2})$/.exec(text);
  if (!match) return text; // infinity, BC
  const [, day = '', time = '', fraction = '', offset = ''] = match;
  return `${new Date(Date.parse(`${day}T${time}Z`) - offsetSeconds(offset) * 1000).toISOString().slice(0, -5)}${fraction}Z`;
}

/** Seconds east of Greenwich. São Paulo before 1914 is at -03:06:28, which Date.parse refuses. */
function offsetSeconds(offset: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds);
}

const localMoment: Parse = (text) => text.replace(' ', 'T');
const asText: Parse = (text) => text;

// By type number of pg_type; those missing here keep pg's own parser, which is the same code on both engines.
const SCALARS: Record<number, Parse> = {
  20: wholeNumber,
  1082: asText,
  1083: asText,
  1114: localMoment,
  1184: moment,
  1186: asText,
  1700: asText,
};

const ARRAYS: Record<number, number> = {
  1016: 20,
  1182: 1082,
  1183: 1083,
  1115: 1114,
  1185: 1184,
  1187: 1186,
  1231: 1700,
};

const PARSERS = new Map<number, Parse>([
  ...Object.entries(SCALARS).map(([type, parse]): [number, Parse] => [Number(type), parse]),
  ...Object.entries(ARRAYS).map(([type, element]): [number, Parse] => [
    Number(type),
    arrayOf(SCALARS[element] ?? asText),
  ]),
]);

/**
 * The parsers of both engines: int8 → number while exact, numeric → text, date → 'YYYY-MM-DD', timestamptz → ISO text in UTC, timestamp → ISO text
 * without zone, interval and time → text. No shown figure passes through a binary float.
 */
export const valueParsers = {
  getTypeParser(type: number, format?: 'text' | 'binary'): Parse {
    return (
      PARSERS.get(type) ??
      (types.getTypeParser as (type: number, format: string) => Parse)(type, format ?? 'text')
    );
  },
};
