import { can } from '@fonte/contracts';
import * as routes from '@fonte/contracts/routes/panels';
import { fail, handle, type App, type Call } from '../../platform/index.ts';
import {
  fieldsOf,
  Indicators,
  offeredDimensions,
  publishedPanels,
  reachOf,
  readPanels,
  readPanelVersions,
  VIEW_DIMENSIONS,
  wireField,
} from '../indicators/index.ts';
import { changePanel, createPanel, deletePanel, publishPanel, restorePanel } from './save-panel.ts';
import { wirePanel } from './wire.ts';

/** Panels, and the dimensions that views and filters choose from (third text, sections 2.4, 2.5 and 7). */
export function registerPanels(app: App): void {
  const indicators = new Indicators(app);
  const product = app.settings.PRODUCT_NAME;
  handle(app, routes.panelsOfProfile, async (call) => {
    const [panels, reach] = [await publishedPanels(call.db, call.profile), await reachOf(indicators, call)];
    const book = await indicators.book(call.db);
    return panels.map(({ config, ...one }) => ({
      ...one,
      config: [...config],
      dimensoes: offeredDimensions(book, config).filter(({ id }) => reach.dimension(id)),
    }));
  });
  handle(app, routes.allPanels, async (call) =>
    (await readPanels(call.db)).map((stored, index) => {
      const { config, ...panel } = wirePanel(stored, product);
      return { ...panel, painel: panel.nome, item: index + 1, visoes: config.length };
    }),
  );
  handle(app, routes.dimensions, async (call) => {
    const reach = await reachOf(indicators, call);
    return VIEW_DIMENSIONS.filter(({ id }) => reach.dimension(id));
  });
  handle(app, routes.dimensionFields, async (call) => {
    const reach = await reachOf(indicators, call);
    const fields = fieldsOf(call.params.id)?.filter((field) => reach.field(field)) ?? [];
    return fields.length > 0 ? fields.map(wireField) : fail('notFound');
  });
  handle(app, routes.onePanel, (call) => onePanel(call, product));
  handle(app, routes.createPanel, async (call) => {
    const saved = await createPanel(indicators, call.session, call.body);
    noted(call, saved.id, 'criar');
    return saved;
  });
  handle(app, routes.updatePanel, async (call) => {
    const saved = await changePanel(indicators, call.session, call.params.id, call.body);
    noted(call, saved.id, call.body.profile ? 'perfis' : 'gravar');
    return saved;
  });
  handle(app, routes.publishPanel, async (call) => {
    const saved = await publishPanel(indicators, call.session, call.params.id, call.body);
    noted(call, saved.id, call.body.published ? 'publicar' : 'recolher');
    return saved;
  });
  handle(app, routes.panelVersions, async (call) => {
    const [panel] = await readPanels(call.db, call.params.id);
    if (!panel) return fail('panelNotFound', { id: call.params.id });
    return (await readPanelVersions(call.db, panel.id)).map(({ config, ...one }) => ({
      ...one,
      visoes: config.map(({ title }) => title),
      publicada: one.versao === panel.publicado_versao,
    }));
  });
  handle(app, routes.restorePanel, async (call) => {
    const saved = await restorePanel(indicators, call.session, call.params.id, call.body);
    noted(call, saved.id, 'restaurar');
    return saved;
  });
  handle(app, routes.deletePanel, async (call) => {
    await deletePanel(indicators, call.params.id);
    noted(call, call.params.id, 'excluir');
    return true as const;
  });
}

/** The draft for who configures; for everybody else the published panel of its profile, and no other is there. */
async function onePanel(call: Call<{ id: number }>, product: string): Promise<routes.Panel> {
  const { id } = call.params;
  const [stored] = await readPanels(call.db, id);
  if (stored && can(call.profile, 'panel.config')) return wirePanel(stored, product);
  const published = stored && (await publishedPanels(call.db, call.profile)).find((one) => one.id === id);
  if (!published) return fail('panelNotFound', { id });
  return {
    ...wirePanel(stored, product),
    nome: published.nome,
    config: [...published.config],
    profile: [],
    versao: null,
    rascunho: false,
    publicado_por: null,
    atualizado_por: null,
  };
}

const noted = (call: Call, id: number, what: string): void =>
  call.audit({ acao: 'alterar', alvo: `painel/${id}`, detalhe: { o_que: what } });
