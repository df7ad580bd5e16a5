import type { ReportAnswer } from '@fonte/contracts';
import { formatCompactDecimals, formatInteger } from '@fonte/pt-br';
import type { Hanging } from '@fonte/ui';
import { ProvenancePopover, type ProvenanceContent } from '@fonte/ui/provenance';
import { useTexts } from '../../i18n/use-texts.ts';
import { paramsOf } from '../answer/answer.ts';
import { comparisonFacts } from './comparison-facts.ts';
import { useDetailAddress } from '../drill/drill-address.ts';
import { wholePoint } from '../drill/drill-point.ts';
import { provenanceFacts } from './provenance-facts.ts';
import { useCheck, wholeToCheck } from './use-check.ts';
import { useCopyAddress } from './use-copy-address.ts';
import './check-texts.ts';

export type ReportProvenanceProps = Hanging & { answer: ReportAnswer };

/** 'De onde vem este número' of a report: what it counts, the steps to it, its filters, its rows, and that they come to it (docs/design/guide.md, screen 19). */
export function ReportProvenance({ answer, ...hanging }: ReportProvenanceProps) {
  return <ProvenancePopover {...hanging} content={useProvenance(answer, hanging.anchor !== null)} />;
}

function useProvenance(answer: ReportAnswer, shown: boolean): ProvenanceContent {
  const { t } = useTexts('core');
  const { t: ofComparison } = useTexts('check');
  const onCopy = useCopyAddress();
  const { open } = useDetailAddress();
  const { definition, steps, filters, scope, dados_ate, carga, rows } = answer.provenance;
  const check = useCheck(wholeToCheck(answer), shown);
  const point = wholePoint(answer);
  const total = steps.find((step) => step.total);
  const params = paramsOf(answer);
  const decimals = params?.scale ?? 0;
  const value = (figure: number) => formatCompactDecimals(figure, Math.max(decimals, 2));
  return {
    definition,
    steps: steps
      .filter((step) => !step.total)
      .map((step) => ({ label: step.label, value: spaced(value(step.value)) })),
    ...(total ? { result: { label: total.label, value: value(total.value) } } : {}),
    facts: [
      ...comparisonFacts(answer.comparison, params, ofComparison),
      ...provenanceFacts(
        { report: answer.co_consulta, title: answer.no_consulta, filters, scope, dados_ate, carga },
        t,
      ),
    ],
    ...(point && rows !== null && rows > 0
      ? {
          rows: {
            label: rows === 1 ? ofComparison('oneRow') : ofComparison('rows', { rows: formatInteger(rows) }),
            onOpen: () => open(point),
          },
        }
      : {}),
    ...(check ? { check } : {}),
    onCopy,
  };
}

/** '− 15': a subtrahend stands apart from its sign, as on paper. */
function spaced(text: string): string {
  return text.replace(/^\u2212/, '\u2212\u00a0');
}
