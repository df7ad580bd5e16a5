export { keepFigures, queueFigures } from './figures/keep-figures.ts';
export { registerHistory } from './routes.ts';
