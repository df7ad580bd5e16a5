import type { RowExpr } from './expression.ts';
import type { Column, Relation } from './relation.ts';
import { RELATIONS } from './relations/index.ts';

/** One many-to-one step of a path. */
export interface Step {
  readonly from: string;
  readonly to: string;
  readonly on: Readonly<Record<string, string>>;
}

const known = new Map<string, ReadonlyMap<string, readonly Step[]>>();

/** The shortest way of many-to-one joins from a relation to another; empty for itself, undefined when there is none. */
export function pathTo(from: string, to: string): readonly Step[] | undefined {
  let paths = known.get(from);
  if (!paths) known.set(from, (paths = pathsFrom(from)));
  return paths.get(to);
}

function pathsFrom(start: string): ReadonlyMap<string, readonly Step[]> {
  const paths = new Map<string, readonly Step[]>([[start, []]]);
  const queue = [start];
  for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
    const path = paths.get(from) ?? [];
    for (const { to, on } of RELATIONS[from]?.joins ?? []) {
      if (paths.has(to)) continue;
      paths.set(to, [...path, { from, to, on }]);
      queue.push(to);
    }
  }
  return paths;
}

/** 'visita.dt_visita' → ['visita', 'dt_visita']. */
export function splitRef(ref: string): readonly [relation: string, column: string] {
  const dot = ref.indexOf('.');
  return dot < 0 ? ['', ref] : [ref.slice(0, dot), ref.slice(dot + 1)];
}

/** A relation by name; own properties only, since names come from outside. */
export function relationNamed(name: string): Relation | undefined {
  return Object.hasOwn(RELATIONS, name) ? RELATIONS[name] : undefined;
}

/** A column's declaration, or undefined for a name the model does not have. */
export function columnNamed(ref: string): Column | undefined {
  const [relation, column] = splitRef(ref);
  const columns = relationNamed(relation)?.columns;
  return columns && Object.hasOwn(columns, column) ? columns[column] : undefined;
}

/** Columns an expression reads; '@date' stands for the fact's own date. */
export function refsOf(expr: RowExpr): readonly string[] {
  if (typeof expr === 'string') return [expr];
  if ('op' in expr) return expr.args.flatMap(refsOf);
  if ('band' in expr) return refsOf(expr.band);
  if ('age' in expr) return [expr.age];
  if ('part' in expr) return [expr.part];
  if ('known' in expr) return [expr.known];
  return [];
}

/** Whether every column an expression reads is on the fact or on something it joins to. */
export function reaches(fact: string, expr: RowExpr): boolean {
  return refsOf(expr).every((ref) =>
    ref === '@date'
      ? relationNamed(fact)?.date !== null
      : columnNamed(ref) !== undefined && pathTo(fact, splitRef(ref)[0]) !== undefined,
  );
}

/** The column in which a fact carries its property. */
export const propertyOf = (fact: string): string =>
  relationNamed(fact)?.columns['cod_propriedade'] ? `${fact}.cod_propriedade` : 'propriedade.cod_propriedade';
