import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { LANGUAGES } from './choose.ts';
import { LANGUAGE_NAMES } from './languages.ts';
import { WHOLE_NAMESPACES, type WholeTexts, type WholeTranslation } from './translation.ts';

// That a sentence is there is the compiler's to say (translation.ts); what it says is read here.

const SOURCES = fileURLToPath(new URL('../../', import.meta.url));

/** What is the same in both languages: names, abbreviations, words that are one in both, and sentences of places alone. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  en: ['CPF', 'E-mail', 'Fonte de dados', 'Select your language'],
  // Words that are one in Portuguese and Spanish.
  es: [
    'Alcance',
    'Cancelar',
    'Confirmar',
    'Contando…',
    'Continuar',
    'Copiar',
    'CPF',
    'Códigos copiados',
    'Descartar',
    'Descartar {{name}}',
    'Enviando {{name}}, {{share}}',
    'Enviando.',
    'espera',
    'Filtros',
    'Fonte de dados',
    'Formato {{form}}',
    'Imprimir',
    'Indicadores',
    'Logo financiador',
    'Lugar',
    'Lugar aproximado',
    'Mostrar',
    'Mostrar CPF {{cpf}}',
    'Motivo',
    'nada',
    'Nota',
    'Notas ({{count}})',
    'Notas: {{title}}',
    'Ordenar por',
    'Perfil',
    'Período',
    'Registros',
    'Tema claro',
    'Todos',
    'Ver resultados',
    'Ver áreas',
    'visita',
    'Visitas',
    'visitas',
    '{{kept}} de {{whole}}',
    '{{state}} · nunca usada',
    '{{state}} · último uso {{use}}',
    'Áreas',
    'Última visita: {{date}}',
  ],
};

type Table = ReadonlyMap<string, string>;

/** Each sentence of some texts by its way there. */
function sentencesOf(texts: unknown, way = ''): [string, string][] {
  if (typeof texts === 'string') return [[way, texts]];
  return Object.entries(texts as Readonly<Record<string, unknown>>).flatMap(([key, inside]) =>
    sentencesOf(inside, way === '' ? key : `${way}.${key}`),
  );
}

/** The Portuguese of every namespace, out of the features' own files. */
async function portuguese(): Promise<ReadonlyMap<string, Table>> {
  const found = new Map<string, Table>();
  for (const path of await readdir(SOURCES, { recursive: true })) {
    if (!/(?:^|[/-])texts\.ts$/.test(path) || path.includes('i18n')) continue;
    const [, namespace = '', name = ''] =
      /registerTexts\('(\w+)', (\w+)\)/.exec(await readFile(`${SOURCES}${path}`, 'utf8')) ?? [];
    if (namespace === '') continue;
    const module = (await import(/* @vite-ignore */ `${SOURCES}${path}`)) as Record<string, unknown>;
    found.set(namespace, new Map(sentencesOf(module[name])));
  }
  return found;
}

const PLACE = /\{\{\w+\}\}/g;
const placesOf = (sentence: string): string[] => (sentence.match(PLACE) ?? []).toSorted();
/** Whether there is a word in it, beside its places. */
const isWorded = (sentence: string): boolean => /\p{L}{2}/u.test(sentence.replaceAll(PLACE, ''));

const written = await portuguese();
const offered = await Promise.all(
  Object.entries(LANGUAGES).map(async ([code, fetched]): Promise<[string, WholeTranslation]> => [
    code,
    await fetched(),
  ]),
);

it('English and Spanish are offered beside Portuguese', () => {
  expect(Object.entries(LANGUAGE_NAMES)).toEqual([
    ['pt-BR', 'Português (Brasil)'],
    ['en', 'English'],
    ['es', 'Español'],
  ]);
});

const each = offered.flatMap(([code, said]) =>
  WHOLE_NAMESPACES.map((namespace) => ({ code, namespace, texts: said.texts[namespace] })),
);

it.each(each)('$code says $namespace whole, with the same places', ({ namespace, texts }) => {
  const own = written.get(namespace) ?? new Map<string, string>();
  const said = new Map(sentencesOf(texts));
  expect(own.size).toBeGreaterThan(0);
  expect([...said.keys()].toSorted()).toEqual([...own.keys()].toSorted());
  for (const [way, sentence] of said) {
    expect([way, placesOf(sentence)]).toEqual([way, placesOf(own.get(way) ?? '')]);
    expect(sentence).toMatch(/^\S(?:.*\S)?$/);
  }
});

it.each(each)('$code leaves nothing of $namespace in Portuguese', ({ code, namespace, texts }) => {
  const own = written.get(namespace);
  const untranslated = sentencesOf(texts)
    .filter(([way, sentence]) => isWorded(sentence) && own?.get(way) === sentence)
    .filter(([, sentence]) => !SAME[code]?.includes(sentence));
  expect(untranslated).toEqual([]);
});

it('what may be the same is the same somewhere', () => {
  for (const [code, sentences] of Object.entries(SAME)) {
    const equal = new Set(
      each
        .filter((one) => one.code === code)
        .flatMap(({ namespace, texts }) =>
          sentencesOf(texts).flatMap(([way, sentence]) =>
            written.get(namespace)?.get(way) === sentence ? [sentence] : [],
          ),
        ),
    );
    expect(sentences.filter((sentence) => !equal.has(sentence))).toEqual([]);
  }
});

const spoken: [string, string, Table][] = [
  ...[...written].map(([name, own]): [string, string, Table] => ['pt-BR', name, own]),
  ...offered.flatMap(([code, { texts }]) =>
    Object.entries(texts).map(([name, own]): [string, string, Table] => [
      code,
      name,
      new Map(sentencesOf(own)),
    ]),
  ),
];

it('what a button is called says what is written on it, for who speaks to it (WCAG 2.5.3)', () => {
  const named = spoken.flatMap(([code, name, own]) =>
    [...own].flatMap(([way, called]) => {
      const names = way.endsWith('Named') || (way.endsWith('Of') && called.includes('{{name}}'));
      const seen = names ? own.get(way.replace(/(?:Named|Of)$/, '')) : undefined;
      return seen === undefined ? [] : [{ way: `${code} ${name}.${way}`, called, seen }];
    }),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ called, seen }) => !called.toLowerCase().includes(seen.toLowerCase()))).toEqual([]);
});

it('a language that lacks a sentence or a namespace, or has one too many, does not compile', () => {
  // @ts-expect-error -- one of the two sentences
  const sentence: WholeTexts<'workbook'> = { download: 'Download the page' };
  // @ts-expect-error -- a sentence that is not there
  const more: WholeTexts<'fileNote'> = { of: 'Of', other: 'Other' };
  // @ts-expect-error -- whole namespaces
  const namespace: WholeTranslation['texts'] = { workbook: { download: 'Download', cancel: 'Cancel' } };
  expect([sentence, more, namespace]).toHaveLength(3);
});
