/** The load that stands, where an address names none by its number. */
export const LATEST_LOAD = 'ultima';

/** What a parameter of an address may be: one reader each, used by whoever finds pages, in the browser and on the server. */
export const PARAM_KINDS = {
  /** A state's code. */
  uf: /^[A-Z]{2}$/,
  /** '2023-2'. */
  semestre: /^\d{4}-[12]$/,
  /**
   * A property's code, with its dots or without them (second text, 2.6). Any one part of a path that is no step in it: whether it is a code, and whose,
   * the server says, in one sentence for all that are none.
   */
  propriedade: /^(?!(?:\.|%2e){1,2}$)[^/\\]+$/i,
  /** A closing's code as it was typed or linked: its check sign is looked at by the page. */
  codigo: /^[0-9A-Za-z-]{1,20}$/,
  /** A load by the number of its version, or the one that stands (`LATEST_LOAD`). */
  carga: /^(?:ultima|[1-9]\d{0,9})$/,
  id: /^[1-9]\d{0,9}$/,
  /** The tabs of a property's page (second text, 2.1). */
  detalhe: /^(?:visitas|indicadores|despesas|midias)$/,
} as const satisfies Record<string, RegExp>;

export type ParamKind = keyof typeof PARAM_KINDS;
