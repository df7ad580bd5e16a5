import type { Cube, Worked } from '@fonte/contracts/brush/cube';
import { CUBE_CELLS, CUBE_PARTS } from '@fonte/contracts/brush/cube';
import { isFraction } from '@fonte/contracts/look-words';
import { Parts, scope, type Access, type GroupBy, type ScopedPlan } from '../../../query/index.ts';
import { isByItsDate } from '../columns/asked-period.ts';
import { TIME } from '../columns/dimensions.ts';
import { basePlan, splitPlan, type Asked, type AskedGroup, type AskedIndicator } from '../view/ask.ts';
import type { ViewPlans } from '../view/plans.ts';

/** Why a view's figures are not added up in the browser. */
export const NO_CUBE = {
  pivot: 'os totais de uma tabela dinâmica são perguntados nível por nível',
  top: 'os maiores grupos mudam com a escolha',
  shape: 'em linha ou empilhada em 100%, cada parte depende das outras',
  compared: 'a visão compara períodos',
  reference: 'a média e a mediana são das linhas mostradas',
  time: 'um valor até o fim do período não se soma mês a mês',
  parts: 'um dos valores não é soma de partes',
  size: 'são linhas demais para o navegador',
} as const;

/** The questions whose answers are a cube: of the rows with the whole view beside them, and of each split. */
export interface CubePlans {
  readonly base: ScopedPlan;
  readonly splits: readonly ScopedPlan[];
  readonly folds: Cube['folds'];
  readonly figures: Cube['figures'];
}

/**
 * A view's figures by the marks of another card; the reason why where they do not come of parts. What they are made of is read off the question by marks, which a choice of them asks:
 * by states a share has the states' targets and not the nation's. Errors: PlanRefused.
 */
export function cubePlansOf(
  asked: Asked,
  { splits }: Pick<ViewPlans, 'splits'>,
  mark: AskedGroup,
  access: Access,
): CubePlans | string {
  const reason = reasonAgainst(asked, mark);
  if (reason !== null) return reason;
  const by: GroupBy[] = [markGroup(mark), ...asked.groups.map((group) => group.by)];
  const limits = { sort: [], limit: CUBE_CELLS + 1, counted: false };
  const whole = scope({ ...basePlan(asked), ...limits, by }, access).analysed;
  const split = splits.map((one) => {
    const { totals: _totals, ...plan } = splitPlan(asked, one.split, one.own);
    return { ...plan, ...limits, by: [...by, one.split.group.by] };
  });
  const parts = new Parts({ alias: MARK, field: mark.field.group });
  const figures = asked.indicators
    .filter(({ visible }) => visible)
    .map((one) => {
      const at = splits.findIndex(({ own }) => own.includes(one));
      const divided = split[at] && scope(split[at], access).analysed;
      const row = parts.of(one.alias, divided ?? whole, false);
      const total = parts.of(one.alias, whole, true);
      return row && total
        ? {
            id: one.indicator.id,
            table: at < 0 ? 0 : at + SPLIT_TABLES,
            row: shown(row, one, asked),
            total: shown(total, one, asked),
          }
        : undefined;
    });
  if (!figures.every((one) => one !== undefined)) return NO_CUBE.parts;
  if (parts.folds.length > CUBE_PARTS) return NO_CUBE.size;
  const { measures } = parts;
  const plan = { ...limits, measures, filters: asked.filters, period: asked.period };
  return {
    base: scope({ ...plan, by, ...(asked.groups.length > 0 ? { totals: [[MARK]] } : {}) }, access),
    splits: split.map((one) => scope({ ...plan, by: one.by, filters: one.filters ?? [] }, access)),
    folds: parts.folds,
    figures,
  };
}

/** Before the tables of the splits stand that of the rows and that of the whole view. */
const SPLIT_TABLES = 2;

/** The alias of the other card's column. */
export const MARK = 'marca';

function markGroup({ by }: AskedGroup): GroupBy {
  if (typeof by === 'string') return by;
  // What is counted from the start has no cube by time, and the rest is divided by its own dates.
  const { steps: _steps, ...group } = by;
  return group;
}

function reasonAgainst(
  { pivot, top, inline, stack, compared, look, indicators }: Asked,
  mark: AskedGroup,
): string | null {
  if (pivot) return NO_CUBE.pivot;
  if (top !== null) return NO_CUBE.top;
  if (inline || stack) return NO_CUBE.shape;
  if (compared !== null && 'period' in compared) return NO_CUBE.compared;
  const kind = look?.reference?.kind;
  if (kind === 'mean' || kind === 'median') return NO_CUBE.reference;
  const dated = indicators.every(({ reads }) => reads.every(isByItsDate));
  return mark.field.alias === TIME.id && !dated ? NO_CUBE.time : null;
}

/** Fractions as percentages where the view writes them so (contracts, shown-result.ts). */
function shown(worked: Worked, { indicator }: AskedIndicator, { look }: Asked): Worked {
  const asShare =
    look?.number?.share === true && isFraction({ unidade: indicator.unidade, type: indicator.data_type });
  return asShare ? { op: '*', args: [{ number: '100' }, worked] } : worked;
}
