import type { BoardName } from '../board-names.ts';
import type { Profile } from '../profiles.ts';
import type { ReportId } from '../report-ids.ts';
import type { ParamKind } from './params.ts';

export type MenuSection = 'main' | 'objetivos' | 'monitoramento' | 'configuracoes';

/** The drawings that stand in the menu; which icon each one is, the shell says (a name without an icon does not compile). */
export type IconName =
  | 'dashboard'
  | 'insights'
  | 'summary'
  | 'map'
  | 'media'
  | 'functions'
  | 'leaf'
  | 'field'
  | 'landscape'
  | 'property'
  | 'farm'
  | 'people'
  | 'calendar'
  | 'team'
  | 'users'
  | 'quality'
  | 'bell'
  | 'seal';

export type Address = `/${string}`;

/** Pages that are made by hand: each is a module of the browser's own (`app/page-modules.ts`). */
export type Feature =
  | 'indicators'
  | 'map'
  | 'myProperties'
  | 'agenda'
  | 'agendaSheet'
  | 'property'
  | 'propertySheet'
  | 'producerSheet'
  | 'polygons'
  | 'mediaIndex'
  | 'mediaTag'
  | 'propertyMedia'
  | 'account'
  | 'programs'
  | 'users'
  | 'accessReview'
  | 'auditLog'
  | 'privacy'
  | 'notifications'
  | 'configuration'
  | 'tasks'
  | 'loads'
  | 'history'
  | 'changes'
  | 'propertyChanges'
  | 'closings'
  | 'closing'
  | 'qualityQueue'
  | 'indicatorList'
  | 'indicatorForm'
  | 'panelList'
  | 'panelForm';

/** What an address shows: a board of reports, a page of its own, or another page. */
export type Draws = { board: BoardName } | { feature: Feature } | { redirect: Address };

export type MenuEntry = {
  section: MenuSection;
  label: string;
  /** In the phone's bottom bar. */
  short?: string;
  /** Entries at the first level have one. */
  icon?: IconName;
  /** The page whose entry holds this one. */
  under?: string;
  /** The page's own place among the entries that its entry holds, where it is a page and a group at once. */
  own?: string;
  /** Profiles whose whole menu that place is (first text, section 2, 'Side menu'); their other pages are open by address. */
  only?: readonly Profile[];
};

/** One row of the page table: route, title, menu entry, rights, audit id and sub-header of a page (first text, section 2). */
export type Page = {
  path: Address;
  draws: Draws;
  /** Title in tab and sub-header; `{perfil}` is the user's profile name, `{ano}` the years looked at, `{propriedade}` the name of the property. */
  title: string;
  /** Label in the side menu and in the user's menus list; null where the page is not in the menu. */
  menu: MenuEntry | null;
  /** The page whose menu entry is marked while this one is open. */
  partOf?: string;
  /** Pages of one parent are each other's tabs; the label is this one's. */
  tab?: { of: string; label: string };
  /** What each parameter of the path (`:id`) may be; what it may not be is no address of this page. */
  params?: Readonly<Record<string, ParamKind>>;
  /** Where addresses below this one lead that are no page, and parameters that are none; or what is said of such a parameter. Without it: the nearest page above, `/` at last. */
  unknown?: Address | { says: string };
  /** The page that shows the same on paper. */
  printedBy?: string;
  /** Made for paper: drawn without the frame around it. */
  paper?: true;
  /** Opened beside the page that leads to it. */
  newTab?: true;
  profiles: readonly Profile[];
  /** Audit report id recorded when the page is opened. */
  audit: number | null;
  subHeader: {
    uf: boolean;
    /** Who chooses a year; where some only, the others choose days on the page itself. */
    ano: boolean | readonly Profile[];
    /** The files of 'Baixar dados', all or these. */
    downloads: 'all' | readonly ReportId[];
    /** What its button says, where the specification has words for this page. */
    button?: string;
  };
};

/** A page that counts nothing: no filters, no files. */
export const NO_FILTERS = { uf: false, ano: false, downloads: [] } as const;
/** A page that others lead to: in no menu, and it counts nothing. */
export const INSIDE = { menu: null, audit: null, subHeader: NO_FILTERS } as const;
/** Uf and Ano, no files. */
export const FILTERS = { uf: true, ano: true, downloads: [] } as const;
/** A sheet of paper: beside the page that leads to it, in no menu; its filters stand in its address. */
export const PAPER = { menu: null, audit: null, paper: true, newTab: true, subHeader: FILTERS } as const;
