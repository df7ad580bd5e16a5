import type { ReportAnswer } from '@fonte/contracts';
import { lazyPopover, ProvenanceButton } from '@fonte/ui';
import type { ReportProvenanceProps } from './report-provenance.tsx';

const ReportProvenance = lazyPopover<ReportProvenanceProps>(() =>
  import('./report-provenance.tsx').then((module) => module.ReportProvenance),
);

/** The ? of a tile or card: 'De onde vem este número' (docs/design/guide.md, screen 19). */
export function ReportHelp({ answer }: { answer: ReportAnswer }) {
  return (
    <ProvenanceButton of={answer.no_consulta}>
      {(hanging) => <ReportProvenance {...hanging} answer={answer} />}
    </ProvenanceButton>
  );
}
