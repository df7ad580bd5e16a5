import type { RowExpr } from '../../model/expression.ts';
import { columnNamed } from '../../model/paths.ts';
import type { Group } from '../ask/analysed.ts';
import { fieldExists } from './check-filter.ts';
import { typeOf } from '../../model/type-of.ts';
import { partsOf } from '../days/grain.ts';
import { dimensionNamed } from '../ask/names.ts';
import type { GroupBy } from '../ask/plan.ts';
import type { Problems } from '../ask/problems.ts';

const ALIAS = /^[A-Za-zÀ-ÿ_][\wÀ-ÿ.]{0,59}$/;

/** Aliases become column names of the answer; this keeps them plain. */
export const isAlias = (text: string): boolean => ALIAS.test(text);

/** The groups of a plan with their headings, domains and words. */
export function groupsOf(by: readonly GroupBy[], problems: Problems): Group[] {
  const groups: Group[] = [];
  by.forEach((entry, index) => {
    const group = groupOf(entry, index, problems);
    if (groups.some(({ alias }) => alias === group.alias))
      problems.add('invalid', `by.${index}`, `O agrupamento "${group.alias}" aparece duas vezes.`);
    groups.push(group);
  });
  return groups;
}

function groupOf(entry: GroupBy, index: number, problems: Problems): Group {
  const given = typeof entry === 'string' ? { field: entry } : entry;
  const { field } = given;
  const at = `by.${index}`;
  const alias = given.as ?? (typeof field === 'string' ? field : `grupo_${index + 1}`);
  if (!isAlias(alias)) problems.add('invalid', at, `"${alias}" não serve como nome.`);
  if (!fieldExists(field)) problems.unknown(at, 'O campo', typeof field === 'string' ? field : alias);
  const dimension = typeof field === 'string' ? dimensionNamed(field) : undefined;
  const column = typeof field === 'string' ? columnNamed(field) : undefined;
  const grain = given.grain ?? dimension?.grain;
  if (grain !== undefined && !partsOf(grain))
    problems.add('invalid', at, `"${grain}" não é um formato de data.`);
  const expr = grainedField(field, given.grain, dimension?.at[0]);
  if (given.grain !== undefined && expr === undefined)
    problems.add('invalid', at, `"${column?.label ?? dimension?.label ?? alias}" não é uma data.`);
  const members =
    dimension?.members ??
    (column?.words && Object.entries(column.words).map(([value, label]) => ({ value, label })));
  return {
    alias,
    field: expr ?? field,
    label: given.label ?? dimension?.label ?? column?.label ?? alias,
    type: dimension?.type ?? typeOf(expr ?? field),
    complete: given.complete ?? false,
    ...(given.steps === true && readsDate(typeof expr === 'object' ? expr : dimension?.at[0])
      ? { steps: true as const }
      : {}),
    missing: dimension?.missing ?? 'Não informado',
    ...(grain === undefined ? {} : { grain }),
    ...(members ? { members } : {}),
    ...(column?.code || given.coded ? { code: true as const } : {}),
    ...(dimension?.names && !given.coded ? { names: dimension.names } : {}),
    ...((dimension?.personal ?? column?.personal)
      ? { personal: (dimension?.personal ?? column?.personal)! }
      : {}),
  };
}

/** Whether a group is one of parts of each fact's own date. */
const readsDate = (expr: RowExpr | undefined): boolean =>
  typeof expr === 'object' && 'part' in expr && expr.part === '@date';

/** A date field with a grain of the view's choice. */
function grainedField(
  field: RowExpr,
  grain: string | undefined,
  place: RowExpr | undefined,
): RowExpr | undefined {
  if (grain === undefined) return field;
  if (place !== undefined && typeof place === 'object' && 'part' in place) return { part: place.part, grain };
  if (typeof field !== 'string') return undefined;
  const type = field === '@date' ? 'date' : columnNamed(field)?.type;
  return type === 'date' || type === 'datetime' ? { part: field, grain } : undefined;
}
