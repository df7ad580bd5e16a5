import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { publicOrigin } from '../../../platform/app/public-address.ts';
import { installationSecret } from '../../../platform/identity/installation-secret.ts';
import { Download, type Call } from '../../../platform/index.ts';
import type { Settings } from '../../../settings.ts';

type Where = Pick<Settings, 'SESSION_SECRET' | 'DATA_DIR'>;

const PATH = '/api/indicators/auth/notify/unsubscribe';

const codeOf = async (settings: Where, id: number): Promise<string> =>
  createHmac('sha256', await installationSecret(settings))
    .update(`notificacao ${id}`)
    .digest('base64url');

/** The address at which one recipient of one notification gets no more of it: made from its number, nothing stored, and good for nothing else. */
export async function unsubscribeAddress(
  app: Parameters<typeof publicOrigin>[0] & { readonly settings: Settings },
  id: number,
): Promise<string> {
  const address = new URL(PATH, publicOrigin(app));
  address.searchParams.set('t', `${id}.${await codeOf(app.settings, id)}`);
  return address.href;
}

/** The recipient that an address names; null for one that nobody was given. */
async function namedBy(settings: Where, t: string): Promise<number | null> {
  const [, number, code] = /^(\d{1,15})\.([\w-]{43})$/.exec(t) ?? [];
  if (number === undefined || code === undefined) return null;
  const right = Buffer.from(await codeOf(settings, Number(number)));
  return timingSafeEqual(right, Buffer.from(code)) ? Number(number) : null;
}

const WORDS = {
  ask: 'Deixar de receber esta notificação por email?',
  done: 'Pronto: você não recebe mais esta notificação.',
  wrong: 'Este endereço não vale. Use o do email que você recebeu.',
} as const;

/** A page of one sentence, without scripts: whoever opens it has a mail and maybe no account. */
function page(call: Call, said: keyof typeof WORDS, status = 200): Download {
  const html = h(
    'html',
    { lang: 'pt-BR' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('title', null, 'Fonte de dados'),
    ),
    h(
      'body',
      null,
      h(
        'main',
        null,
        h('h1', null, 'Fonte de dados'),
        h('p', null, WORDS[said]),
        said === 'ask' ? h('form', { method: 'post' }, h('button', null, 'Deixar de receber')) : null,
      ),
    ),
  );
  call.reply.header(
    'content-security-policy',
    "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
  );
  return new Download(`<!DOCTYPE html>${renderToStaticMarkup(html)}`, {
    contentType: 'text/html; charset=utf-8',
    status,
  });
}

/** Asks; mail programs that look at every link of a mail change nothing by it. */
export async function askUnsubscribe(call: Call<unknown, { t: string }>): Promise<Download> {
  const id = await namedBy(call.app.settings, call.query.t);
  return id === null ? page(call, 'wrong', 400) : page(call, 'ask');
}

/** Does it, once or again. */
export async function takeUnsubscribe(call: Call<unknown, { t: string }>): Promise<Download> {
  const id = await namedBy(call.app.settings, call.query.t);
  if (id === null) return page(call, 'wrong', 400);
  await call.app.database.db
    .updateTable('portal.notificacao_destino')
    .set({ cancelado_em: sql`now()` })
    .where('id_destino', '=', id)
    .where('cancelado_em', 'is', null)
    .execute();
  return page(call, 'done');
}
