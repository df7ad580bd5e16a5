import { esES } from '@mui/x-data-grid/locales';
import { esES as esESOfDates } from '@mui/x-date-pickers/locales';
import { es } from 'date-fns/locale/es';
import type { DateWords } from '../date-field/words.ts';
import type { GridWords } from '../grid/words.ts';

/** What the Data Grid says in Spanish. */
export const GRID: GridWords['locale'] = { ...esES.components.MuiDataGrid.defaultProps.localeText };

/** What the calendar says in Spanish. */
export const DATES: DateWords = {
  locale: es,
  picker: esESOfDates.components.MuiLocalizationProvider.defaultProps.localeText as DateWords['picker'],
};
