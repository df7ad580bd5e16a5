export * from './choice.ts';
export * from './date.ts';
export * from './document-number.ts';
export * from './json.ts';
export * from './moment.ts';
export * from './number.ts';
export * from './text.ts';
