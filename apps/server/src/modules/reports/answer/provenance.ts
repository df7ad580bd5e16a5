import type { Provenance } from '@fonte/contracts';
import { CHOICES, optionOf } from '@fonte/contracts/boards';
import type { Reading } from '../declared/reading.ts';
import type { Report, Step } from '../declared/report.ts';
import { stateName } from '../../../answers/words/state-names.ts';
import { daysInWords, listed, scopeSentence } from '../../../answers/words/sentences.ts';

/** 'De onde vem este número': what counts, the subtraction, the filters that were applied and no others, how fresh, whose rows. */
export function provenanceOf(
  report: Report,
  reading: Reading,
  steps: readonly { readonly step: Step; readonly value: number }[],
  { rows, remark }: { readonly rows: number | null; readonly remark: string | null },
): Provenance {
  return {
    definition: [report.definition(reading), remark].filter((one) => one !== null).join(' '),
    steps: steps.map(({ step, value }) => ({
      label: step.label,
      value: step.minus && value !== 0 ? -value : value,
      ...(step.total ? { total: true } : {}),
    })),
    filters: filtersInForce(report, reading),
    scope: scopeSentence(reading),
    dados_ate: reading.version.dadosAte,
    carga: reading.version.dtAtualizacao,
    rows,
  };
}

/** The filters that a report's figures have, by name: the session's own state, what was asked for, nothing else. */
export function filtersInForce(
  report: Pick<Report, 'period' | 'choice'>,
  reading: Reading,
): Provenance['filters'] {
  const filters: Provenance['filters'] = [];
  const own = reading.access.uf;
  if (own !== null) filters.push({ label: 'Uf', value: stateName(own), locked: true });
  // Another state than one's own may be asked for: both hold, so the answer is empty, and says why.
  const asked = reading.ufs.filter((uf) => uf !== own);
  if (asked.length > 0) filters.push({ label: 'Uf', value: listed(reading.ufs.map(stateName)) });
  if (report.period !== 'none' && reading.anos.length > 0)
    filters.push({ label: 'Ano', value: listed(reading.anos.map(String)) });
  if (report.period !== 'none' && reading.days)
    filters.push({ label: 'Período', value: daysInWords(reading.days) });
  const { choice } = report;
  if (choice !== undefined)
    filters.push({
      label: CHOICES[choice].label,
      value: optionOf(choice, reading.chosen ?? {}).label,
      locked: true,
    });
  if (reading.moreText !== null) filters.push({ label: 'Filtro', value: reading.moreText });
  return filters;
}

/** The same for a file, which says of what it is also where nothing narrows it: 'Ano: Todos', 'Uf: Todas', as the page's chips do. */
export function filtersOfFile(
  report: Pick<Report, 'period' | 'choice'>,
  reading: Reading,
): readonly (readonly [name: string, value: string])[] {
  const filters = filtersInForce(report, reading);
  const has = (name: string) => filters.some(({ label }) => label === name);
  return [
    ...(has('Uf') ? [] : [['Uf', 'Todas'] as const]),
    ...filters.map(({ label, value }) => [label, value] as const),
    ...(has('Ano') || has('Período') ? [] : [['Ano', 'Todos'] as const]),
  ];
}
