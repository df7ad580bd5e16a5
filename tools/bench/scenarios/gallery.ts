import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf, undotted } from '@fonte/contracts';
import { mediaOfProperty } from '@fonte/contracts/endpoints/media';
import { formatInteger, formatNumber } from '@fonte/pt-br';
import { sql } from 'kysely';
import type { BrowserContext } from 'playwright-core';
import sharp from 'sharp';
import { keyOf } from '../../../apps/server/src/platform/storage/storage.ts';
import { launched, signIn } from '../browser.ts';
import { median, timed } from '../measure.ts';
import { environmentOf, people, portalOn, type Portal } from '../portal.ts';
import type { Scenario } from '../scenario.ts';
import { startServer } from '../server.ts';

const MEDIA = 5_000;
const VISITS = 7;
const OPENS_MS = 1_000;
/** As many pictures as a visit may ask for: those of the cards that are made at once, and some more. */
const PICTURES = 180;
/** Cards that are made before a photo is opened. */
const SCROLLED = 600;
/** Of the files and tags that are made for this, and removed after it. */
const NAME = 'medicao-da-galeria';

/** The gallery of a property with five thousand photos: its call without a network, and the page in headless Chromium until its cards and their pictures are there. */
export const scenario: Scenario = async (setup) => {
  const { url } = await setup.programme(setup.properties);
  const portal = await portalOn(url);
  const server = await startServer(environmentOf(url));
  const browser = await launched();
  try {
    const [{ cookie }] = await people(portal);
    await removed(portal);
    const id = undotted(await filled(portal));
    const asked = addressOf(mediaOfProperty, { params: { id } });
    const whole = await portal.get(asked, cookie);
    const calls: number[] = [];
    const context = await browser.newContext({
      viewport: { width: 1_366, height: 768 },
      locale: 'pt-BR',
      baseURL: server.url,
    });
    await signIn(context, server.url, cookie);
    const first = await visit(context, id);
    const visits: Visit[] = [];
    for (let count = 0; count < VISITS; count += 1) {
      // oxlint-disable no-await-in-loop -- one after the other
      calls.push(await timed(() => portal.get(asked, cookie)));
      visits.push(await visit(context, id));
      // oxlint-enable no-await-in-loop
    }
    return {
      title: `Galeria de uma propriedade com ${formatInteger(MEDIA)} fotos, 1366 × 768`,
      head: ['Medida', 'Primeira visita', 'Depois', 'Limite'],
      rows: [
        ['A chamada, sem rede, ms', '', ms(median(calls)), ''],
        ['… KB', '', ms(Buffer.byteLength(whole.body) / 1_024), ''],
        [
          'Os primeiros cards pintados, ms',
          ms(first.cardsMs),
          ms(median(visits.map(({ cardsMs }) => cardsMs))),
          ms(OPENS_MS),
        ],
        [
          'As fotos à vista, ms',
          ms(first.picturesMs),
          ms(median(visits.map(({ picturesMs }) => picturesMs))),
          '',
        ],
        ['Do clique à foto aberta, ms', ms(first.openMs), ms(median(visits.map(({ openMs }) => openMs))), ''],
        ['Da seta à próxima, ms', ms(first.nextMs), ms(median(visits.map(({ nextMs }) => nextMs))), ''],
      ],
      notes: [
        `Mediana de ${VISITS} visitas de um Administrador, cada uma numa página nova com a sessão aberta. Pintados: dois quadros depois que a galeria diz quantas são. Aberta com ${SCROLLED} cards feitos.`,
      ],
    };
  } finally {
    await removed(portal);
    await browser.close();
    await server.stop();
    await portal.close();
  }
};

const ms = (value: number): string => formatNumber(value, 0);

/** Gives the property with most visits its photos, each with a place, a moment and two tags; gives its code. */
async function filled({ app, database: { db } }: Portal): Promise<string> {
  const { cod_propriedade: code } = await db
    .selectFrom('programa.visita')
    .select('cod_propriedade')
    .groupBy('cod_propriedade')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('cod_propriedade')
    .limit(1)
    .executeTakeFirstOrThrow();
  await sql`
    with tags as (
      insert into portal.tag (nome, nome_comparado, descricao)
      select ${NAME} || n, ${NAME} || n, 'Medição' from generate_series(1, 2) n returning id_tag
    ), fotos as (
      insert into portal.arquivo (chave, cod_propriedade, tipo, nome, media_type, bytes, sha256, largura, altura, descricao, tirada_em, lon, lat, distancia_m)
      select md5(${NAME} || n), ${code}, 'photo', ${NAME}, 'image/jpeg', 4400000, repeat('0', 64), 1600, 1200,
        'Nascente cercada, com mudas em volta, ' || n, now() - n * interval '1 hour', -50.5, -17.8, n
      from generate_series(1, ${MEDIA}::int) n returning id_arquivo
    )
    insert into portal.arquivo_tag (id_arquivo, id_tag) select f.id_arquivo, t.id_tag from fotos f cross join tags t`.execute(
    db,
  );
  await sql`analyze portal.arquivo, portal.arquivo_tag`.execute(db);
  const folder = await mkdtemp(join(tmpdir(), 'fonte-bench-'));
  try {
    const path = join(folder, 'foto.jpg');
    const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#2a7' } })
      .jpeg()
      .toBuffer();
    await writeFile(path, bytes);
    const content = {
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      type: 'image/jpeg',
    };
    // oxlint-disable-next-line no-await-in-loop -- a folder takes one after the other
    for (const key of pictureKeys()) await app.files.storage.put(key, path, content);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return code;
}

/** Of the newest ones, which stand first. */
const pictureKeys = (): string[] =>
  Array.from({ length: PICTURES }, (_, at) =>
    keyOf(
      createHash('md5')
        .update(`${NAME}${MEDIA - at}`)
        .digest('hex'),
      '400',
    ),
  );

async function removed({ app, database: { db } }: Portal): Promise<void> {
  await db.deleteFrom('portal.arquivo').where('nome', '=', NAME).execute();
  await db.deleteFrom('portal.tag').where('nome', 'like', `${NAME}%`).execute();
  await Promise.all(pictureKeys().map((key) => app.files.storage.remove(key)));
}

interface Visit {
  readonly cardsMs: number;
  readonly picturesMs: number;
  /** From the click on the first photo until the viewer stands, and from there to the next photo. */
  readonly openMs: number;
  readonly nextMs: number;
}

async function visit(context: BrowserContext, id: string): Promise<Visit> {
  const page = await context.newPage();
  try {
    await page.goto(`/minhas-propriedades/${id}/midias`, { waitUntil: 'domcontentloaded' });
    const cardsMs = Number(await page.evaluate(once(COUNTED)));
    const picturesMs = Number(await page.evaluate(once(SEEN)));
    await page.evaluate(MORE);
    const openMs = Number(
      await page.evaluate(since(`document.querySelector('main li button').click()`, at(1))),
    );
    const nextMs = Number(await page.evaluate(since(NEXT, at(2))));
    return { cardsMs, picturesMs, openMs, nextMs };
  } finally {
    await page.close();
  }
}

// Expressions of the page.
const COUNTED = `[...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent.includes('de ${formatInteger(MEDIA)}'))`;
const IN_SIGHT = `[...document.querySelectorAll('main li img')].filter((one) => one.getBoundingClientRect().top < innerHeight)`;
const SEEN = `${IN_SIGHT}.length > 0 && ${IN_SIGHT}.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)`;
/** Makes as many cards as somebody has who looked through them for a while. */
const MORE = `(async () => {
  for (let made = 60; made < ${SCROLLED}; made += 60) {
    document.querySelector('main [role=status] button').click();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
})()`;
const at = (place: number): string =>
  `document.querySelector('[role=dialog] [role=status]')?.textContent.startsWith('${place} de ')`;
const NEXT = `document.querySelector('[role=dialog]').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))`;
/** Milliseconds from an act until two frames after something is so. */
const since = (act: string, what: string): string =>
  `(async () => { const began = performance.now(); ${act}; return (await ${once(what)}) - began; })()`;
/** Milliseconds of the page, two frames after something is so. */
const once = (what: string): string => `new Promise((resolve) => {
  const look = () => (${what} ? requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))) : requestAnimationFrame(look));
  look();
})`;
