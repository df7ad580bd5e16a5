import {
  catalogueOf,
  cycleOf,
  nameKey,
  print,
  readFormula,
  type Catalogue,
  type CatalogueEntry,
  type Node,
  type Problem,
} from '@fonte/formula';
import { problem } from '@fonte/formula/text/messages';
import type { FormulaContext, FormulaMeasure, FormulaNames } from '../../../query/formula/index.ts';
import { toMeasure } from '../../../query/formula/index.ts';
import type { Indicator } from './store.ts';

/** A formula read to the end: its tree and its measure, or what is wrong with it. */
export interface ReadIndicator {
  readonly tree: Node | null;
  readonly struct: string | null;
  readonly problems: readonly Problem[];
  /** Null when there are problems. */
  readonly measure: FormulaMeasure | null;
}

/** Everything that can be named at one moment, and the formulas of all indicators; made per call, since others edit meanwhile. */
export class IndicatorBook {
  readonly catalogue: Catalogue;
  readonly entries: readonly CatalogueEntry[];
  readonly #byId: ReadonlyMap<string, Indicator>;
  readonly #trees = new Map<string, Node | null>();

  constructor(
    readonly names: FormulaNames,
    readonly indicators: readonly Indicator[],
    /** The reference date of the data, which is the 'today' of everything measured from it. */
    readonly today: string | null = null,
    /** Day of the latest fact, which may be later. */
    readonly lastFact: string | null = today,
  ) {
    this.#byId = new Map(indicators.map((one) => [String(one.id), one]));
    this.entries = indicators.map(entryOf);
    this.catalogue = joined(names.catalogue, catalogueOf(this.entries));
  }

  /** The same moment with one indicator as it is about to become: what a save would leave. */
  with(changed: Indicator): IndicatorBook {
    return new IndicatorBook(
      this.names,
      this.indicators.map((one) => (one.id === changed.id ? changed : one)),
      this.today,
      this.lastFact,
    );
  }

  byId(id: number): Indicator | undefined {
    return this.#byId.get(String(id));
  }

  /** The resolved formula of an indicator, from its codes; null when it names what is no longer there. */
  treeOf(id: number | string): Node | null {
    const code = String(id);
    const known = this.#trees.get(code);
    if (known !== undefined) return known;
    const stored = this.#byId.get(code);
    const read = stored && readFormula(stored.formula_struct, this.catalogue);
    const tree = read && read.problems.length === 0 ? read.tree : null;
    this.#trees.set(code, tree);
    return tree;
  }

  /** Reads a formula, plain or structured, to its measure; `own` is the indicator whose formula it is about to become. */
  read(text: string, own: number | null = null, written = false): ReadIndicator {
    const { tree, struct, problems } = readFormula(text, this.catalogue);
    if (!tree || problems.length > 0) return { tree, struct: null, problems, measure: null };
    const path = own === null ? null : cycleOf(String(own), tree, (code) => this.treeOf(code) ?? undefined);
    if (path) {
      const names = path.map((code) => this.#byId.get(code)?.nome_indicador ?? code);
      const found = problem('cycle', tree.span, { path: names.join(' → ') });
      return { tree, struct: null, problems: [found], measure: null };
    }
    const measure = toMeasure(tree, { ...this.#context(), written });
    return measure.problems.length > 0
      ? { tree, struct: null, problems: measure.problems, measure: null }
      : { tree, struct, problems: [], measure };
  }

  /** Reads a formula that somebody writes: what is new in it may name only values that there are. */
  readWritten(text: string, own: number | null = null): ReadIndicator {
    const stored = own === null ? undefined : this.byId(own);
    return this.read(text, own, text !== stored?.formula_plain && text !== stored?.formula_struct);
  }

  #context(): FormulaContext {
    return {
      names: this.names,
      indicator: (code) => {
        const name = this.#byId.get(code)?.nome_indicador;
        const tree = this.treeOf(code);
        return name !== undefined && tree ? { name, tree } : undefined;
      },
    };
  }
}

const entryOf = ({ id, nome_indicador, unidade }: Indicator): CatalogueEntry => ({
  kind: 'indicator',
  code: String(id),
  name: nome_indicador,
  type: 'number',
  unit: unidade,
  origin: 'Indicador',
});

function joined(fixed: Catalogue, indicators: Catalogue): Catalogue {
  const of = (kind: string): Catalogue => (kind === 'indicator' ? indicators : fixed);
  return {
    byName: (kind, name) => of(kind).byName(kind, name),
    byCode: (kind, code) => of(kind).byCode(kind, code),
    all: (kind) => of(kind).all(kind),
  };
}

/** The name of an indicator as formulas look for it. */
export const nameKeyOf = (name: string): string => nameKey(name);

/** A formula as people read it today: as typed, unless names have changed since; then with the names of now. */
export function shownFormula(
  book: IndicatorBook,
  stored: Pick<Indicator, 'formula_plain' | 'formula_struct'>,
): string {
  if (readFormula(stored.formula_plain, book.catalogue).struct === stored.formula_struct)
    return stored.formula_plain;
  const { tree, problems } = readFormula(stored.formula_struct, book.catalogue);
  return tree && problems.length === 0 ? print(tree, 'plain') : stored.formula_plain;
}
