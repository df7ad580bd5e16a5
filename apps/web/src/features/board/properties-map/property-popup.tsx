import { NO_SITUATION } from '@fonte/contracts/programme/situations';
import type { FoundProperty } from '@fonte/contracts/routes/properties';
import { formatHectares } from '@fonte/pt-br';
import { LoadingState, PopupCard, PopupLine, SituationLabel, VisitsCell } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../../core/i18n/texts.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { propertyQuery } from '../../../core/property/property-points.ts';
import '../../../core/property/texts.ts';

export type PropertyPopupProps = {
  property: FoundProperty;
  onOpen: () => void;
  /** Without areas and tags, where a small map has no room for them: the dialog has them. */
  brief: boolean;
};

/** At the property that was searched: code, title, subtitle, activity, areas, visits and tags (second text, 2.2, 'Marker popup content'). */
export function PropertyPopup({ property, onOpen, brief }: PropertyPopupProps) {
  const { t } = useTexts('board');
  const say = useWords();
  const { t: words } = useTexts('property');
  const { data } = useQuery(propertyQuery(property.id));
  return (
    <PopupCard title={property.nome} width={250}>
      <PopupLine>
        {property.id} · {property.municipio}
      </PopupLine>
      {data ? (
        <>
          {data.activity && <PopupLine>{say(data.activity)}</PopupLine>}
          <Box sx={{ my: '6px' }}>
            <SituationLabel situation={data.situation} words={say(data.situation ?? NO_SITUATION.label)} />
          </Box>
          <VisitsCell value={data.visits} />
          {!brief && (
            <>
              {data.areas.length > 0 && (
                <Box role="group" aria-label={words('areas')} tabIndex={0} sx={AREAS}>
                  {data.areas.map(({ label, ha }) => (
                    <PopupLine key={label}>
                      {say(label)}: {formatHectares(ha)}
                    </PopupLine>
                  ))}
                </Box>
              )}
              {data.tags.length > 0 && <PopupLine>{data.tags.map(say).join(' · ')}</PopupLine>}
            </>
          )}
        </>
      ) : (
        <LoadingState shape="lines" height={brief ? 72 : 144} />
      )}
      <Button variant="outlined" size="small" fullWidth onClick={onOpen} sx={{ mt: '8px' }}>
        {t('map.open')}
      </Button>
    </PopupCard>
  );
}

/** Six of them are seen at once: a popup has to stay lower than its map. */
const AREAS = { maxHeight: 108, overflowY: 'auto', my: '4px' };
