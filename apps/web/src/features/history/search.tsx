import { HISTORY_TABLES, type HistoryTable } from '@fonte/contracts/history';
import { CardShell, lazyPart, SelectField } from '@fonte/ui';
import type { DateFieldProps } from '@fonte/ui/date-field';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { askedOf, isOffered, offeredDays, type Fields } from './asked.ts';
import type { Asked } from './calls.ts';

// The calendar is the heaviest part of the page.
const DateField = lazyPart<DateFieldProps>(
  () => import('@fonte/ui/date-field').then((module) => module.DateField),
  { waiting: () => <Box sx={{ height: 64 }} />, failed: () => <Box sx={{ height: 64 }} /> },
);

/** Table, day and 'Buscar', which waits for both. */
export function HistorySearch({ named, onSearch }: { named: Fields; onSearch: (asked: Asked) => void }) {
  const { t } = useTexts('history');
  const [fields, setFields] = useState(named);
  const asked = askedOf(fields);
  const offered = fields.date === '' || isOffered(fields.date);
  return (
    <CardShell title={t('search')}>
      <Box
        component="form"
        sx={FORM}
        onSubmit={(event: { preventDefault: () => void }) => {
          event.preventDefault();
          if (asked && offered) onSearch(asked);
        }}
      >
        <SelectField
          label={t('table')}
          value={fields.table}
          options={HISTORY_TABLES.map((value) => ({ value, label: t(`tables.${value}`) }))}
          onChange={(table) => setFields({ ...fields, table: table as HistoryTable })}
        />
        <DateField
          label={t('date')}
          value={fields.date}
          {...offeredDays()}
          onChange={(date) => setFields({ ...fields, date })}
          error={offered ? undefined : t('lastDays')}
        />
        <Button
          type="submit"
          variant="contained"
          startIcon={<SearchOutlined />}
          disabled={!asked || !offered}
        >
          {t('search')}
        </Button>
      </Box>
    </CardShell>
  );
}

const FORM = {
  display: 'grid',
  pb: '16px',
  gap: '16px',
  alignItems: 'end',
  gridTemplateColumns: { xs: '1fr', sm: '220px 220px auto 1fr' },
};
