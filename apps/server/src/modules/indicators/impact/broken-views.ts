import type { View } from '@fonte/contracts/view';
import type { IndicatorBook } from '../book/book.ts';
import { showsOneOf, type TouchedPanel } from '../touched-panels.ts';
import { viewFault } from './view-faults.ts';

/** A view that a change of an indicator reaches. */
export interface TouchedView {
  readonly painel: TouchedPanel;
  readonly versao: number;
  /** Its place in that version. */
  readonly visao: number;
  readonly view: View;
  /** Why it cannot be answered, with the formulas of now and with those after the change; null where it can. */
  readonly antes: string | null;
  readonly depois: string | null;
  /** The same view without the indicators that the change reaches, where that can be answered. */
  readonly semIndicador: View | null;
}

/** The views of panels that show one of these indicators, each held against the formulas before and after a change. */
export function touchedViews(
  panels: readonly TouchedPanel[],
  ids: readonly number[],
  before: IndicatorBook,
  after: IndicatorBook,
): TouchedView[] {
  return panels.flatMap((painel) =>
    painel.versoes.flatMap(({ versao, config }) =>
      config.flatMap((view, visao) => {
        if (!showsOneOf(view, ids)) return [];
        const depois = viewFault(after, view);
        return [
          {
            painel,
            versao,
            visao,
            view,
            antes: depois === null ? null : viewFault(before, view),
            depois,
            semIndicador: depois === null ? null : without(after, view, ids),
          },
        ];
      }),
    ),
  );
}

/** What a change takes from readers: a view that is published, is answered now and would not be any more. */
export const isBrokenForReaders = ({ painel, versao, antes, depois }: TouchedView): boolean =>
  painel.publicada === versao && antes === null && depois !== null;

function without(book: IndicatorBook, view: View, ids: readonly number[]): View | null {
  const rules = view.look?.rules?.filter(({ indicador }) => indicador == null || !ids.includes(indicador));
  const rest = {
    ...view,
    indicadores: view.indicadores.filter(({ id }) => !ids.includes(id)),
    ...(rules ? { look: { ...view.look, rules } } : {}),
  };
  return rest.indicadores.length > 0 && viewFault(book, rest) === null ? rest : null;
}
