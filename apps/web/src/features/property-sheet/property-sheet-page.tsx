import type { ReportAnswer } from '@fonte/contracts';
import type { PropertyHead } from '@fonte/contracts/routes/properties';
import { formatDate, formatDuration, formatInteger, formatNumber, NO_VALUE } from '@fonte/pt-br';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { definitionsOf } from '../../core/paper/definitions.ts';
import { PaperSection } from '../../core/paper/paper-card.tsx';
import { PaperTable, ReportTableOnPaper } from '../../core/paper/paper-table.tsx';
import { reportNumbers } from '../../core/paper/report-numbers.ts';
import { SheetBar } from '../../core/paper/sheet-bar.tsx';
import { Sheet } from '../../core/paper/sheet.tsx';
import { ofProperty } from '../../core/property/head/head-query.ts';
import { cellText, headText } from '../../core/report/answer/answer.ts';
import { reportQuery } from '../../core/report/answer/queries.ts';
import { useSignedIn } from '../../core/session/session-store.ts';
import { OnPaper } from './sheet-frame.tsx';

/** The sheet's reports (second text, 2.8); the register is another one for Técnico. */
const REGISTER = { tecnico: 3311199, others: 11199 } as const;
const AREAS = 11207;
const INDICATORS = 11200;
const VISITS = 11201;

/** /print/propriedades/detalhe/:id: every field of the sheet (second text, 2.8). CPFs stand in full, as in the rows behind a figure; who reads no personal fields has neither. */
export function PropertySheetPage() {
  return <OnPaper>{(head) => <PropertySheet head={head} />}</OnPaper>;
}

function PropertySheet({ head }: { head: PropertyHead }) {
  const { t } = useTexts(['propertySheet', 'core', 'paper']);
  const { profile } = useSignedIn();
  const registerId = profile === 'tecnico' ? REGISTER.tecnico : REGISTER.others;
  const filters = ofProperty(head.codigo);
  const register = useQuery(reportQuery(registerId, filters));
  const areas = useQuery(reportQuery(AREAS, filters));
  const indicators = useQuery(reportQuery(INDICATORS, filters));
  const visits = useQuery(reportQuery(VISITS, filters));
  const all = [register, areas, indicators, visits];
  const pending = head.visitas.filter(({ conta }) => !conta);
  return (
    <Sheet
      above={t('above', { place: head.municipio })}
      title={head.nome}
      facts={[
        { label: t('code'), value: head.codigo },
        { label: t('until'), value: formatDate(head.dados_ate) },
        { label: t('paper:version'), value: String(head.versao) },
      ]}
      foot={t('foot', {
        name: head.nome,
        code: head.codigo,
        product: t('core:product'),
        reports: reportNumbers([registerId, AREAS, INDICATORS, VISITS]),
        until: formatDate(head.dados_ate),
        version: head.versao,
      })}
      bar={<SheetBar label={t('print')} title={head.nome} />}
      state={stateOf(all)}
      definitions={definitionsOf(all.flatMap(({ data }) => data ?? []))}
    >
      <div className="sheet-grid">
        <PaperSection span={12}>
          {register.data && <Register answer={register.data} box={head.caixa} />}
        </PaperSection>
        <PaperSection span={12}>{areas.data && <ReportTableOnPaper answer={areas.data} />}</PaperSection>
        <PaperSection span={12}>
          <Figures head={head} />
        </PaperSection>
        <PaperSection span={12}>
          <Periods head={head} />
          {indicators.data && <ReportTableOnPaper answer={withoutPeriods(indicators.data)} />}
        </PaperSection>
        <PaperSection span={12}>{visits.data && <ReportTableOnPaper answer={visits.data} />}</PaperSection>
        {pending.length > 0 && (
          <PaperSection span={12} title={t('pending')}>
            {pending.map(({ numero, dt, motivo }) => (
              <p key={`${dt} ${numero}`}>
                {t('pendingRow', { number: numero, date: formatDate(dt), why: motivo ?? NO_VALUE })}
              </p>
            ))}
          </PaperSection>
        )}
      </div>
    </Sheet>
  );
}

function stateOf(all: readonly { isError: boolean; isPending: boolean }[]): 'loading' | 'ready' | 'failed' {
  if (all.some(({ isError }) => isError)) return 'failed';
  return all.some(({ isPending }) => isPending) ? 'loading' : 'ready';
}

/** Every field of the register's one row, and the box around what was drawn of it. */
function Register({ answer, box }: { answer: ReportAnswer; box: string | null }) {
  const { t } = useTexts('propertySheet');
  const [row = {}] = answer.tbody;
  const rows = answer.thead.map((column) => ({
    campo: headText(column),
    valor: row[column.field] === null ? NO_VALUE : cellText(column, row[column.field]),
  }));
  return (
    <PaperTable
      title={t('register')}
      columns={[
        { key: 'campo', head: t('field') },
        { key: 'valor', head: t('value') },
      ]}
      rows={[...rows, { campo: t('box'), valor: box ?? NO_VALUE }]}
    />
  );
}

function Figures({ head: { indicadores } }: { head: PropertyHead }) {
  const { t } = useTexts('propertySheet');
  const { isa, duracao_media, ultima_visita } = indicadores;
  const index = (moment: number): string => {
    const found = isa.find(({ momento }) => momento === moment)?.indice ?? null;
    return found === null ? NO_VALUE : formatNumber(Number(found), 2);
  };
  const rows: readonly [string, string][] = [
    ...[1, 2, 3].map((moment): [string, string] => [t('isa', { moment }), index(moment)]),
    [t('isaBand'), indicadores.faixa_isa ?? NO_VALUE],
    [t('abcBand'), indicadores.faixa_abc ?? NO_VALUE],
    [t('conservationBand'), indicadores.faixa_conservacao ?? NO_VALUE],
    [t('lastVisit'), ultima_visita ? formatDate(ultima_visita) : NO_VALUE],
    [t('visits'), formatInteger(indicadores.visitas)],
    [t('duration'), duracao_media === null ? NO_VALUE : formatDuration(Math.round(Number(duracao_media)))],
    [t('entries'), formatInteger(indicadores.lancamentos)],
    [t('ir'), formatInteger(indicadores.ir)],
  ];
  return (
    <PaperTable
      title={t('figures')}
      columns={[
        { key: 'campo', head: t('field') },
        { key: 'valor', head: t('value'), figure: true },
      ]}
      rows={rows.map(([campo, valor]) => ({ campo, valor }))}
    />
  );
}

function Periods({ head: { ciclos } }: { head: PropertyHead }) {
  const { t } = useTexts('propertySheet');
  return (
    <div className="sheet-lines">
      {ciclos.map(({ ciclo, inicio, fim }) => (
        <p key={ciclo}>
          {inicio === null && t('cycleMissing', { number: ciclo })}
          {inicio !== null && fim === null && t('cycleOpen', { number: ciclo, from: formatDate(inicio) })}
          {inicio !== null &&
            fim !== null &&
            t('cycle', { number: ciclo, from: formatDate(inicio), until: formatDate(fim) })}
        </p>
      ))}
    </div>
  );
}

/** The periods stand above the table already, once. */
const withoutPeriods = (answer: ReportAnswer): ReportAnswer => ({
  ...answer,
  thead: answer.thead.filter(({ field }) => !field.startsWith('Data ')),
});
