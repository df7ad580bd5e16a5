import type { ColumnTypeName } from '@fonte/contracts';
import type { RowExpr } from '../../../model/expression.ts';
import type { ColumnType } from '../../../model/relation.ts';

/** A column that a view may group or filter by, as it travels (third text, section 3, 'Dimension column') and as the query engine has it. */
export interface Field {
  /** Schema and table. */
  readonly nspname: string;
  readonly relname: string;
  /** The relation's name in the model, since one table may stand there twice. */
  readonly alias: string;
  readonly colname: string;
  readonly type: ColumnTypeName;
  readonly description: string;
  /** What groups: names of places and people group by what they name, so that two of one name stay two. */
  readonly group: RowExpr;
  /** It is the code itself of what `group` has names for. */
  readonly coded: boolean;
  /** What conditions compare. */
  readonly filter: RowExpr;
  /** The column that tells groups apart when `colname` is only their name. */
  readonly keyColname: string;
  readonly personal: boolean;
}

/** Types as the database calls them. */
export const TYPE_NAME: Readonly<Record<ColumnType, ColumnTypeName>> = {
  text: 'varchar',
  integer: 'int8',
  numeric: 'numeric',
  date: 'date',
  datetime: 'timestamptz',
  boolean: 'bool',
};

export const isDate = ({ type }: Pick<Field, 'type'>): boolean => type === 'date' || type === 'timestamptz';
