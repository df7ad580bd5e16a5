import { addressOf, type ReportId } from '@fonte/contracts';
import { reportRows } from '@fonte/contracts/endpoints/report-rows';
import { formatNumber } from '@fonte/pt-br';
import { timed } from '../measure.ts';
import { people, portalOn } from '../portal.ts';
import type { Scenario } from '../scenario.ts';

const ANO = 2025;
const CALLS = 3;

interface Counted {
  readonly relatorios: readonly { readonly co_consulta: ReportId; readonly linhas: number | null }[];
}

/** The rows of every report, as 'Relatórios do Sisrel' asks for them (10300): the first call with nothing kept, and those after it. */
export const scenario: Scenario = async (setup) => {
  const { url, properties } = await setup.programme(setup.properties);
  const portal = await portalOn(url);
  try {
    const [administrador] = await people(portal);
    const calls: string[][] = [];
    for (let turn = 1; turn <= CALLS; turn += 1) {
      let body = '';
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const took = await timed(async () => {
        ({ body } = await portal.get(
          addressOf(reportRows, { query: { $ano: [ANO] } }),
          administrador.cookie,
        ));
      });
      const { relatorios } = JSON.parse(body) as Counted;
      const counted = relatorios.filter(({ linhas }) => linhas !== null).length;
      calls.push([`${turn}ª chamada`, formatNumber(took, 0), `${counted} de ${relatorios.length}`]);
    }
    return {
      title: `Linhas de cada relatório (10300), ${formatNumber(properties, 0)} propriedades, ${ANO}`,
      head: ['Chamada', 'ms', 'Relatórios contados'],
      rows: calls,
      notes: [
        `${administrador.name}, com sessão e autorização, sem rede. A primeira chamada não encontra nada guardado; as seguintes, o que já foi contado.`,
      ],
    };
  } finally {
    await portal.close();
  }
};
