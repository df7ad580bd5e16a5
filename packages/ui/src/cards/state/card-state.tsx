import type { ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';
import { FailedState, type FailedStateProps } from './failed-state.tsx';
import { LoadingState, type SkeletonShape } from './loading-state.tsx';
import { useCommonWords } from '../../words/common.ts';

export type CardStatus = 'loading' | 'empty' | 'failed' | 'ready';

export interface CardStateProps {
  status: CardStatus;
  /** The content's height in px, kept in every state so that the page never jumps. */
  height: number;
  shape?: SkeletonShape;
  empty?: EmptyStateProps;
  failed?: FailedStateProps;
  children: ReactNode;
}

/** Content, or the state that stands in its place at the same height. */
export function CardState({ status, height, shape, empty, failed, children }: CardStateProps) {
  const common = useCommonWords();
  if (status === 'loading') return <LoadingState height={height} {...(shape ? { shape } : {})} />;
  if (status === 'failed') return <FailedState height={height} {...failed} />;
  if (status === 'empty') return <EmptyState sentence={common.nothing} height={height} {...empty} />;
  return children;
}
