// Brazilian Portuguese conventions: numbers, dates, plurals, collation, CPF. Runs on the server and in the browser.
export * from './abbreviate.ts';
export * from './age.ts';
export * from './collation.ts';
export * from './cpf.ts';
export * from './dates.ts';
export * from './common-decimals.ts';
export * from './figure-words.ts';
export * from './nice-steps.ts';
export * from './numbers.ts';
export * from './plural.ts';
export * from './rounding.ts';
export * from './unit.ts';
export * from './value-words.ts';
export { writeFiguresAs, written, type ReaderForm } from './written.ts';
