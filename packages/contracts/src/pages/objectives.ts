import type { ReportId } from '../report-ids.ts';
import { ALL_PROFILES, EXTENDED } from '../profiles.ts';
import { PAPER, type Page } from './page.ts';

/** 'Objetivos' (second text, 2.14): three objectives, each by its properties and by its farmers. */

const everybody = { profiles: ALL_PROFILES } as const;
const group = { ...everybody, audit: null, subHeader: { uf: false, ano: false, downloads: [] } } as const;
const withFile = (report: ReportId) => ({ uf: true, ano: true, downloads: [report] }) as const;

/** A page of an objective on paper, for Coordenador, Nacional and Administrador (second text, section 6). */
const onPaper = ({ path, draws, title }: Pick<Page, 'path' | 'draws' | 'title'>) =>
  ({ ...PAPER, path: `${path}/print`, draws, title, profiles: EXTENDED }) as const satisfies Page;

const SCREENS = {
  conservacao: {
    ...group,
    path: '/praticas-de-conservacao',
    draws: { redirect: '/praticas-de-conservacao/propriedades' },
    title: 'Práticas de conservação',
    menu: { section: 'objetivos', label: 'Práticas de conservação', icon: 'leaf' },
  },
  conservacaoPropriedades: {
    ...everybody,
    path: '/praticas-de-conservacao/propriedades',
    draws: { board: 'conservacaoPropriedades' },
    printedBy: 'conservacaoPropriedadesImpressa',
    title: '{ano} - Práticas de conservação e restauração ambiental',
    menu: { section: 'objetivos', label: 'Propriedades', under: 'conservacao' },
    tab: { of: 'conservacao', label: 'Propriedades' },
    audit: 11109,
    subHeader: withFile(20039),
  },
  conservacaoAgricultores: {
    ...everybody,
    path: '/praticas-de-conservacao/agricultores',
    draws: { board: 'conservacaoAgricultores' },
    printedBy: 'conservacaoAgricultoresImpressa',
    title: '{ano} - Práticas de conservação e restauração ambiental',
    menu: { section: 'objetivos', label: 'Agricultores', under: 'conservacao' },
    tab: { of: 'conservacao', label: 'Agricultores' },
    audit: 11109,
    subHeader: withFile(20039),
  },
  praticas: {
    ...group,
    path: '/praticas-agricolas',
    draws: { redirect: '/praticas-agricolas/propriedades' },
    title: 'Práticas agrícolas',
    menu: { section: 'objetivos', label: 'Práticas agrícolas', icon: 'field' },
  },
  praticasPropriedades: {
    ...everybody,
    path: '/praticas-agricolas/propriedades',
    draws: { board: 'praticasPropriedades' },
    printedBy: 'praticasPropriedadesImpressa',
    title: '{ano} - Práticas agrícolas de baixa emissão de carbono',
    menu: { section: 'objetivos', label: 'Propriedades', under: 'praticas' },
    tab: { of: 'praticas', label: 'Propriedades' },
    audit: 11110,
    subHeader: withFile(20040),
  },
  praticasAgricultores: {
    ...everybody,
    path: '/praticas-agricolas/agricultores',
    draws: { board: 'praticasAgricultores' },
    printedBy: 'praticasAgricultoresImpressa',
    title: '{ano} - Práticas agrícolas de baixa emissão de carbono',
    menu: { section: 'objetivos', label: 'Agricultores', under: 'praticas' },
    tab: { of: 'praticas', label: 'Agricultores' },
    audit: 11110,
    subHeader: withFile(20040),
  },
  planejamento: {
    ...group,
    path: '/planejamento',
    draws: { redirect: '/planejamento/propriedades' },
    title: 'Planejamento',
    menu: { section: 'objetivos', label: 'Planejamento', icon: 'landscape' },
  },
  planejamentoPropriedades: {
    ...everybody,
    path: '/planejamento/propriedades',
    draws: { board: 'planejamentoPropriedades' },
    printedBy: 'planejamentoPropriedadesImpressa',
    title: '{ano} - Planejamento da paisagem',
    menu: { section: 'objetivos', label: 'Propriedades', under: 'planejamento' },
    tab: { of: 'planejamento', label: 'Propriedades' },
    audit: 11111,
    subHeader: withFile(20041),
  },
  planejamentoAgricultores: {
    ...everybody,
    path: '/planejamento/agricultores',
    draws: { board: 'planejamentoAgricultores' },
    printedBy: 'planejamentoAgricultoresImpressa',
    title: '{ano} - Planejamento da paisagem',
    menu: { section: 'objetivos', label: 'Agricultores', under: 'planejamento' },
    tab: { of: 'planejamento', label: 'Agricultores' },
    audit: 11111,
    subHeader: withFile(20041),
  },
} as const satisfies Record<string, Page>;

export const OBJECTIVES = {
  ...SCREENS,
  conservacaoPropriedadesImpressa: onPaper(SCREENS.conservacaoPropriedades),
  conservacaoAgricultoresImpressa: onPaper(SCREENS.conservacaoAgricultores),
  praticasPropriedadesImpressa: onPaper(SCREENS.praticasPropriedades),
  praticasAgricultoresImpressa: onPaper(SCREENS.praticasAgricultores),
  planejamentoPropriedadesImpressa: onPaper(SCREENS.planejamentoPropriedades),
  planejamentoAgricultoresImpressa: onPaper(SCREENS.planejamentoAgricultores),
} as const satisfies Record<string, Page>;
