/** `hidden`: the widget is absent, and the grid closes up. */
export type CardStatus = 'loading' | 'ready' | 'failed' | 'hidden';

type Known = {
  answered: boolean;
  waiting: boolean;
  failed: boolean;
  /** Whether the reader is told of failures (`report.failure`). */
  tells: boolean;
};

/** How a report's card stands: 'a failed or empty report response hides the widget' (second text, section 8), but for who answers for the portal. */
export function cardStatus({ answered, waiting, failed, tells }: Known): CardStatus {
  if (answered) return 'ready';
  if (waiting) return 'loading';
  return failed && tells ? 'failed' : 'hidden';
}
