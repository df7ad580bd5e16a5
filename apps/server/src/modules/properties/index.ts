export { codeOf, findCode } from './code-of.ts';
export { registerProperties } from './routes.ts';
