import { counted, formatDate, formatHectares } from '@fonte/pt-br';
import { lazyPart, LoadingState, Notice, PartFailure } from '@fonte/ui';
import { ShapeThumb, UploadCard } from '@fonte/ui/media';
import BlockOutlined from '@mui/icons-material/BlockOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { formatBytes } from '../../report/files/bytes.ts';
import type { MediaPolygon, Tag } from '../calls.ts';
import type { MediaFieldsProps } from '../media-fields.tsx';
import type { FindingsProps } from './findings.tsx';
import type { PolygonPreviewProps } from './polygon-preview.tsx';
import { faultsOfItem, isGeo, isOpen, isUnderWay, type UploadItem } from './upload-item.ts';
import type { UploadList } from './upload-list.ts';

const MAP_HEIGHT = 260;
const FINDINGS_HEIGHT = 60;

// Only geographic files have any.
const Findings = lazyPart<FindingsProps>(() => import('./findings.tsx').then((module) => module.Findings), {
  waiting: () => <LoadingState shape="lines" height={FINDINGS_HEIGHT} />,
  failed: (_props, retry) => <PartFailure height={FINDINGS_HEIGHT} onRetry={retry} />,
});

// OpenLayers comes with the map.
const PolygonPreview = lazyPart<PolygonPreviewProps>(
  () => import('./polygon-preview.tsx').then((module) => module.PolygonPreview),
  {
    waiting: () => <LoadingState shape="map" height={MAP_HEIGHT} />,
    failed: (_props, retry) => <PartFailure height={MAP_HEIGHT} onRetry={retry} />,
  },
);

// What the fields are made of weighs more than the panel; the panel asks for them while files are being chosen.
const loadFields = () => import('../media-fields.tsx').then((module) => module.MediaFields);
export const prefetchFields = (): void => void loadFields().catch(() => undefined);
const MediaFields = lazyPart<MediaFieldsProps>(loadFields, {
  waiting: () => <LoadingState shape="lines" height={120} />,
  failed: (_props, retry) => <PartFailure height={120} onRetry={retry} />,
});

export type ItemCardProps = {
  item: UploadItem;
  list: UploadList;
  tags: readonly Tag[];
  polygons: readonly MediaPolygon[];
};

/** A chosen file: what it is, what was noticed about it, its words, how far it is. */
export function ItemCard({ item, list, tags, polygons }: ItemCardProps) {
  const { t } = useTexts('upload');
  const { id, file, state, geo, asked, already } = item;
  const under = isUnderWay(item);
  const open = isOpen(item);
  const single = isGeo(item);
  return (
    <UploadCard
      name={file.name}
      facts={useFacts(item)}
      thumb={<Thumb item={item} />}
      state={state}
      onRemove={under ? undefined : () => void list.remove(id)}
      onCancel={() => list.cancel(id)}
      onRetry={() => list.retry(id)}
      note={already === null ? undefined : t('already', { date: formatDate(already) })}
    >
      {(open || under) && (
        <>
          {single && geo === null && open && <Box sx={QUIET}>{t('reading')}</Box>}
          {geo?.fault === null && geo.warning && (
            <Notice tone="warning" dense>
              {geo.warning}
            </Notice>
          )}
          <MediaFields
            value={item}
            single={single}
            tags={tags}
            faults={asked ? faultsOfItem(item) : {}}
            placeholder={t(single ? 'describePolygon' : 'describe')}
            disabled={under}
            onChange={(value) => list.describe(id, value)}
          />
          {geo?.fault === null && geo.polygons.length > 0 && (
            <>
              <Findings item={item} polygons={geo.polygons} />
              <Preview item={item} polygons={polygons} />
            </>
          )}
        </>
      )}
    </UploadCard>
  );
}

/** 'Foto · 2,4 MB', 'KML · 3 polígonos'. */
function useFacts({ accepted, file, geo }: UploadItem): string {
  const { t } = useTexts('upload');
  const kind = accepted ? t(`kind.${accepted.kind}`, { label: accepted.label }) : t('kind.refused');
  if (geo?.fault === null)
    return t('polygons', {
      kind,
      count: counted(geo.polygons.length, t('polygon'), t('polygonPlural')),
    });
  return t('facts', { kind, size: formatBytes(file.size) });
}

function Thumb({ item }: { item: UploadItem }): ReactNode {
  const { t } = useTexts('upload');
  const { accepted, file, geo, state } = item;
  const photo = accepted?.kind === 'photo' && !(state.kind === 'failed' && !state.retry);
  const address = useFileAddress(photo ? file : null);
  if (geo?.fault === null && geo.polygons.length > 0)
    return (
      <ShapeThumb
        polygons={geo.polygons.map(({ geometry }) => geometry.coordinates)}
        label={t('outline', { name: file.name })}
      />
    );
  if (address !== null) return <img src={address} alt="" />;
  return state.kind === 'failed' && !state.retry ? <BlockOutlined /> : <DescriptionOutlined />;
}

/** The file's own address in the browser, given back when it is shown no more. */
function useFileAddress(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    // The address is an outside resource that begins and ends with the card.
    // oxlint-disable-next-line react/set-state-in-effect
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return file && address;
}

/** The file's polygons among those that the property has, on the map, when somebody wants to see it. */
function Preview({ item, polygons }: Pick<ItemCardProps, 'item' | 'polygons'>) {
  const { t } = useTexts('upload');
  const [shown, setShown] = useState(false);
  const { geo } = item;
  const sent = useMemo(
    () =>
      geo?.fault === null
        ? geo.polygons.map(({ name, geometry, areaHa }) => ({ name, geometry, area: formatHectares(areaHa) }))
        : [],
    [geo],
  );
  return (
    <>
      <Button
        size="small"
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
        sx={{ justifySelf: 'start' }}
      >
        {t(shown ? 'hideMap' : 'onMap')}
      </Button>
      {shown && <PolygonPreview label={t('preview')} sent={sent} present={polygons} height={MAP_HEIGHT} />}
    </>
  );
}

const QUIET = { fontSize: 12, lineHeight: '16px', color: 'text.secondary' };
