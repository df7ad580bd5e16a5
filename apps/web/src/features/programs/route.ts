export { ProgramsPage as Component } from './programs-page.tsx';
