import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createRouter } from './app/router.tsx';
import { onSessionOver } from './core/api/send.ts';

const router = createRouter();

// 401, 'Unauthorized', 'Invalid token': the forced destination is /logout (first text, section 8).
onSessionOver(() => void router.navigate('/logout'));

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
