export { keepFigures, keepFiguresNow, queueFigures } from './figures/keep-figures.ts';
export { registerHistory } from './routes.ts';
