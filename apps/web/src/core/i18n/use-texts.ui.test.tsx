import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../texts.ts';
import { chooseLanguage, registerTexts } from './texts.ts';
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

registerTexts('probe', probe, {
  es: () => Promise.resolve({ default: { plain: 'Una frase', lines: ['uno', 'dos'] } }),
});

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
  ];
  return <p>{words.join(' | ')}</p>;
}

test('sentences by key, list and namespace, with their places filled; another language keeps Portuguese for what it lacks', async () => {
  render(<Probe />);
  expect(screen.getByText(/frase/)).toHaveTextContent(
    'pt-BR | Uma frase | Ana disse sim | dois | um+dois | Só aqui | Fechar',
  );
  await act(() => chooseLanguage('es'));
  expect(screen.getByText(/frase/)).toHaveTextContent(
    'es | Una frase | Ana disse sim | dos | uno+dos | Só aqui | Fechar',
  );
  expect(document.documentElement.lang).toBe('es');
  await act(() => chooseLanguage('pt-BR'));
});

test('a place without a value stays to be seen; dollar signs in values are letters', () => {
  expect(filled('{{a}} e {{b}}', { a: '$&' })).toBe('$& e {{b}}');
});
