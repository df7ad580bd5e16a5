import { formatInteger } from '@fonte/pt-br';
import { ListCards, SimpleTable, useNarrow } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTexts } from '../../core/i18n/use-texts.ts';
import type { LoadFault } from './calls.ts';
import './texts.ts';

const FIRST = 20;

/** What is wrong with a load: file, line, value and sentence; the first ones, and all when they are asked for. */
export function LoadFaults({ title, faults }: { title: string; faults: readonly LoadFault[] }) {
  const { t } = useTexts('loads');
  const narrow = useNarrow('md');
  const [all, setAll] = useState(false);
  if (faults.length === 0) return null;
  const rows = faults.slice(0, all ? undefined : FIRST).map((fault, at) => ({ ...fault, at }));
  const place = ({ linha, feicao }: LoadFault) =>
    [
      ...(linha === null ? [] : [t('fault.line', { line: formatInteger(linha) })]),
      ...(feicao === undefined ? [] : [t('fault.feature', { feature: formatInteger(feicao) })]),
    ].join(', ');
  const why = ({ coluna, valor, motivo }: LoadFault) =>
    [...(coluna === null ? [] : [`${coluna}${valor === null ? '' : ` “${valor}”`}`]), motivo].join(': ');
  const label = `${title} (${formatInteger(faults.length)})`;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h4" component="h3">
        {label}
      </Typography>
      {narrow ? (
        <ListCards
          label={label}
          rows={rows}
          rowKey={({ at }) => at}
          card={(fault) => ({ title: fault.arquivo, subtitle: place(fault), body: why(fault) })}
        />
      ) : (
        <SimpleTable
          label={label}
          rows={rows}
          rowKey={({ at }) => at}
          columns={[
            { key: 'file', header: t('table.file'), width: 200, cell: ({ arquivo }) => arquivo },
            { key: 'place', header: t('fault.place'), width: 160, cell: place },
            { key: 'why', header: t('fault.why'), cell: why },
          ]}
        />
      )}
      {!all && faults.length > FIRST && (
        <Button size="small" onClick={() => setAll(true)}>
          {t('one.more', { count: formatInteger(faults.length) })}
        </Button>
      )}
    </Box>
  );
}
