// CodeMirror: text of a small language with coloured tokens, suggestions and underlined problems. It knows no language itself.
export * from './token-editor.tsx';
export type * from './token-model.ts';
