import { formatDate } from '@fonte/pt-br';
import { EmptyState, FailedState, LoadingState, NegativeAware, SimpleTable } from '@fonte/ui';
import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../api/sentence.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { figure } from '../../report/answer/answer.ts';
import { figureText } from '../words/figures.ts';
import type { DetailQuestion } from '../asked/indicator-calls.ts';
import { entryHistoryQuery } from '../asked/queries.ts';
import './history-texts.ts';

export type EntryHistoryProps = { question: DetailQuestion; entry: string; onBack: () => void };

/** One property of the rows behind a figure over its visits: titled as the rows are, the property being its only group. */
export function EntryHistory({ question, entry, onBack }: EntryHistoryProps) {
  const { t } = useTexts(['entryHistory', 'indicator']);
  const { data, isError, error, refetch } = useQuery(entryHistoryQuery(question, entry));
  return (
    <Box sx={{ px: { xs: '16px', sm: '24px' }, pb: '16px', overflow: 'auto' }}>
      <Button variant="text" startIcon={<ArrowBackOutlined />} onClick={onBack} sx={{ ml: '-8px' }}>
        {t('back')}
      </Button>
      {isError && <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={320} />}
      {!isError && !data && <LoadingState shape="rows" height={320} />}
      {data && (
        <>
          <Box component="h3" sx={{ m: 0, fontSize: 16, lineHeight: '24px' }}>
            {`valores para: ${t('entry')}(${data.propriedade.nome ?? data.propriedade.codigo})`}
          </Box>
          <Box component="p" sx={{ m: '2px 0 8px', fontSize: 13, color: 'text.secondary' }}>
            {t('about')}
          </Box>
          {data.dias.length === 0 ? (
            <EmptyState sentence={t('indicator:emptyTable')} height={240} />
          ) : (
            <SimpleTable
              label={t('history', { name: data.propriedade.nome ?? data.propriedade.codigo })}
              density="list"
              rows={data.dias}
              rowKey={({ dia }) => dia ?? ''}
              columns={[
                {
                  key: 'dia',
                  header: t('day'),
                  cell: ({ dia }) => (dia === null ? t('undated') : formatDate(dia)),
                },
                {
                  key: 'valor',
                  header: `${data.indicador.name} (${data.indicador.unidade})`,
                  align: 'right',
                  cell: ({ valor }) => (
                    <NegativeAware value={figure(valor)}>{figureText(valor, data.indicador)}</NegativeAware>
                  ),
                },
              ]}
              total={{ dia: t('allDays'), valor: figureText(data.valor, data.indicador) }}
            />
          )}
        </>
      )}
    </Box>
  );
}
