import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFilters } from '../../../core/filters/use-filters.ts';
import { impactQuery, type Impact, type ImpactBody, type ViewChoice, type ViewImpact } from '../calls.ts';

export type ImpactState = {
  data: Impact | undefined;
  /** The effect could not be worked out; a save is still checked. */
  failed: boolean;
  acaoOf: (view: ViewImpact) => ViewChoice['acao'] | null;
  choose: (view: ViewImpact, acao: ViewChoice['acao'] | null) => void;
  /** Nothing that readers see is left broken. */
  ready: boolean;
  choices: ViewChoice[];
};

/** What a save refuses until something is chosen for it. */
export const mustChoose = ({ publicada, quebra, ja_quebrada, calculada }: ViewImpact): boolean =>
  publicada && quebra !== null && !ja_quebrada && !calculada;

const keyOf = ({ painel, versao, visao }: Pick<ViewImpact, 'painel' | 'versao' | 'visao'>) =>
  `${painel}/${versao}/${visao}`;

/** The effect of a change that is about to be saved, under the years of the header, and what is done with the views that it would break. */
export function useImpact(asked: Omit<ImpactBody, 'ano'>): ImpactState {
  const { ano } = useFilters();
  const { data, isError } = useQuery(impactQuery({ ...asked, ano: ano === null ? [] : [ano].flat() }));
  const [chosen, setChosen] = useState<ReadonlyMap<string, ViewChoice>>(new Map());
  return {
    data,
    failed: isError,
    acaoOf: (view) => chosen.get(keyOf(view))?.acao ?? null,
    choose: (view, acao) => {
      const next = new Map(chosen);
      const { painel, versao, visao } = view;
      if (acao === null) next.delete(keyOf(view));
      else next.set(keyOf(view), { painel, versao, visao, acao });
      setChosen(next);
    },
    ready: isError || (data?.visoes.every((view) => !mustChoose(view) || chosen.has(keyOf(view))) ?? false),
    choices: [...chosen.values()],
  };
}
