import { lazyPopover, ProvenanceButton } from '@fonte/ui';
import type { DetailProvenanceProps } from './detail-provenance.tsx';

const DetailProvenance = lazyPopover<DetailProvenanceProps>(() =>
  import('./detail-provenance.tsx').then((module) => module.DetailProvenance),
);

/** The ? of Detalhamento: 'De onde vem este número' of the clicked figure. */
export function DetailHelp({ point, answer }: Pick<DetailProvenanceProps, 'point' | 'answer'>) {
  return (
    <ProvenanceButton of={answer.no_consulta}>
      {(hanging) => <DetailProvenance {...hanging} point={point} answer={answer} />}
    </ProvenanceButton>
  );
}
