import { FailedState, LoadingState } from '@fonte/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { indicatorQuery } from '../calls.ts';
import { draftOf } from './form-rules.ts';
import { IndicatorForm } from './indicator-form.tsx';
import '../texts.ts';

/** 'Criar Indicador', with `copia` in the address beginning as a copy of another; or with an id in the address 'Editar Indicador': the stored one is loaded and fills the fields. */
export function IndicatorFormPage() {
  const { id } = useParams();
  const { t } = useTexts('indicatorConfig');
  const copied = Number(useSearchParams()[0].get('copia'));
  const copies = id === undefined && Number.isInteger(copied) && copied > 0;
  const shown = copies ? copied : Number(id);
  const { data, isError, error, isFetching, refetch } = useQuery({
    ...indicatorQuery(shown),
    enabled: id !== undefined || copies,
  });
  if (id === undefined && !copies) return <IndicatorForm stored={undefined} />;
  if (isError)
    return <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={420} />;
  // A form that begins with an old copy would be refused on saving.
  if (!data || (isFetching && data.id !== shown)) return <LoadingState shape="rows" height={420} />;
  if (copies)
    return (
      <IndicatorForm
        key={`copia ${data.id}`}
        stored={undefined}
        start={{ ...draftOf(data), name: t('copyOf', { name: data.nome_indicador }).slice(0, 120) }}
      />
    );
  return <IndicatorForm key={`${data.id} ${data.versao}`} stored={data} />;
}
