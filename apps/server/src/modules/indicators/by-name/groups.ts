import { personalFieldsOf, type Access } from '../../../query/index.ts';
import { sharedFields } from '../columns/shared.ts';
import { isDate, type Field } from '../columns/field.ts';
import type { Reach } from '../may-read.ts';

/** A column's name in an address: 'propriedade.uf', 'tempo.ano'. */
export const groupName = ({ alias, colname }: Pick<Field, 'alias' | 'colname'>): string =>
  `${alias}.${colname}`;

/** What a caller may group figures of these facts by. */
export const groupsOf = (facts: readonly string[], reach: Reach, { profile }: Access): readonly Field[] =>
  sharedFields(facts).filter(
    (field) => reach.field(field) && (!field.personal || personalFieldsOf(profile) === 'full'),
  );

/** Whether a column's values can be listed, so that figures are narrowed to some of them by name. */
export const isListed = (field: Field): boolean =>
  typeof field.filter === 'string' && !isDate(field) && field.type !== 'numeric';
