import { FailedState, LoadingState } from '@fonte/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { sentenceOf } from '../../core/api/sentence.ts';
import { indicatorQuery } from './calls.ts';
import { IndicatorForm } from './indicator-form.tsx';
import './texts.ts';

/** 'Criar Indicador', or with an id in the address 'Editar Indicador': the stored one is loaded and fills the fields. */
export function IndicatorFormPage() {
  const { id } = useParams();
  const { data, isError, error, isFetching, refetch } = useQuery({
    ...indicatorQuery(Number(id)),
    enabled: id !== undefined,
  });
  if (id === undefined) return <IndicatorForm stored={undefined} />;
  if (isError)
    return <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={420} />;
  // A form that begins with an old copy would be refused on saving.
  if (!data || (isFetching && data.id !== Number(id))) return <LoadingState shape="rows" height={420} />;
  return <IndicatorForm key={`${data.id} ${data.versao}`} stored={data} />;
}
