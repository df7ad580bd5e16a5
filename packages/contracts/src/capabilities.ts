import { ALL_PROFILES, STAFF, type Profile } from './profiles.ts';

/**
 * What each profile may do: one row per capability (first text, section 6; docs/security.md, authorisation matrix).
 * The server's checks, the menus, the buttons and the test of every profile × call are derived from this table.
 */

const except = (...refused: readonly Profile[]): readonly Profile[] =>
  ALL_PROFILES.filter((profile) => !refused.includes(profile));

export const CAPABILITIES = {
  /** Reads numbered reports as JSON; each report may narrow it further. */
  'report.read': ALL_PROFILES,
  /** Is told that a report of a page failed, and tries it again; for others its card is absent (second text, section 8). */
  'report.failure': ['administrador', 'nacional'],
  /** 'Baixar Dados' of a widget, table CSV (typereturn=Csv). */
  'report.csv': STAFF,
  /** Detalhamento, its CSV and open-file. */
  'report.drill': STAFF,
  /** loadconf with table names; others with report.drill get an opaque handle. */
  'report.config': ['administrador', 'nacional'],
  /** loadconf at all. */
  'report.handle': STAFF,
  /** 'Relatórios do Sisrel': every report with its file, and how many rows it has (third text, 2.9). */
  'report.list': ['administrador', 'nacional'],
  /** The data grid's own export toolbar. */
  'grid.toolbar': except('consulta'),
  /** Sub-header 'Baixar dados'. */
  'download.menu': ['nacional', 'administrador', 'supervisor', 'coordenador', 'regional'],
  /** Data Quality's detail table (second text, 2.16 and 6), and its queue: who takes a finding on and answers for it. */
  'quality.detail': ['coordenador', 'supervisor', 'administrador'],
  /** Histórico: what each load changed, row by row, of all the programme. */
  'history.read': ['administrador', 'nacional'],
  /** 'O que mudou': what the loads since one changed in the own rows, counted and row by row (docs/decisions/0082). */
  'changes.read': STAFF,
  /** Closes a period: its figures are kept under a code (docs/decisions/0049). */
  'closing.make': ['administrador', 'nacional'],
  /** Checks a code and compares a closing with today; of a state, who reads all of it (apps/server, modules/closings). */
  'closing.read': ['administrador', 'nacional', 'regional', 'coordenador'],
  /** Sub-header 'Metas'. */
  'download.metas': ['nacional', 'administrador', 'regional'],
  /** May choose a Uf where the session does not fix one; the selector is hidden for Supervisor. */
  'filter.uf': except('supervisor'),
  /** 'Ficha tecnica' of the map dialog (second text, 2.2). */
  'property.sheet.link': ['nacional', 'regional', 'administrador', 'coordenador', 'supervisor'],
  /** Two rows of big numbers on the dashboard. */
  'dashboard.twoRows': ['coordenador', 'supervisor', 'nacional', 'administrador'],
  /** 'Inativa sem visita' and 'Inativa visita 0' in the map legend. */
  'map.legend.inactiveKinds': except('coordenador'),
  /** The map and the services behind it; layers and rows are narrowed further by profile. */
  'map.read': ALL_PROFILES,
  /** Features as files: csv, excel, shape-zip and the other formats as attachments. */
  'map.download': ['administrador', 'nacional', 'regional', 'coordenador', 'supervisor'],
  /** 'Bacias hidrográficas 20km' (second text, section 6). */
  'map.basins20km': ['administrador'],
  /**
   * Polygons of the properties and their page. The second text, section 6, hides it for Banco Mundial, GIZ and MAPA; outlines tell a place to the
   * metre, so that Consulta Pública, which knows no single property's place, has none either (docs/security.md).
   */
  'polygons.read': STAFF,
  /** Areas, history and CAR of one property, with their shapes (reports 67676704 to 06; docs/security.md, authorisation matrix). */
  'property.areas': STAFF,
  /** Downloads of the polygons page (second text, 2.5). */
  'polygons.download': ['administrador', 'nacional', 'supervisor', 'coordenador'],
  /** Finds single properties by code, name, municipality or producer: what is found is a property (docs/decisions/0021). */
  'property.search': STAFF,
  /** Tags and their photos; observers see public tags without documents, and nobody's property (second text, section 6). */
  'media.tags': ALL_PROFILES,
  /** Media by property; Consulta Pública by published place. */
  'media.properties': except('bancomundial', 'giz', 'mapa'),
  /** The media of one property ('Mídias' tab; second text, section 6). */
  'media.property': ['supervisor', 'tecnico', 'administrador', 'nacional'],
  /** Sends, edits and removes media of properties within its rows. */
  'media.edit': ['supervisor', 'tecnico', 'administrador'],
  /** Documents of tags and properties, and their column. */
  'media.documents': STAFF,
  /** Creates and edits tags. */
  'media.tag.edit': ['administrador'],
  /** The page of one property, its sheets and its head (docs/security.md, authorisation matrix). */
  'property.detail': STAFF,
  /** A week's agenda: who goes to the properties, and who answers for those who do. */
  'agenda.read': ['tecnico', 'supervisor'],
  /** Lawsuits of datajud (docs/security.md, authorisation matrix). */
  'lawsuits.read': ['administrador', 'nacional', 'regional', 'coordenador'],
  /** Panels of the own profile: their figures, the values of their filters, the sheets of their indicators. */
  'indicator.read': ALL_PROFILES,
  /** Rows behind an indicator's figure, and their CSV. */
  'indicator.detail': STAFF,
  /** Defines indicators (docs/security.md, decision 4); any column and every panel. */
  'indicator.config': ['administrador', 'nacional'],
  /** Builds, publishes and assigns panels. */
  'panel.config': ['administrador', 'nacional'],
  /** Writes, changes and removes notes on figures: it configures (docs/decisions/0079). */
  'note.write': ['administrador', 'nacional'],
  /** List of profiles for the user administration; only Administrador is shown the profile Administrador. */
  'profile.list': ['administrador', 'nacional', 'regional'],
  /** Administration of people; whom they see and what they may give is narrowed further (apps/server, modules/people). */
  'people.manage': ['administrador', 'nacional', 'regional'],
  /** Notifications by mail. */
  'notify.manage': ['administrador', 'nacional'],
  /** Review of access, log of accesses, second factors of others. */
  'people.review': ['administrador'],
  /** Finds what is held of a person, exports it, anonymises the person. */
  'privacy.manage': ['administrador'],
  /** Sends loads of the programme's data, imports and undoes them (docs/decisions/0051). */
  'load.manage': ['administrador'],
  /** Sees and ends the sessions of others (ASVS 7.4.5). */
  'session.others': ['administrador'],
  /** Sees what the server does outside of calls, runs it again and cancels it. */
  'task.manage': ['administrador'],
  /** Changes its active profile among those granted to it. */
  'session.profile': ALL_PROFILES,
  /** 'Auditoria' download: the specification asks for several profiles at once, so nobody has it. */
  'download.auditoria': [],
} as const satisfies Record<string, readonly Profile[]>;

export type Capability = keyof typeof CAPABILITIES;

/** Whether a profile has a capability; nobody's profile (null) has none. */
export function can(profile: Profile | null, capability: Capability): boolean {
  return profile !== null && (CAPABILITIES[capability] as readonly Profile[]).includes(profile);
}
