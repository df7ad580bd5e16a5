import type { Field } from './field.ts';

/** A column as it travels (third text, section 3). */
export const wireField = ({ nspname, relname, alias, colname, type, description }: Field) => ({
  nspname,
  relname,
  alias,
  colname,
  type,
  description,
});
