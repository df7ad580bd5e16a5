import type { DrillAnswer, DrillPoint } from '@fonte/contracts';
import { formatCompactDecimals } from '@fonte/pt-br';
import type { Hanging } from '@fonte/ui';
import { ProvenancePopover } from '@fonte/ui/provenance';
import { useWords } from '../../i18n/texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import '../provenance/check-texts.ts';
import { inWords, provenanceFacts } from '../provenance/provenance-facts.ts';
import { useCheck } from '../provenance/use-check.ts';
import { useCopyAddress } from '../provenance/use-copy-address.ts';
import { useReportFilters } from '../answer/use-report-filters.ts';

export type DetailProvenanceProps = Hanging & { point: DrillPoint; answer: DrillAnswer };

/** What the clicked figure counts, of what it is, and 'Conferir' of it alone, whatever its reader laid on the rows. */
export function DetailProvenance({ point, answer, ...hanging }: DetailProvenanceProps) {
  const { t } = useTexts('core');
  const say = useWords();
  const { t: ofPoint } = useTexts('check');
  const onCopy = useCopyAddress();
  const filters = useReportFilters();
  const { co_consulta, no_consulta, definicao, ponto, filtros, alcance, dados_ate, soma } = answer;
  const carga = answer.dt_atualizacao;
  // The next page of its rows is of the same figure.
  const of = JSON.stringify([point, filters, carga]);
  const check = useCheck(soma && { point, mostrado: soma.value, carga, of }, hanging.anchor !== null);
  const result = soma && {
    label: ofPoint('clicked'),
    value: `${formatCompactDecimals(soma.value)} ${say(soma.unit)}`.trim(),
  };
  const said = (facts: typeof filtros) =>
    facts.map((one) => ({ ...one, label: say(one.label), value: say(one.value) }));
  const origin = { report: co_consulta, title: say(no_consulta), filters: said(filtros) };
  const place = ponto.length === 0 ? [] : [{ label: ofPoint('point'), value: inWords(said(ponto)) }];
  return (
    <ProvenancePopover
      {...hanging}
      content={{
        definition: say(definicao),
        ...(result ? { result } : {}),
        facts: provenanceFacts({ ...origin, scope: say(alcance), dados_ate, carga }, t, place),
        ...(check ? { check } : {}),
        onCopy,
      }}
    />
  );
}
