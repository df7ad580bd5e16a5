import type { ReportAnswer } from '@fonte/contracts';

/** What a report counts, in the words of 'De onde vem este número', and every report of which that is said. */
export interface Definition {
  readonly reports: readonly Pick<ReportAnswer, 'co_consulta' | 'no_consulta'>[];
  readonly definition: string;
}

type Defined = Pick<ReportAnswer, 'co_consulta' | 'no_consulta'> & {
  readonly provenance: Pick<ReportAnswer['provenance'], 'definition'>;
};

/** What each of these counts, in the order in which they come; those of which the same is said together. */
export function definitionsOf(answers: readonly Defined[]): readonly Definition[] {
  const reports = new Map<string, Definition['reports'][number][]>();
  for (const { co_consulta, no_consulta, provenance } of answers) {
    const same = reports.get(provenance.definition) ?? [];
    reports.set(provenance.definition, [...same, { co_consulta, no_consulta }]);
  }
  return [...reports].map(([definition, of]) => ({ definition, reports: of }));
}
