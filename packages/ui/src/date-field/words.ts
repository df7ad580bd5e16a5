import type { LocalizationProviderProps } from '@mui/x-date-pickers/LocalizationProvider';
import { ptBR } from '@mui/x-date-pickers/locales';
import type { Locale } from 'date-fns';
import { ptBR as fnsPtBr } from 'date-fns/locale/pt-BR';
import { partWords } from '../words/words.ts';

/** What the calendar says, and its names of days and months. */
export interface DateWords {
  readonly locale: Locale;
  readonly picker: NonNullable<LocalizationProviderProps<Locale>['localeText']>;
}

const words: DateWords = {
  locale: fnsPtBr,
  picker: ptBR.components.MuiLocalizationProvider.defaultProps.localeText as DateWords['picker'],
};

declare module '../words/words.ts' {
  interface KitWords {
    dateField: DateWords;
  }
}

export const useDateWords = partWords('dateField', words);
