import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createRouter } from './app/router.tsx';
import { onSessionOver } from './core/api/send.ts';
import { FACTOR_PATH } from './core/session/destination.ts';

const router = createRouter();

// 401, 'Unauthorized', 'Invalid token': the forced destination is /logout (first text, section 8). One that owes its second factor goes there.
onSessionOver((why) => void router.navigate(why === 'over' ? '/logout' : FACTOR_PATH));

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
