import type { PaceRow, ReportAnswer } from '@fonte/contracts';
import { formatCompactDecimals, formatNumber, formatPercent, NO_VALUE } from '@fonte/pt-br';
import type { ReactNode } from 'react';
import { figure, paramsOf } from '../report/answer/answer.ts';
import { changeKey, changeValues } from '../report/compared/change-words.ts';
import { closedFigure } from './closing/closed-words.ts';
import { useRevised } from './closing/revised.tsx';
import { useSpeech } from './speech/speech.ts';

export interface PaperTileProps {
  readonly label: string;
  readonly value: string;
  readonly unit?: string | undefined;
  /** One line below. */
  readonly hint?: string | undefined;
}

/** Big numbers four a row, a rule above each. */
export const PaperTiles = ({ children }: { children: ReactNode }) => (
  <dl className="sheet-tiles">{children}</dl>
);

export function PaperTile({ label, value, unit, hint }: PaperTileProps) {
  return (
    <div className="sheet-tile">
      <dt>{label}</dt>
      <dd className="value">
        {value}
        {unit && <small> {unit}</small>}
      </dd>
      <dd className="hint">{hint}</dd>
    </div>
  );
}

/** A big number out of a report, as its tile on the screen says it. */
export function ReportTileOnPaper({ answer }: { answer: ReportAnswer }) {
  const { t, figure: said } = useSpeech();
  const params = paramsOf(answer);
  const before = useRevised(answer).map(({ entao, unidade }) => said(closedFigure(entao, unidade)));
  const revised = before.length > 0 ? t('revised', { was: before.join('; ') }) : null;
  if (params?.type === 'pace') {
    const { media, esperado } = answer.tbody[0] as PaceRow;
    return (
      <PaperTile
        label={answer.no_consulta}
        value={media === null ? NO_VALUE : t('paceOf', { value: said(formatCompactDecimals(media, 1)) })}
        hint={joined([
          esperado === null ? null : t('paceExpected', { value: said(formatCompactDecimals(esperado, 1)) }),
          revised,
        ])}
      />
    );
  }
  const { comparison } = answer;
  const percent = comparison?.percent ?? null;
  const change =
    comparison === null || percent === null
      ? null
      : `${percent > 0 ? '+' : ''}${said(formatPercent(percent))} ${t(`core:${changeKey(comparison)}`, changeValues(comparison, params, said))}`;
  const unit = params?.unit;
  return (
    <PaperTile
      label={answer.no_consulta}
      value={said(formatNumber(figure(answer.series[0]?.data[0]), params?.scale ?? 0))}
      unit={unit === 'ha' || unit === 'R$' ? unit : undefined}
      hint={joined([change, params?.hint ?? null, revised])}
    />
  );
}

const joined = (parts: readonly (string | null)[]): string | undefined =>
  parts.filter((words) => words !== null).join(' · ') || undefined;
