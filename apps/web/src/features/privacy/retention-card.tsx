import { formatDateTime, formatInteger } from '@fonte/pt-br';
import { CardShell, FailedState, ListCards, LoadingState, SimpleTable, useNarrow } from '@fonte/ui';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { retentionQuery } from './calls.ts';
import './texts.ts';

const HEIGHT = 320;

/** How long each kind is kept, and what the hourly task would remove now. */
export function RetentionCard() {
  const { t } = useTexts('privacy');
  const { data, isError, error, refetch } = useQuery(retentionQuery());
  const narrow = useNarrow('md');
  const oldest = (moment: string | null) => (moment === null ? t('retention.none') : formatDateTime(moment));
  return (
    <CardShell title={t('retention.title')} subtitle={t('retention.lead')} flush>
      {isError && <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={HEIGHT} />}
      {!isError && !data && <LoadingState shape="rows" height={HEIGHT} />}
      {data && narrow && (
        <ListCards
          label={t('retention.title')}
          rows={data}
          rowKey={({ classe }) => classe}
          card={({ frase, vencidas, mais_antiga }) => ({
            title: frase,
            end: formatInteger(vencidas),
            caption: `${t('retention.oldest')}: ${oldest(mais_antiga)}`,
          })}
        />
      )}
      {data && !narrow && (
        <SimpleTable
          label={t('retention.title')}
          density="list"
          rows={data}
          rowKey={({ classe }) => classe}
          columns={[
            { key: 'what', header: t('retention.what'), cell: ({ frase }) => frase },
            {
              key: 'due',
              header: t('retention.due'),
              align: 'right',
              width: 120,
              cell: ({ vencidas }) => formatInteger(vencidas),
            },
            {
              key: 'oldest',
              header: t('retention.oldest'),
              width: 160,
              cell: ({ mais_antiga }) => oldest(mais_antiga),
            },
          ]}
        />
      )}
    </CardShell>
  );
}
