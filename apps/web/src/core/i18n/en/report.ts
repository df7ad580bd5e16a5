import { NOTES_SAID } from '@fonte/contracts/sheet-words/notes';
import type { WholeTexts } from '../translation.ts';

/** What counts and what does not, as the sheets for funders say it. */
export const notes: WholeTexts<'notes'> = {
  visita: NOTES_SAID.visita.en,
  conservacao: NOTES_SAID.conservacao.en,
  abc: NOTES_SAID.abc.en,
  planejamento: NOTES_SAID.planejamento.en,
  acumulado: NOTES_SAID.acumulado.en,
  comparacao: NOTES_SAID.comparacao.en,
};

export const check: WholeTexts<'check'> = {
  rows: 'See the {{rows}} rows',
  oneRow: 'See the row',
  none: 'No rows behind it: {{figure}}, equal to the figure of the report.',
  one: 'One row read: {{figure}}, equal to the figure of the report.',
  count: '{{rows}} rows read one by one: they are {{figure}}, equal to the figure of the report.',
  distinct:
    '{{rows}} rows read one by one, none repeated: they are {{figure}}, equal to the figure of the report.',
  sum: '{{rows}} rows read and added up one by one: they come to {{figure}}, equal to the figure of the report.',
  avg: '{{rows}} rows read one by one: their mean is {{figure}}, equal to the figure of the report.',
  min: '{{rows}} rows read one by one: the smallest value is {{figure}}, equal to the figure of the report.',
  max: '{{rows}} rows read one by one: the largest value is {{figure}}, equal to the figure of the report.',
  different:
    'It does not match: the figure shown is {{shown}}, and the rows read ({{rows}}) come to {{figure}}. The difference was noted in the audit record.',
  other:
    'Another load of data came in after this page was opened ({{loaded}}). Reload the page and check again.',
  parts: 'This figure is worked out between parts, and each was read row by row: {{parts}}.',
  noFigure: 'Each row has a measure of its own and they do not add up: open them to check.',
  nothing: 'nothing',
  point: 'Point',
  clicked: 'Point clicked',
  upTo: '{{figure}} up to {{day}}',
  difference: 'Difference',
};

export const reportRows: WholeTexts<'reportRows'> = {
  counting: 'Counting…',
  left: 'Not counted: count',
  failed: 'Not counted: count again',
  ofReport: '{{words}} ({{report}})',
  work: 'Counting the rows of each report',
  reports: 'reports',
  some: 'The rows of {{counted}} of {{total}} reports are counted.',
  rest: 'Count the others',
};

export const funnel: WholeTexts<'funnel'> = {
  label: 'Funnel: {{points}}, {{outside}} outside the 95% range. The table says the figures of each.',
  point: 'point',
  points: 'points',
  x: 'Visits that were to be expected',
  y: 'Made, as % of those that were to be expected. Solid line: 95% range; dashed: 99.8%',
};

export const fileNote: WholeTexts<'fileNote'> = {
  of: 'State: {{uf}} · Year: {{ano}}. The files and their columns are in Portuguese.',
};

export const leaving: WholeTexts<'leaving'> = {
  question: 'Leave without saving?',
  detail: 'What you changed on this page has not been saved yet and will be lost.',
  leave: 'Leave and discard',
  stay: 'Stay here',
};

export const pace: WholeTexts<'pace'> = {
  perProperty: 'per farm since the start',
  twelfth: 'Forecast of the 12th visit',
  last: 'Forecast of the 24th visit',
  plan: 'Target of the plan',
  done: '{{share}} have made it already',
  none: 'no forecast: fewer than 3 visits',
  everyYear: 'all years',
  sinceStart: 'since the start',
  behind: '{{visits}} below.',
  visit: 'visit',
  visits: 'visits',
  property: 'farm',
  properties: 'farms',
  explains: '{{properties}} being assisted are 2 visits or more behind.',
  explainsOne: '{{properties}} being assisted is 2 visits or more behind.',
  see: 'See farms',
};

export const behind: WholeTexts<'behind'> = {
  sum: '{{sum}}, the same sum as the point clicked',
  figure: 'point clicked: {{sum}}',
  differs: 'the point clicked says {{sum}}, the rows give {{rows}}: please tell the team',
  csvBusy: 'Making the file, {{size}}',
};
