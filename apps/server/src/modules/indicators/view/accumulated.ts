import { TIME } from '../columns/dimensions.ts';
import { isDate, type Field } from '../columns/field.ts';
import type { UsableIndicator } from '../definition/use.ts';
import { invalidView } from '../refused.ts';

/**
 * Refuses what counts from the start by the rows' own dates: each row would have that day or month alone, under a name that says otherwise. By 'Tempo' each is a
 * period, and has the ones before it in. Errors: invalidView.
 */
export function assertPeriods(fields: readonly Field[], indicators: readonly UsableIndicator[]): void {
  const own = fields.find((field) => isDate(field) && field.alias !== TIME.id);
  const whole = indicators.find(({ accumulates }) => accumulates);
  if (own && whole)
    invalidView(
      `“${whole.indicator.nome_indicador}” conta do início até o fim de cada período (ACUMULADO): agrupe por ${TIME.nome} e não por “${own.description}”.`,
    );
}
