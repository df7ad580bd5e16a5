/** What an import is busy with. */
export type Phase = 'lendo' | 'conferindo' | 'comparando' | 'gravando' | 'resumos';

/** How far an import has come. */
export interface Progress {
  readonly phase: Phase;
  /** The file or table at hand. */
  readonly what: string | null;
  /** Share of the phase, 0 to 1. */
  readonly share: number;
}

/** What an import tells while it runs. */
export type ImportEvent =
  | ({ readonly type: 'progress' } & Progress)
  | { readonly type: 'log'; readonly text: string };

export type Listener = (event: ImportEvent) => void;
