import type { Comparator, BinaryOperator, ReferenceKind } from '../ast.ts';
import type { Span } from '../span.ts';

/** What the text is cut into. Unreadable stretches become problems and no token. */
export type Token =
  | { kind: 'number'; value: string; /** could be two values (number.ts) */ comma: boolean; span: Span }
  | { kind: 'text'; value: string; span: Span }
  | { kind: 'reference'; to: ReferenceKind; name: string | null; code: string | null; span: Span }
  | { kind: 'word'; word: string; /** written with the ! trigger */ marked: boolean; span: Span }
  | { kind: 'sign'; sign: BinaryOperator | Comparator; span: Span }
  | { kind: 'open' | 'close' | 'separator' | 'end'; span: Span };
