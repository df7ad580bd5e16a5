import { z } from 'zod';
import { atMost } from './at-most.ts';
import { REQUIRED } from './forms.ts';
import {
  DATE_PARTS,
  DEFAULT_VIEW_SIZE,
  INDICATORS_PER_VIEW,
  isWholePeriod,
  PAGE_FILTER_OPERATORS,
  TOP_LIMITS,
  VIEW_FILTER_OPERATORS,
  VIEW_PERIODS,
  VIEW_SIZES,
  VIEW_TYPES,
  VIEWS_PER_PANEL,
} from './view-options.ts';
import { pivotFaults } from './pivot-sides.ts';
import { lookFaults, viewLook } from './view-look.ts';

/** A view of a panel, and what a view asks of the data (third text, sections 2.2, 2.6 and 3). */

/** What is told of a period of days without both its ends, with the later one first, or of years that no data have. */
const PERIOD_OPEN = 'O período precisa de um começo e de um fim, nesta ordem, de 1900 a 2200';

/** What is told of rows and columns of a pivot table that is none. */
const PIVOT_ONLY = 'Linhas e colunas de tabela dinâmica são só do tipo “Tabela dinâmica”';

const word = z.string().max(120);
const required = (most: number) =>
  z.string({ error: REQUIRED }).trim().min(1, REQUIRED).max(most, atMost(most));

/** A typed value; numbers arrive as numbers or plain decimal text, dates as yyyy-MM-dd. */
const value = z.union([z.string().max(2000), z.number(), z.boolean()]);
/** One value or several; nothing for null and not_null. */
const values = z.union([value, z.array(value).max(500, atMost(500, 'valores'))]).nullish();

/** Condition on one column: the view's twelve operators, and > < as the page sends them. */
export const viewFilter = z.object({
  operator: z.enum([...VIEW_FILTER_OPERATORS, ...PAGE_FILTER_OPERATORS]),
  value: values,
});

/** A column of the data: `alias` is the relation's name in the model, nspname and relname its schema and table. */
export const viewColumn = z.object({
  nspname: word.optional(),
  relname: word.optional(),
  alias: word,
  colname: word,
  type: word.optional(),
  description: z.string().max(300).nullish(),
});

/** Order of a column or an indicator; none by default. */
const sort = z
  .union([z.enum(['ASC', 'DESC']), z.literal('')])
  .nullish()
  .transform((order) => (order === 'ASC' || order === 'DESC' ? order : null));

/** Parts of a date in any order, separated by spaces: D (Seg/Dom), DD, MM, YYYY. */
export const dateFormat = z
  .string()
  .max(20)
  .refine((text) => {
    const parts = text.split(' ');
    return new Set(parts).size === parts.length && parts.every((part) => DATE_PARTS.includes(part as never));
  });

/** A dimension column that groups the view. */
export const groupRow = viewColumn.extend({
  sort,
  /** Date columns only; 'DD MM YYYY' by default. */
  dateFormat: dateFormat.nullish(),
  filters: z.array(viewFilter).max(20, atMost(20, 'filtros')).default([]),
});

/** A condition on a column: of a view, of the page's filter form (`dimension` is then the column's name), or of a clicked point. */
export const columnFilter = viewColumn
  .partial({ colname: true })
  .extend({
    dimension: word.optional(),
    /** With a format the value is the group's number as itens_search gives it: 'MM YYYY' of August 2025 is 202508. */
    dateFormat: dateFormat.nullish(),
    operator: viewFilter.shape.operator,
    value: values,
  })
  .refine(({ colname, dimension }) => colname !== undefined || dimension !== undefined);

/** `schema.table|alias.column|type`. */
const splitKey = z.string().max(300).nullish();

/** One indicator of a view with its settings. */
export const viewIndicator = z.object({
  id: z.coerce.number().int().positive(),
  /** Kept for the programme's own clients; no figure depends on it. */
  operator: z.string().max(20).nullish(),
  sort,
  visible: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
    .default(true),
  splitSerie: splitKey,
  splitFilters: z.array(viewFilter).max(20, atMost(20, 'filtros')).default([]),
});

/** A period of the view's own: the page's years do not narrow it. `from` and `until`, both included, are of 'days' only. */
export const viewPeriod = z
  .object({
    kind: z.enum(VIEW_PERIODS),
    from: z.iso.date().nullish(),
    until: z.iso.date().nullish(),
  })
  .refine(isWholePeriod, { error: PERIOD_OPEN });

/** A pivot table: the values of one of the view's columns ('alias.colname') go across, the others make its rows, each within the one before. */
export const viewPivot = z.object({
  across: z.string().max(250).nullish(),
  /** Whether it is first shown with its outermost rows only. */
  folded: z.boolean().optional(),
});

export const viewDimension = z.object({ id: word, nome: z.string().max(200) });

/** What is asked of the data: a view without its dress, plus the page's own filters. */
const asked = {
  indicadores: z
    .array(viewIndicator, { error: REQUIRED })
    .min(1, REQUIRED)
    .max(INDICATORS_PER_VIEW, atMost(INDICATORS_PER_VIEW, 'indicadores')),
  grouprow: z.array(groupRow).max(8, atMost(8, 'colunas')).default([]),
  dimensoes: z.array(viewDimension).max(30, atMost(30, 'dimensões')).default([]),
  inline: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
    .default(false),
  filters: z.array(columnFilter).max(60, atMost(60, 'filtros')).default([]),
  splitSerie: splitKey,
  splitFilters: z.array(viewFilter).max(20, atMost(20, 'filtros')).default([]),
  splitStack: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
    .default(false),
  /** Only so many groups, the largest by the first visible indicator, and 'Outros' for all others; of a view with one column that is no date. */
  top: z.coerce.number().int().min(TOP_LIMITS.least).max(TOP_LIMITS.most).nullish(),
  period: viewPeriod.nullish(),
  /** Each figure of the same days a year before too; where there are none, or they would be compared with something else, the answer says why. */
  compare: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).nullish(),
  /** Set of a pivot table alone: every total of its rows and columns is worked out with it. */
  pivot: viewPivot.nullish(),
  /** How figures are shown. Asked too: the mean of what is shown is worked out with it, and files say what pages say. */
  look: viewLook.nullish(),
};

/** Body of resultviewknex. */
export const viewQuestion = z.object({
  ...asked,
  /** Years and states of the page's header; everything when absent. The session's own state is laid on in any case. */
  ano: z.array(z.number().int().min(1900).max(2200)).max(60).default([]),
  uf: z.array(z.string().length(2)).max(27).default([]),
  /** Rows; -1 for all. */
  limit: z.coerce.number().int().min(-1).max(100_000).default(-1),
});

/** Rich text above and below a card: sanitised when written, and again when shown. `data-indicador` marks a live value. */
const dynamicTexts = z.object({
  top: z.string().max(20_000, atMost(20_000)).default(''),
  bottom: z.string().max(20_000, atMost(20_000)).default(''),
});

/** A view as panels keep it. Dimensions and their columns may be left out by bigNumber only (third text, section 5). */
export const view = z
  .object({
    /** What it stays the same view by, whatever is changed of it: the server names it (apps/server, modules/panels/named-views.ts). */
    id: z.guid().optional(),
    title: required(200),
    subtitle: required(300),
    size: z
      .union([z.number(), z.string().regex(/^\d+$/).transform(Number)], { error: REQUIRED })
      .refine((size) => VIEW_SIZES.includes(size as never))
      .default(DEFAULT_VIEW_SIZE),
    type: z.enum(VIEW_TYPES, { error: REQUIRED }),
    ...asked,
    dynamicTexts: dynamicTexts.default({ top: '', bottom: '' }),
  })
  .superRefine((one, context) => {
    for (const fault of [...lookFaults(one), ...pivotFaults(one)])
      context.addIssue({ code: 'custom', ...fault });
    if ((one.type === 'pivot') !== !!one.pivot)
      context.addIssue({ code: 'custom', path: ['pivot'], message: one.pivot ? PIVOT_ONLY : REQUIRED });
    if (one.type === 'bigNumber') return;
    for (const field of ['dimensoes', 'grouprow'] as const)
      if (one[field].length === 0) context.addIssue({ code: 'custom', path: [field], message: REQUIRED });
  });

export const views = z.array(view).max(VIEWS_PER_PANEL, atMost(VIEWS_PER_PANEL, 'visões'));

export type ViewFilter = z.output<typeof viewFilter>;
export type ViewColumn = z.output<typeof viewColumn>;
export type GroupRow = z.output<typeof groupRow>;
export type ColumnFilter = z.output<typeof columnFilter>;
export type ViewPeriod = z.output<typeof viewPeriod>;
export type ViewIndicator = z.output<typeof viewIndicator>;
export type ViewQuestion = z.output<typeof viewQuestion>;
export type ViewPivot = z.output<typeof viewPivot>;
export type View = z.output<typeof view>;
/** A view as it may be sent: with its defaults left out. */
export type ViewInput = z.input<typeof view>;
