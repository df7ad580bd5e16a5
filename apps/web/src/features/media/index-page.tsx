import { CardShell, FailedState, lazyDialog, lazyPart, LoadingState, PartFailure } from '@fonte/ui';
import AddOutlined from '@mui/icons-material/AddOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useFilters } from '../../core/filters/use-filters.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { HeaderActions } from '../../core/navigation/header-actions.tsx';
import { useMay, useSignedIn } from '../../core/session/session-store.ts';
import { propertiesQuery, tagsQuery, type TagRow } from './calls.ts';
import type { CountCardProps, CountRow } from './count-card.tsx';
import { mediaLink } from './media-links.ts';
import type { TagDialogProps } from './tag-dialog.tsx';
import './texts.ts';

const HEIGHT = 360;

// The grid comes when the rows do.
const CountCard = lazyPart<CountCardProps>(
  () => import('./count-card.tsx').then((module) => module.CountCard),
  {
    waiting: ({ title }) => <Waiting title={title} />,
    failed: ({ title }, retry) => (
      <CardShell title={title}>
        <PartFailure height={HEIGHT} onRetry={retry} />
      </CardShell>
    ),
  },
);

const TagDialog = lazyDialog<TagDialogProps>(() =>
  import('./tag-dialog.tsx').then((module) => module.TagDialog),
);

/** /midias (second text, 2.10): media by tag and by property, each with its counts. */
export function MediaIndexPage() {
  const { t } = useTexts('mediaPages');
  const mayEditTags = useMay('media.tag.edit');
  const mayProperties = useMay('media.properties');
  const [edited, setEdited] = useState<TagRow | 'new' | null>(null);
  return (
    <Box sx={{ display: 'grid', gap: { xs: '12px', sm: '16px' }, minWidth: 0 }}>
      {mayEditTags && (
        <HeaderActions>
          <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setEdited('new')}>
            {t('create')}
          </Button>
        </HeaderActions>
      )}
      <TagsCard onEdit={mayEditTags ? setEdited : undefined} />
      {mayProperties && <PropertiesCard />}
      {edited && <TagDialog tag={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Box>
  );
}

function TagsCard({ onEdit }: { onEdit: ((tag: TagRow) => void) | undefined }) {
  const { t } = useTexts('mediaPages');
  const { uf } = useFilters();
  const { profile } = useSignedIn();
  const documents = useMay('media.documents');
  const query = useQuery(tagsQuery(uf));
  const rows = (query.data ?? []).map((row): CountRow => ({
    key: String(row.id),
    name: row.Nome,
    description: row.Descrição,
    href: mediaLink({ property_id: row.property_id, tag: row.id }, profile),
    uf: row.UF,
    photos: row.Fotos,
    videos: row.Vídeos,
    documents: row.Docs ?? null,
  }));
  const edit = (key: string) => {
    const row = query.data?.find(({ id }) => String(id) === key);
    if (row) onEdit?.(row);
  };
  return (
    <Counts
      query={query}
      title={t('byTag')}
      rows={rows}
      uf={false}
      documents={documents}
      actions={
        onEdit &&
        (({ key, name }) => [
          { label: t('edit', { name }), icon: <EditOutlined />, onClick: () => edit(key) },
        ])
      }
    />
  );
}

function PropertiesCard() {
  const { t } = useTexts('mediaPages');
  const { uf } = useFilters();
  const { profile } = useSignedIn();
  const documents = useMay('media.documents');
  const query = useQuery(propertiesQuery(uf));
  const rows = (query.data ?? []).map((row, place): CountRow => ({
    // Published places have no code: their place in the list tells them apart.
    key: row.property_id ?? `lugar ${place}`,
    name: row.Nome,
    href: mediaLink({ property_id: row.property_id, tag: null }, profile),
    uf: row.UF,
    photos: row.Fotos,
    videos: row.Vídeos,
    documents: row.Docs ?? null,
  }));
  return <Counts query={query} title={t('byProperty')} rows={rows} uf documents={documents} />;
}

function Counts({ query, ...card }: CountCardProps & { query: UseQueryResult }) {
  if (query.isError)
    return (
      <CardShell title={card.title}>
        <FailedState
          sentence={sentenceOf(query.error)}
          onRetry={() => void query.refetch()}
          height={HEIGHT}
        />
      </CardShell>
    );
  return query.isPending ? <Waiting title={card.title} /> : <CountCard {...card} />;
}

function Waiting({ title }: { title: string }) {
  return (
    <CardShell title={title}>
      <LoadingState shape="rows" height={HEIGHT} />
    </CardShell>
  );
}
