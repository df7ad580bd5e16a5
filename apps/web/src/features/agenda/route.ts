export { AgendaPage as Component } from './agenda-page.tsx';
