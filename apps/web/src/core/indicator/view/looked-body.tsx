import { indicatorAt } from '@fonte/contracts/indicator-at';
import { markWords, ruleFor } from '@fonte/contracts/look-words';
import { useMemo, type ComponentType } from 'react';
import { figure } from '../../report/answer/answer.ts';
import type { Looked, ViewBodyProps } from './view-body-props.ts';
import { dressed } from './dressed.ts';
import { MarkedFigure } from '../look/marked-figure.tsx';
import { RuleLegend } from '../look/rule-legend.tsx';

export type LookedBodyProps = ViewBodyProps & {
  /** The view's own kind of card. */
  Body: ComponentType<ViewBodyProps>;
};

/** A view's card with its line of reference, and with the colours and marks of its rules; most views have neither, and do without this code. */
export function LookedBody({ Body, ...props }: LookedBodyProps) {
  const { view, result } = props;
  const rules = view.look?.rules;
  const ruled = useMemo((): Looked => {
    if (!rules?.length) return {};
    return {
      markOf: (indicador, value) => {
        const rule = ruleFor(rules, indicador, figure(value));
        return rule && { color: `${rule.tone}.dark`, words: markWords(rule) };
      },
      marked: (shown, row, series, text) => {
        const value = figure(shown.data[row]?.[shown.series[series]?.name ?? '']);
        return (
          <MarkedFigure rule={ruleFor(rules, indicatorAt(shown, row, series), value)}>{text}</MarkedFigure>
        );
      },
    };
  }, [rules]);
  const several = view.indicadores.filter(({ visible }) => visible).length > 1;
  const nameOf = (id: number) => (several ? result?.totals.find((one) => one.id === id)?.name : undefined);
  // Bars that are shares bear none of them (dressed.ts).
  const parts = view.splitStack && (view.type === 'bar' || view.type === 'column');
  const below =
    rules?.length && !parts ? (
      <>
        <RuleLegend rules={rules} nameOf={nameOf} />
        {props.below}
      </>
    ) : (
      props.below
    );
  return <Body {...props} {...ruled} dressed={dressed} below={below} />;
}
