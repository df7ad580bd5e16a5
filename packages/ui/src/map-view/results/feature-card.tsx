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
  children?: ReactNode;
}

/** What is known of one feature: code, name, place, facts in two columns. */
export function FeatureCard({ code, action, title, subtitle, facts = [], children }: FeatureCardProps) {
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
        {title && (
          <Box
            component="h3"
            sx={{ m: 0, fontSize: 16, lineHeight: '22px', fontWeight: 600, overflowWrap: 'anywhere' }}
          >
            {title}
          </Box>
        )}
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
    </Box>
  );
}

const FACTS = {
  m: 0,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: '12px', py: '2px' },
  '& dt': { color: 'text.secondary', flex: 'none', maxWidth: '55%' },
  '& dd': { m: 0, fontWeight: 600, textAlign: 'right', overflowWrap: 'anywhere', minWidth: 0 },
};
