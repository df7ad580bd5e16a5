import { testPortal, type TestPortal } from '../../../testing.ts';
import { ORIGIN, PASS, production } from '../factor/testing.ts';

// What tests of personal keys share: an address for each scope, two processes on one database, and a key that is asked for as it should be.

export const MAPS = '/api/mapa/geoserver/ows?service=WFS&request=ListStoredQueries&version=2.0.0';
export const REPORTS = '/api/app/?module=relatorio&controller=index&action=retorno-direto&co_consulta=11111';
export const FIGURES = '/api/dados/v1/relatorios';
export const PANELS = '/api/indicators/painel/allprofile';

/** Body of a call that makes a key. */
export const wellAsked = { nome: 'QGIS do escritório', escopos: ['maps'], dias: 30, atual: PASS };

/** A portal in production, and another process on its database; `close` ends both. */
export async function twoProcesses() {
  const portal = await production({ SECOND_FACTOR_PROFILES: 'administrador' });
  const other = await secondProcess(portal);
  return {
    portal,
    other,
    close: async () => {
      await other.close();
      await portal.close();
    },
  };
}

const secondProcess = ({ database, app: { settings } }: TestPortal): Promise<TestPortal> =>
  testPortal(
    {
      DEMO: '0',
      SESSION_SECRET: String(settings.SESSION_SECRET),
      PUBLIC_URL: ORIGIN,
      SECOND_FACTOR_PROFILES: 'administrador',
    },
    database,
  );

/** A program's request, from one address. */
export const askAs = (of: TestPortal, url: string, headers: Record<string, string>) =>
  of.ask('GET', url, { headers, remoteAddress: '203.0.113.50' });

/** Status of an answer, and its failure's code. */
export async function codeOf(asked: ReturnType<typeof askAs>) {
  const answer = await asked;
  return [answer.statusCode, answer.statusCode < 400 ? null : answer.json().codigo];
}
