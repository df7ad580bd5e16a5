import { enUS } from '@mui/x-data-grid/locales';
import { enUS as enUSOfDates } from '@mui/x-date-pickers/locales';
import { enGB } from 'date-fns/locale/en-GB';
import type { DateWords } from '../date-field/words.ts';
import type { GridWords } from '../grid/words.ts';

/** What the Data Grid says in English. */
export const GRID: GridWords['locale'] = { ...enUS.components.MuiDataGrid.defaultProps.localeText };

/** What the calendar says in English, as Britain writes days. */
export const DATES: DateWords = {
  locale: enGB,
  picker: enUSOfDates.components.MuiLocalizationProvider.defaultProps.localeText as DateWords['picker'],
};
