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
  impressao: page('/dashboard/print', { paper: true }),
  impressaoUf: page('/dashboard/print/:ufurl', {
    paper: true,
    params: { ufurl: 'uf' },
    unknown: '/dashboard/print',
    example: '/dashboard/print/GO',
  }),
  resumo: page('/resumo-executivo', { paper: true, newTab: true }),
  semestre: page('/relatorio-semestral-giz/:semestre', {
    paper: true,
    newTab: true,
    params: { semestre: 'semestre' },
    unknown: { says: 'Parâmetros inválidos!' },
    example: '/relatorio-semestral-giz/2023-2',
  }),
  fichaImpressa: page('/print/propriedades/detalhe/:id', {
    paper: true,
    newTab: true,
    params: { id: 'propriedade' },
    unknown: { says: 'Propriedade não encontrada' },
    example: '/print/propriedades/detalhe/5200010001',
  }),
  minhasPropriedades: page('/minhas-propriedades', { unknown: '/minhas-propriedades' }),
  midiasDaPropriedade: page('/minhas-propriedades/:id/midias', {
    params: { id: 'propriedade' },
    partOf: 'minhasPropriedades',
    example: '/minhas-propriedades/5200010001/midias',
  }),
  midias: page('/midias', { unknown: '/midias' }),
  midiasDaTag: page('/midias/tag/:id', { params: { id: 'id' }, example: '/midias/tag/1' }),
  historico: page('/historico'),
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
  detalhe: page('/propriedades/detalhe/:id', {
    params: { id: 'propriedade' },
    printedBy: 'fichaImpressa',
    example: '/propriedades/detalhe/5200010001',
  }),
  detalheAba: page('/propriedades/detalhe/:id/:tab', {
    params: { id: 'propriedade', tab: 'detalhe' },
    example: '/propriedades/detalhe/5200010001/visitas',
  }),
  produtores: page('/produtores'),
  visitas: group('/visitas', '/visitas/referencia'),
  visitasReferencia: page('/visitas/referencia'),
  visitasPeriodo: page('/visitas/periodo'),
  ateg: group('/ateg', '/ateg/tecnicos'),
  ategTecnicos: page('/ateg/tecnicos'),
  ategSupervisores: page('/ateg/supervisores'),
  ategInicio: page('/ateg/inicio'),
  ategFases: page('/ateg/fases'),
  relatorios: page('/relatorios-administrador'),
  qualidade: page('/data-quality'),
  usuarios: page('/gestao-usuarios'),
  notificacoes: page('/notificar-usuarios'),
};
