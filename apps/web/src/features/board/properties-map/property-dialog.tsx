import { NO_SITUATION } from '@fonte/contracts/programme/situations';
import { ContextChip, DialogShell, FailedState, LoadingState, SituationLabel } from '@fonte/ui';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useWords } from '../../../core/i18n/texts.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { propertyPath } from '../../../core/navigation/property-path.ts';
import { useMay } from '../../../core/session/session-store.ts';
import { PropertyFacts } from '../../../core/property/property-facts.tsx';
import { propertyQuery } from '../../../core/property/property-points.ts';

/** What a click on a point opens: areas, tags, visits of 24, and 'Ficha tecnica' for those who may (second text, 2.2). */
export function PropertyDialog({ code, onClose }: { code: string | null; onClose: () => void }) {
  return code === null ? null : <Opened code={code} onClose={onClose} />;
}

function Opened({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useTexts('board');
  const say = useWords();
  const maySheet = useMay('property.sheet.link');
  const { data: property, isError, error, refetch } = useQuery(propertyQuery(code));
  return (
    <DialogShell
      open
      onClose={onClose}
      title={property?.name || code}
      width={440}
      context={
        <>
          <ContextChip>{code}</ContextChip>
          {property && <span>{property.place}</span>}
          {property && (
            <SituationLabel
              situation={property.situation}
              words={say(property.situation ?? NO_SITUATION.label)}
            />
          )}
        </>
      }
      foot={
        maySheet && (
          <Button
            variant="contained"
            href={propertyPath(code)}
            target="_blank"
            rel="noopener"
            endIcon={<OpenInNewOutlined />}
          >
            {t('map.sheet')}
          </Button>
        )
      }
    >
      {property && <PropertyFacts property={property} />}
      {isError && <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={200} />}
      {!property && !isError && <LoadingState shape="lines" height={200} />}
    </DialogShell>
  );
}
