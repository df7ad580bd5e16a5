import type { LayerColumn } from '@fonte/contracts';
import type { Comparator, Expression, Predicate } from '@fonte/cql';
import type { NaiveRow } from './naive-filter.ts';

/** Random filters over a layer's columns; the same for the same seed. */
export class RandomFilters {
  #state: number;

  constructor(
    seed: number,
    readonly columns: readonly LayerColumn[],
    readonly rows: readonly NaiveRow[],
  ) {
    this.#state = seed;
  }

  next(depth = 0): Predicate {
    const pick = this.#whole(depth < 3 ? 10 : 7);
    if (pick >= 7) {
      const parts = Array.from({ length: 2 + this.#whole(2) }, () => this.next(depth + 1));
      if (pick === 7) return { kind: 'not', part: this.next(depth + 1) };
      return { kind: pick === 8 ? 'and' : 'or', parts };
    }
    return this.#leaf(pick);
  }

  #leaf(pick: number): Predicate {
    const column = this.#one(this.columns);
    const value = this.#property(column);
    switch (pick) {
      case 0:
        return { kind: 'null', value };
      case 1:
        return { kind: 'in', value, list: [this.#literal(column), this.#literal(column)] };
      case 2:
        return { kind: 'between', value, low: this.#literal(column), high: this.#literal(column) };
      case 3: {
        const row = this.#one(this.rows);
        const [west, south] = row.box;
        // Edges stand between coordinates, so that neither side has to say what touching means.
        const box = [west - 0.7003, south - 0.4001, west + 0.3007, south + 0.8009] as const;
        return {
          kind: 'bbox',
          property: 'geom',
          box: [...box],
          crs: this.#whole(2) === 0 ? null : 'EPSG:4326',
        };
      }
      case 4: {
        if (column.type !== 'text') return this.#comparison(column, value);
        const text = String(this.#known(column));
        const from = this.#whole(Math.max(1, text.length - 2));
        return {
          kind: 'like',
          value,
          pattern: `%${text.slice(from, from + 3).replace(/./su, '_')}%`,
          matchCase: this.#whole(2) === 0,
        };
      }
      case 5:
        return { kind: 'ids', ids: [this.#one(this.rows).id, this.#one(this.rows).id] };
      default:
        return this.#comparison(column, value);
    }
  }

  #comparison(column: LayerColumn, value: Expression): Predicate {
    if (column.type === 'date' && this.#whole(2) === 0)
      return {
        kind: 'temporal',
        operator: this.#one(['before', 'after', 'tequals'] as const),
        value,
        from: String(this.#known(column)),
        to: null,
      };
    const operator = this.#one<Comparator>(['=', '<>', '<', '<=', '>', '>=']);
    const left: Expression =
      column.type === 'integer' && this.#whole(3) === 0
        ? {
            kind: 'arithmetic',
            operator: this.#one(['+', '-', '*'] as const),
            left: value,
            right: { kind: 'literal', value: 2 },
          }
        : value;
    const matchCase = column.type !== 'text' || this.#whole(3) > 0;
    return { kind: 'compare', operator, left, right: this.#literal(column), matchCase };
  }

  #property = ({ name }: LayerColumn): Expression => ({ kind: 'property', name });

  #literal(column: LayerColumn): Expression {
    return { kind: 'literal', value: this.#known(column) };
  }

  /** A value that some row has, or one of its kind. */
  #known({ name, type }: LayerColumn): string | number | boolean {
    const known = this.#one(this.rows).values[name];
    if (known !== null && known !== undefined) return known;
    if (type === 'text') return 'Fazenda';
    if (type === 'date') return '2024-06-30';
    return type === 'boolean' ? true : 50;
  }

  #one<T>(list: readonly T[]): T {
    return list[this.#whole(list.length)] as T;
  }

  /** A whole number from 0 below `end` (mulberry32). */
  #whole(end: number): number {
    this.#state = (this.#state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * end);
  }
}
