import type { RowCondition } from '@fonte/contracts';
import { situationOf } from '@fonte/contracts/programme/situations';
import { formatInteger } from '@fonte/pt-br';
import { TOUCH } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { figure } from '../../core/report/answer/answer.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { OWN_COUNTS } from '../../core/property/property-reports.ts';
import { reportQuery } from '../../core/report/answer/queries.ts';
import './texts.ts';

const CHOICES = [
  { key: 'all', count: 'propriedades', filtros: [] },
  { key: 'late', count: 'atrasadas', filtros: [{ campo: 'atrasada', operador: '=', valor: 'Sim' }] },
  { key: 'unvisited', count: 'sem_visita', filtros: [{ campo: 'visitas', operador: '=', valor: 0 }] },
  {
    key: 'finished',
    count: 'concluidas',
    filtros: [{ campo: 'situacao', operador: '=', valor: situationOf('a_concluida').label }],
  },
] as const satisfies readonly { key: string; count: string; filtros: readonly RowCondition[] }[];

export type QuickFiltersProps = {
  uf: string | null;
  chosen: readonly RowCondition[];
  onChoose: (filtros: RowCondition[]) => void;
};

/** 'Todas 55 · Atrasadas 5 · …': what is asked most of a list, each with what it leaves. */
export function QuickFilters({ uf, chosen, onChoose }: QuickFiltersProps) {
  const { t } = useTexts('myProperties');
  const { data } = useQuery(reportQuery(OWN_COUNTS, { ano: null, uf }));
  const row = data?.tbody[0];
  const open = JSON.stringify(chosen);
  return (
    <Box role="group" aria-label={t('quick')} sx={BAR}>
      {CHOICES.map(({ key, count, filtros }) => (
        <Box
          key={key}
          component="button"
          type="button"
          aria-pressed={JSON.stringify(filtros) === open}
          onClick={() => onChoose([...filtros])}
          sx={CHIP}
        >
          {t(key)}
          {row && <strong>{formatInteger(figure(row[count]))}</strong>}
        </Box>
      ))}
    </Box>
  );
}

const BAR = { display: 'flex', gap: '8px', overflowX: 'auto', px: '16px', pb: '8px' };
const CHIP = {
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  height: 34,
  px: '10px',
  font: 'inherit',
  fontSize: 13,
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '6px',
  cursor: 'pointer',
  '& strong': { fontWeight: 600 },
  '&[aria-pressed=true]': { borderColor: 'primary.main', bgcolor: 'action.selected', fontWeight: 600 },
  '&:focus-visible': { outlineOffset: '-2px' },
  [TOUCH]: { height: 44 },
};
