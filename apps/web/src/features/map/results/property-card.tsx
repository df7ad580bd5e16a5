import { VISITS_CYCLE, VISITS_TARGET } from '@fonte/contracts';
import { formatHectares, formatShare } from '@fonte/pt-br';
import { ContextChip, FailedState, LoadingState, SituationLabel, VisitsBar } from '@fonte/ui';
import { FeatureCard } from '@fonte/ui/map-view';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { AreasButton } from '../../../core/property/areas/areas-button.tsx';
import { SheetLink } from '../../../core/property/sheet-link.tsx';
import { propertyQuery } from '../../../core/property/property-points.ts';

/** Situation, visits of 24, areas, tags, and 'Ficha tecnica' for those who may (second text, 2.2). */
export function PropertyCard({ code, wide }: { code: string; wide: boolean }) {
  const { t } = useTexts(['property', 'core']);
  const { data, isPending, isError, error, refetch } = useQuery(propertyQuery(code));
  if (isError)
    return <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={160} />;
  if (isPending) return <LoadingState shape="lines" height={220} />;
  if (!data) return <FeatureCard code={code} subtitle={t('core:emptyTable')} />;
  const { name, place, activity, producer, situation, visits, areas, tags } = data;
  return (
    <FeatureCard
      code={code}
      action={wide ? null : <SheetLink code={code} />}
      title={name || code}
      subtitle={
        <>
          {[place, activity].filter(Boolean).join(' · ')}
          {producer && (
            <Box>
              {t('producer')}: {producer}
            </Box>
          )}
        </>
      }
      beside={wide && <SituationLabel situation={situation} />}
      facts={areas.map(({ label, ha }) => ({ label, value: formatHectares(ha) }))}
      after={
        <>
          {tags.length > 0 && (
            <Box sx={TAGS}>
              {tags.map((tag) => (
                <ContextChip key={tag}>
                  <CheckOutlined aria-hidden sx={{ fontSize: 16, mr: '4px', color: 'success.main' }} />
                  {tag}
                </ContextChip>
              ))}
            </Box>
          )}
          <div>
            <AreasButton code={code} />
          </div>
        </>
      }
    >
      {!wide && <SituationLabel situation={situation} />}
      <div>
        <VisitsBar
          value={visits}
          target={VISITS_TARGET}
          label={t('visits')}
          {...(wide ? {} : { tickLabel: String(VISITS_CYCLE) })}
        />
        <Box sx={{ mt: '2px' }}>
          {t('visits')}: <strong style={{ fontWeight: 600 }}>{visits}</strong> de {VISITS_TARGET} (
          {formatShare(visits, VISITS_TARGET, 0)})
        </Box>
      </div>
    </FeatureCard>
  );
}

/** A tag longer than the panel breaks into two lines. */
const TAGS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  '& > span': { maxWidth: '100%', height: 'auto', minHeight: 26, whiteSpace: 'normal', textAlign: 'left' },
};
