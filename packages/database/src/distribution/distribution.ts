/** What the planner needs to know of a table. */
export interface PlainTable {
  /** schema.table */
  readonly name: string;
  /** Columns of its primary key. */
  readonly key: readonly string[];
}

/** What the planner needs to know of a foreign key. */
export interface ForeignKey {
  readonly name: string;
  readonly table: string;
  readonly columns: readonly string[];
  readonly target: string;
  /** As pg_get_constraintdef writes it. */
  readonly definition: string;
}

/** A statement of the plan and why it comes there. */
export interface Step {
  readonly kind: 'drop' | 'reference' | 'distribute' | 'add';
  readonly sql: string;
}

/** The column by which facts lie on the nodes. */
export const DISTRIBUTION_COLUMN = 'cod_propriedade';

/** Written row by row by the application, with keys of their own: they stay on the coordinator. */
const LOCAL_SCHEMAS = new Set(['portal']);

/** The schema does not allow to be distributed; each sentence names a table. */
export class NotDistributable extends Error {
  override readonly name = 'NotDistributable';
}

/**
 * The statements that spread a migrated schema over the nodes of a Citus cluster: foreign keys away (one made earlier silently leaves both its tables
 * local), catalogues and geography as reference tables, facts by cod_propriedade with parents before children, foreign keys again.
 * Errors: `NotDistributable` for a foreign key between facts without the distribution column, or from a reference table to a fact.
 */
export function distributionPlan(tables: readonly PlainTable[], keys: readonly ForeignKey[]): Step[] {
  const placed = tables.filter(({ name }) => !LOCAL_SCHEMAS.has(schemaOf(name)));
  const facts = new Set(
    placed.filter(({ key }) => key.includes(DISTRIBUTION_COLUMN)).map(({ name }) => name),
  );
  const names = new Set(placed.map(({ name }) => name));
  const moved = keys.filter(({ table, target }) => names.has(table) || names.has(target));
  const faults = moved.flatMap((key) => faultOf(key, facts, names));
  if (faults.length > 0) throw new NotDistributable(faults.join('; '));
  const order = parentsFirst(
    placed.map(({ name }) => name),
    moved,
  );
  // Citus cannot keep a foreign key between a local table of the application and a distributed fact.
  const kept = moved.filter(({ table, target }) => names.has(table) || !facts.has(target));
  return [
    ...moved.map(({ table, name }) =>
      step('drop', `alter table ${quoted(table)} drop constraint ${quote(name)}`),
    ),
    ...order
      .filter((name) => !facts.has(name))
      .map((name) => step('reference', `select create_reference_table('${name}')`)),
    ...order
      .filter((name) => facts.has(name))
      .map((name, index, all) =>
        step('distribute', distribute(name, index === 0 ? 'default' : (all[0] ?? 'default'))),
      ),
    ...kept.map(({ table, name, definition }) =>
      step('add', `alter table ${quoted(table)} add constraint ${quote(name)} ${definition}`),
    ),
  ];
}

function step(kind: Step['kind'], sql: string): Step {
  return { kind, sql };
}

/** Co-located with the first, so that joins by property stay on one node. */
function distribute(name: string, with_: string): string {
  return `select create_distributed_table('${name}', '${DISTRIBUTION_COLUMN}', colocate_with => '${with_}')`;
}

function faultOf(
  { name, table, columns, target }: ForeignKey,
  facts: ReadonlySet<string>,
  names: ReadonlySet<string>,
): string[] {
  if (facts.has(table) && facts.has(target) && !columns.includes(DISTRIBUTION_COLUMN)) {
    return [`${table}: foreign key ${name} to ${target} lacks ${DISTRIBUTION_COLUMN}`];
  }
  if (names.has(table) && !facts.has(table) && facts.has(target)) {
    return [`${table}: a table kept whole on every node cannot refer to ${target}`];
  }
  return [];
}

/** Each table after those it refers to; otherwise in the given order. Errors: `NotDistributable` for a circle. */
function parentsFirst(names: readonly string[], keys: readonly ForeignKey[]): string[] {
  const order: string[] = [];
  const path: string[] = [];
  const visit = (name: string): void => {
    if (order.includes(name) || !names.includes(name)) return;
    if (path.includes(name))
      throw new NotDistributable(`${[...path, name].join(' → ')}: a circle of foreign keys`);
    path.push(name);
    for (const { table, target } of keys) if (table === name && target !== name) visit(target);
    path.pop();
    order.push(name);
  };
  names.forEach(visit);
  return order;
}

function schemaOf(name: string): string {
  return name.slice(0, name.indexOf('.'));
}

function quote(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}

function quoted(name: string): string {
  return name.split('.').map(quote).join('.');
}
