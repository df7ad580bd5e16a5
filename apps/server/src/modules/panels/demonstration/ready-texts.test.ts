import { describe, expect, it } from 'vitest';
import { DEMO_INDICATORS } from './indicators.ts';
import { DEMO_PANELS } from './panels.ts';

const NAMES = DEMO_INDICATORS.map(({ nome_indicador }) => nome_indicador);
const VIEWS = DEMO_PANELS.flatMap(({ nome, views }) =>
  views((name) => NAMES.indexOf(name) + 1).map((view) => [nome, view] as const),
);
const textsOf = ({ dynamicTexts }: (typeof VIEWS)[number][1]): string =>
  `${dynamicTexts?.top ?? ''}${dynamicTexts?.bottom ?? ''}`;

/** What is true of the whole programme only, and not of the state or the team of who reads it. */
const EVERYBODY =
  /tod[oa]s?\s+[oa]s?\s+(programa|propriedades|estados|brasil)|do programa|no país|no brasil/i;

describe('the texts of the ready panels', () => {
  it.each(VIEWS)('%s: a view speaks of what its reader sees', (_panel, view) => {
    for (const text of [view.title, view.subtitle, textsOf(view)]) expect(text).not.toMatch(EVERYBODY);
  });

  it.each(VIEWS)('%s: a live value is of an indicator that the view shows', (_panel, view) => {
    const shown = view.indicadores.flatMap(({ id, visible }) => (visible === false ? [] : [id]));
    for (const [, id] of textsOf(view).matchAll(/data-indicador="(\d+)"/g))
      expect(shown).toContain(Number(id));
  });

  it('what an indicator means speaks of no more than its rows', () => {
    for (const { significado } of DEMO_INDICATORS) expect(significado).not.toMatch(EVERYBODY);
  });

  it('formulas name the code of a property by a name that says so', () => {
    for (const { formula_plain } of DEMO_INDICATORS)
      expect(formula_plain).not.toMatch(/@Código de (?!propriedade)/);
  });
});
