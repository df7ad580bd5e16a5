import type { Measure } from '../../../query/index.ts';
import { MEASURES, RELATIONS } from '../../../query/index.ts';
import { splitRef } from '../../../model/paths.ts';
import type { RowExpr } from '../../../model/expression.ts';
import { refsOf } from '../../../model/paths.ts';
import type { Reading } from './reading.ts';
import type { Report } from './report.ts';

/** Tables a report reads, and how they hang together. */
export interface Facts {
  readonly tables: readonly string[];
  readonly joins: readonly {
    readonly from: string;
    readonly to: string;
    readonly on: Readonly<Record<string, string>>;
  }[];
}

/** A reading of everything: tables do not depend on filters. */
const ALL: Reading = {
  anos: [],
  ufs: [],
  more: [],
  moreText: null,
  access: { profile: 'administrador', uf: null, cpf: null },
  version: { versao: 0, dtAtualizacao: '', dadosAte: null, ultimoFato: null },
  product: '',
};

/** The facts of a report in the model, for those who configure. */
export function factsOf({ source }: Report): Facts {
  const names = new Set<string>();
  if (source.kind === 'list') names.add(source.plan(ALL).list);
  for (const measure of measuresOf(source)) collect(measure, names);
  const relations = [...names].flatMap((name) => RELATIONS[name] ?? []);
  return {
    tables: relations.map(({ table }) => table.join('.')),
    joins: relations.flatMap(({ key, joins }) => joins.map(({ to, on }) => ({ from: key, to, on }))),
  };
}

function measuresOf(source: Report['source']): readonly Measure[] {
  if (source.kind === 'fixed') return [];
  const { measures } = source.kind === 'plan' ? source.plan(ALL) : { measures: source.plan(ALL).figures };
  return Object.values(measures ?? {});
}

function collect(measure: Measure, names: Set<string>): void {
  if (typeof measure === 'string' || 'use' in measure) {
    const named = MEASURES[typeof measure === 'string' ? measure : measure.use];
    if (named) collect(named.measure, names);
    return;
  }
  if ('op' in measure) return measure.args.forEach((arg) => collect(arg, names));
  if ('first' in measure) return measure.first.forEach((one) => collect(one.measure, names));
  if ('share' in measure) return collect(measure.share, names);
  if ('each' in measure) return collect(measure.each, names);
  if ('running' in measure) return collect(measure.running, names);
  if ('number' in measure) return;
  if ('count' in measure) return void names.add(measure.count);
  const over = measure.over;
  const arg = argumentOf(measure);
  const fact = over ?? (arg === undefined ? undefined : splitRef(refsOf(arg)[0] ?? '')[0]);
  if (fact) names.add(fact);
}

function argumentOf(measure: Extract<Measure, { over?: string }>): RowExpr | undefined {
  if ('distinct' in measure) return measure.distinct;
  if ('sum' in measure) return measure.sum;
  if ('avg' in measure) return measure.avg;
  if ('min' in measure) return measure.min;
  return 'max' in measure ? measure.max : undefined;
}
