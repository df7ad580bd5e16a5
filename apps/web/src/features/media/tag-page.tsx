import { PAGES } from '@fonte/contracts';
import { EmptyState, FailedState, LoadingState } from '@fonte/ui';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ApiFailure } from '../../core/api/failure.ts';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useFilters } from '../../core/filters/use-filters.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { MediaGallery } from '../../core/media/media-gallery.tsx';
import { RouterLink } from '../../core/navigation/router-link.tsx';
import { useMay } from '../../core/session/session-store.ts';
import { tagMediaQuery } from './calls.ts';
import { PageHeading } from './page-heading.tsx';
import './texts.ts';

const HEIGHT = 420;

/** /midias/tag/{id} (second text, 2.11): the media of a tag; documents come for who may see them, polygons for nobody. */
export function MediaTagPage() {
  const { t } = useTexts('mediaPages');
  const { id } = useParams();
  const { uf } = useFilters();
  const { data, error, refetch } = useQuery(tagMediaQuery(Number(id), uf));
  const editable = useMay('media.edit');
  if (error instanceof ApiFailure && error.status === 404)
    return (
      <>
        <PageHeading name={t('tag')} />
        <EmptyState
          sentence={t('tagNotFound')}
          detail={t('tagNotFoundDetail')}
          icon={<LabelOutlined />}
          height={HEIGHT}
          action={
            <Button variant="outlined" component={RouterLink} href={PAGES.midias.path}>
              {t('back')}
            </Button>
          }
        />
      </>
    );
  if (error)
    return (
      <>
        <PageHeading name={t('tag')} />
        <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={HEIGHT} />
      </>
    );
  if (!data)
    return (
      <>
        <PageHeading name={t('tag')} />
        <LoadingState shape="map" height={HEIGHT} />
      </>
    );
  const { tag } = data;
  return (
    <MediaGallery
      content={{ tags: data.tags, medias: data.medias, documents: data.documents }}
      editable={editable}
      places
      heading={<PageHeading name={tag.name} detail={tag.description} />}
    />
  );
}
