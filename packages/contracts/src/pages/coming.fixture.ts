import { ALL_PROFILES } from '../profiles.ts';
import { NO_FILTERS, type Address, type Page } from './page.ts';

/** Addresses of the specification's pages that are not there yet, for tests of the tree: what draws them does not matter here. */

const page = (path: Address, more: Partial<Page> = {}): Page => ({
  path,
  draws: { feature: 'map' },
  title: 'Página',
  menu: null,
  profiles: ALL_PROFILES,
  audit: null,
  subHeader: NO_FILTERS,
  ...more,
});
const group = (path: Address, redirect: Address): Page => page(path, { draws: { redirect } });

export const COMING: Readonly<Record<string, Page>> = {
  conservacao: group('/praticas-de-conservacao', '/praticas-de-conservacao/propriedades'),
  conservacaoPropriedades: page('/praticas-de-conservacao/propriedades'),
  conservacaoAgricultores: page('/praticas-de-conservacao/agricultores'),
  praticas: group('/praticas-agricolas', '/praticas-agricolas/propriedades'),
  praticasPropriedades: page('/praticas-agricolas/propriedades'),
  praticasAgricultores: page('/praticas-agricolas/agricultores'),
  planejamento: group('/planejamento', '/planejamento/propriedades'),
  planejamentoPropriedades: page('/planejamento/propriedades'),
  planejamentoAgricultores: page('/planejamento/agricultores'),
  propriedades: page('/propriedades', { unknown: '/propriedades' }),
  areaZerada: page('/propriedades/area-zerada'),
  ciclo: page('/propriedades/ciclo'),
  produtores: page('/produtores'),
  visitas: group('/visitas', '/visitas/referencia'),
  visitasReferencia: page('/visitas/referencia'),
  visitasPeriodo: page('/visitas/periodo'),
  ateg: group('/ateg', '/ateg/tecnicos'),
  ategTecnicos: page('/ateg/tecnicos'),
  ategSupervisores: page('/ateg/supervisores'),
  ategInicio: page('/ateg/inicio'),
  ategFases: page('/ateg/fases'),
};
