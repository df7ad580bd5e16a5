import { valuePlace, writtenValue, type Catalogue, type ValuePlace } from '@fonte/formula';
import type { EditorCompletion } from '@fonte/ui/token-editor';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { valuesQuery, type FormulaValues } from '../calls.ts';

/** How the values are told apart from one another and named. */
export type ValueWords = { title: string; count: (shown: number, total: number) => string };

/** The popup with the values for a place, or null when none fits. */
export function valueCompletion(
  { entry, from, to, quote }: ValuePlace,
  { valores, total }: FormulaValues,
  words: ValueWords,
): EditorCompletion | null {
  if (valores.length === 0) return null;
  return {
    from,
    to,
    title: words.title,
    kind: entry.kind,
    count: words.count(valores.length, total),
    options: valores.map(({ nome, codigo, texto }) => ({
      label: nome,
      apply: writtenValue(texto, quote),
      detail: codigo === nome ? '' : codigo,
      unit: null,
    })),
  };
}

/** Said beside the field's name: what keeps values from being listed, or that they are being asked for, which is not read out at each letter. */
export type ValuesNote = { text: string; waiting: boolean };

/** Most letters of what was typed that are said again. */
const SAID = 24;

/** Completes values after '=' from the server, and says in `note` what keeps them from being listed. */
export function useValues() {
  const { t } = useTexts('indicatorConfig');
  const client = useQueryClient();
  const [note, setNote] = useState<ValuesNote | null>(null);
  const asked = useRef(0);

  const ask = async (place: ValuePlace): Promise<EditorCompletion | null> => {
    const { entry, typed, quote } = place;
    const mine = ++asked.current;
    const say = (text: string | null, waiting = false) => {
      if (mine === asked.current) setNote(text === null ? null : { text, waiting });
    };
    say(t('suggestions.asking', { name: entry.name }), true);
    try {
      const found = await client.fetchQuery({ ...valuesQuery(entry, typed.trim()), retry: false });
      const none = found.todos > 0 && found.total === 0 && quote !== null;
      say(none ? t('suggestions.none', { name: entry.name, typed: typed.trim().slice(0, SAID) }) : null);
      return valueCompletion(place, found, {
        title: t('suggestions.values', { name: entry.name }),
        count: (shown, total) => t('suggestions.count', { shown: String(shown), total: String(total) }),
      });
    } catch {
      say(t('suggestions.failed', { name: entry.name }));
      return null;
    }
  };

  /** Null where no value is expected; a promise of the list, or of none, where one is. */
  const valuesAt = (
    text: string,
    caret: number,
    catalogue: Catalogue,
  ): Promise<EditorCompletion | null> | null => {
    const place = valuePlace(text, caret, catalogue);
    if (place && (place.entry.type === 'text' || place.entry.named)) return ask(place);
    asked.current += 1;
    setNote(null);
    return null;
  };
  return { valuesAt, note };
}
