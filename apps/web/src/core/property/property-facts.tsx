import { VISITS_TARGET } from '@fonte/contracts';
import { formatHectares } from '@fonte/pt-br';
import { ContextChip, VisitsBar } from '@fonte/ui';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import { useWords } from '../i18n/texts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { MapProperty } from './map-property.ts';
import './texts.ts';

/** Visits of 24, tags and areas of a property: what the map's dialog says (second text, 2.2). */
export function PropertyFacts({ property }: { property: MapProperty }) {
  const { t } = useTexts('property');
  const say = useWords();
  const { visits, tags, areas, activity, producer } = property;
  return (
    <Box sx={{ display: 'grid', gap: '16px' }}>
      <Box component="dl" sx={PAIRS}>
        {activity && <Pair term={t('activity')}>{say(activity)}</Pair>}
        {producer && <Pair term={t('producer')}>{producer}</Pair>}
      </Box>
      <Part title={t('visits')}>
        <VisitsBar value={visits} target={VISITS_TARGET} label={t('visits')} />
        <Box sx={{ fontSize: 13, mt: '2px' }}>
          <strong style={{ fontWeight: 600 }}>{visits}</strong>/{VISITS_TARGET}{' '}
          <Box component="span" sx={{ color: 'text.tertiary' }}>
            {Math.round((visits / VISITS_TARGET) * 100)}%
          </Box>
        </Box>
      </Part>
      {tags.length > 0 && (
        <Part title={t('tags')}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px' }}>
            {tags.map((tag) => (
              <ContextChip key={tag}>
                <CheckOutlined aria-hidden sx={{ fontSize: 16, mr: '4px', color: 'success.main' }} />
                {say(tag)}
              </ContextChip>
            ))}
          </Box>
        </Part>
      )}
      {areas.length > 0 && (
        <Part title={t('areas')}>
          <Box component="dl" sx={AREAS}>
            {areas.map(({ label, ha }) => (
              <div key={label}>
                <dt>{say(label)}</dt>
                <dd>{formatHectares(ha)}</dd>
              </div>
            ))}
          </Box>
        </Part>
      )}
    </Box>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <Box
        component="h3"
        sx={{ m: 0, mb: '4px', fontSize: 13, lineHeight: '18px', fontWeight: 600, color: 'text.secondary' }}
      >
        {title}
      </Box>
      {children}
    </section>
  );
}

function Pair({ term, children }: { term: string; children: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  );
}

const PAIRS = {
  display: 'grid',
  gridTemplateColumns: '84px 1fr',
  gap: '2px 8px',
  m: 0,
  fontSize: 13,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
};
const AREAS = {
  m: 0,
  fontSize: 13,
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    py: '5px',
    borderTop: '1px solid',
    borderColor: 'divider',
  },
  '& > div:first-of-type': { borderTop: 0 },
  '& dd': { m: 0 },
};
