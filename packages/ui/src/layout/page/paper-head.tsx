import { formatDateTime } from '@fonte/pt-br';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { usePrintTime } from '../../theme/use-printing.ts';
import { Brand } from '../brand/brand.tsx';
import { useFrameWords } from '../words.ts';

export interface PaperHeadProps {
  productName: string;
  title: ReactNode;
  /** 'Filtros' 'Uf: Goiás · Ano: 2025', 'Dados até' '13/10/2025'. */
  facts: readonly { label: string; value: string }[];
}

/** The head of a printed page: mark and title over a rule, then what is counted, whose, how fresh, and when it was printed. */
export function PaperHead({ productName, title, facts }: PaperHeadProps) {
  const words = useFrameWords();
  const printing = usePrintTime();
  if (printing === null) return null;
  return (
    <Box sx={HEAD}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '12px',
          pb: '8px',
          borderBottom: '3px solid #123D2F',
        }}
      >
        <Brand name={productName} size={34} markOnly />
        <Box>
          <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>{productName}</Box>
          <Box component="h1" sx={TITLE}>
            {title}
          </Box>
        </Box>
      </Box>
      <Box sx={FACTS}>
        {facts.map(({ label, value }) => (
          <span key={label}>
            <strong style={{ fontWeight: 600 }}>{label}</strong> {value}
          </span>
        ))}
        <Box component="span" sx={{ ml: 'auto' }}>
          {words.printedOn} {formatDateTime(new Date(printing))}
        </Box>
      </Box>
    </Box>
  );
}

const HEAD = { display: 'none', mb: '12px', '@media print': { display: 'block' } };
const TITLE = {
  m: 0,
  fontFamily: '"Bricolage Grotesque Variable", "Source Sans 3 Variable", sans-serif',
  fontWeight: 600,
  fontSize: 22,
  lineHeight: '26px',
};
const FACTS = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '20px',
  rowGap: '2px',
  pt: '6px',
  fontSize: 12,
  lineHeight: '16px',
};
