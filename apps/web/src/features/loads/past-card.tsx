import { counted, formatDateTime, formatInteger } from '@fonte/pt-br';
import {
  CardAction,
  CardShell,
  EmptyState,
  lazyDialog,
  ListCards,
  Pager,
  SimpleTable,
  useNarrow,
} from '@fonte/ui';
import InventoryOutlined from '@mui/icons-material/Inventory2Outlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTexts } from '../../core/i18n/use-texts.ts';
import type { LoadList, PastLoad } from './calls.ts';
import type { UndoDialogProps } from './undo-dialog.tsx';
import './texts.ts';

const HEIGHT = 160;

const UndoDialog = lazyDialog<UndoDialogProps>(() =>
  import('./undo-dialog.tsx').then(({ UndoDialog: Dialog }) => Dialog),
);

export type PastCardProps = {
  list: LoadList;
  busy: boolean;
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
  onUndone: (id: number) => void;
};

/** All loads that there were, by whomever: when, what, how it ended, its version and rows; and back from the last one. */
export function PastCard({ list, busy, page, pageSize, onPage, onUndone }: PastCardProps) {
  const { t } = useTexts('loads');
  const narrow = useNarrow('md');
  const [undoing, setUndoing] = useState(false);
  const { desfaz, linhas, total, enviadas } = list;
  const running = enviadas.some(({ situacao }) => situacao === 'conferindo' || situacao === 'importando');
  const rows = ({ novas, alteradas, removidas }: PastLoad) =>
    t('past.rows', {
      added: formatInteger(novas),
      changed: formatInteger(alteradas),
      removed: formatInteger(removidas),
    });
  const said = (load: PastLoad) => {
    if (load.motivo !== null) return load.motivo;
    if (load.falhas > 0) return counted(load.falhas, t('past.refused.0'), t('past.refused.1'));
    return load.situacao === 'concluida' ? rows(load) : '';
  };
  const by = ({ por }: PastLoad) => por ?? t('past.command');
  const version = ({ versao: made }: PastLoad) => (made === null ? '' : formatInteger(made));
  return (
    <CardShell
      title={t('past.title')}
      subtitle={t('past.lead')}
      flush
      actions={
        desfaz !== null &&
        !running && (
          <CardAction
            label={t('undo.open', { version: formatInteger(desfaz) })}
            onClick={() => setUndoing(true)}
          />
        )
      }
    >
      {linhas.length === 0 && (
        <EmptyState sentence={t('past.empty')} icon={<InventoryOutlined />} height={HEIGHT} />
      )}
      {linhas.length > 0 && (
        <Box aria-busy={busy}>
          {narrow ? (
            <ListCards
              label={t('past.title')}
              rows={linhas}
              rowKey={({ id }) => id}
              card={(load) => ({
                title: load.origem,
                end: t(`past.states.${load.situacao}`),
                subtitle: load.versao === null ? undefined : `${t('past.version')} ${version(load)}`,
                body: said(load),
                caption: [formatDateTime(load.iniciada_em), by(load)].filter(Boolean).join(' · '),
              })}
            />
          ) : (
            <SimpleTable
              label={t('past.title')}
              density="list"
              rows={linhas}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'when',
                  header: t('past.when'),
                  width: 150,
                  cell: ({ iniciada_em }) => formatDateTime(iniciada_em),
                },
                { key: 'what', header: t('past.what'), cell: ({ origem }) => origem },
                {
                  key: 'state',
                  header: t('past.state'),
                  width: 120,
                  cell: ({ situacao }) => t(`past.states.${situacao}`),
                },
                { key: 'version', header: t('past.version'), align: 'right', width: 80, cell: version },
                { key: 'counts', header: t('past.counts'), cell: said },
                { key: 'by', header: t('past.by'), width: 180, cell: by },
              ]}
            />
          )}
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', px: '16px', py: '4px' }}>
            <Pager page={page} pageSize={pageSize} count={total} onPage={onPage} />
          </Box>
        </Box>
      )}
      {undoing && desfaz !== null && (
        <UndoDialog
          version={desfaz}
          onClose={() => setUndoing(false)}
          onDone={(id) => {
            setUndoing(false);
            onUndone(id);
          }}
        />
      )}
    </CardShell>
  );
}
