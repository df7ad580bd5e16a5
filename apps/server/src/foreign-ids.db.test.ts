// [ASVS 8.2.2 8.2.3 8.3.1]
import { addressOf, ALL_PROFILES, OBSERVERS, type Profile, type Route } from '@fonte/contracts';
import { FINDING_STATES } from '@fonte/contracts/quality-queue';
import { RULE_IDS } from '@fonte/contracts/quality-ids';
import { DORA } from '@fonte/programme/tiny/people';
import { P1, P10, P4, P6 } from '@fonte/programme/tiny/properties';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FOREIGN_FIGURES } from './testing/foreign-figures.ts';
import { SQUARE } from './testing/square.ts';
import { foreignThings, OWN_CPF, owns, type Farm, type ForeignThings } from './testing/foreign-things.ts';
import { testPortalWithTiny, type TestPerson, type TestPortal } from './testing.ts';

// History, notifications, paper, Data Quality, media, people and own data, as every profile and as a stranger: asked for what belongs to others, by ids, states,
// cursors, filters and texts that no page writes. Nothing of a foreign property or account is told or changed, no CPF stands anywhere in clear, nothing is our fault.

let portal: TestPortal;
let things: ForeignThings;
beforeAll(async () => {
  portal = await testPortalWithTiny({ SMALL_GROUP: '5' });
  things = await foreignThings(portal);
});
afterAll(() => portal.close());

interface Asked {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
}
const PASS = 'uma senha qualquer 1';
const DAY = '2025-10-13';
/** Of Ana, of a colleague in the same state, and of two other states. */
const ASKED_FARMS = [P1, P4, P6, P10];
const STATES = ['GO', 'MG', 'MS', 'todas'];
const byId = (id: number | string, more: object = {}): Asked => ({ params: { id }, ...more });
const onFarm =
  (asked: (farm: Farm) => Asked[]) =>
  ({ farms }: ForeignThings): Asked[] =>
    farms.filter(({ code }) => ASKED_FARMS.includes(code)).flatMap(asked);
/** Accounts that none but an administrator may see or change: a chief's and, for who is of Goiás, those of Minas Gerais. */
const onOthers =
  (asked: (person: TestPerson) => Asked) =>
  ({ people, elsewhere, technicianElsewhere }: ForeignThings): Asked[] =>
    [people.administrador, elsewhere, technicianElsewhere].map(asked);

/** What of others is asked of each call. */
const READS: Readonly<Record<string, (of: ForeignThings) => Asked[]>> = {
  ...FOREIGN_FIGURES,
  'history.diff': () =>
    ['propriedade', 'visita', 'geometria'].flatMap((table) =>
      [{}, { pagina: 0 }, { pagina: 1_000_000 }].map((query) => ({ params: { table, date: DAY }, query })),
    ),
  'history.property': onFarm(({ code }) =>
    [{}, { pagina: 1 }, { desde: 1 }].map((query) => ({ params: { code }, query })),
  ),
  'history.since': () =>
    [
      {},
      { uf: 'MG' },
      { tabela: 'propriedade' },
      { tecnico: 'nenhum' },
      { tecnico: 'fora' },
      { tecnico: DORA },
    ].map((query) => ({ params: { versao: 'ultima' }, query })),
  'history.touched': () =>
    [{}, { uf: 'MG' }, { tipo: 'correcao' }, { tecnico: 'nenhum' }, { pagina: 1_000_000 }].map((query) => ({
      params: { versao: 'ultima' },
      query,
    })),
  'history.figures': () => [{}, { uf: 'MG' }].map((query) => ({ params: { versao: 'ultima' }, query })),
  'indicator.entryHistory': onFarm(({ code }) => [byId(1, { body: { propriedade: code } })]),
  'notify.list': () => [{}],
  'notify.sources': () => [{}],
  'notify.figures': () =>
    ['pagina:dashboard', 'pagina:qualidade', 'painel:1'].map((fonte) => ({ query: { fonte } })),
  'notify.preview': () => [{ body: { importacao: true, resumo: 'semanal', mudancas: true } }],
  'notify.deliveries': ({ notification }) => [byId(notification), byId(notification + 1)],
  'print.sheet': () =>
    [
      '/gestao-usuarios',
      '//outra.example/dashboard/print/GO',
      'https://outra.example/',
      '/api/impressao?pagina=/dashboard/print/GO',
      '/../api/indicators/auth/users',
    ].map((pagina) => ({ query: { pagina } })),
  'quality.queue': () =>
    FINDING_STATES.flatMap((situacao) =>
      [{}, { uf: 'MG' }, { regra: 13415 }, { pagina: 1_000_000 }].map((more) => ({
        query: { situacao, ...more },
      })),
    ),
  'media.tags': () => [{}],
  'media.tagsOfState': () => STATES.map((uf) => ({ params: { uf } })),
  'media.properties': () => [{}],
  'media.propertiesOfState': () => STATES.map((uf) => ({ params: { uf } })),
  'media.tag': ({ publicTag, shutTag }) => [byId(publicTag), byId(shutTag), byId(shutTag + 1)],
  'media.tagInState': ({ shutTag }) => STATES.map((uf) => ({ params: { id: shutTag, uf } })),
  'media.property': onFarm(({ code }) => [byId(code), byId(code.replaceAll('.', ''))]),
  'media.check': onFarm(({ code }) => [byId(code, { body: { polygons: [SQUARE] } })]),
  'files.get': onFarm(({ photoKey, documentKey, geometryKey }) =>
    [photoKey, documentKey, geometryKey].flatMap((file) =>
      [{}, { tamanho: 'original' }].map((query) => ({ params: { key: file }, query })),
    ),
  ),
  'files.named': onFarm(({ documentKey }) => [{ params: { key: documentKey, name: 'ata.pdf' } }]),
  'uploads.state': ({ upload }) => [byId(upload)],
  'property.agenda': () => [{}],
  'property.detail': onFarm(({ code }) => [byId(code.replaceAll('.', ''))]),
  'property.revealCpf': onFarm(({ code }) =>
    ['produtor', 'supervisor', 'tecnico'].map((papel) =>
      byId(code.replaceAll('.', ''), { body: { papel, motivo: 'Conferir o cadastro' } }),
    ),
  ),
  'property.search': onFarm(({ code, name }) =>
    [code, name, name.slice(0, 9)].map((texto) => ({ query: { texto, uf: 'MG' } })),
  ),
  'people.list': () => [
    {},
    { query: { pagina: 0, uf: 'MG' } },
    { query: { format: 'csv' } },
    { query: { busca: 'administrador', perfil: 1 } },
  ],
  'people.review': () => [{}, { query: { format: 'csv' } }],
  'people.audit': () => [{}, { query: { format: 'csv' } }],
  'people.retention': () => [{}],
  'people.revealCpf': onOthers(({ idUsuario }) =>
    byId(idUsuario, { body: { motivo: 'Conferir o cadastro' } }),
  ),
  'account.own': () => [{}],
  'account.data': () => [{}],
  'account.keys': () => [{}],
  'account.sessions': () => [{}],
  'account.sessionsOfPerson': onOthers(({ email }) => ({ query: { email } })),
};

/** And what would change it. */
const WRITES: typeof READS = {
  'notify.save': ({ notification: id }) => [{ body: { id, nome: 'Minha', users: 'eu@outra.example' } }],
  'notify.remove': ({ notification }) => [byId(notification)],
  'notify.send': ({ notification }) => [byId(notification)],
  'quality.take': ({ finding }) => [{ body: finding }],
  'quality.release': ({ finding }) => [{ body: finding }],
  'quality.answer': ({ finding }) => [
    { body: { ...finding, resposta: 'corrigido', porque: 'Conferido hoje' } },
  ],
  'media.createTag': () => [{ body: { name: 'Minha', description: 'Minha', publica: true } }],
  'media.updateTag': ({ shutTag }) => [
    byId(shutTag, { body: { name: 'X', description: 'X', publica: true } }),
  ],
  'media.update': onFarm(({ photo, document }) =>
    [photo, document].map((id) => byId(id, { body: { description: 'Minha', tags: [] } })),
  ),
  'media.delete': onFarm(({ photo, document }) => [photo, document].map((id) => byId(id))),
  'media.video': onFarm(({ code }) => [
    byId(code, { body: { video: 'dQw4w9WgXcQ', description: 'V', tags: '0' } }),
  ]),
  'uploads.geometry': onFarm(({ geometry }) => [byId(geometry)]),
  'uploads.media': onFarm(({ code }) => [byId(code)]),
  'uploads.begin': () => [{}],
  'uploads.continue': ({ upload }) => [byId(upload)],
  'uploads.end': ({ upload }) => [byId(upload)],
  'people.update': onOthers(({ idUsuario }) =>
    byId(idUsuario, { body: { id_perfil: 1, uf: 'GO', perfis: [1] } }),
  ),
  'people.remove': onOthers(({ idUsuario }) => byId(idUsuario)),
  'people.block': onOthers(({ idUsuario }) => byId(idUsuario, { body: { bloquear: true } })),
  'people.invite': () => [{ body: { nome: 'Eu Mesmo', email: 'eu@outra.example', id_perfil: 1 } }],
  'people.inviteAgain': onOthers(({ idUsuario }) => byId(idUsuario)),
  'people.resetFactor': onOthers(({ idUsuario }) => byId(idUsuario, { body: { atual: PASS } })),
  'people.decide': onOthers(({ idUsuario }) => byId(idUsuario, { body: { decisao: 'retirado' } })),
  'account.changePassword': () => [{ body: { atual: PASS, pass: 'outra senha qualquer' } }],
  'account.changeName': () => [{ body: { nome: 1 } }],
  'account.changeEmail': () => [{ body: { email: 'eu@outra.example', atual: PASS } }],
  'account.confirmEmail': () => [{ body: { token: 'A'.repeat(43) } }],
  'account.makeKey': () => [{ body: { nome: 'Minha', escopos: ['maps'], dias: 1, atual: PASS } }],
  'account.revokeKey': ({ programKey }) => [{ body: { id: programKey } }],
  'account.endSessions': () => [{ body: { id: 1, atual: PASS } }],
  'account.endSessionsOfPerson': onOthers(({ email }) => ({ body: { email, atual: PASS } })),
};
const MODULES =
  /^(?:figures|history|notify|print|quality|media|uploads|files|people|account|property)\.|^indicator\.entryHistory$/;
/** The way out of a mail is for whoever has its code (`unsubscribe.db.test.ts`). */
const WITH_A_CODE = ['notify.unsubscribe', 'notify.unsubscribePage'];

const routeOf = (name: string): Route => portal.app.routes.all().find((one) => one.name === name)!;
async function ask(route: Route, { params, query, body }: Asked, person?: TestPerson) {
  const { streams } = route;
  const text = streams === undefined ? JSON.stringify(body ?? {}) : '';
  return portal.ask(route.method, addressOf(route, { params, query }), {
    headers: {
      ...(person === undefined ? {} : { cookie: person.cookie }),
      ...(route.method === 'GET' || route.method === 'DELETE'
        ? {}
        : { 'content-type': streams === undefined ? 'application/json' : `${streams}; boundary=x` }),
    },
    ...(route.method === 'GET' || route.method === 'DELETE' ? {} : { payload: text }),
  });
}

/** What would betray a property or an account that is none of a person's. */
function foreignTo(profile: Profile): string[] {
  const { farms, people, elsewhere, technicianElsewhere } = things;
  const accounts = [elsewhere, technicianElsewhere, ...Object.values(people)].filter((one) => {
    if (one === people[profile] || profile === 'administrador') return false;
    if (profile === 'nacional') return one === people.administrador;
    return profile !== 'regional' || [people.administrador, elsewhere, technicianElsewhere].includes(one);
  });
  return [
    ...farms
      .filter((farm) => !owns(profile, farm))
      .flatMap(({ code, name, photoKey, documentKey, geometryKey }) => [
        code,
        code.replaceAll('.', ''),
        name,
        photoKey,
        documentKey,
        geometryKey,
      ]),
    ...accounts.map(({ email }) => email),
  ];
}
const dotted = (cpf: string) => cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4');
/** What of an answer must not be there. A CPF is told by the file of one's own data, and, with a reason that is kept, to who may edit an account and of who answers for an own property. */
function betrayed(body: string, profile: Profile, name: string): string[] {
  const told = (cpf: string): boolean =>
    (name === 'account.data' && cpf === OWN_CPF[profile]) ||
    (name === 'property.revealCpf' &&
      things.farms.some(
        (farm) => owns(profile, farm) && [farm.produtor, farm.supervisor, farm.tecnico].includes(cpf),
      )) ||
    (name === 'people.revealCpf' && (profile === 'administrador' || profile === 'nacional') && cpf === DORA);
  return [
    ...foreignTo(profile).filter((mark) => body.includes(mark)),
    ...things.cpfs.filter((cpf) => !told(cpf) && (body.includes(cpf) || body.includes(dotted(cpf)))),
  ];
}

/** Everything that people write, as one text. */
async function written(): Promise<string> {
  const { rows } = await sql<{ all: string }>`
    select concat_ws('|',
      (select jsonb_agg(x order by x.id_arquivo) from portal.arquivo x), (select jsonb_agg(x order by x.id_tag) from portal.tag x),
      (select jsonb_agg(x order by x.id_arquivo, x.id_tag) from portal.arquivo_tag x),
      (select jsonb_agg(x order by x.id_geometria) from portal.geometria_enviada x),
      (select jsonb_agg(x order by x.id_notificacao) from portal.notificacao x),
      (select jsonb_agg(x order by x.email) from portal.notificacao_destino x), (select count(*) from portal.entrega),
      (select jsonb_agg(x order by x.id_tratamento) from portal.tratamento x),
      (select jsonb_agg(to_jsonb(x) - 'ultimo_acesso' order by x.id_usuario) from portal.usuario x),
      (select jsonb_agg(x order by x.id_usuario, x.id_perfil) from portal.usuario_perfil x),
      (select jsonb_agg(to_jsonb(x) - 'usada_em' order by x.id_chave) from portal.chave_programa x),
      (select count(*) from portal.sessao), (select jsonb_agg(x order by x.id_envio) from portal.envio x)) as all`.execute(
    portal.database.db,
  );
  return rows[0]!.all;
}

test('what is looked for is what these calls tell to who may read it', async () => {
  let all = '';
  for (const [name, asked] of Object.entries(READS))
    // oxlint-disable-next-line no-await-in-loop
    for (const one of asked(things)) all += (await ask(routeOf(name), one, things.people.administrador)).body;
  const asked = things.farms.filter(({ code }) => ASKED_FARMS.includes(code));
  for (const { code, name, photoKey, documentKey } of asked)
    for (const mark of [code, name, photoKey, documentKey]) expect(all.includes(mark), mark).toBe(true);
  expect(all.includes(things.elsewhere.email)).toBe(true);
  expect(all.includes(dotted(DORA))).toBe(true);
});

test('every call of these modules is attacked', () => {
  const names = portal.app.routes.all().map(({ name }) => name);
  const ours = names.filter((name) => MODULES.test(name) && !WITH_A_CODE.includes(name));
  expect([...Object.keys(READS), ...Object.keys(WRITES)].toSorted()).toEqual(ours.toSorted());
});

describe.each(ALL_PROFILES)('%s', (profile) => {
  test('is told nothing of foreign properties and accounts, and no CPF', async () => {
    const found: string[] = [];
    const answered = new Set<string>();
    for (const [name, asked] of Object.entries(READS))
      for (const one of asked(things)) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that each is known by its call
        const { statusCode, body } = await ask(routeOf(name), one, things.people[profile]);
        if (statusCode === 200) answered.add(name);
        const marks = betrayed(body, profile, name);
        if (statusCode >= 500 || marks.length > 0)
          found.push(`${statusCode} ${name} ${JSON.stringify(one)}: ${marks.join(', ')}`);
      }
    expect(found).toEqual([]);
    // Else nothing had been asked.
    expect(answered.size).toBeGreaterThan(4);
  });
});

test.each(ALL_PROFILES.filter((profile) => profile !== 'administrador'))(
  '%s changes nothing of others',
  async (profile) => {
    const before = await written();
    const faults: string[] = [];
    for (const [name, asked] of Object.entries(WRITES)) {
      // Notifications are Nacional's too.
      if (profile === 'nacional' && name.startsWith('notify.')) continue;
      for (const one of asked(things)) {
        const own = things.farms.some((farm) => owns(profile, farm) && touches(one, farm));
        // oxlint-disable-next-line no-await-in-loop
        if (!own) faults.push(...(await changedBy(name, one, things.people[profile])));
      }
    }
    expect(faults).toEqual([]);
    expect(await written()).toBe(before);
  },
);

const touches = ({ params }: Asked, { code, photo, document, geometry }: Farm): boolean =>
  [code, photo, document, geometry].some(
    (one) => params !== undefined && 'id' in params && params.id === one,
  );
async function changedBy(name: string, one: Asked, person?: TestPerson): Promise<string[]> {
  const { statusCode } = await ask(routeOf(name), one, person);
  // Told the own keys, whatever was asked for.
  if (name === 'account.revokeKey' && statusCode === 200) return [];
  return statusCode < 400 || statusCode >= 500 ? [`${statusCode} ${name} ${JSON.stringify(one)}`] : [];
}

test('a stranger is told nothing and changes nothing', async () => {
  const before = await written();
  for (const [name, asked] of Object.entries({ ...READS, ...WRITES }))
    for (const one of asked(things).slice(0, 3))
      // oxlint-disable-next-line no-await-in-loop
      expect([name, (await ask(routeOf(name), one)).statusCode]).toEqual([name, 401]);
  expect(await written()).toBe(before);
});

const HOSTILE = [
  "' or '1'='1",
  '%',
  '_',
  '\u0000',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '-1',
  '1e309',
  '9'.repeat(400),
  '\u202E\uD83D',
  "MG' union select cpf from programa.tecnico--",
  '__proto__',
  '["MG"]',
];
test.each(['regional', 'supervisor', 'tecnico', 'consulta'] as const)(
  'hostile texts in every part of every question tell %s nothing, and are no fault of ours',
  async (profile) => {
    const found: string[] = [];
    for (const [name, asked] of Object.entries(READS))
      for (const one of asked(things).slice(0, 1))
        for (const part of ['params', 'query', 'body'] as const)
          for (const field of Object.keys(one[part] ?? {}))
            for (const text of HOSTILE) {
              const changed = { ...one, [part]: { ...one[part], [field]: text } };
              // A part of a path that leads elsewhere is not written (address.test.ts).
              // oxlint-disable-next-line no-await-in-loop
              const { statusCode, body } = await ask(routeOf(name), changed, things.people[profile]).catch(
                () => ({
                  statusCode: 0,
                  body: '',
                }),
              );
              const marks = betrayed(body, profile, name);
              if (statusCode >= 500 || marks.length > 0)
                found.push(`${statusCode} ${name} ${field}=${text.slice(0, 20)}: ${marks.join(', ')}`);
            }
    expect(found).toEqual([]);
  },
);

test.each(OBSERVERS)('%s asks Data Quality for no property, place or few', async (profile) => {
  for (const id of RULE_IDS)
    for (const more of [
      {},
      { moreFilter: "cod_propriedade = '31.0001.0003'" },
      { moreFilter: "municipio = 'Uberaba'" },
      { $uf: '["MG"]' },
      { $uf: '["GO","MG"]' },
    ]) {
      const query = {
        module: 'relatorio',
        controller: 'index',
        action: 'retorno-direto',
        co_consulta: String(id),
        ...more,
      };
      // oxlint-disable-next-line no-await-in-loop
      const { statusCode, body } = await portal.ask(
        'GET',
        `/api/app/?${new URLSearchParams(query as Record<string, string>).toString()}`,
        {
          headers: { cookie: things.people[profile].cookie },
        },
      );
      expect([id, more, statusCode >= 500, betrayed(body, profile, '')]).toEqual([id, more, false, []]);
    }
});
