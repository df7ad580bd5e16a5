import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ChoiceChips } from '../forms/choice-chips.tsx';
import { ViewToggle } from '../forms/view-toggle.tsx';
import { UiProvider } from '../ui-provider.tsx';
import { ClampedText } from './clamped-text.tsx';
import { DropPlace } from './drop-place.tsx';
import { FileCard } from './file-card.tsx';
import { MediaCard } from './media-card.tsx';
import { MediaGrid } from './media-grid.tsx';
import { MediaViewer } from './media-viewer.tsx';
import { pathOf } from './shape-thumb.tsx';
import { UploadCard, type UploadState } from './upload-card.tsx';

const show = (element: ReactElement) => render(<UiProvider>{element}</UiProvider>);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

it('makes sixty cards at first, more when asked, and says how many of how many', async () => {
  const items = Array.from({ length: 130 }, (_, at) => at + 1);
  const card = vi.fn((n: number) => <span>{`foto ${n}`}</span>);
  show(<MediaGrid label="Fotos" items={items} itemKey={(n) => n} card={card} />);
  const list = screen.getByRole('list', { name: 'Fotos' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(60);
  expect(screen.getByRole('status')).toHaveTextContent('60 de 130');
  await userEvent.click(button('Mostrar mais 60'));
  expect(within(list).getAllByRole('listitem')).toHaveLength(120);
  // Those that were there are not made anew.
  expect(card).toHaveBeenCalledTimes(120);
  await userEvent.click(button('Mostrar mais 10'));
  expect(screen.getByRole('status')).toHaveTextContent('130 de 130');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('draws in the first frame what a window shows, and says of how many', () => {
  const items = Array.from({ length: 130 }, (_, at) => at + 1);
  const first = renderToString(
    <UiProvider>
      <MediaGrid label="Fotos" items={items} itemKey={(n) => n} card={(n) => n} />
    </UiProvider>,
  );
  expect(first.match(/<li/g)).toHaveLength(24);
  expect(first).toContain('60 de 130');
});

it('a card opens by its picture, which keeps its place and comes late, and is acted on by its menu', async () => {
  const [onOpen, onRemove] = [vi.fn(), vi.fn()];
  show(
    <MediaCard
      picture={{ src: '/foto', alt: '', width: 4000, height: 3000 }}
      title="Nascente cercada"
      tags={['Nascente', 'Água', 'Mata']}
      date="2025-08-12T10:00:00Z"
      onOpen={onOpen}
      menu={[{ label: 'Excluir', icon: null, onClick: onRemove }]}
    />,
  );
  const picture = screen.getByRole('img', { name: 'Abrir foto: Nascente cercada' });
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveAttribute('width', '4000');
  await userEvent.click(picture);
  expect(onOpen).toHaveBeenCalledOnce();
  expect(screen.getByText('+1')).toHaveAttribute('title', 'Mata');
  await userEvent.click(button('Ações de Nascente cercada'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  expect(onRemove).toHaveBeenCalledOnce();
});

it('a long title takes two lines, and is said whole by its hint and by its picture', () => {
  const title = 'Cercamento da nascente do córrego da Divisa, vista da estrada depois do plantio das mudas';
  const subtitle = 'Fazenda Várzea do Painel de Cima e Sítio Boa Esperança';
  show(
    <MediaCard
      picture={{ src: '/foto', alt: '' }}
      title={title}
      subtitle={subtitle}
      tags={[]}
      onOpen={() => undefined}
    />,
  );
  for (const words of [title, subtitle]) {
    expect(screen.getByText(words)).toHaveAttribute('title', words);
    expect(screen.getByText(words)).not.toHaveStyle({ whiteSpace: 'nowrap' });
    expect(getComputedStyle(screen.getByText(words)).webkitLineClamp).toBe('2');
  }
  expect(screen.getByRole('button', { name: `Abrir foto: ${title}` })).toBeInTheDocument();
});

it('a picture that does not come says so', async () => {
  show(<MediaCard picture={{ src: '/gone', alt: '' }} title="Nascente" tags={[]} onOpen={() => undefined} />);
  screen.getByRole('img').dispatchEvent(new Event('error'));
  expect(
    await screen.findByRole('img', { name: 'Abrir foto: Nascente: imagem indisponível' }),
  ).toBeInTheDocument();
});

function Viewer({ onClose = () => undefined }: { onClose?: () => void }) {
  const [index, setIndex] = useState(0);
  const titles = ['Um', 'Dois', 'Três'];
  return (
    <MediaViewer
      count={titles.length}
      at={(place) => {
        const title = titles[place];
        return title === undefined
          ? undefined
          : { title, tags: ['Solo'], facts: ['12/08/2025'], picture: { src: `/${title}`, alt: title } };
      }}
      index={index}
      onIndex={setIndex}
      onClose={onClose}
    />
  );
}

it('the viewer turns by arrows, Home and End, not beyond its ends, and closes by Esc', async () => {
  const onClose = vi.fn();
  show(<Viewer onClose={onClose} />);
  const at = () => [screen.getByRole('status').textContent, screen.getByRole('img').getAttribute('alt')];
  expect(button('Fechar')).toHaveFocus();
  expect(button('Anterior')).toBeDisabled();
  expect(at()).toEqual(['1 de 3', 'Um']);
  await userEvent.keyboard('{ArrowLeft}');
  expect(at()).toEqual(['1 de 3', 'Um']);
  await userEvent.keyboard('{ArrowRight}');
  expect(at()).toEqual(['2 de 3', 'Dois']);
  await userEvent.keyboard('{End}');
  expect(at()).toEqual(['3 de 3', 'Três']);
  expect(button('Próxima')).toBeDisabled();
  await userEvent.keyboard('{Home}');
  expect(at()).toEqual(['1 de 3', 'Um']);
  expect(screen.getByRole('dialog', { name: 'Um' })).toHaveTextContent('12/08/2025');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('asks of five thousand for the open one and those beside it', () => {
  const at = vi.fn((place: number) => ({ title: `Foto ${place}`, tags: [] }));
  const nothing = () => undefined;
  show(<MediaViewer count={5_000} at={at} index={2_400} onIndex={nothing} onClose={nothing} />);
  expect(new Set(at.mock.calls.flat())).toEqual(new Set([2_399, 2_400, 2_401]));
});

it('a long text is cut, and opened and closed by its words; a short one has none', async () => {
  const heights = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(90);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(40);
  show(<ClampedText>muito texto</ClampedText>);
  await userEvent.click(button('ver mais'));
  await userEvent.click(button('ver menos'));
  expect(button('ver mais')).toHaveAttribute('aria-expanded', 'false');
  heights.mockReturnValue(40);
  show(<ClampedText>pouco</ClampedText>);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  vi.restoreAllMocks();
});

it('a file is downloaded under its own name', () => {
  show(<FileCard name="laudo.pdf" href="/arquivo" description="Laudo" tags={[]} />);
  expect(screen.getByRole('link', { name: /^laudo\.pdf/ })).toHaveAttribute('download', 'laudo.pdf');
});

it.each<[UploadState, RegExp, string | null]>([
  [{ kind: 'sending', share: 0.641 }, /Enviando, 64%/, 'Cancelar'],
  [{ kind: 'waiting' }, /Aguardando a vez/, 'Cancelar'],
  [{ kind: 'storing' }, /Conferindo e guardando/, null],
  [{ kind: 'failed', sentence: 'Sem conexão', retry: true }, /Sem conexão/, 'Tentar de novo'],
  [{ kind: 'failed', sentence: 'Não é aceito', retry: false }, /Não é aceito/, null],
  [{ kind: 'sent' }, /Enviado/, null],
])('an upload card in state %o', async (state, words, action) => {
  const acted = vi.fn();
  show(
    <UploadCard
      name="a.jpg"
      facts="Foto · 2 MB"
      thumb={null}
      state={state}
      onCancel={() => acted('Cancelar')}
      onRetry={() => acted('Tentar de novo')}
    >
      <input aria-label="Descrição" />
    </UploadCard>,
  );
  const card = screen.getByRole('article', { name: 'a.jpg' });
  expect(card).toHaveTextContent(words);
  expect(screen.queryByRole('textbox') === null).toBe(state.kind === 'sent');
  if (action === null) return expect(within(card).queryByRole('button')).toBeNull();
  await userEvent.click(button(action));
  expect(acted).toHaveBeenCalledWith(action);
});

it('files are taken whatever they are: whoever takes them says what is refused', async () => {
  const onFiles = vi.fn();
  show(<DropPlace accept=".pdf" hint="Documentos" onFiles={onFiles} />);
  const field = screen.getByLabelText('Escolher arquivos');
  expect(field).toHaveAttribute('accept', '.pdf');
  const file = new File(['x'], 'virus.exe');
  await userEvent.upload(field, file, { applyAccept: false });
  await vi.waitFor(() => expect(onFiles).toHaveBeenCalledWith([file]));
});

it('views and tags say their counts and which is on', async () => {
  const [view, tag] = [vi.fn(), vi.fn()];
  show(
    <>
      <ViewToggle
        label="Ver"
        value="a"
        options={[
          { value: 'a', label: 'Mídias', count: 1037 },
          { value: 'b', label: 'Documentos', count: 0 },
        ]}
        onChange={view}
      />
      <ChoiceChips
        label="Tags"
        value="todas"
        options={[
          { value: 'todas', label: 'Todas', count: 3 },
          { value: '7', label: 'Solo', count: 1 },
        ]}
        onChange={tag}
      />
    </>,
  );
  expect(button('Mídias 1.037')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button('Documentos 0'));
  await userEvent.click(button('Solo 1'));
  expect(view).toHaveBeenCalledWith('b');
  expect(tag).toHaveBeenCalledWith('7');
  expect(button('Todas 3')).toHaveAttribute('aria-pressed', 'true');
});

it('outlines are drawn with north up, inside their frame', () => {
  const square = [
    [
      [-50, -15],
      [-49, -15],
      [-49, -14],
      [-50, -14],
      [-50, -15],
    ],
  ] as const;
  const numbers = pathOf([square])
    .match(/[\d.]+/g)!
    .map(Number);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(7.9);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(76.1);
  // The first corner is the south-west one: left and at the bottom.
  expect(numbers[0]).toBeLessThan(numbers[2]!);
  expect(numbers[1]).toBeGreaterThan(numbers[5]!);
  expect(pathOf([])).toBe('');
});
