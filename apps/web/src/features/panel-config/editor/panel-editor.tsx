import { CardIconAction, ConfirmDialog, EmptyState, lazyDialog, PageCell, PageGrid } from '@fonte/ui';
import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import NotesOutlined from '@mui/icons-material/NotesOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import type { View } from '@fonte/contracts/view';
import { useState } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { ViewCard } from '../../../core/indicator/view/view-card.tsx';
import { HeaderActions } from '../../../core/navigation/header-actions.tsx';
import { WhenInSight } from '../../../core/when-in-sight.tsx';
import { BackButton } from './back-button.tsx';
import { panelQuery, type Panel } from '../calls.ts';
import type { ConflictDialogProps } from './conflict-dialog.tsx';
import type { FilterDialogProps } from '../view/filter-dialog.tsx';
import type { HistoryDialogProps } from '../list/history-dialog.tsx';
import { PanelName } from './panel-name.tsx';
import { PublishState } from './publish-state.tsx';
import type { ReorderDialogProps } from './reorder-dialog.tsx';
import type { TextsDialogProps } from './texts-dialog.tsx';
import { usePanelSave } from './use-panel-save.ts';
import type { ViewDialogProps } from '../view/view-dialog.tsx';
import { copyOf } from '../draft/view-draft.ts';

// Dialogs come when they are opened.
const ConflictDialog = lazyDialog<ConflictDialogProps>(() =>
  import('./conflict-dialog.tsx').then((module) => module.ConflictDialog),
);
const FilterDialog = lazyDialog<FilterDialogProps>(() =>
  import('../view/filter-dialog.tsx').then((module) => module.FilterDialog),
);
const HistoryDialog = lazyDialog<HistoryDialogProps>(() =>
  import('../list/history-dialog.tsx').then((module) => module.HistoryDialog),
);
const ReorderDialog = lazyDialog<ReorderDialogProps>(() =>
  import('./reorder-dialog.tsx').then((module) => module.ReorderDialog),
);
const TextsDialog = lazyDialog<TextsDialogProps>(() =>
  import('./texts-dialog.tsx').then((module) => module.TextsDialog),
);
const ViewDialog = lazyDialog<ViewDialogProps>(() =>
  import('../view/view-dialog.tsx').then((module) => module.ViewDialog),
);

/** Heights in the editor: enough to recognise a card, little enough to see several. */
const CARD_HEIGHT = 260;

type Opened =
  | { kind: 'view'; at: number | null }
  | { kind: 'filter' | 'texts' | 'remove'; at: number }
  | { kind: 'reorder' | 'history' };

/** A stored panel: name, publication, and its views with all their dialogs. */
export function PanelEditor({ panel }: { panel: Panel }) {
  const { t } = useTexts('panelConfig');
  const client = useQueryClient();
  const [opened, setOpened] = useState<Opened | null>(null);
  const saving = usePanelSave(panel);
  const close = () => {
    saving.reset();
    setOpened(null);
  };
  const copyName = (name: string, most: number) => t('copyOf', { name }).slice(0, most);
  const at = opened && 'at' in opened ? opened.at : null;
  const view = at === null ? null : (panel.config[at] ?? null);
  const keep = (config: View[], words: 'updated' | 'viewRemoved' = 'updated') =>
    saving.save({ nome: panel.nome, config, words, onSaved: close });
  const replace = (changed: View) =>
    keep(
      at === null
        ? [...panel.config, changed]
        : panel.config.map((one, other) => (other === at ? changed : one)),
    );
  return (
    <Box sx={{ display: 'grid', gap: '16px' }}>
      <HeaderActions>
        <BackButton />
        <Button
          variant="outlined"
          startIcon={<HistoryOutlined />}
          onClick={() => setOpened({ kind: 'history' })}
        >
          {t('history.open')}
        </Button>
      </HeaderActions>
      <PanelName
        key={panel.nome}
        title={t('page.configure')}
        stored={panel.nome}
        busy={saving.saving}
        onSave={(nome) => saving.save({ nome, config: panel.config, words: 'updated' })}
      >
        <PublishState panel={panel} busy={saving.publishing} onPublish={saving.publish} />
      </PanelName>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px', flexWrap: 'wrap' }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {t('page.views')}
        </Typography>
        {panel.config.length > 1 && (
          <Button
            variant="outlined"
            startIcon={<SwapVertOutlined />}
            onClick={() => setOpened({ kind: 'reorder' })}
          >
            {t('page.reorder')}
          </Button>
        )}
        <Button
          variant="contained"
          startIcon={<AddOutlined />}
          onClick={() => setOpened({ kind: 'view', at: null })}
        >
          {t('page.addView')}
        </Button>
      </Box>
      {panel.config.length === 0 && (
        <EmptyState
          dashed
          icon={<InsightsOutlined />}
          sentence={t('page.empty')}
          detail={t('page.emptyNext')}
          height={200}
        />
      )}
      <PageGrid>
        {panel.config.map((one, place) => (
          <PageCell key={place} span={one.size}>
            <WhenInSight height={one.type === 'bigNumber' ? 140 : CARD_HEIGHT + 100}>
              <ViewCard
                view={one}
                files={false}
                height={CARD_HEIGHT}
                actions={
                  <CardTools
                    title={one.title}
                    onOpen={(kind) => setOpened({ kind, at: place })}
                    onCopy={() =>
                      keep(panel.config.toSpliced(place + 1, 0, copyOf(one, copyName(one.title, 200))))
                    }
                  />
                }
              />
            </WhenInSight>
          </PageCell>
        ))}
      </PageGrid>
      {opened?.kind === 'view' && (
        <ViewDialog
          view={view}
          busy={saving.saving}
          failure={saving.failure}
          onSave={replace}
          onClose={close}
        />
      )}
      {opened?.kind === 'filter' && view && (
        <FilterDialog
          title={view.title}
          filters={view.filters}
          busy={saving.saving}
          onSave={(filters) => replace({ ...view, filters })}
          onClose={close}
        />
      )}
      {opened?.kind === 'texts' && view && (
        <TextsDialog
          view={view}
          busy={saving.saving}
          onSave={(dynamicTexts) => replace({ ...view, dynamicTexts })}
          onClose={close}
        />
      )}
      {opened?.kind === 'reorder' && (
        <ReorderDialog views={panel.config} busy={saving.saving} onSave={keep} onClose={close} />
      )}
      {opened?.kind === 'remove' && view && (
        <ConfirmDialog
          open
          question={t('removeView.question', { title: view.title })}
          detail={t('removeView.detail')}
          busy={saving.saving}
          onConfirm={() =>
            keep(
              panel.config.filter((_, other) => other !== at),
              'viewRemoved',
            )
          }
          onCancel={close}
        />
      )}
      {opened?.kind === 'history' && <HistoryDialog panel={panel} onClose={close} />}
      {saving.sameName}
      {saving.conflict && (
        <ConflictDialog
          sentence={saving.conflict.sentence}
          theirs={saving.conflict.theirs}
          mine={saving.conflict.mine}
          busy={saving.saving}
          onTakeTheirs={() => {
            saving.dropConflict();
            close();
            void client.invalidateQueries({ queryKey: panelQuery(panel.id).queryKey });
          }}
          onOverwrite={() => saving.conflict && saving.overwrite(saving.conflict)}
          onClose={saving.dropConflict}
        />
      )}
    </Box>
  );
}

/** Configure, filter, texts, delete: of one card. */
function CardTools({
  title,
  onOpen,
  onCopy,
}: {
  title: string;
  onOpen: (kind: 'view' | 'filter' | 'texts' | 'remove') => void;
  onCopy: () => void;
}) {
  const { t } = useTexts('panelConfig');
  return (
    <>
      <CardIconAction
        label={t('card.configure', { title })}
        icon={<SettingsOutlined />}
        onClick={() => onOpen('view')}
      />
      <CardIconAction
        label={t('card.filter', { title })}
        icon={<FilterListOutlined />}
        onClick={() => onOpen('filter')}
      />
      <CardIconAction
        label={t('card.texts', { title })}
        icon={<NotesOutlined />}
        onClick={() => onOpen('texts')}
      />
      <CardIconAction label={t('card.copy', { title })} icon={<ContentCopyOutlined />} onClick={onCopy} />
      <CardIconAction
        label={t('card.remove', { title })}
        icon={<DeleteOutlined />}
        onClick={() => onOpen('remove')}
      />
    </>
  );
}
