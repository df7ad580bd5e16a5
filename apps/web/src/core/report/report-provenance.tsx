import type { ReportAnswer } from '@fonte/contracts';
import { formatCompactDecimals, formatDate, formatDateTime, formatInteger } from '@fonte/pt-br';
import { useSnackbar, type Hanging } from '@fonte/ui';
import { ProvenancePopover, type ProvenanceContent } from '@fonte/ui/provenance';
import { useTexts } from '../i18n/use-texts.ts';
import { useCheck } from './use-check.ts';
import { paramsOf } from './answer.ts';
import { useDetailAddress } from './drill-address.ts';
import { wholePoint } from './drill-point.ts';

export type ReportProvenanceProps = Hanging & { answer: ReportAnswer };

/** 'De onde vem este número' of a report: what it counts, the steps to it, its filters, its rows, and that they come to it (docs/design/guide.md, screen 19). */
export function ReportProvenance({ answer, ...hanging }: ReportProvenanceProps) {
  return <ProvenancePopover {...hanging} content={useProvenance(answer, hanging.anchor !== null)} />;
}

function useProvenance(answer: ReportAnswer, shown: boolean): ProvenanceContent {
  const { t } = useTexts('core');
  const snackbar = useSnackbar();
  const { open } = useDetailAddress();
  const { definition, steps, filters, scope, dados_ate, carga, rows } = answer.provenance;
  const check = useCheck(answer, shown);
  const point = wholePoint(answer);
  const total = steps.find((step) => step.total);
  const decimals = paramsOf(answer)?.scale ?? 0;
  const value = (figure: number) => formatCompactDecimals(figure, Math.max(decimals, 2));
  const applied = filters.map((filter) => `${filter.label}: ${filter.value}`).join(' · ');
  return {
    definition,
    steps: steps
      .filter((step) => !step.total)
      .map((step) => ({ label: step.label, value: spaced(value(step.value)) })),
    ...(total ? { result: { label: total.label, value: value(total.value) } } : {}),
    facts: [
      { label: t('provenance.report'), value: `${answer.co_consulta} · ${answer.no_consulta}` },
      { label: t('provenance.filters'), value: applied || t('filter.none') },
      ...(scope ? [{ label: t('provenance.scope'), value: scope }] : []),
      {
        label: t('provenance.until'),
        value: t('provenance.loaded', { until: formatDate(dados_ate), loaded: formatDateTime(carga) }),
      },
    ],
    ...(point && rows !== null && rows > 0
      ? {
          rows: {
            label: rows === 1 ? t('provenance.oneRow') : t('provenance.rows', { rows: formatInteger(rows) }),
            onOpen: () => open(point),
          },
        }
      : {}),
    ...(check ? { check } : {}),
    onCopy: () => {
      void navigator.clipboard.writeText(location.href).then(
        () => snackbar.success(t('provenance.copied')),
        () => snackbar.failure(t('provenance.notCopied')),
      );
    },
  };
}

/** '− 15': a subtrahend stands apart from its sign, as on paper. */
function spaced(text: string): string {
  return text.replace(/^\u2212/, '\u2212\u00a0');
}
