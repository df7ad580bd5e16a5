import type { OneLoad } from './calls.ts';

/** Whether the data are others by now than those that the preview compared with. */
export const isOutdated = (
  { situacao, versao_vista }: Pick<OneLoad, 'situacao' | 'versao_vista'>,
  standing: number | null,
): boolean => situacao === 'pronta' && versao_vista !== standing;
