import { addressOf, type ReportId } from '@fonte/contracts';
import { reportRows } from '@fonte/contracts/endpoints/report-rows';
import { formatNumber } from '@fonte/pt-br';
import { timed } from '../measure.ts';
import { people, portalOn } from '../portal.ts';
import type { Scenario } from '../scenario.ts';

const ANO = 2025;

interface Counted {
  readonly relatorios: readonly { readonly co_consulta: ReportId; readonly linhas: number | null }[];
}

/** The rows of every report as 'Relatórios do Sisrel' asks for them (10300): again and again while each call counts more, and once for who comes after. */
export const scenario: Scenario = async (setup) => {
  const { url, properties } = await setup.programme(setup.properties);
  const portal = await portalOn(url);
  try {
    const [administrador] = await people(portal);
    const ask = async (name: string) => {
      let body = '';
      const took = await timed(async () => {
        ({ body } = await portal.get(
          addressOf(reportRows, { query: { $ano: [ANO] } }),
          administrador.cookie,
        ));
      });
      const { relatorios } = JSON.parse(body) as Counted;
      const counted = relatorios.filter(({ linhas }) => linhas !== null).length;
      const row = [name, formatNumber(took, 0), `${counted} de ${relatorios.length}`];
      return { row, took, counted, all: counted === relatorios.length };
    };
    const rows: string[][] = [];
    let whole = 0;
    for (let turn = 1, before = 0; ; turn += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { row, took, counted, all } = await ask(`${turn}ª chamada`);
      rows.push(row);
      whole += took;
      if (all || counted <= before) break;
      before = counted;
    }
    rows.push((await ask('Quem vem depois')).row);
    return {
      title: `Linhas de cada relatório (10300), ${formatNumber(properties, 0)} propriedades, ${ANO}`,
      head: ['Chamada', 'ms', 'Relatórios contados'],
      rows,
      notes: [
        `${administrador.name}, com sessão e autorização, sem rede; nada guardado na primeira. A página está completa depois de ${formatNumber(whole / 1_000, 1)} s.`,
      ],
    };
  } finally {
    await portal.close();
  }
};
