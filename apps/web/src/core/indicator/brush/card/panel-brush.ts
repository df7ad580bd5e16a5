import type { ColumnFilter, View } from '@fonte/contracts/view';
import type { Choice } from '../choice/choice.ts';
import type { Live } from '../step/live.ts';

/** What a panel's cards share while marks of one of them are chosen. */
export interface PanelBrush {
  readonly views: readonly View[];
  readonly pageFilters: readonly ColumnFilter[];
  /** What is chosen at this moment; each step of a drag, where `choice` stands in the address once it ends. */
  readonly live: Live;
  readonly choice: Choice | null;
  /** The conditions of the choice; null until the figures of its own card are there. */
  readonly filters: readonly ColumnFilter[] | null;
  /** 'jan. 2025, fev. 2025 e mais 4'; empty without a choice. */
  readonly words: string;
  /** Who only observes asks of one mark at a time, as of one value in a filter (docs/decisions/0020). */
  readonly single: boolean;
  /** Whether parts of figures may be had, to add up while a drag goes on. */
  readonly parts: boolean;
  /** Whether it is what stands in the address. */
  readonly stands: (choice: Choice | null) => boolean;
  readonly commit: (choice: Choice | null) => void;
}
