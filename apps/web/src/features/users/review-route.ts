export { ReviewPage as Component } from './review-page.tsx';
