import { useParams } from 'react-router';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { placeWords } from '../../core/media/media-words.ts';
import { PropertyMedia } from '../../core/media/property-media.tsx';
import { PageHeading } from './page-heading.tsx';
import './texts.ts';

/** /minhas-propriedades/{id}/midias (second text, 2.9): the gallery of one property. */
export function PropertyMediaPage() {
  const { t } = useTexts('mediaPages');
  const { id = '' } = useParams();
  return (
    <PropertyMedia
      key={id}
      id={id}
      heading={(property) => (
        <PageHeading
          name={property?.name || t('property')}
          detail={
            property
              ? [property.property_id, placeWords({ ...property, property: null })]
                  .filter((part) => part !== '')
                  .join(' · ')
              : undefined
          }
        />
      )}
    />
  );
}
