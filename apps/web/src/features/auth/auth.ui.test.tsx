// [ASVS 6.2.6]
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { routes } from '../../app/router.tsx';
import { queryClient } from '../../core/query-client.ts';
import { forgetUser, keepUser } from '../../core/session/session-store.ts';

type Reply = { status?: number; body: unknown };

const user = {
  id: 1,
  nome: 'Ana Souza',
  perfil: 'Consulta Pública',
  profile: 'consulta',
  uf: null,
  cpf: null,
  menus: 'Dashboard',
  perfis: [],
  fator: null,
};
// Pages are fetched when they are opened; the first one of a run takes seconds on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

const sent: { path: string; body: unknown }[] = [];
let replies: Record<string, Reply | 'offline'>;

/** The network: what each path answers. Everything else is ours and runs. */
function network(input: string, init?: RequestInit): Promise<Response> {
  const path = input.split('/').at(-1)?.split('?')[0] ?? '';
  sent.push({ path, body: init?.body ? JSON.parse(init.body as string) : undefined });
  const reply = replies[path] ?? { body: {} };
  if (reply === 'offline') return Promise.reject(new TypeError('fetch failed'));
  return Promise.resolve(new Response(JSON.stringify(reply.body), { status: reply.status ?? 200 }));
}

beforeEach(() => {
  replies = {
    settings: {
      body: {
        tipo: 1,
        result: {
          product: 'Programa',
          anos: [2025],
          ufs: [],
          passwordMinLength: 3,
          demonstration: true,
          basemap: { satellite: null, attribution: null },
        },
      },
    },
  };
  sent.length = 0;
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  forgetUser();
  // What one test was answered is nothing that the next one's page finds at its beginning.
  queryClient.clear();
  vi.unstubAllGlobals();
});

async function open(path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  return { router, type: userEvent.setup({ delay: null }) };
}

const form = (name: string) => screen.findByRole('form', { name });
const press = (name: string) => screen.getByRole('button', { name });

describe('/auth/login', () => {
  test('both fields are required', async () => {
    const { type } = await open('/auth/login');
    const page = await form('Entrar');
    await type.click(press('Entrar'));
    expect(await within(page).findAllByText('Obrigatório')).toHaveLength(2);
    expect(sent.filter(({ path }) => path === 'login')).toHaveLength(0);
  });

  test('an e-mail without its form is refused', async () => {
    const { type } = await open('/auth/login');
    await form('Entrar');
    await type.type(screen.getByLabelText('E-mail'), 'marina@exemplo');
    await type.click(press('Entrar'));
    expect(await screen.findByText('Formato de email inválido')).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Formato de email inválido');
    expect(screen.getByLabelText('E-mail')).toBeInvalid();
  });

  test('the password is shown on request', async () => {
    const { type } = await open('/auth/login');
    await form('Entrar');
    const password = screen.getByLabelText('Senha');
    await type.type(password, 'segredo');
    await type.click(press('Mostrar senha'));
    expect(password).toHaveAttribute('type', 'text');
    await type.click(press('Ocultar senha'));
    expect(password).toHaveAttribute('type', 'password');
  });

  test.each([
    [
      "the server's own text",
      { status: 429, body: { tipo: 0, result: 'Muitas tentativas. Tente novamente em 5 minutos.' } },
      'Muitas tentativas. Tente novamente em 5 minutos.',
    ],
    ['without one, the sentence', { status: 401, body: {} }, 'Email ou senha incorretos'],
  ])('failure: %s', async (_name, reply, sentence) => {
    replies['login'] = reply;
    const { type, router } = await open('/auth/login');
    await form('Entrar');
    await type.type(screen.getByLabelText('E-mail'), 'ana@exemplo.org');
    await type.type(screen.getByLabelText('Senha'), 'x');
    await type.click(press('Entrar'));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(router.state.location.pathname).toBe('/auth/login');
    expect(screen.getByLabelText('E-mail')).toHaveValue('ana@exemplo.org');
  });
});

describe('/auth/registration', () => {
  const RIGHT: Readonly<Record<string, string>> = {
    'Nome completo': 'Ana Souza',
    'E-mail': 'ana@exemplo.org',
    CPF: '52998224725',
    Senha: 'abc',
    'Confirmar senha': 'abc',
  };
  type Typing = ReturnType<typeof userEvent.setup>;
  const fill = async (type: Typing, change: Partial<Record<string, string>> = {}) => {
    for (const [label, value] of Object.entries({ ...RIGHT, ...change })) {
      if (!value) continue;
      // As a password manager fills a form: key by key it is what the fields' own tests do.
      await type.click(screen.getByLabelText(label));
      await type.paste(value);
    }
  };
  /** Puts others in the place of what stands in some fields. */
  const refill = async (type: Typing, values: Partial<Record<string, string>>) => {
    for (const [label, value = ''] of Object.entries(values)) {
      await type.clear(screen.getByLabelText(label));
      await type.paste(value);
    }
  };

  test('says what is wrong with every empty field', async () => {
    const { type } = await open('/auth/registration');
    await form('Fazer cadastro');
    await type.click(press('Criar conta'));
    expect(await screen.findByText('Forneça seu nome completo')).toBeVisible();
    expect(screen.getByText('CPF inválido')).toBeVisible();
    expect(screen.getByText('Sua senha deve conter pelo menos 8 caracteres')).toBeVisible();
    expect(screen.getByText('Você deve aceitar os Termos & Políticas de Privacidade')).toBeVisible();
    expect(screen.getAllByText('Obrigatório')).toHaveLength(2);
  });

  test('says each rule by itself, of a form that is right otherwise', async () => {
    const { type } = await open('/auth/registration');
    await form('Fazer cadastro');
    await fill(type);
    await type.click(screen.getByRole('checkbox'));
    const wrong: [string, Partial<Record<string, string>>, string][] = [
      ['one word is no full name', { 'Nome completo': 'Ana' }, 'Forneça seu nome completo'],
      ['a CPF with wrong digits', { CPF: '52998224724' }, 'CPF inválido'],
      [
        'two characters of password',
        { Senha: 'ab', 'Confirmar senha': 'ab' },
        'Sua senha deve conter pelo menos 8 caracteres',
      ],
      ['passwords that differ', { 'Confirmar senha': 'abd' }, 'Senha e Confirmar senha não coincidem'],
    ];
    for (const [name, change, sentence] of wrong) {
      expect(screen.queryByText(sentence), name).not.toBeInTheDocument();
      await refill(type, change);
      await type.click(press('Criar conta'));
      expect(await screen.findByText(sentence), name).toBeVisible();
      await refill(type, Object.fromEntries(Object.keys(change).map((label) => [label, RIGHT[label] ?? ''])));
    }
    expect(sent.some(({ path }) => path === 'register')).toBe(false);
  });

  test('says every rule at once', async () => {
    const { type } = await open('/auth/registration');
    await form('Fazer cadastro');
    await fill(type, {
      'Nome completo': 'Joana',
      'E-mail': 'joana',
      CPF: '11111111111',
      Senha: 'ab',
      'Confirmar senha': 'cd',
    });
    await type.click(press('Criar conta'));
    expect(await screen.findByText('Forneça seu nome completo')).toBeVisible();
    for (const sentence of [
      'Formato de email inválido',
      'CPF inválido',
      'Sua senha deve conter pelo menos 8 caracteres',
      'Senha e Confirmar senha não coincidem',
      'Você deve aceitar os Termos & Políticas de Privacidade',
    ])
      expect(screen.getByText(sentence)).toBeVisible();
  });

  test('takes of what is typed for a CPF its eleven digits', async () => {
    const { type } = await open('/auth/registration');
    await form('Fazer cadastro');
    await type.type(screen.getByLabelText('CPF'), 'x52998224725999');
    expect(screen.getByLabelText('CPF')).toHaveValue('529.982.247-25');
  });

  test('masks the CPF, sends the four fields and the version of the terms, and signs in', async () => {
    replies['register'] = { body: { tipo: 1, result: 'ok' } };
    replies['login'] = { body: { tipo: 1, result: user } };
    const { type, router } = await open('/auth/registration');
    await form('Fazer cadastro');
    await fill(type);
    expect(screen.getByLabelText('CPF')).toHaveValue('529.982.247-25');
    // What a phone's keyboard goes by.
    expect(screen.getByLabelText('CPF')).toHaveAttribute('inputmode', 'numeric');
    await type.click(screen.getByRole('checkbox'));
    await type.click(press('Criar conta'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(sent.find(({ path }) => path === 'register')?.body).toMatchObject({
      nome: 'Ana Souza',
      email: 'ana@exemplo.org',
      cpf: '529.982.247-25',
      pass: 'abc',
    });
    expect(localStorage.getItem('fonte.session')).not.toContain('cpf');
  });

  test('falls to the login when that first sign-in fails', async () => {
    replies['register'] = { body: { tipo: 1, result: 'ok' } };
    replies['login'] = { status: 401, body: { tipo: 0, result: 'Email ou senha incorretos' } };
    const { type, router } = await open('/auth/registration');
    await form('Fazer cadastro');
    await fill(type);
    await type.click(screen.getByRole('checkbox'));
    await type.click(press('Criar conta'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
    expect(await form('Entrar')).toBeVisible();
  });

  test('says at the login that the account waits for its confirmation', async () => {
    const sentence = 'Cadastro recebido: confirme pelo endereço enviado para ana@exemplo.org.';
    replies['register'] = { body: { tipo: 1, result: sentence } };
    replies['login'] = { status: 401, body: { tipo: 0, result: 'Email ou senha incorretos' } };
    const { type } = await open('/auth/registration');
    await form('Fazer cadastro');
    await fill(type);
    await type.click(screen.getByRole('checkbox'));
    await type.click(press('Criar conta'));
    await form('Entrar');
    expect(await screen.findByRole('status')).toHaveTextContent(sentence);
  });

  test('failure has one sentence', async () => {
    replies['register'] = { status: 400, body: { tipo: 0, result: 'duplicado' } };
    const { type } = await open('/auth/registration');
    await form('Fazer cadastro');
    await fill(type);
    await type.click(screen.getByRole('checkbox'));
    await type.click(press('Criar conta'));
    expect(await screen.findByText('Não foi possível criar sua conta, tente novamente')).toBeVisible();
    expect(screen.getByLabelText('Nome completo')).toHaveValue('Ana Souza');
  });
});

describe('/auth/confirm', () => {
  const confirm = async () => {
    const opened = await open('/auth/confirm?token=012345678901234567890123456789');
    await form('Confirmar cadastro');
    await opened.type.type(screen.getByLabelText('Senha escolhida no cadastro'), 'abc');
    await opened.type.click(press('Confirmar e entrar'));
    return opened;
  };

  test('sends the token and the password, and signs in', async () => {
    replies['confirm'] = { body: { tipo: 1, result: user } };
    const { router } = await confirm();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(sent.find(({ path }) => path === 'confirm')?.body).toEqual({
      token: '012345678901234567890123456789',
      pass: 'abc',
    });
  });

  test("a refusal is the server's sentence", async () => {
    const sentence =
      'Este CPF já tem uma conta, com outro email. Entre com ela ou fale com um administrador.';
    replies['confirm'] = { status: 409, body: { tipo: 0, result: sentence } };
    await confirm();
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});

describe('/auth/forgot-password', () => {
  const ask = async () => {
    const opened = await open('/auth/forgot-password');
    await form('Recuperar senha');
    await opened.type.type(screen.getByLabelText('E-mail'), 'ana@exemplo.org');
    await opened.type.click(press('Enviar email'));
  };

  test("shows 'Email enviado' with a way back to the login", async () => {
    replies['reset-password'] = { body: { tipo: 1, result: 'ok' } };
    await ask();
    expect(await screen.findByRole('heading', { name: 'Email enviado' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Voltar para o login' })).toHaveAttribute('href', '/auth/login');
  });

  test('wants an e-mail', async () => {
    const { type } = await open('/auth/forgot-password');
    await form('Recuperar senha');
    await type.click(press('Enviar email'));
    expect(await screen.findByText('Obrigatório')).toBeVisible();
    expect(sent.some(({ path }) => path === 'reset-password')).toBe(false);
  });

  test('names the e-mail that nobody has', async () => {
    replies['reset-password'] = { status: 404, body: {} };
    await ask();
    expect(await screen.findByText('O email ana@exemplo.org não foi encontrado')).toBeVisible();
  });
});

describe('/auth/new-password', () => {
  test.each([
    ['a short password', 'ab', 'ab', 'Sua senha deve conter pelo menos 8 caracteres'],
    ['another confirmation', 'abcdef', 'abcdeg', 'Senha e Confirmar senha não coincidem'],
  ])('refuses %s', async (_what, pass, confirm, sentence) => {
    const { type } = await open('/auth/new-password?token=012345678901234567890123456789');
    await type.type(await screen.findByLabelText('Nova senha', { selector: 'input' }), pass);
    await type.type(screen.getByLabelText('Confirmar senha'), confirm);
    await type.click(press('Salvar nova senha'));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(sent.some(({ path }) => path === 'new-password')).toBe(false);
  });
});

describe('ways in and out', () => {
  test.each(['/', '/dashboard', '/nada', '/auth', '/auth/nada', '/propriedades/detalhe/1'])(
    '%s without a session leads to the login',
    async (path) => {
      const { router } = await open(path);
      await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
    },
  );

  test('the address that was asked for is opened after signing in', async () => {
    replies['login'] = { body: { tipo: 1, result: user } };
    const { router, type } = await open('/dashboard?ano=2023&uf=GO');
    await form('Entrar');
    await type.type(screen.getByLabelText('E-mail'), 'ana@exemplo.org');
    await type.type(screen.getByLabelText('Senha'), 'x');
    await type.click(press('Entrar'));
    await waitFor(() => expect(router.state.location.search).toBe('?ano=2023&uf=GO'));
  });

  test.each(['/auth/login', '/auth/registration'])('%s sends a signed-in user on', async (path) => {
    keepUser(user as never);
    const { router } = await open(path);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  test('/logout clears the session when the server returns a result', async () => {
    keepUser(user as never);
    replies['logout'] = { body: { result: true } };
    const { router } = await open('/logout');
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
    expect(localStorage.getItem('fonte.session')).toBeNull();
  });

  test.each<[string, Reply, RegExp]>([
    [
      'a fault of ours',
      { status: 503, body: {} },
      /neste aparelho\. O erro é do portal, não da sua conexão\./,
    ],
    ['no result', { body: { result: false } }, /neste aparelho\. O erro é do portal, não da sua conexão\./],
  ])('/logout keeps it at %s, says whose fault it is, and offers another try', async (_why, reply, says) => {
    keepUser(user as never);
    replies['logout'] = reply;
    const { router, type } = await open('/logout');
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    expect(screen.getByText('Não foi possível sair')).toBeVisible();
    expect(screen.getByText(says)).toBeVisible();
    expect(localStorage.getItem('fonte.session')).not.toBeNull();
    replies['logout'] = { body: { result: true } };
    await type.click(press('Tentar de novo'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
  });
});
