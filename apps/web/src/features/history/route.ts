export { HistoryPage as Component } from './history-page.tsx';
