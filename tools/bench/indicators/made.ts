import { Indicators, saveIndicator } from '../../../apps/server/src/modules/indicators/index.ts';
import { DEMO_INDICATORS } from '../../../apps/server/src/modules/panels/demonstration/indicators.ts';
import type { Portal } from '../portal.ts';

// Not the demonstration's: a server that starts on other data takes those away.
const NOBODY = { idUsuario: null, demonstracao: false };

/** The demonstration's indicators by name, made where they are missing. */
export async function madeIndicators({ app, database }: Portal): Promise<(name: string) => number> {
  const indicators = new Indicators(app);
  const { indicators: there } = await indicators.book(database.db);
  const ids = new Map(there.map(({ nome_indicador, id }) => [nome_indicador, id]));
  for (const one of DEMO_INDICATORS)
    if (!ids.has(one.nome_indicador))
      // oxlint-disable-next-line no-await-in-loop -- a formula uses what stands before it
      ids.set(one.nome_indicador, (await saveIndicator(indicators, NOBODY, one)).id);
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`No indicator is called ${name}`);
    return id;
  };
}
