import { FailedState, LoadingState } from '@fonte/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { panelQuery } from '../calls.ts';
import { NewPanel } from './new-panel.tsx';
import { PanelEditor } from './panel-editor.tsx';
import '../texts.ts';

/** 'Criar Painel' before the first save, then 'Configurar Painel' (third text, section 2.5). */
export function PanelPage() {
  const { id } = useParams();
  const { data, isError, error, refetch } = useQuery({
    ...panelQuery(Number(id)),
    enabled: id !== undefined,
  });
  if (id === undefined) return <NewPanel />;
  if (isError)
    return <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={420} />;
  return data ? <PanelEditor panel={data} /> : <LoadingState shape="rows" height={420} />;
}
