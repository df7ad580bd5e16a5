import type { Expression, Predicate } from '@fonte/cql';

/** A row as a test sees it: values by column, and the box its (rectangular or point) geometry fills. */
export interface NaiveRow {
  readonly id: string;
  readonly values: Readonly<Record<string, string | number | boolean | null>>;
  readonly box: readonly [west: number, south: number, east: number, north: number];
}

type Truth = boolean | null;
const not = (truth: Truth): Truth => (truth === null ? null : !truth);

/** The filter language said again in the plainest way, for tests to hold the SQL against; three-valued, as SQL is. */
export function holds(predicate: Predicate, row: NaiveRow): Truth {
  switch (predicate.kind) {
    case 'include':
      return true;
    case 'exclude':
      return false;
    case 'and': {
      const parts = predicate.parts.map((part) => holds(part, row));
      return parts.includes(false) ? false : parts.includes(null) ? null : true;
    }
    case 'or': {
      const parts = predicate.parts.map((part) => holds(part, row));
      return parts.includes(true) ? true : parts.includes(null) ? null : false;
    }
    case 'not':
      return not(holds(predicate.part, row));
    case 'compare':
      return compared(
        valueOf(predicate.left, row),
        predicate.operator,
        valueOf(predicate.right, row),
        predicate.matchCase,
      );
    case 'between': {
      const one = valueOf(predicate.value, row);
      const parts = [
        compared(one, '>=', valueOf(predicate.low, row), true),
        compared(one, '<=', valueOf(predicate.high, row), true),
      ];
      return parts.includes(false) ? false : parts.includes(null) ? null : true;
    }
    case 'in': {
      const one = valueOf(predicate.value, row);
      if (one === null) return null;
      return predicate.list.some((each) => compared(one, '=', valueOf(each, row), true) === true);
    }
    case 'like': {
      const one = valueOf(predicate.value, row);
      if (one === null) return null;
      const pattern = Array.from(predicate.pattern)
        .map((sign) =>
          sign === '%' ? '.*' : sign === '_' ? '.' : sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
        )
        .join('');
      return new RegExp(`^${pattern}$`, predicate.matchCase ? 'su' : 'isu').test(String(one));
    }
    case 'null':
      return valueOf(predicate.value, row) === null;
    case 'ids':
      return predicate.ids.includes(row.id);
    case 'temporal': {
      const one = valueOf(predicate.value, row);
      if (one === null) return null;
      const at = Date.parse(`${String(one)}T00:00:00Z`);
      const [from, to] = [predicate.from, predicate.to ?? predicate.from].map((text) =>
        Date.parse(text.length === 10 ? `${text}T00:00:00Z` : text),
      ) as [number, number];
      if (predicate.operator === 'before') return at < from;
      if (predicate.operator === 'after') return at > from;
      return predicate.operator === 'tequals' ? at === from : at > from && at < to;
    }
    case 'bbox':
      return boxesMeet(row.box, predicate.box);
    case 'distance':
    case 'spatial':
      throw new Error(`${predicate.kind} has no naive form`);
  }
}

const boxesMeet = (a: NaiveRow['box'], b: NaiveRow['box']): boolean =>
  a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

type Plain = string | number | boolean | null;

function valueOf(expression: Expression, row: NaiveRow): Plain {
  if (expression.kind === 'property') return row.values[expression.name] ?? null;
  if (expression.kind === 'literal') return expression.value;
  if (expression.kind !== 'arithmetic') throw new Error(`${expression.kind} has no naive form`);
  const [left, right] = [valueOf(expression.left, row), valueOf(expression.right, row)];
  if (left === null || right === null) return null;
  const [a, b] = [Number(left), Number(right)];
  switch (expression.operator) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return b === 0 ? null : a / b;
  }
}

function compared(left: Plain, operator: string, right: Plain, matchCase: boolean): Truth {
  if (left === null || right === null) return null;
  const [a, b] =
    typeof left === 'string' && typeof right === 'string' && !matchCase
      ? [left.toLowerCase(), right.toLowerCase()]
      : [left, right];
  const order = a === b ? 0 : less(a, b) ? -1 : 1;
  return {
    '=': order === 0,
    '<>': order !== 0,
    '<': order < 0,
    '<=': order <= 0,
    '>': order > 0,
    '>=': order >= 0,
  }[operator] as boolean;
}

const less = (a: string | number | boolean, b: string | number | boolean): boolean =>
  typeof a === 'string' && typeof b === 'string' ? Buffer.compare(Buffer.from(a), Buffer.from(b)) < 0 : a < b;
