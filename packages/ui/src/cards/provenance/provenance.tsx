import CloseOutlined from '@mui/icons-material/CloseOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TOUCH } from '../../theme/media.ts';
import { CheckVerdict, type ProvenanceCheck } from './provenance-check.tsx';
import { useCardWords } from '../words.ts';
import { useCommonWords } from '../../words/common.ts';

export interface ProvenanceContent {
  /** What is counted: a sentence, or a line for each figure. */
  definition: string;
  /** The subtraction that leads to the figure; already formatted, must add up to `result`. */
  steps?: readonly { label: string; value: string }[];
  result?: { label: string; value: string };
  /** Relatório, Filtros, Dados até. */
  facts: readonly { label: string; value: string }[];
  /** 'Ver as 1.851 linhas'; absent for profiles without drill-down. */
  rows?: { label: string; onOpen: () => void };
  /** 'Conferir'; absent for profiles without drill-down. */
  check?: ProvenanceCheck;
  /** Copies the address of the page with its filters. */
  onCopy?: () => void;
}

/** The body of the popover 'De onde vem este número'. */
export function Provenance({ content, onLeave }: { content: ProvenanceContent; onLeave: () => void }) {
  const common = useCommonWords();
  const words = useCardWords();
  const { definition, steps = [], result, facts, rows, check, onCopy } = content;
  return (
    <>
      {definition.split('\n').map((line) => (
        <Typography key={line} variant="body2" sx={{ color: 'text.secondary', mb: '4px' }}>
          {line}
        </Typography>
      ))}
      {(steps.length > 0 || result) && (
        <Box component="dl" sx={STEPS}>
          {steps.map((step) => (
            <div key={step.label}>
              <dt>{step.label}</dt>
              <dd>{step.value}</dd>
            </div>
          ))}
          {result && (
            <Box sx={{ fontWeight: 600 }}>
              <dt>{result.label}</dt>
              <dd>{result.value}</dd>
            </Box>
          )}
        </Box>
      )}
      <Box component="dl" sx={FACTS}>
        {facts.map((fact) => (
          <Box key={fact.label} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {fact.label}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {fact.value}
            </Box>
          </Box>
        ))}
      </Box>
      {check && <CheckVerdict {...check} />}
      {(rows || check || onCopy) && (
        <Box sx={{ display: 'flex', gap: '8px', mt: '10px', flexWrap: 'wrap' }}>
          {rows && (
            <Button
              variant="outlined"
              startIcon={<TableRowsOutlined />}
              onClick={() => {
                onLeave();
                rows.onOpen();
              }}
              sx={ACTION}
            >
              {rows.label}
            </Button>
          )}
          {check && (
            <Button
              variant="outlined"
              startIcon={check.running ? <CloseOutlined /> : <FactCheckOutlined />}
              onClick={check.running ? check.onCancel : check.onStart}
              sx={ACTION}
            >
              {check.running ? common.cancel : words.check}
            </Button>
          )}
          {onCopy && (
            <Button variant="text" startIcon={<LinkOutlined />} onClick={onCopy} sx={ACTION}>
              {words.copyAddress}
            </Button>
          )}
        </Box>
      )}
    </>
  );
}

const ACTION = { height: 32, fontSize: 13, [TOUCH]: { height: 44 } };
const STEPS = {
  m: 0,
  fontSize: 13,
  lineHeight: '18px',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '12px',
    py: '5px',
    borderTop: '1px solid',
    borderColor: 'divider',
  },
  '& > div:first-of-type': { borderTop: 0 },
  '& dd': { m: 0, whiteSpace: 'nowrap' },
};
const FACTS = {
  display: 'grid',
  gridTemplateColumns: '80px 1fr',
  columnGap: '8px',
  rowGap: '3px',
  m: 0,
  mt: '10px',
  fontSize: 13,
  lineHeight: '18px',
};
