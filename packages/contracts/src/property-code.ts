/** A property's code as the importer takes it, and as addresses carry it: with its dots or without them (second text, 2.6). */
export const PROPERTY_CODE = /^[0-9A-Za-z][0-9A-Za-z._-]{0,39}$/;

/** The code as addresses have it; no two properties share one. */
export const undotted = (code: string): string => code.replaceAll('.', '');
