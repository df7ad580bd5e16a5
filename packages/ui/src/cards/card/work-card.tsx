import { formatInteger } from '@fonte/pt-br';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { useId } from 'react';
import { useCardWords } from '../words.ts';
import { useCommonWords } from '../../words/common.ts';

export interface WorkCardProps {
  title: string;
  done: number;
  /** Null while the total is not known. */
  total: number | null;
  /** 'linhas', 'arquivos'. */
  unit: string;
  onCancel?: () => void;
}

/** Long work: 'Aguarde...', the bar, '8.120 de 18.904 linhas', Cancelar. */
export function WorkCard({ title, done, total, unit, onCancel }: WorkCardProps) {
  const id = useId();
  const common = useCommonWords();
  const words = useCardWords();
  return (
    <Card role="status" sx={{ p: '10px 16px' }}>
      <Box sx={ROW}>
        <Box component="strong" id={id} sx={{ fontWeight: 600 }}>
          {title}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{words.wait}</Box>
      </Box>
      <LinearProgress
        aria-labelledby={id}
        variant={total ? 'determinate' : 'indeterminate'}
        {...(total ? { value: Math.min(100, (done / total) * 100) } : {})}
        sx={{ mt: '8px', mb: '4px' }}
      />
      <Box sx={[ROW, { fontSize: 13, lineHeight: '20px', color: 'text.secondary' }]}>
        <span>
          {formatInteger(done)}
          {total ? ` ${words.of} ${formatInteger(total)}` : ''} {unit}
        </span>
        {onCancel && (
          <Link component="button" type="button" onClick={onCancel} sx={{ fontSize: 13 }}>
            {common.cancel}
          </Link>
        )}
      </Box>
    </Card>
  );
}

const ROW = { display: 'flex', justifyContent: 'space-between', gap: '8px' };
