import type { ReactNode } from 'react';

/** A card that can change its place. */
export interface ReorderItem {
  key: string;
  /** Said when it moves. */
  label: string;
  /** Columns of twelve. */
  span: number;
  content: ReactNode;
}
