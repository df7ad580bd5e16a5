import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface FeatureCardProps {
  /** Small line over the title: the code. */
  code?: ReactNode;
  /** Right of the code: a link. */
  action?: ReactNode;
  title?: string;
  subtitle?: ReactNode;
  facts?: readonly { label: string; value: ReactNode }[];
  /** Between title and facts. */
  children?: ReactNode;
  /** Right of the title, where there is room. */
  beside?: ReactNode;
  /** After the facts. */
  after?: ReactNode;
}

/** What is known of one feature: code, name, place, facts in two columns. */
export function FeatureCard(props: FeatureCardProps) {
  const { code, action, title, subtitle, facts = [], children, beside, after } = props;
  return (
    <Box
      component="article"
      sx={{
        fontSize: 13,
        lineHeight: '18px',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: '8px',
      }}
    >
      <div>
        {(code || action) && (
          <Box
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: '8px',
              fontSize: 12,
              color: 'text.secondary',
            }}
          >
            <span>{code}</span>
            {action}
          </Box>
        )}
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: '12px' }}>
          {title && (
            <Box component="h3" sx={TITLE}>
              {title}
            </Box>
          )}
          {beside && <Box sx={{ flex: 'none', maxWidth: '60%', lineHeight: '22px' }}>{beside}</Box>}
        </Box>
        {subtitle && <Box sx={{ color: 'text.secondary' }}>{subtitle}</Box>}
      </div>
      {children}
      {facts.length > 0 && (
        <Box component="dl" sx={FACTS}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Box>
      )}
      {after}
    </Box>
  );
}

const TITLE = {
  m: 0,
  minWidth: 0,
  fontSize: 16,
  lineHeight: '22px',
  fontWeight: 600,
  overflowWrap: 'anywhere',
};
const FACTS = {
  m: 0,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: '12px', py: '2px' },
  '& dt': { color: 'text.secondary', flex: 'none', maxWidth: '55%' },
  '& dd': { m: 0, fontWeight: 600, textAlign: 'right', overflowWrap: 'anywhere', minWidth: 0 },
};
