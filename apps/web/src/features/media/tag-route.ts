export { MediaTagPage as Component } from './tag-page.tsx';
