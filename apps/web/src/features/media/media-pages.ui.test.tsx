import { UiProvider } from '@fonte/ui';
import { addressOf, type Endpoint, type Profile } from '@fonte/contracts';
import * as media from '@fonte/contracts/endpoints/media';
import { settings } from '@fonte/contracts/endpoints/portal';
import * as uploads from '@fonte/contracts/endpoints/uploads';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RouterLink } from '../../core/navigation/router-link.tsx';
import { forgetUser } from '../../core/session/session-store.ts';
import { signedInAs } from '../../core/session/testing.ts';
import { PropertyMediaPage } from './property-page.tsx';
import { MediaTagPage } from './tag-page.tsx';
import { TagDialog } from './tag-dialog.tsx';

configure({ asyncUtilTimeout: 20_000 });

type Asked = { method: string; path: string; body: unknown; headers: Record<string, string> };

/** The network: what is asked is kept and answered from here; everything else is ours and runs. */
let asked: Asked[];
let answers: Record<string, (asked: Asked) => Response>;

/** 'GET /…' of a call. */
const on = (endpoint: Endpoint, params: object = {}) =>
  `${endpoint.method} ${addressOf(endpoint, { params })}`;
const PROPERTY_ID = { id: '5200010001' };

const TAGS = [
  { id: 3, name: 'Nascente', description: 'Água', publica: true },
  { id: 7, name: 'Solo', description: 'Terra', publica: false },
];
const place = { property_id: '5200010001', property: 'Sítio Vereda', municipio: 'Rio Verde', uf: 'GO' };
const photo = (id: number, description: string, file_tags: number[]) => ({
  id,
  type: 'photo',
  key: String(id).padStart(32, '0'),
  description,
  file_tags,
  ...place,
  largura: 1600,
  altura: 1200,
  enviado_em: '2025-08-12T12:00:00Z',
  tirada_em: null,
  lon: null,
  lat: null,
  distancia_m: 3200,
  sem_visita: true,
});
const square = [
  [-47, -10],
  [-46.99, -10],
  [-46.99, -9.99],
  [-47, -10],
];
const polygon = (id: number, name_poligono: string) => ({
  id,
  name_poligono,
  description: `Área ${id}`,
  area_ha: 28.21,
  hectares: 28.2,
  tag: 7,
  geojson: { type: 'Polygon', coordinates: [square] },
  id_files_geom: 9,
  versao: 4,
  key: `${'a'.repeat(32)}/poligonos.kml`,
  ...place,
});
const PROPERTY = {
  property: { ...place, cod_propriedade: '52.0001.0001', name: 'Sítio Vereda', lon: -47, lat: -10 },
  tags: TAGS,
  medias: [photo(1, 'Nascente cercada', [3]), photo(2, 'Curvas de nível', [7]), photo(4, 'Poço', [3, 7])],
  documents: [
    {
      id: 5,
      key: `${'b'.repeat(32)}/laudo de solo.pdf`,
      description: 'Laudo',
      file_tags: [7],
      ...place,
      media_type: 'application/pdf',
      bytes: 204_800,
      enviado_em: '2025-08-12T12:00:00Z',
    },
  ],
  polygons: [polygon(21, 'Piquetes'), polygon(22, 'Talhão')],
  editavel: true,
};

beforeEach(() => {
  asked = [];
  answers = { [on(media.mediaOfProperty, PROPERTY_ID)]: () => Response.json(PROPERTY) };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const one: Asked = {
      method: init.method ?? 'GET',
      path: address.split('?')[0] ?? '',
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body,
      headers: init.headers as Record<string, string>,
    };
    asked.push(one);
    return (
      answers[`${one.method} ${one.path}`]?.(one) ??
      Response.json({ tipo: 0, result: 'não' }, { status: 500 })
    );
  });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
});
afterEach(() => {
  // A page that still stands would be drawn for nobody, and say three times that it cannot.
  cleanup();
  history.replaceState(null, '', '/');
  forgetUser();
  vi.unstubAllGlobals();
});

const PAGES: RouteObject[] = [
  { path: '/minhas-propriedades/:id/midias', element: <PropertyMediaPage /> },
  { path: '/midias/tag/:id', element: <MediaTagPage /> },
  { path: '/nova-tag', element: <TagDialog tag={null} onClose={() => undefined} /> },
  { path: '*', element: <p>Outra página</p> },
];

function open(path: string, profile: Profile = 'tecnico') {
  signedInAs(profile);
  // What is looked at is written into the window's own address.
  history.replaceState(null, '', path);
  const router = createBrowserRouter(PAGES);
  render(
    <UiProvider LinkComponent={RouterLink}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>,
  );
  return router;
}
const GALLERY = '/minhas-propriedades/5200010001/midias';
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
/** Pasted: key by key fields are filled at the sign-in (auth.ui.test.tsx). */
async function fill(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}
const writes = () => asked.filter(({ method }) => method !== 'GET');

test('a gallery names its property, and shows one of three views, narrowed by a tag', async () => {
  open(GALLERY);
  expect(screen.getByRole('heading', { name: 'Propriedade' })).toBeInTheDocument();
  expect(screen.getByText('Carregando...')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Sítio Vereda' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Adicionar vídeo' })).not.toBeInTheDocument();
  const names = () => screen.getAllByRole('article').map((card) => card.textContent);
  expect(names()).toHaveLength(3);
  await click('Nascente 2');
  expect(names()).toHaveLength(2);
  await click('Documentos 1');
  expect(screen.getByRole('link', { name: /laudo de solo\.pdf/ })).toHaveAttribute(
    'href',
    addressOf(uploads.namedMediaFile, {
      params: { key: 'b'.repeat(32), name: 'laudo de solo.pdf' },
    }),
  );
  await waitFor(() => expect(location.search).toBe('?ver=documentos'));
});

test('a photo opens in the viewer, and an address opens it too', async () => {
  open(`${GALLERY}?midia=2`);
  const viewer = await screen.findByRole('dialog', { name: 'Curvas de nível' });
  expect(viewer).toHaveTextContent('2 de 3');
  expect(viewer).toHaveTextContent(/sem visita neste dia.*a 3,20 km da propriedade/);
  expect(within(viewer).getByRole('link', { name: 'Baixar original' })).toHaveAttribute(
    'href',
    addressOf(uploads.mediaFile, {
      params: { key: '2'.padStart(32, '0') },
      query: { tamanho: 'original' },
    }),
  );
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('dialog', { name: 'Poço' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(location.search).toBe(''));
});

test('a property that is not there or not the caller’s is not found', async () => {
  answers[on(media.mediaOfProperty, PROPERTY_ID)] = () =>
    Response.json(
      { tipo: 0, result: 'Propriedade não encontrada', codigo: 'propertyNotFound' },
      { status: 404 },
    );
  open(GALLERY);
  expect(await screen.findByText('Propriedade não encontrada')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Adicionar arquivos' })).not.toBeInTheDocument();
});

test('who may only look has no way to change anything', async () => {
  answers[on(media.mediaOfProperty, PROPERTY_ID)] = () => Response.json({ ...PROPERTY, editavel: false });
  open(GALLERY, 'nacional');
  await screen.findByRole('heading', { name: 'Sítio Vereda' });
  expect(screen.queryByRole('button', { name: 'Adicionar arquivos' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Ações de/ })).not.toBeInTheDocument();
});

test('editing holds to the rules of sending, asks first, and says that it is done', async () => {
  answers[on(media.updateMedia, { id: 1 })] = () => Response.json({ updated: true });
  open(GALLERY);
  await click('Ações de Nascente cercada');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar descrição e tags' }));
  const field = await screen.findByRole('textbox', { name: 'Descrição' });
  await userEvent.clear(field);
  await click('Salvar');
  expect(screen.getByText('Obrigatório')).toBeInTheDocument();
  await userEvent.click(field);
  await userEvent.paste('x'.repeat(1001));
  expect(screen.getByText('Máximo 1000 caracteres')).toBeInTheDocument();
  await userEvent.clear(field);
  await fill(field, 'Nascente limpa');
  await click('Salvar');
  expect(writes()).toEqual([]);
  await click('Confirmar');
  expect(await screen.findByText('Atualizada!')).toBeInTheDocument();
  expect(screen.getByText('O arquivo foi atualizado com sucesso!')).toBeInTheDocument();
  expect(writes().map(({ body }) => body)).toEqual([{ description: 'Nascente limpa', tags: [3] }]);
});

test('removing asks first and says what came of it', async () => {
  open(GALLERY);
  await click('Ações de Poço');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  expect(await screen.findByText('Deseja realmente excluir este arquivo?')).toBeInTheDocument();
  expect(screen.getByText('Você não será capaz de reverter isso!')).toBeInTheDocument();
  expect(button('Cancelar')).toHaveFocus();
  await click('Confirmar');
  expect(await screen.findByText(/Não foi possível remover o arquivo selecionado!/)).toBeInTheDocument();
  answers[on(media.deleteMedia, { id: 4 })] = () => Response.json({ deleted: true });
  await click('Ações de Poço');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  await click('Confirmar');
  expect(await screen.findByText('O arquivo foi removido com sucesso!')).toBeInTheDocument();
});

test('a polygon is removed by writing its file without it, and the last one takes the file along', async () => {
  answers[on(uploads.updateGeometry, { id: 9 })] = () =>
    Response.json({ updated: true, versao: 5, poligonos: 1 });
  open(`${GALLERY}?ver=poligonos`);
  await click('Ações de Talhão');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  expect(await screen.findByText('Deseja realmente excluir esta geometria?')).toBeInTheDocument();
  await click('Confirmar');
  expect(await screen.findByText('A geometria foi removida com sucesso!')).toBeInTheDocument();
  const form = writes()[0]?.body as FormData;
  const kml = await (form.get('file') as File).text();
  expect(kml).toContain('<name>Piquetes</name>');
  expect(kml).not.toContain('Talhão');
  expect(form.get('versao')).toBe('4');
});

test('files are sent in pieces and committed with their words; what is missing is said first', async () => {
  const state = { id: 'e1', tamanho: 3, recebido: 0, vence_em: '' };
  const sent = { id: 9, tipo: 'photo', key: 'c', ja_enviado_em: '2025-03-04T13:20:30Z' };
  answers[on(uploads.beginUpload)] = () => Response.json(state, { status: 201 });
  answers[on(uploads.continueUpload, { id: 'e1' })] = () => new Response(null, { status: 204 });
  answers[on(uploads.uploadMedia, PROPERTY_ID)] = () =>
    Response.json({ uploaded: true, arquivos: [sent], poligonos: 0, avisos: [] });
  open(GALLERY);
  await click('Adicionar arquivos');
  const files = [new File(['abc'], 'mata.jpg'), new File(['x'], 'virus.exe')];
  await userEvent.upload(await screen.findByLabelText('Escolher arquivos'), files, { applyAccept: false });
  expect(await screen.findByText('Este tipo de arquivo não é aceito')).toBeInTheDocument();
  await screen.findByRole('textbox', { name: 'Descrição' });
  await click('Enviar arquivos');
  expect(screen.getAllByText('Obrigatório')).toHaveLength(2);
  expect(screen.getByText('2 arquivos, 2 precisam de atenção')).toBeInTheDocument();
  await fill(screen.getByRole('textbox', { name: 'Descrição' }), 'Mata');
  await userEvent.click(screen.getByRole('combobox', { name: 'Tags' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Solo' }));
  await userEvent.keyboard('{Escape}');
  await click('Retirar virus.exe');
  await click('Enviar 1 arquivo');
  await screen.findByText('Upload realizado!');
  expect(screen.getByText('Os arquivos foram enviados com sucesso!')).toBeInTheDocument();
  expect(screen.getByRole('article', { name: 'mata.jpg' })).toHaveTextContent('Já enviado em 04/03/2025');
  const [begin, append, commit] = writes();
  expect(begin?.headers).toMatchObject({ 'upload-length': '3' });
  expect(append?.headers).toMatchObject({ 'upload-offset': '0' });
  const form = commit?.body as FormData;
  expect(Object.fromEntries(form)).toEqual({ envios: 'e1', descriptions: 'Mata', tags: '7' });
});

test('a video of the provider is added by its address and plays at a click; without a provider there is no way to', async () => {
  const video = { ...photo(8, 'Dia de campo', [7]), type: 'video', key: 'abc 1' };
  const provider = { embed: 'https://videos.example/v/{id}', thumb: 'https://videos.example/t/{id}.jpg' };
  answers[on(media.mediaOfProperty, PROPERTY_ID)] = () => Response.json({ ...PROPERTY, medias: [video] });
  answers[on(settings)] = () =>
    Response.json({ tipo: 1, result: { anos: [], ufs: [], basemap: {}, uploadMaxMb: 50, video: provider } });
  answers[on(media.addVideo, PROPERTY_ID)] = () => Response.json({ uploaded: true, id: 9 });
  open(GALLERY);
  const still = await screen.findByRole('img', { name: 'Ver vídeo: Dia de campo' });
  await waitFor(() => expect(still).toHaveAttribute('src', 'https://videos.example/t/abc%201.jpg'));
  expect(document.querySelector('iframe')).toBeNull();
  await userEvent.click(still);
  expect(await screen.findByTitle('Vídeo: Dia de campo')).toHaveAttribute(
    'src',
    'https://videos.example/v/abc%201',
  );
  await userEvent.keyboard('{Escape}');
  await click('Adicionar vídeo');
  await fill(await screen.findByRole('textbox', { name: 'Endereço ou código do vídeo' }), 'x1');
  await click('Salvar');
  expect(screen.getAllByText('Obrigatório')).toHaveLength(2);
  await fill(screen.getByRole('textbox', { name: 'Descrição' }), 'Plantio');
  await userEvent.click(screen.getByRole('combobox', { name: 'Tags' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Solo' }));
  await click('Salvar');
  expect(await screen.findByText('Vídeo adicionado')).toBeInTheDocument();
  expect(writes().map(({ body }) => body)).toEqual([{ video: 'x1', description: 'Plantio', tags: [7] }]);
});

test('leaving with unsent files asks', async () => {
  const router = open(GALLERY);
  await click('Adicionar arquivos');
  await userEvent.upload(
    await screen.findByLabelText('Escolher arquivos'),
    new File(['abc'], 'mata.jpg', { type: 'image/jpeg' }),
  );
  await screen.findByRole('article', { name: 'mata.jpg' });
  void router.navigate('/outra');
  expect(await screen.findByText('Sair sem enviar os arquivos?')).toBeInTheDocument();
  await click('Continuar aqui');
  expect(router.state.location.pathname).toBe(GALLERY);
  await waitFor(() => expect(screen.queryByText('Sair sem enviar os arquivos?')).not.toBeInTheDocument());
  void router.navigate('/outra');
  await click('Sair e descartar');
  expect(await screen.findByText('Outra página')).toBeInTheDocument();
});

test.each<[Profile, string[]]>([
  ['coordenador', ['Mídias 1', 'Documentos 1']],
  ['giz', []],
])('the media of a tag, as %s', async (profile, views) => {
  const { medias, documents } = PROPERTY;
  answers[on(media.mediaOfTag, { id: 3 })] = () =>
    Response.json({
      tag: TAGS[0],
      tags: TAGS,
      medias: medias.slice(0, 1),
      ...(profile === 'giz' ? {} : { documents }),
    });
  open('/midias/tag/3', profile);
  expect(await screen.findByRole('heading', { name: 'Nascente' })).toBeInTheDocument();
  expect(screen.getByText('Água')).toBeInTheDocument();
  const toggle = screen.queryByRole('group', { name: 'O que mostrar' });
  expect(
    toggle
      ? within(toggle)
          .getAllByRole('button')
          .map((one) => one.textContent)
      : [],
  ).toEqual(views);
  expect(screen.queryByRole('button', { name: /^Ações de/ })).not.toBeInTheDocument();
});

test('a tag that is not there is not found', async () => {
  answers[on(media.mediaOfTag, { id: 9 })] = () =>
    Response.json({ tipo: 0, result: 'Tag não encontrada' }, { status: 404 });
  open('/midias/tag/9');
  expect(screen.getByRole('heading', { name: 'Tag' })).toBeInTheDocument();
  expect(await screen.findByText('Tag não encontrada')).toBeInTheDocument();
});

test('a tag has a name and a description within their limits, and is saved once', async () => {
  let answer: (response: Response) => void = () => undefined;
  answers[on(media.createTag)] = () => Response.json({ created: true, id: 1 });
  open('/nova-tag', 'administrador');
  await click('Salvar');
  expect(screen.getAllByText('Obrigatório')).toHaveLength(2);
  await userEvent.click(screen.getByRole('textbox', { name: 'Nome' }));
  await userEvent.paste('n'.repeat(121));
  await userEvent.click(screen.getByRole('textbox', { name: 'Descrição' }));
  await userEvent.paste('d'.repeat(1001));
  expect(screen.getByText('Máximo 120 caracteres')).toBeInTheDocument();
  expect(screen.getByText('Máximo 1000 caracteres')).toBeInTheDocument();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Nome' }));
  await fill(screen.getByRole('textbox', { name: 'Nome' }), 'Mata');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Descrição' }));
  await fill(screen.getByRole('textbox', { name: 'Descrição' }), 'Ciliar');
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    asked.push({ method: 'POST', path: '', body: JSON.parse(init.body as string), headers: {} });
    return new Promise<Response>((resolve) => (answer = resolve));
  });
  await click('Salvar');
  expect(button('Salvar')).toHaveAttribute('aria-disabled', 'true');
  await click('Salvar');
  answer(Response.json({ created: true, id: 1 }));
  expect(await screen.findByText('A tag foi criada com sucesso!')).toBeInTheDocument();
  expect(writes().map(({ body }) => body)).toEqual([{ name: 'Mata', description: 'Ciliar', publica: false }]);
});
