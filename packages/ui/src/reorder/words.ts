import { partWords } from '../words/words.ts';

const words = {
  move: (item: string) => `Mover ${item}`,
  earlier: (item: string) => `Mover ${item} para antes`,
  later: (item: string) => `Mover ${item} para depois`,
  drag: 'Arraste, ou use as setas',
  place: (item: string, place: number, of: number) => `${item}: lugar ${place} de ${of}.`,
  /** How a card is moved without a mouse, for screen readers. */
  instructions:
    'Para mover, pressione espaço ou Enter, use as setas e pressione espaço ou Enter de novo. Esc cancela.',
  /** The same where an arrow moves by one place at once. */
  arrows: 'Para mover um lugar, use as setas.',
  moving: (item: string) => `${item}: movendo.`,
  over: (item: string, other: string) => `${item}, no lugar de ${other}.`,
  back: (item: string) => `${item}: de volta ao seu lugar.`,
  moved: (item: string) => `${item}: no novo lugar.`,
};

export type ReorderWords = typeof words;

declare module '../words/words.ts' {
  interface KitWords {
    reorder: ReorderWords;
  }
}

export const useReorderWords = partWords('reorder', words);
