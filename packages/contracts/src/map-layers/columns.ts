import type { LayerColumn } from './layer.ts';

// Short ways to say a column.
const column =
  (type: LayerColumn['type']) =>
  (name: string, title: string, more: Omit<LayerColumn, 'name' | 'title' | 'type'> = {}): LayerColumn => ({
    name,
    title,
    type,
    ...more,
  });

export const text = column('text');
export const integer = column('integer');
export const decimal = column('decimal');
export const date = column('date');
export const boolean = column('boolean');
export const list = column('list');

/** Shown on the card. */
export const CARD = { card: true } as const;
/** An area in hectares on the card. */
export const HECTARES = { unit: 'ha', card: true } as const;

/** Class of the legend that a feature is in; `cql_filter=legenda = '…'` shows one class alone. */
export const LEGEND = text('legenda', 'Legenda');
/** The property a feature belongs to. */
export const PROPERTY = text('cod_propriedade', 'ID da propriedade', CARD);
/** 'Sim' where the outline is not the official one. */
export const APPROXIMATE = boolean('aproximado', 'Aproximado');
