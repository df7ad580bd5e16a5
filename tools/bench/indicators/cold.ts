import { formatNumber } from '@fonte/pt-br';
import type { Call } from '../../../apps/server/src/platform/index.ts';
import { Indicators } from '../../../apps/server/src/modules/indicators/index.ts';
import { resultOfView } from '../../../apps/server/src/modules/indicators/view/answer-view.ts';
import { viewQuestion } from '@fonte/contracts/view';
import { AnswerCache } from '../../../apps/server/src/query/kept/answer-cache.ts';
import { alternately, median } from '../measure.ts';
import { people, portalOn } from '../portal.ts';
import type { Programme } from '../programme.ts';
import type { Findings } from '../scenario.ts';
import { BareDriver } from '../statements.ts';
import { madeIndicators } from './made.ts';
import { QUESTIONS } from './questions.ts';

const PAIRS = 9;
const RATIO = 1.2;
const ANO = 2025;

/** Indicators asked as a card asks them, on an empty answer cache, ÷ the same question in SQL written by hand, through the bare driver. */
export async function coldIndicators({ url, properties }: Programme): Promise<Findings> {
  const portal = await portalOn(url);
  const driver = new BareDriver(url);
  // Nothing is kept: every call is the first.
  const cache: { get: unknown } = AnswerCache.prototype;
  const kept = cache.get;
  cache.get = () => undefined;
  try {
    const idOf = await madeIndicators(portal);
    const [administrador] = await people(portal);
    const indicators = new Indicators(portal.app);
    // What answering needs of a call: who asks, the database, and that nobody has gone away.
    const call = {
      db: portal.database.db,
      profile: administrador.profile,
      session: { uf: null, cpf: null },
      signal: new AbortController().signal,
    } as unknown as Call;
    const ratios: number[] = [];
    const rows: string[][] = [];
    for (const { name, indicator, grouprow, filters, sql } of QUESTIONS) {
      const question = viewQuestion.parse({
        indicadores: [{ id: idOf(indicator) }],
        grouprow,
        filters,
        ano: [ANO],
      });
      const ask = async () => JSON.stringify((await resultOfView(indicators, call, question)).result);
      const byHand = () => driver.run([{ text: sql, values: [] }]);
      // oxlint-disable-next-line no-await-in-loop -- they would measure each other
      const { a, b, ratio } = await alternately(ask, byHand, PAIRS);
      ratios.push(ratio);
      rows.push([
        name,
        indicator,
        formatNumber(a, 1),
        formatNumber(b, 1),
        formatNumber(ratio, 2),
        formatNumber(RATIO, 1),
      ]);
    }
    return {
      title: `Indicador com cache vazio ÷ SQL escrito à mão, ${properties.toLocaleString('pt-BR')} propriedades, ${ANO}`,
      head: ['Pergunta', 'Indicador', 'Indicador, ms', 'À mão, ms', 'Razão', 'Limite'],
      rows,
      notes: [
        `Medianas de ${PAIRS} pares alternados, depois de um par sem medir. Indicador: nomes, fórmula, plano, SQL, versão, resposta, JSON; à mão: só a instrução, lida dos fatos.`,
        `Mediana das razões ${formatNumber(median(ratios), 2)}; abaixo de 1 porque um resumo respondeu.`,
      ],
    };
  } finally {
    cache.get = kept;
    await driver.end();
    await portal.close();
  }
}
