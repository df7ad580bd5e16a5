import { ACCEPT_ATTRIBUTE } from '@fonte/contracts/accepted-files';
import { counted, plural } from '@fonte/pt-br';
import { ConfirmDialog, lazyDialog, lazyPart, SideDrawer, useNarrow, useSnackbar } from '@fonte/ui';
import { DropPlace } from '@fonte/ui/media';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import PolylineOutlined from '@mui/icons-material/PolylineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState, type ReactNode } from 'react';
import type { Location } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { useSignedIn } from '../../session/session-store.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { inTime } from '../../uploads/discarded.ts';
import { onlineClock } from '../../uploads/online-clock.ts';
import { tusCalls } from '../../uploads/tus-calls.ts';
import { MEDIA_KEY, type MediaPolygon, type PropertyMedia, type Tag } from '../calls.ts';
import type { Drawn, OutlineDialogProps } from '../outline/outline-dialog.tsx';
import { ItemCard, prefetchFields } from './item-card.tsx';
import { panelKeeper } from './panel-keeper.ts';
import { readGeo } from './read-geo.ts';
import type { RoomNoticeProps } from './room-notice.tsx';
import { checkGeometries, commitUpload } from './upload-calls.ts';
import { faultsOfItem, isOpen, isReady, isUnderWay, type UploadItem } from './upload-item.ts';
import { UploadList } from './upload-list.ts';
import { useDrafts } from './use-drafts.ts';
import { isFaulty } from '../field-faults.ts';
import { useLeaving } from '../../leaving/use-leaving.ts';
import './texts.ts';

// OpenLayers comes with the map.
const OutlineDialog = lazyDialog<OutlineDialogProps>(() =>
  import('../outline/outline-dialog.tsx').then((module) => module.OutlineDialog),
);

// Nothing where there is room; one that does not come is said nothing of, as the files are sent all the same.
const RoomNotice = lazyPart<RoomNoticeProps>(
  () => import('./room-notice.tsx').then((module) => module.RoomNotice),
  { failed: () => null },
);

export type UploadPanelProps = {
  property: PropertyMedia['property'];
  tags: readonly Tag[];
  /** The property's own polygons, drawn beside those that are to be sent. */
  polygons: readonly MediaPolygon[];
  onClose: () => void;
};

/** 'Adicionar arquivos': where files are dropped, a card for each, one button that sends them (second text, 2.9, 5 and 8; screens 13, 14). */
export function UploadPanel({ property, tags, polygons, onClose }: UploadPanelProps) {
  const { t } = useTexts(['upload', 'discarded']);
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const { uploadMaxMb } = useSettings();
  const { id: person } = useSignedIn();
  const [list] = useState(
    () =>
      new UploadList({
        maxMb: uploadMaxMb,
        read: readGeo,
        check: ({ polygons: read }) =>
          checkGeometries(
            property.property_id,
            read.map(({ geometry }) => geometry),
          ),
        calls: tusCalls,
        clock: onlineClock,
        commit: (upload, file) => commitUpload(property.property_id, upload, file),
        keep: panelKeeper(person, property.property_id),
      }),
  );
  useEffect(
    () =>
      list.whenEnded((sent, failed) => {
        if (failed > 0) snackbar.failure(t('failed'), t('failedDetail'));
        else snackbar.success(t('done'), t('doneDetail'));
        if (sent > 0) void client.invalidateQueries({ queryKey: [MEDIA_KEY] });
        list.clearSent();
        if (list.get().length === 0) onClose();
      }),
    [list, snackbar, client, t, onClose],
  );
  useEffect(prefetchFields, []);
  // Whoever leaves has been asked about what would be lost; what the device keeps goes on without the panel.
  useEffect(() => () => list.leave(), [list]);
  const items = list.use();
  useDrafts(list, items);
  const unsent = items.filter((item) => item.kept === null && (isOpen(item) || isUnderWay(item))).length;
  const [closing, setClosing] = useState(false);
  const [discards, setDiscards] = useState(false);
  const [drawing, setDrawing] = useState(false);
  const leaving = useLeaving(unsent > 0, isSentAway);
  const finish = () => {
    if (unsent > 0) setClosing(true);
    else onClose();
  };
  return (
    <PanelFrame
      title={t('title')}
      onClose={finish}
      foot={<Foot list={list} items={items} onCancel={finish} />}
    >
      {/* Who leaves has been asked about what stands here, and adds nothing to it. */}
      {!discards && (
        <DropPlace accept={ACCEPT_ATTRIBUTE} hint={t('hint')} onFiles={(files) => list.add(files)} />
      )}
      <Button
        size="small"
        disabled={discards}
        startIcon={<PolylineOutlined />}
        onClick={() => setDrawing(true)}
        sx={{ justifySelf: 'start' }}
      >
        {t('draw')}
      </Button>
      <RoomNotice items={items} />
      {items.map((item) => (
        <ItemCard key={item.id} item={item} list={list} tags={tags} polygons={polygons} />
      ))}
      {drawing && (
        <OutlineDialog
          property={property}
          others={polygons}
          changed={null}
          onClose={() => setDrawing(false)}
          onDone={(drawn) => {
            setDrawing(false);
            void addDrawn(list, drawn);
          }}
        />
      )}
      <ConfirmDialog
        open={!discards && (closing || leaving.asks)}
        question={t('leave')}
        detail={
          unsent === 1
            ? t('leaveDetailOne')
            : t('leaveDetail', { files: counted(unsent, t('file'), t('files')) })
        }
        confirmLabel={t('leaveConfirm')}
        cancelLabel={t('stay')}
        onCancel={() => {
          setClosing(false);
          leaving.stay();
        }}
        onConfirm={() => {
          setDiscards(true);
          // What is opened next may ask this device what waits.
          void inTime(list.discard()).then((gone) => {
            if (!gone) {
              list.abandon();
              void import('../../uploads/discarded-texts.ts').then(() =>
                snackbar.partly(t('discarded:still'), t('discarded:detail')),
              );
            }
            if (leaving.asks) leaving.leave();
            else onClose();
          });
        }}
      />
    </PanelFrame>
  );
}

/** Whose session ended by itself is not asked: what was chosen stays on the device for them. */
const isSentAway = ({ state }: Pick<Location, 'state'>) =>
  (state as { over?: boolean } | null)?.over === true;

/** What was drawn is a file like any other: read, checked, described and sent as those that were chosen. */
async function addDrawn(list: UploadList, drawn: Drawn): Promise<void> {
  const { drawnFile } = await import('../outline/draw-file.ts');
  list.add([drawnFile(drawn)]);
}

/** How many files, how many need something; 'Cancelar' and the one button that sends. */
function Foot({
  list,
  items,
  onCancel,
}: {
  list: UploadList;
  items: readonly UploadItem[];
  onCancel: () => void;
}) {
  const { t } = useTexts('upload');
  const attention = items.filter(
    (item) => item.state.kind === 'failed' || (item.asked && isOpen(item) && isFaulty(faultsOfItem(item))),
  ).length;
  const open = items.filter(isOpen).length;
  const files = counted(items.length, t('file'), t('files'));
  const words =
    attention === 0
      ? files
      : t('footAttention', {
          files,
          attention: `${attention} ${plural(attention, t('attention'), t('attentionPlural'))}`,
        });
  const ready = items.filter(isReady).length;
  return (
    <>
      <Box
        role="status"
        sx={{ flex: '1 1 120px', fontSize: 13, color: 'text.secondary', alignSelf: 'center' }}
      >
        {items.length > 0 && words}
      </Box>
      <Button variant="outlined" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button variant="contained" disabled={open === 0} onClick={() => list.send()}>
        {ready === 0 ? t('send') : t('sendCounted', { files: counted(ready, t('file'), t('files')) })}
      </Button>
    </>
  );
}

type PanelFrameProps = { title: string; onClose: () => void; foot: ReactNode; children: ReactNode };

/** Beside the gallery where there is room; else a drawer, on the phone from below. */
function PanelFrame({ title, onClose, foot, children }: PanelFrameProps) {
  const id = useId();
  const narrow = useNarrow('lg');
  const body = <Box sx={{ display: 'grid', gap: '10px', minWidth: 0 }}>{children}</Box>;
  if (narrow)
    return (
      <SideDrawer open onClose={onClose} title={title} foot={foot}>
        {body}
      </SideDrawer>
    );
  return (
    <Card component="section" aria-labelledby={id} sx={{ position: 'sticky', top: 116 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', p: '10px 16px 6px' }}>
        <Typography id={id} variant="h3" component="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <IconButton aria-label="Fechar" onClick={onClose} sx={{ mr: '-8px' }}>
          <CloseOutlined />
        </IconButton>
      </Box>
      <Box sx={{ p: '0 16px 12px', maxHeight: 'calc(100vh - 270px)', minHeight: 160, overflow: 'auto' }}>
        {body}
      </Box>
      <Box sx={FOOT}>{foot}</Box>
    </Card>
  );
}

const FOOT = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '8px',
  p: '12px 16px',
  borderTop: '1px solid',
  borderColor: 'divider',
};
