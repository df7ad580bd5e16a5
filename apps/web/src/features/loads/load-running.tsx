import { WorkCard } from '@fonte/ui';
import { useTexts } from '../../core/i18n/use-texts.ts';
import type { SentLoad } from './calls.ts';
import './texts.ts';

/** What is being done with a load, and how far it has come. */
export function LoadRunning({ load, onCancel }: { load: SentLoad; onCancel: () => void }) {
  const { t } = useTexts('loads');
  const { situacao, nome, andamento } = load;
  const title = t(situacao === 'importando' ? 'running.importando' : 'running.conferindo', { name: nome });
  if (andamento === null)
    return (
      <WorkCard
        title={title}
        done={0}
        total={null}
        unit={`% · ${t('running.waiting')}`}
        onCancel={onCancel}
      />
    );
  const phase = [t(`running.phases.${andamento.fase}`), ...(andamento.que === null ? [] : [andamento.que])];
  return (
    <WorkCard
      title={title}
      done={Math.round(andamento.parte * 100)}
      total={100}
      unit={`% · ${phase.join(': ')}`}
      onCancel={onCancel}
    />
  );
}
