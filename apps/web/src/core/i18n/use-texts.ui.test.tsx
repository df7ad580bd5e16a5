import { formatNumber, writeFiguresAs } from '@fonte/pt-br';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import '../texts.ts';
import type { Translation } from './translation.ts';
import { ApiFailure, sayFailuresAs } from '../api/failure.ts';
import { chooseLanguage, sayOnPaper } from './choose.ts';
import { inLanguage, LANGUAGE_KEY, registerTexts, useKitWords } from './texts.ts';
import { filled, useTexts } from './use-texts.ts';

const probe = {
  plain: 'Uma frase',
  said: '{{who}} disse {{what}}',
  lines: ['um', 'dois'],
  onlyHere: 'Só aqui',
} as const;

declare module './text-catalogue.ts' {
  interface TextCatalogue {
    probe: typeof probe;
  }
}

registerTexts('probe', probe);

// The device keeps the choice, and the next file of tests may be of the same window.
afterEach(() => localStorage.removeItem(LANGUAGE_KEY));

const LANGUAGES: Readonly<Record<string, () => Promise<Translation>>> = {
  es: () =>
    Promise.resolve({
      texts: { probe: { plain: 'Una frase', lines: ['uno', 'dos'] } },
      kit: { common: { close: 'Cerrar' } },
      elsewhere: {
        words: (text) => `<${text}>`,
        failure: (codigo, sentence) => `${codigo}: <${sentence}>`,
        report: (answer) => answer,
        board: (board) => board,
        menu: (groups) => [...groups],
        title: (title) => title,
        sheet: (address) => address,
        begin: () => {
          writeFiguresAs({ write: (portuguese) => `(${portuguese})`, read: (typed) => typed });
          sayFailuresAs((codigo, sentence) => `${codigo}: <${sentence}>`);
          return () => {
            writeFiguresAs(null);
            sayFailuresAs(null);
          };
        },
      },
    }),
  en: () => Promise.reject(new Error('away')),
};

function Probe() {
  const { t, language } = useTexts(['probe', 'core']);
  const words = [
    language,
    t('plain'),
    t('said', { who: 'Ana', what: 'sim' }),
    t('lines.1'),
    t.list('lines').join('+'),
    t('onlyHere'),
    t('core:close'),
    useKitWords().common?.close ?? 'as ever',
  ];
  return <p>{words.join(' | ')}</p>;
}

test('sentences by key, list and namespace, with their places filled; another language keeps Portuguese for what it lacks', async () => {
  render(<Probe />);
  expect(screen.getByText(/frase/)).toHaveTextContent(
    'pt-BR | Uma frase | Ana disse sim | dois | um+dois | Só aqui | Fechar | as ever',
  );
  await act(() => chooseLanguage('es', LANGUAGES));
  expect(screen.getByText(/frase/)).toHaveTextContent(
    'es | Una frase | Ana disse sim | dos | uno+dos | Só aqui | Fechar | Cerrar',
  );
  expect(document.documentElement.lang).toBe('es');
  // What cannot be fetched changes nothing.
  await expect(chooseLanguage('en', LANGUAGES)).rejects.toThrow('away');
  expect(document.documentElement.lang).toBe('es');
  await act(() => chooseLanguage('pt-BR'));
  expect(screen.getByText(/frase/)).toHaveTextContent(/as ever$/);
});

test('a place without a value stays to be seen; dollar signs in values are letters', () => {
  expect(filled('{{a}} e {{b}}', { a: '$&' })).toBe('$& e {{b}}');
});

test('words of elsewhere, failures and figures follow the language; on paper, until it is left, everything is Portuguese', async () => {
  const said = () => [
    inLanguage('Mapa'),
    new ApiFailure('Sem rede', 0, 'away').message,
    formatNumber(1.5, 1),
    document.documentElement.lang,
  ];
  const portuguese = ['Mapa', 'Sem rede', '1,5', 'pt-BR'];
  const spanish = ['<Mapa>', 'away: <Sem rede>', '(1,5)', 'es'];
  await act(() => chooseLanguage('es', LANGUAGES));
  expect(said()).toEqual(spanish);
  act(() => sayOnPaper(true));
  expect(said()).toEqual(portuguese);
  // What is chosen meanwhile waits.
  await act(() => chooseLanguage('es', LANGUAGES));
  expect(said()).toEqual(portuguese);
  act(() => sayOnPaper(false));
  expect(said()).toEqual(spanish);
  await act(() => chooseLanguage('pt-BR', LANGUAGES));
  expect(said()).toEqual(portuguese);
});
