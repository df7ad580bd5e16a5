import { brushedPanel } from '../indicators/brushed.ts';
import { coldIndicators } from '../indicators/cold.ts';
import { formulaToSql } from '../indicators/formula.ts';
import { paintedPanel } from '../indicators/panel.ts';
import { typedAhead } from '../indicators/typed-ahead.ts';
import type { Findings, Scenario } from '../scenario.ts';

/** Properties of the panel that is painted; the limit is for this size. */
const PANEL_PROPERTIES = 6_400;

/** Formula text to SQL, an indicator on a cold cache ÷ hand-written SQL, a panel painted and chosen in, values of a filter typed ahead. */
export const scenario: Scenario = async (setup) => {
  const programme = await setup.programme(setup.properties);
  const found: Findings[] = [];
  found.push(await formulaToSql(programme));
  found.push(await coldIndicators(programme));
  found.push(await typedAhead(setup.databaseUrl, (line) => setup.say(line)));
  found.push(await paintedPanel(await setup.programme(PANEL_PROPERTIES)));
  found.push(await brushedPanel(programme));
  return found;
};
