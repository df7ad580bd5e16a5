import { PAGES } from '@fonte/contracts';
import { formatDateTime } from '@fonte/pt-br';
import {
  CardAction,
  CardShell,
  EmptyState,
  FailedState,
  ListCards,
  LoadingState,
  SimpleTable,
  useNarrow,
  PageColumn,
} from '@fonte/ui';
import AutoDeleteOutlined from '@mui/icons-material/AutoDeleteOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { PageTabs } from '../../../core/navigation/page-tabs.tsx';
import { useSaving } from '../../../core/report/files/use-saving.ts';
import { logFile, logQuery, type AuditLine } from '../calls.ts';
import { readLog, writeLog } from './log-address.ts';
import { LogFilter } from './log-filter.tsx';
import '../texts.ts';

const HEIGHT = 420;

/** /gestao-usuarios/registro: who signed in, saw, exported and changed what, the newest first; narrowed in the address, and as a file. */
export function LogPage() {
  const { t } = useTexts('users');
  const [params, setParams] = useSearchParams();
  const asked = useMemo(() => readLog(params), [params]);
  const { data, isError, error, isPlaceholderData, refetch } = useQuery(logQuery(asked));
  const { start, running } = useSaving();
  const { antes, ...narrowed } = asked;
  const last = data?.linhas.at(-1);
  return (
    <PageColumn>
      <PageTabs page="registroDeAcessos" />
      <CardShell
        title={t('log.title')}
        subtitle={t('log.lead')}
        flush
        actions={
          <>
            <CardAction label={t('log.times')} icon={<AutoDeleteOutlined />} href={PAGES.privacidade.path} />
            <CardAction
              label={t('log.download')}
              icon={<FileDownloadOutlined />}
              busy={running !== null}
              onClick={() =>
                start({
                  title: t('log.title'),
                  name: 'registro-de-acessos.csv',
                  open: (signal) => logFile(narrowed, signal),
                })
              }
            />
          </>
        }
        foot={
          <>
            {antes !== undefined && (
              <Button size="small" onClick={() => setParams(writeLog(narrowed))}>
                {t('log.newest')}
              </Button>
            )}
            {data?.mais && last && (
              <Button size="small" onClick={() => setParams(writeLog({ ...narrowed, antes: last.id }))}>
                {t('log.older')}
              </Button>
            )}
          </>
        }
      >
        <LogFilter
          key={writeLog(narrowed).toString()}
          asked={narrowed}
          onAsk={(next) => setParams(writeLog(next))}
        />
        {isError && (
          <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={HEIGHT} />
        )}
        {!isError && !data && <LoadingState shape="rows" height={HEIGHT} />}
        {!isError && data?.linhas.length === 0 && (
          <EmptyState sentence={t('log.empty')} icon={<HistoryOutlined />} height={HEIGHT} />
        )}
        {!isError && data && data.linhas.length > 0 && (
          <Box aria-busy={isPlaceholderData}>
            <LogRows rows={data.linhas} />
          </Box>
        )}
      </CardShell>
    </PageColumn>
  );
}

function LogRows({ rows }: { rows: readonly AuditLine[] }) {
  const { t } = useTexts('users');
  const narrow = useNarrow('md');
  const who = ({ id_usuario, nome }: AuditLine) =>
    id_usuario === null ? t('log.nobody') : (nome ?? t('log.gone', { id: String(id_usuario) }));
  const action = ({ acao, situacao }: AuditLine) =>
    situacao !== null && situacao >= 400
      ? `${t(`log.actions.${acao}`)} (${situacao})`
      : t(`log.actions.${acao}`);
  if (narrow)
    return (
      <ListCards
        label={t('log.title')}
        rows={rows}
        rowKey={({ id }) => id}
        card={(line) => ({
          title: who(line),
          end: action(line),
          subtitle: line.o_que,
          body: line.detalhe && <Box sx={{ overflowWrap: 'anywhere' }}>{line.detalhe}</Box>,
          caption: [formatDateTime(line.quando), line.perfil, line.endereco].filter(Boolean).join(' · '),
        })}
      />
    );
  return (
    <SimpleTable
      label={t('log.title')}
      density="list"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'when', header: t('log.when'), width: 140, cell: ({ quando }) => formatDateTime(quando) },
        {
          key: 'who',
          header: t('log.who'),
          cell: (line) => (
            <Box sx={{ py: '4px' }}>
              <Box sx={{ fontWeight: 600, lineHeight: '18px' }}>{who(line)}</Box>
              <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
                {[line.email, line.perfil].filter(Boolean).join(' · ')}
              </Box>
            </Box>
          ),
        },
        { key: 'action', header: t('log.action'), width: 120, cell: action },
        {
          key: 'what',
          header: t('log.what'),
          cell: ({ o_que, detalhe }) => (
            <Box sx={{ py: '4px', maxWidth: 480, overflowWrap: 'anywhere' }}>
              {o_que}
              {detalhe && (
                <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>{detalhe}</Box>
              )}
            </Box>
          ),
        },
        { key: 'rows', header: t('log.rows'), align: 'right', width: 80, cell: ({ linhas }) => linhas ?? '' },
        { key: 'address', header: t('log.address'), width: 130, cell: ({ endereco }) => endereco ?? '' },
      ]}
    />
  );
}
