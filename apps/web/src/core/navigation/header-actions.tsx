import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createStore } from '../store.ts';

const host = createStore<HTMLElement | null>(null);
const keepHost = host.set;

/** Where the open page's own buttons stand: right of the title in the sub-header. */
export function HeaderActionsHost() {
  return <Box ref={keepHost} sx={{ display: 'flex', alignItems: 'center', gap: '8px', flexWrap: 'wrap' }} />;
}

/** Buttons of a page, shown in the sub-header ('Voltar', 'Atualizar Indicador'). */
export function HeaderActions({ children }: { children: ReactNode }) {
  const place = host.use();
  return place && createPortal(children, place);
}

const searchHost = createStore<HTMLElement | null>(null);
const keepSearchHost = searchHost.set;

/** Where the open page's search stands in the phone's floating bar. */
export function HeaderSearchHost() {
  return <div ref={keepSearchHost} />;
}

/** The page's search, shown in that bar. */
export function HeaderSearch({ children }: { children: ReactNode }) {
  const place = searchHost.use();
  return place && createPortal(children, place);
}
