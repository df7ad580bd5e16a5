import { formatDateTime } from '@fonte/pt-br';
import { CardShell, FailedState, lazyDialog, LoadingState } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { formatBytes } from '../../core/report/files/bytes.ts';
import { loadQuery, type SentLoad } from './calls.ts';
import { CancelLoadDialog } from './cancel-load-dialog.tsx';
import type { ImportDialogProps } from './import-dialog.tsx';
import { LoadActions } from './load-actions.tsx';
import { LoadFaults } from './load-faults.tsx';
import { LoadOutcome } from './load-outcome.tsx';
import { LoadRunning } from './load-running.tsx';
import { LoadTables } from './load-tables.tsx';
import './texts.ts';

const HEIGHT = 120;

const ImportDialog = lazyDialog<ImportDialogProps>(() =>
  import('./import-dialog.tsx').then(({ ImportDialog: Dialog }) => Dialog),
);

export type LoadCardProps = {
  id: number;
  /** As the list has it; nothing for one that is over. */
  load?: SentLoad;
  /** Version of the data that stands. */
  standing: number | null;
  /** Its import was asked. */
  onAsked?: () => void;
  /** It was given up here: nobody waits for what becomes of it. */
  onGone?: () => void;
  /** Puts away one that is over. */
  onClose?: () => void;
};

/** One load: how it stands, what it would change or changed, what is wrong with it, and what can be done with it. */
export function LoadCard({ id, load, standing, onAsked, onGone, onClose }: LoadCardProps) {
  const { t } = useTexts('loads');
  const [asking, setAsking] = useState<'import' | 'cancel' | null>(null);
  const { data: told, isError, refetch } = useQuery(loadQuery(id, load?.situacao ?? 'over'));
  const failed = <FailedState sentence={t('one.failed')} onRetry={() => void refetch()} height={HEIGHT} />;
  const loading = <LoadingState shape="rows" height={HEIGHT} />;
  const shown = load ?? told;
  if (!shown) return isError ? failed : loading;
  const { tipo, nome, situacao, por, enviada_em, bytes, guardada_ate } = shown;
  const running = situacao === 'conferindo' || situacao === 'importando';
  const sent = { name: por, moment: formatDateTime(enviada_em), size: formatBytes(bytes) };
  const subtitle = [
    tipo === 'desfazer' ? t('one.asked', sent) : t('one.by', sent),
    ...(guardada_ate === null || running ? [] : [t('one.until', { moment: formatDateTime(guardada_ate) })]),
  ].join(' · ');
  return (
    <CardShell title={tipo === 'desfazer' ? t('one.undo') : nome} subtitle={subtitle}>
      <Box sx={{ display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)', pb: '16px' }}>
        {running && <LoadRunning load={shown} onCancel={() => setAsking('cancel')} />}
        {!running && isError && failed}
        {!running && !isError && !told && loading}
        {!running && told && (
          <>
            <LoadOutcome load={told} standing={standing} />
            <LoadFaults title={t('fault.title')} faults={told.falhas} />
            <LoadTables
              title={t(told.situacao === 'importada' ? 'table.done' : 'table.title')}
              tables={told.tabelas}
            />
            <LoadFaults title={t('fault.warnings')} faults={told.avisos} />
            <LoadActions load={told} standing={standing} onAsk={setAsking} onClose={onClose} />
          </>
        )}
      </Box>
      {asking === 'import' && told && (
        <ImportDialog
          load={told}
          onClose={() => setAsking(null)}
          onDone={() => {
            setAsking(null);
            onAsked?.();
          }}
        />
      )}
      {asking === 'cancel' && (
        <CancelLoadDialog
          load={shown}
          running={running}
          onEnd={() => setAsking(null)}
          onGone={() => onGone?.()}
        />
      )}
    </CardShell>
  );
}
