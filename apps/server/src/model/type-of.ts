import type { RowExpr } from './expression.ts';
import { formOf } from './operator.ts';
import { columnNamed } from './paths.ts';
import type { ColumnType } from './relation.ts';

/** What type an expression gives. */
export function typeOf(expr: RowExpr): ColumnType {
  if (typeof expr === 'string') return expr === '@date' ? 'date' : (columnNamed(expr)?.type ?? 'text');
  if ('number' in expr) return 'numeric';
  if ('text' in expr || 'band' in expr) return 'text';
  if ('day' in expr) return 'date';
  if ('age' in expr || 'part' in expr) return 'integer';
  if ('known' in expr) return 'boolean';
  const { gives } = formOf(expr.op);
  switch (gives) {
    case 'first':
      return expr.args[0] === undefined ? 'numeric' : typeOf(expr.args[0]);
    case 'second': {
      const type = expr.args[1] === undefined ? 'numeric' : typeOf(expr.args[1]);
      // What it gives otherwise may have decimals.
      return type === 'integer' ? 'numeric' : type;
    }
    case 'numeric':
    case 'boolean':
      return gives;
  }
}
