import type { ReportAnswer } from '@fonte/contracts';
import { formatCompactDecimals, formatDate, formatDateTime, formatInteger } from '@fonte/pt-br';
import { ProvenanceButton, useSnackbar, type ProvenanceContent } from '@fonte/ui';
import { useTexts } from '../i18n/use-texts.ts';
import { paramsOf } from './answer.ts';
import { useDetailAddress } from './drill-address.ts';
import { wholePoint } from './drill-point.ts';

/** The ? of a tile or card: 'De onde vem este número' (docs/design/guide.md, screen 19). */
export function ReportHelp({ answer }: { answer: ReportAnswer }) {
  return <ProvenanceButton of={answer.no_consulta} content={useProvenance(answer)} />;
}

function useProvenance(answer: ReportAnswer): ProvenanceContent {
  const { t } = useTexts('core');
  const snackbar = useSnackbar();
  const { open } = useDetailAddress();
  const { definition, steps, filters, scope, dados_ate, carga, rows } = answer.provenance;
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
