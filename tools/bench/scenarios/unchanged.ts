import { formatNumber } from '@fonte/pt-br';
import { Agent, get } from 'node:http';
import { alternately, quantile } from '../measure.ts';
import { environmentOf, people, portalOn, reportUrl } from '../portal.ts';
import type { Cells, Scenario } from '../scenario.ts';
import { startServer } from '../server.ts';
import { BareDriver, ofReports, statementsOf, type Statement } from '../statements.ts';

const ANO = 2025;
const ASKED = 400;
const CALLS = {
  'retorno-direto': reportUrl(11116, ANO),
  'load-report-dash': `/api/app/?module=consulta&controller=dash-board&action=load-report-dash&$ano=[${ANO}]`,
};

/** Answers that nothing changed (304): server time, and what SQL they cost. */
export const scenario: Scenario = async (setup) => {
  const { url, properties } = await setup.programme(setup.properties);
  const portal = await portalOn(url);
  const driver = new BareDriver(url);
  const server = await startServer({ ...environmentOf(url), LOG_LEVEL: 'info' });
  try {
    const [administrador] = await people(portal);
    const rows: Cells[] = [];
    const sent: Statement[] = [];
    let session: Statement[] = [];
    for (const [name, path] of Object.entries(CALLS)) {
      /* oxlint-disable no-await-in-loop -- they would measure each other */
      const { etag } = await portal.get(path, administrador.cookie);
      const unchanged = () => portal.get(path, administrador.cookie, { 'if-none-match': etag });
      await unchanged();
      const statements = await statementsOf(unchanged);
      sent.push(...ofReports(statements));
      session = statements.filter(({ text }) => text.includes('"sessao"'));
      const seen = await ask(server.url, path, administrador.cookie, etag);
      const own = serverTimes(server.output()).slice(-ASKED);
      const bare = await alternately(unchanged, () => driver.run(session), 50);
      /* oxlint-enable no-await-in-loop */
      rows.push([
        name,
        formatNumber(quantile(own, 0.5), 2),
        formatNumber(quantile(own, 0.95), 2),
        formatNumber(quantile(seen, 0.95), 2),
        formatNumber(bare.b, 2),
        String(statements.length),
        String(ofReports(statements).length),
      ]);
    }
    return {
      title: `Sem mudança (304), ${properties.toLocaleString('pt-BR')} propriedades`,
      head: [
        'Chamada',
        'Servidor p50, ms',
        'Servidor p95, ms',
        'Cliente p95, ms',
        'Só a sessão pelo driver nu, ms',
        'Instruções SQL',
        'dos relatórios',
      ],
      rows,
      notes: [
        `${ASKED} pedidos seguidos numa conexão aberta; tempo do servidor é o que ele mesmo registra (responseTime).`,
        `A única instrução é a leitura da sessão, feita em toda chamada para que uma saída ou troca de perfil valha já; a versão dos dados é conhecida sem SQL (lida de novo a cada 5 s e a cada aviso de importação).`,
      ],
    };
  } finally {
    await server.stop();
    await driver.end();
    await portal.close();
  }
};

/** Milliseconds that each 304 took as a client sees it. */
async function ask(url: string, path: string, cookie: string, etag: string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  // The first hundred warm the process up.
  for (let asked = -100; asked < ASKED; asked += 1) {
    const began = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await new Promise<void>((resolve, reject) => {
      get(`${url}${path}`, { agent, headers: { cookie, 'if-none-match': etag } }, (response) => {
        if (response.statusCode !== 304) reject(new Error(`${path}: ${response.statusCode}`));
        response.resume().on('end', () => resolve());
      }).on('error', reject);
    });
    if (asked >= 0) times.push(performance.now() - began);
  }
  agent.destroy();
  return times;
}

/** What the server's own log says of its 304s. */
function serverTimes(log: string): number[] {
  return log.split('\n').flatMap((line) => {
    if (!line.includes('"statusCode":304')) return [];
    return [Number((JSON.parse(line) as { responseTime?: number }).responseTime)];
  });
}
