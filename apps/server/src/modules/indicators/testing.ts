import type { FailureBody } from '@fonte/contracts';
import type { Panel } from '@fonte/contracts/routes/panels';
import type { ViewInput } from '@fonte/contracts/view';
import type { LightMyRequestResponse } from 'fastify';
import { testPortalWithTiny, type TestPerson, type TestPortal } from '../../testing.ts';

export const INDICATORS = '/api/indicators/indicators';
export const PANELS = '/api/indicators/painel';

/** The whole portal with the tiny programme, and short ways to ask it about indicators and panels. */
export interface IndicatorPortal extends TestPortal {
  readonly admin: TestPerson;
  get(
    person: TestPerson,
    url: string,
    query?: Readonly<Record<string, unknown>>,
  ): Promise<LightMyRequestResponse>;
  post(person: TestPerson, url: string, body: unknown): Promise<LightMyRequestResponse>;
  del(person: TestPerson, url: string): Promise<LightMyRequestResponse>;
  /** Saves an indicator as an administrator; gives its id. */
  indicator(nome: string, formula: string, more?: Readonly<Record<string, unknown>>): Promise<number>;
  /** Creates a panel as an administrator and publishes it for profiles; gives its id. */
  panel(nome: string, config: readonly ViewInput[], profile: readonly string[]): Promise<number>;
  /** A published panel of one view, an indicator by month, and that view's id. */
  monthsPanel(indicator: number): Promise<{ readonly id: number; readonly view: string }>;
}

/** Starts it; close it in `afterAll`. */
export async function indicatorPortal(
  environment: Readonly<Record<string, string>> = {},
): Promise<IndicatorPortal> {
  const portal = await testPortalWithTiny(environment);
  const admin = await portal.person('administrador');
  const post: IndicatorPortal['post'] = (person, url, body) =>
    portal.ask('POST', url, {
      headers: { cookie: person.cookie, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
  const get: IndicatorPortal['get'] = (person, url, query = {}) => {
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    );
    return portal.ask('GET', `${url}?${search.toString()}`, { headers: { cookie: person.cookie } });
  };
  return {
    ...portal,
    admin,
    post,
    get,
    monthsPanel: async (indicator) => {
      const byMonth = viewOf({
        type: 'line',
        indicadores: [{ id: indicator }],
        dimensoes: [{ id: 'tempo', nome: 'Tempo' }],
        grouprow: [{ alias: 'tempo', colname: 'data', dateFormat: 'MM YYYY' }],
      });
      const body = { nome: 'Por mês', config: [byMonth], mesmo_nome: true };
      const { id } = okay<{ id: number }>(await post(admin, PANELS, body));
      okay(await post(admin, `${PANELS}/${id}/publish`, { published: true }));
      const { config } = okay<Panel>(await get(admin, `${PANELS}/${id}`));
      return { id, view: config[0]?.id ?? '' };
    },
    del: (person, url) => portal.ask('DELETE', url, { headers: { cookie: person.cookie } }),
    indicator: async (nome_indicador, formula_plain, more = {}) => {
      const body = { nome_indicador, formula_plain, data_type: 'numeric', unidade: 'un', ...more };
      return okay<{ id: number }>(await post(admin, `${INDICATORS}/save`, body)).id;
    },
    panel: async (nome, config, profile) => {
      const { id } = okay<{ id: number }>(await post(admin, PANELS, { nome, config, profile }));
      okay(await post(admin, `${PANELS}/${id}/publish`, { published: true }));
      return id;
    },
  };
}

/** The body of an answer that went well. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as the answer's own json<T>()
export function okay<T = unknown>(answer: LightMyRequestResponse): T {
  if (answer.statusCode !== 200)
    throw new Error(`${answer.statusCode} ${JSON.stringify(answer.json<FailureBody>())}`);
  return answer.json<T>();
}

/** A view with everything that is required. */
export const viewOf = (more: Partial<ViewInput> & Pick<ViewInput, 'indicadores'>): ViewInput => ({
  title: 'Visão',
  subtitle: 'Teste',
  size: 6,
  type: 'column',
  dimensoes: [{ id: 'propriedade', nome: 'Propriedade' }],
  grouprow: [{ alias: 'propriedade', colname: 'uf' }],
  ...more,
});
