import { ALL_PROFILES, PROFILES, type RowScope } from '@fonte/contracts';
import { describe, expect, it } from 'vitest';
import { DEMO_INDICATORS } from './indicators.ts';
import { DEMO_PANELS } from './panels.ts';

const NAMES = DEMO_INDICATORS.map(({ nome_indicador }) => nome_indicador);
const VIEWS = DEMO_PANELS.flatMap(({ nome, views }) =>
  views((name) => NAMES.indexOf(name) + 1).map((view) => [nome, view] as const),
);
const textsOf = ({ dynamicTexts }: (typeof VIEWS)[number][1]): string =>
  `${dynamicTexts?.top ?? ''}${dynamicTexts?.bottom ?? ''}`;

/** The whole programme, a state, and who works for the reader: each is what some reader does not see. */
const COUNTRY =
  /tod[oa]s?\s+[oa]s?\s+(programa|propriedades|estados|brasil)|\b[dn]?[oa] (programa|país|nação|brasil)\b|brasileir[oa]|nacion(al|ais)/i;
const STATE = /\b(?:[dn]?(?:o|este|esse)|seu) (?:seu )?estado\b/i;
const TEAM = /\bequipe\b|\bseus técnicos\b/i;
/** What rows of the profile are not. Ready panels are given to every profile, in the same words. */
const BEYOND: Record<RowScope, readonly RegExp[]> = {
  all: [STATE, TEAM],
  uf: [COUNTRY, TEAM],
  supervisor: [COUNTRY, STATE],
  tecnico: [COUNTRY, STATE, TEAM],
};

/** Words that need another after them. */
const DANGLING =
  /(^| )(?:a|à|ao|aos|as|às|com|como|d[aeo]s?|e|em|entre|n[ao]s?|o|os|ou|para|pel[ao]s?|por|que|sem|sobre|uma|deu|é|são|foi|foram)$/i;
/** 'Entre uma visita' says nothing of where it ends. */
const HALF = /\bentre uma \S+\b(?! e outra\b)/i;

/** A live text as it is read: its tags gone, a value in its place. */
const read = (html: string): string =>
  html
    .replaceAll(/<span data-indicador="\d+">…<\/span>/g, '1.234,5 L')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A text is whole: sentences that begin and end, or a title that hangs in the air nowhere. */
function expectSentences(text: string): void {
  for (const sentence of text.split(/(?<=\.) /)) {
    expect(sentence).toMatch(/^\p{Lu}.*[^\s.]\.$/u);
    expectWhole(sentence.slice(0, -1));
  }
}
function expectWhole(words: string): void {
  expect(words).toMatch(/^[\p{Lu}%].*[^\s.,:;]$/u);
  expect(words).not.toMatch(DANGLING);
  expect(words).not.toMatch(HALF);
}

describe('the texts of the ready panels', () => {
  const told = [
    ...VIEWS.flatMap(([, view]) => [view.title, view.subtitle, read(textsOf(view))]),
    ...DEMO_PANELS.map(({ nome }) => nome),
    ...DEMO_INDICATORS.flatMap(({ nome_indicador, significado }) => [nome_indicador, significado]),
  ];

  it.each(ALL_PROFILES)('speak to %s of no more than they see', (profile) => {
    for (const text of told)
      for (const beyond of BEYOND[PROFILES[profile].rows]) expect(text).not.toMatch(beyond);
  });

  it.each(VIEWS)('%s: titles are whole, and live texts are sentences with their end', (_panel, view) => {
    expectWhole(view.title);
    expectWhole(view.subtitle);
    const text = read(textsOf(view));
    if (text !== '') expectSentences(text);
  });

  it('what an indicator means is told in sentences with their end', () => {
    for (const { nome_indicador, significado } of DEMO_INDICATORS) {
      expectWhole(nome_indicador);
      expectSentences(significado);
    }
  });

  it.each([
    ['As propriedades do programa', COUNTRY, true],
    ['Dados nacionais', COUNTRY, true],
    ['Leite do Brasil', COUNTRY, true],
    ['As propriedades do estado', STATE, true],
    ['As propriedades do seu estado', STATE, true],
    ['As propriedades neste estado', STATE, true],
    ['Parte de cada estado na receita do ano', STATE, false],
    ['Deu 12 L entre uma visita', HALF, true],
    ['Deu 12 L entre uma visita e outra', HALF, false],
    ['As propriedades produziram 12 L de', DANGLING, true],
  ])('%j: %s %s', (text, rule, found) => {
    expect(rule.test(text)).toBe(found);
  });

  it.each(VIEWS)('%s: a live value is of an indicator that the view shows', (_panel, view) => {
    const shown = view.indicadores.flatMap(({ id, visible }) => (visible === false ? [] : [id]));
    for (const [, id] of textsOf(view).matchAll(/data-indicador="(\d+)"/g))
      expect(shown).toContain(Number(id));
  });

  it('formulas name the code of a property by a name that says so', () => {
    for (const { formula_plain } of DEMO_INDICATORS)
      expect(formula_plain).not.toMatch(/@Código de (?!propriedade)/);
  });
});
