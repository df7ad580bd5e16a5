import { setImmediate } from 'node:timers/promises';
import { addressOf } from '@fonte/contracts';
import { figuresOfReport } from '@fonte/contracts/endpoints/figures';
import type { FigureParameter, ReportCatalogue } from '@fonte/contracts/routes/figures';
import { scopeSentence, type Offered } from '../../../answers/index.ts';
import { versionFor, type Call } from '../../../platform/index.ts';
import { accessOf, scopeKey } from '../../../query/index.ts';
import { CATALOGUE } from '../catalogue/index.ts';
import { mayTake } from '../declared/may-take.ts';
import { readingFor } from '../declared/reading.ts';
import type { Report } from '../declared/report.ts';
import { refusedAs } from '../question/refused.ts';
import type { Reports } from '../question/service.ts';
import { readingOf } from '../request/read-request.ts';
import { SHAPE_WORDS, YEAR_WORDS } from '../words/report-words.ts';
import { columnsBefore } from './columns.ts';
import { reportsByName } from './names.ts';
import { valuesOf } from './narrowing.ts';
import { parametersOf, type Parameter } from './parameters.ts';

/** The reports that the caller reads, by name, with all that a program must know to ask for them and to read what comes. */
export async function listedReports(reports: Reports, call: Call) {
  const version = await versionFor(reports.version, call);
  const access = accessOf(call);
  const { YEARS, STATES } = call.app.settings;
  return call.kept(scopeKey(access), [version, YEARS, STATES], async (): Promise<ReportCatalogue> => {
    const { versao, dtAtualizacao, dadosAte } = version;
    const parameters = new Map<string, Parameter>();
    const relatorios: ReportCatalogue['relatorios'] = [];
    for (const [nome, numero] of reportsByName(call.profile)) {
      // Two hundred questions are looked through: others are answered between.
      // oxlint-disable-next-line no-await-in-loop
      await setImmediate();
      const report = CATALOGUE[numero];
      const reading = readingFor(report, readingOf(call, {}, version));
      const own = parametersOf(report, reading, call.app.settings);
      const choice = own.find(({ nome }) => nome === report.choice);
      for (const one of own) if (one !== choice) parameters.set(one.nome, one);
      relatorios.push({
        nome,
        numero,
        titulo: report.title,
        definicao: report.definition(reading),
        endereco: addressOf(figuresOfReport, { params: { nome } }),
        formas: formsFor(report, call),
        colunas: columnsBefore(report, reading),
        parametros: own.map((one) => one.nome),
        forma: SHAPE_WORDS[report.shape],
        ano: YEAR_WORDS[report.period],
        escolha: choice === undefined ? null : withValues(choice, choice.of),
      });
    }
    return {
      versao,
      dt_atualizacao: dtAtualizacao,
      dados_ate: dadosAte,
      alcance: scopeSentence({ access }),
      parametros: await worded(reports, call, [...parameters.values()]),
      relatorios,
    };
  });
}

/** The forms in which a caller may have a report. */
export const formsFor = (report: Report, { profile }: Pick<Call, 'profile'>): string[] =>
  mayTake(report, profile) ? ['json', 'csv', 'iso.csv'] : ['json'];

/** Parameters with the values that the caller may ask for. */
async function worded(
  reports: Reports,
  call: Call,
  parameters: readonly Parameter[],
): Promise<FigureParameter[]> {
  return Promise.all(
    parameters.map(async (one) => {
      const { of, narrowing } = one;
      const values: readonly Offered[] | undefined =
        narrowing === undefined
          ? of
          : await refusedAs(() => valuesOf(reports.engine, narrowing, accessOf(call), call.signal));
      return withValues(one, values);
    }),
  );
}

const withValues = (
  { nome, titulo, forma }: Parameter,
  values: readonly Offered[] | undefined,
): FigureParameter => ({ nome, titulo, forma, valores: values === undefined ? null : [...values] });
