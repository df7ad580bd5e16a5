import { createRoot } from 'react-dom/client';
import { UiProvider } from '../index.ts';
import { Gallery } from './gallery.tsx';

// ?page=states|tokens|frame|login|cards|charts|grid|map|forms and ?mode=light|dark, so that a script can photograph each.
const query = new URLSearchParams(location.search);
const mode = query.get('mode') === 'dark' ? 'dark' : 'light';
localStorage.setItem('mui-mode', mode);
createRoot(document.getElementById('root')!).render(
  <UiProvider defaultMode={mode}>
    <Gallery page={query.get('page') ?? 'index'} />
  </UiProvider>,
);
