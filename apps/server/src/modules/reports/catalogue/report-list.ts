import {
  CAPABILITIES,
  formsOf,
  REPORT_FILE_WORDS,
  REPORT_IDS,
  type Profile,
  type ReportId,
} from '@fonte/contracts';
import { groupColumn, plainColumn } from '../../../answers/tables/head-columns.ts';
import { mayTake } from '../declared/may-take.ts';
import type { Report } from '../declared/report.ts';
import { SHAPE_WORDS, YEAR_WORDS } from '../words/report-words.ts';

/** The forms of a file, as buttons. */
const wordsOf = ({ source }: Report): string =>
  formsOf({ workedOut: source.kind !== 'list' })
    .map((form) => REPORT_FILE_WORDS[form])
    .join(', ');

const rowsOf = ({ source }: Report): string => (source.kind === 'fixed' ? '' : source.noun[1]);

type Catalogue = Readonly<Record<ReportId, Report>>;

/** The reports that somebody reads, by number; what is not of the programme's data is none to take. */
export const listedReports = (catalogue: Catalogue, profile: Profile): readonly ReportId[] =>
  REPORT_IDS.filter(
    (id) => catalogue[id].profiles.includes(profile) && catalogue[id].source.kind !== 'fixed',
  ).toSorted((a, b) => a - b);

/** 10300: every report that the reader may read, with its file and when its data was loaded (third text, 2.9). `catalogue` is asked for late: it holds this one. */
export const reportList = (catalogue: () => Catalogue): Report => ({
  title: 'Relatórios do Sisrel',
  shape: 'table',
  period: 'none',
  profiles: CAPABILITIES['report.list'],
  subtitle: () => 'Todos os relatórios, com o arquivo de cada um sob o Ano e a Uf escolhidos',
  definition: () =>
    'Os relatórios que o seu perfil lê, pelo número. O arquivo tem o Ano e a Uf escolhidos acima, onde o relatório os usa: a coluna Ano diz se usa. Linhas são as do arquivo, contadas depois que a lista aparece.',
  source: {
    kind: 'fixed',
    draw: (reading) => {
      const reports = catalogue();
      const shown = listedReports(reports, reading.access.profile);
      return {
        series: [],
        labels: [],
        keys: shown.map((id) => ({ co_consulta: id })),
        thead: [
          groupColumn('no_consulta', 'Relatório'),
          groupColumn('co_consulta', 'Número', { type: 'text' }),
          plainColumn('forma', 'Forma'),
          plainColumn('ano', 'Ano'),
          plainColumn('conta', 'O que conta'),
          plainColumn('linhas', 'Linhas', { type: 'rows' }),
          plainColumn('dt_atualizacao', 'Atualizado em', { type: 'datetime' }),
          plainColumn('arquivo', 'Arquivo', { type: 'file' }),
        ],
        tbody: shown.map((id) => ({
          no_consulta: reports[id].title,
          co_consulta: String(id),
          forma: SHAPE_WORDS[reports[id].shape],
          ano: YEAR_WORDS[reports[id].period],
          conta: rowsOf(reports[id]),
          dt_atualizacao: reading.version.dtAtualizacao,
          arquivo: mayTake(reports[id], reading.access.profile) ? wordsOf(reports[id]) : '',
        })),
      };
    },
  },
});
