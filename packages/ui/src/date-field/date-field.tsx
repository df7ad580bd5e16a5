import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { format, parse } from 'date-fns';
import { useId } from 'react';
import { FieldFrame } from '../forms/field-frame.tsx';
import { useDateWords } from './words.ts';

export interface DateFieldProps {
  label: string;
  /** yyyy-MM-dd, or '' while there is none. */
  value: string;
  onChange: (value: string) => void;
  /** First and last day that may be picked, yyyy-MM-dd; another that is typed is told all the same. */
  min?: string;
  max?: string;
  error?: string | undefined;
}

/** A day, typed or picked as dd/MM/yyyy. Tells '' while what is typed is no date. */
export function DateField({ label, value, onChange, min, max, error }: DateFieldProps) {
  const id = useId();
  const { locale, picker } = useDateWords();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={locale} localeText={picker}>
        <DatePicker
          value={value === '' ? null : dayOf(value)}
          format="dd/MM/yyyy"
          {...(min === undefined ? {} : { minDate: dayOf(min) })}
          {...(max === undefined ? {} : { maxDate: dayOf(max) })}
          onChange={(date) => onChange(date && !Number.isNaN(date.getTime()) ? format(date, ISO) : '')}
          sx={{ '& .MuiPickersOutlinedInput-notchedOutline': { borderColor: 'controle' } }}
          slotProps={{
            textField: { id, fullWidth: true, size: 'small', error: error !== undefined },
            popper: { 'aria-label': label },
          }}
        />
      </LocalizationProvider>
    </FieldFrame>
  );
}

/** A day of the calendar, in the reader's own zone both ways: no zone turns it into the day before. */
const ISO = 'yyyy-MM-dd';
const dayOf = (iso: string) => parse(iso, ISO, new Date(0));
