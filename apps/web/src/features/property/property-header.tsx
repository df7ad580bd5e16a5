import { type PaceRow, VISITS_TARGET } from '@fonte/contracts';
import type { PropertyHead } from '@fonte/contracts/routes/properties';
import { formatDate, formatInteger, formatShare } from '@fonte/pt-br';
import { SituationLabel, VisitsBar } from '@fonte/ui';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { propertyChangesPath, propertyListPath } from '../../core/navigation/property-path.ts';
import { RouterLink } from '../../core/navigation/router-link.tsx';
import { paceQuery } from '../../core/property/head/head-query.ts';
import { forecastWords } from '../../core/report/answer/forecast.ts';
import { may, useSignedIn } from '../../core/session/session-store.ts';
import { PaperLinks } from './paper-links.tsx';

/** Which, where, what it does, situation, visits against plan (docs/design/guide.md, screens 08 and 09). The name stands in the page's title. */
export function PropertyHeader({ head }: { head: PropertyHead }) {
  const { t } = useTexts('propertyPage');
  const user = useSignedIn();
  const { codigo, municipio, atividade, perfil, situacao } = head;
  return (
    <Box component="header" sx={{ display: 'grid', gap: '12px' }}>
      <PaperLinks code={codigo} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px', fontSize: 13 }}>
        <Box
          component="nav"
          aria-label={t('trail')}
          sx={{ display: 'flex', alignItems: 'center', gap: '4px' }}
        >
          <Link component={RouterLink} href={propertyListPath(user.profile)}>
            {t('list')}
          </Link>
          <ChevronRightOutlined aria-hidden sx={{ fontSize: 16, color: 'text.secondary' }} />
          <span>{codigo}</span>
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {municipio}
        </Box>
        <SituationLabel situation={situacao} />
        {may(user, 'changes.read') && (
          <Link component={RouterLink} href={propertyChangesPath(codigo)}>
            {t('changes')}
          </Link>
        )}
      </Box>
      <Box sx={FACTS}>
        <Fact term={t('activity')}>{atividade ?? t('unknown')}</Fact>
        <Fact term={t('landProfile')}>{perfil ?? t('unknown')}</Fact>
        <Fact term={t('situation')}>{situacao ?? t('unknown')}</Fact>
        <Pace head={head} />
      </Box>
    </Box>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <Box sx={TERM}>{term}</Box>
      <Box sx={{ fontWeight: 600 }}>{children}</Box>
    </div>
  );
}

/** Visits of 24 against what the plan expects by today, and when the 12th and the 24th are to be expected at the property's own pace. */
function Pace({ head: { codigo, ritmo } }: { head: PropertyHead }) {
  const { t } = useTexts('propertyPage');
  const { data } = useQuery(paceQuery(codigo));
  const pace = data?.tbody[0] as PaceRow | undefined;
  const { visitas, previstas, decima_segunda } = ritmo;
  const { t: core } = useTexts('core');
  const ahead = (month: string | null | undefined) =>
    month && data
      ? forecastWords(month, { until: data.provenance.dados_ate, t: core })
      : noForecast(pace, visitas, t);
  return (
    <Box sx={PACE}>
      <div>
        <Box sx={TERM}>{t('visits')}</Box>
        <Box component="span" sx={{ fontSize: 22, lineHeight: '26px', fontWeight: 600 }}>
          {formatInteger(visitas)}
        </Box>{' '}
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 13, whiteSpace: 'nowrap' }}>
          {t('ofPlan', { share: formatShare(visitas, VISITS_TARGET, 0) })}
        </Box>
      </div>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <VisitsBar
          value={visitas}
          target={VISITS_TARGET}
          expected={previstas}
          expectedLabel={t('expected')}
          label={t('visits')}
        />
      </Box>
      <Box sx={{ fontSize: 13, lineHeight: '20px' }}>
        {decima_segunda ? (
          <Line term={t('twelfth')}>{t('twelfthDone', { date: formatDate(decima_segunda) })}</Line>
        ) : (
          <Line term={t('twelfthForecast')}>{ahead(pace?.previsao_12)}</Line>
        )}
        {visitas >= VISITS_TARGET ? (
          <strong>{t('lastDone')}</strong>
        ) : (
          <Line term={t('lastForecast')}>{ahead(pace?.previsao_24)}</Line>
        )}
      </Box>
    </Box>
  );
}

/** With fewer visits than this there is no pace to speak of (docs/design/guide.md, section 3). */
const LEAST = 3;

const noForecast = (
  pace: PaceRow | undefined,
  visits: number,
  t: (key: 'noForecast' | 'noForecastNow') => string,
): string => {
  if (!pace) return '…';
  return t(visits < LEAST ? 'noForecast' : 'noForecastNow');
};

const Line = ({ term, children }: { term: string; children: string }) => (
  <div>
    {term} <strong style={{ fontWeight: 600 }}>{children}</strong>
  </div>
);

const TERM = { fontSize: 13, color: 'text.secondary' };
const FACTS = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 32px', fontSize: 14 };
const PACE = {
  flex: '1 1 420px',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  minWidth: 0,
};
