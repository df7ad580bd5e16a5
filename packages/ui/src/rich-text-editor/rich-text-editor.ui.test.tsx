import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { UiProvider } from '../ui-provider.tsx';
import { RichTextEditor } from './rich-text-editor.tsx';

// jsdom lays nothing out: the place of a selection, to which the editor scrolls, is nowhere.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

const around = vi.fn<(key: string) => void>();

function show(html: string) {
  const onChange = vi.fn<(html: string) => void>();
  render(
    <UiProvider>
      <div role="presentation" onKeyDown={(event) => around(event.key)}>
        <RichTextEditor label="Texto acima" html={html} onChange={onChange} />
      </div>
    </UiProvider>,
  );
  return onChange;
}
const last = (onChange: ReturnType<typeof show>) => onChange.mock.calls.at(-1)?.[0];

test('a link is put by keyboard alone, with an https address only', async () => {
  const onChange = show('<p>Saiba mais</p>');
  const link = await screen.findByRole('button', { name: 'Link (Ctrl+K)' });
  link.focus();
  await userEvent.keyboard('{Enter}');
  const field = screen.getByRole('textbox', { name: 'Endereço do link' });
  expect(field).toHaveFocus();
  await userEvent.keyboard('http://a.example{Enter}');
  expect(screen.getByText('Escreva um endereço que comece com https://')).toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalledWith(expect.stringContaining('href'));
  await userEvent.clear(field);
  await userEvent.keyboard('a.example/b{Enter}');
  expect(screen.queryByRole('textbox', { name: 'Endereço do link' })).toBeNull();
  // At once: whoever saves next saves it.
  expect(last(onChange)).toContain('href="https://a.example/b"');
});

test('a link there is can be changed and taken away, its words stay', async () => {
  const onChange = show('<p><a href="https://a.example/">Saiba</a></p>');
  await userEvent.click(await screen.findByRole('button', { name: 'Link (Ctrl+K)' }));
  expect(screen.getByRole('textbox', { name: 'Endereço do link' })).toHaveValue('https://a.example/');
  await userEvent.click(screen.getByRole('button', { name: 'Tirar o link' }));
  expect(last(onChange)).toBe('<p>Saiba</p>');
});

test('Esc leaves the address and not what is around it', async () => {
  show('<p>Texto</p>');
  await userEvent.click(await screen.findByRole('button', { name: 'Link (Ctrl+K)' }));
  await userEvent.keyboard('x{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Endereço do link' })).toBeNull();
  expect(around).toHaveBeenCalledWith('x');
  expect(around).not.toHaveBeenCalledWith('Escape');
});

test('what is stored with another address comes without it', async () => {
  show('<p><a href="javascript:x">mau</a></p>');
  expect((await screen.findByText('mau')).closest('a')?.getAttribute('href') ?? null).toBeNull();
});
