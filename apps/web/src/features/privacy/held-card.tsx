import { counted, formatInteger } from '@fonte/pt-br';
import {
  CardAction,
  CardShell,
  EmptyState,
  FailedState,
  ListCards,
  LoadingState,
  Notice,
  SimpleTable,
  useNarrow,
} from '@fonte/ui';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { AnonymiseDialog } from './anonymise-dialog.tsx';
import { heldQuery, type FoundPerson, type HeldPlace } from './calls.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import './texts.ts';

const HEIGHT = 240;

/** What each place holds of the person, what anonymising would do there, and where it is put right: the dry run. */
export function HeldCard({ person, onGone }: { person: FoundPerson; onGone: () => void }) {
  const { t } = useTexts('privacy');
  const { data, isError, error, refetch } = useQuery(heldQuery(person.ref));
  const [open, setOpen] = useState<'export' | 'correct' | 'anonymise' | null>(null);
  const correctable = data?.lugares.filter(({ corrigir }) => corrigir !== 'registro') ?? [];
  const places = data && counted(data.lugares.length, t('held.places.0'), t('held.places.1'));
  return (
    <CardShell
      title={t('held.title', { name: person.nome })}
      subtitle={
        data && places && counted(data.total, t('held.total.0', { places }), t('held.total.1', { places }))
      }
      flush
      actions={
        <>
          {correctable.length > 0 && (
            <CardAction
              label={t('correct.open')}
              icon={<EditNoteOutlined />}
              onClick={() => setOpen('correct')}
            />
          )}
          <CardAction
            label={t('held.export')}
            icon={<FileDownloadOutlined />}
            onClick={() => setOpen('export')}
          />
        </>
      }
      foot={
        data &&
        data.impedimento === null && (
          <Button color="error" startIcon={<PersonOffOutlined />} onClick={() => setOpen('anonymise')}>
            {t('held.anonymiseOpen')}
          </Button>
        )
      }
    >
      {isError && <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={HEIGHT} />}
      {!isError && !data && <LoadingState shape="rows" height={HEIGHT} />}
      {data?.lugares.length === 0 && <EmptyState sentence={t('held.empty')} height={HEIGHT} />}
      {data && data.lugares.length > 0 && <Places places={data.lugares} />}
      {data && (data.impedimento !== null || data.arquivos > 0) && (
        <Box sx={{ px: '16px', py: '8px' }}>
          <Notice tone="info">
            {data.impedimento ?? `${counted(data.arquivos, t('held.files.0'), t('held.files.1'))}.`}
          </Notice>
        </Box>
      )}
      {open === 'export' && <ExportDialog person={person} onClose={() => setOpen(null)} />}
      {open === 'correct' && (
        <CorrectDialog person={person} places={correctable} onClose={() => setOpen(null)} />
      )}
      {open === 'anonymise' && data && (
        <AnonymiseDialog
          person={person}
          confirmar={data.confirmar}
          onClose={() => setOpen(null)}
          onDone={onGone}
        />
      )}
    </CardShell>
  );
}

function Places({ places }: { places: readonly HeldPlace[] }) {
  const { t } = useTexts('privacy');
  const narrow = useNarrow('md');
  if (narrow)
    return (
      <ListCards
        label={t('held.place')}
        rows={places}
        rowKey={({ tabela }) => tabela}
        card={({ o_que, linhas, anonimizar, corrigir }) => ({
          title: o_que,
          end: formatInteger(linhas),
          subtitle: `${t('held.anonymise')}: ${t(`held.${anonimizar}`).toLowerCase()}`,
          caption: t(`held.corrects.${corrigir}`),
        })}
      />
    );
  return (
    <SimpleTable
      label={t('held.place')}
      density="list"
      rows={places}
      rowKey={({ tabela }) => tabela}
      columns={[
        {
          key: 'place',
          header: t('held.place'),
          cell: ({ o_que, tabela }) => (
            <Box sx={{ py: '4px' }}>
              <Box sx={{ lineHeight: '18px' }}>{o_que}</Box>
              <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>{tabela}</Box>
            </Box>
          ),
        },
        {
          key: 'rows',
          header: t('held.rows'),
          align: 'right',
          width: 100,
          cell: ({ linhas }) => formatInteger(linhas),
        },
        {
          key: 'anonymise',
          header: t('held.anonymise'),
          width: 180,
          cell: ({ anonimizar }) => t(`held.${anonimizar}`),
        },
        {
          key: 'correct',
          header: t('held.correct'),
          width: 260,
          cell: ({ corrigir }) => t(`held.corrects.${corrigir}`),
        },
      ]}
    />
  );
}
