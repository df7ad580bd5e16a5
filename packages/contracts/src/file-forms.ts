/** What rows that are worked out are written as. */
export const WORKED_OUT_FORMS = ['Csv', 'CsvIso', 'Xlsx'] as const;
export type WorkedOutForm = (typeof WORKED_OUT_FORMS)[number];

/**
 * What a report is written as. All but 'Csv' are ours, with the same rows: 'CsvIso' for programs (`,`, decimal point, ISO 8601), 'Parquet' of those reports
 * only whose rows are rows of the programme.
 */
export const REPORT_FILE_FORMS = [...WORKED_OUT_FORMS, 'Parquet'] as const;
export type ReportFileForm = (typeof REPORT_FILE_FORMS)[number];

/** What they are called where one is chosen. */
export const REPORT_FILE_WORDS: Readonly<Record<ReportFileForm, string>> = {
  Csv: 'CSV',
  CsvIso: 'CSV ISO',
  Xlsx: 'XLSX',
  Parquet: 'Parquet',
};

export const isWorkedOutForm = (form: ReportFileForm): form is WorkedOutForm => form !== 'Parquet';

/** Whether there is a file in a form: of what is worked out there is no Parquet. */
export const comesAs = ({ workedOut }: { readonly workedOut?: boolean }, form: ReportFileForm): boolean =>
  isWorkedOutForm(form) || workedOut !== true;

/** The forms of a report's file, CSV first: of rows of the programme, or of what is worked out. */
export const formsOf = (file: { readonly workedOut: boolean }): readonly ReportFileForm[] =>
  REPORT_FILE_FORMS.filter((form) => comesAs(file, form));
