import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UiProvider } from '../ui-provider.tsx';
import { lazyDialog } from './lazy-dialog.tsx';

/** Opens a dialog whose code is fetched by `load`. */
function show(load: () => Promise<typeof Hello>): void {
  const Dialog = lazyDialog<HelloProps>(load);
  function Opener() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Abrir</button>
        {open && <Dialog name="Ana" onClose={() => setOpen(false)} />}
      </>
    );
  }
  render(
    <UiProvider>
      <Opener />
    </UiProvider>,
  );
}
type HelloProps = { name: string; onClose: () => void };
const Hello = ({ name, onClose }: HelloProps) => <button onClick={onClose}>{`Olá, ${name}`}</button>;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** What the server gives out now; the open page runs index-a.js. */
const published = (entry: string) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(`<script type="module" src="/assets/${entry}.js"></script>`));

const entry = document.createElement('script');
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  entry.type = 'module';
  entry.setAttribute('src', '/assets/index-a.js');
  document.head.append(entry);
});
afterEach(() => {
  vi.restoreAllMocks();
  // Styles of the kit stand beside it, which other files of the window go on with.
  entry.remove();
});

it('says that its code did not come, gives way, and comes when tried again', async () => {
  published('index-a');
  const load = vi.fn().mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone'));
  load.mockResolvedValue(Hello);
  show(load);
  await press('Abrir');
  // The server answers: nothing is wrong with the connection.
  expect(await screen.findByRole('alert')).toHaveTextContent('Um arquivo do portal não pôde ser aberto.');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press('Abrir');
  await screen.findByRole('alert');
  await press('Tentar de novo');
  expect(await screen.findByRole('button', { name: 'Olá, Ana' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('comes by itself when a network is there again', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  show(vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(Hello));
  await press('Abrir');
  expect(await screen.findByText('Verifique a conexão.')).toBeInTheDocument();
  act(() => void globalThis.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('button', { name: 'Olá, Ana' })).toBeInTheDocument();
});

it('says that a new version was published, which only a reload brings', async () => {
  published('index-b');
  show(() => Promise.reject(new Error('gone')));
  await press('Abrir');
  expect(await screen.findByText('Uma nova versão do portal foi publicada.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Recarregar' })).toBeInTheDocument();
});
