import { VISITS_TARGET, type PaceRow } from '@fonte/contracts';
import type { PropertyHead } from '@fonte/contracts/routes/properties';
import { formatDate, formatHectares, formatMonth, formatNumber } from '@fonte/pt-br';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { PaperSection } from '../../core/paper/paper-card.tsx';
import { SheetBar } from '../../core/paper/sheet-bar.tsx';
import { Sheet } from '../../core/paper/sheet.tsx';
import { ofProperty, paceQuery } from '../../core/property/head/head-query.ts';
import { figure } from '../../core/report/answer/answer.ts';
import { isOver } from '../../core/report/answer/forecast.ts';
import { reportQuery } from '../../core/report/answer/queries.ts';
import './producer-sheet.css';
import { OnPaper } from './sheet-frame.tsx';

/** 11207, hectares by kind of area: of which a producer knows these by other words. */
const AREAS = 11207;
const WHOLE = 'Área total';
const KINDS = [
  ['pasture', 'Área de pastagem'],
  ['crop', 'Área de lavoura'],
  ['forest', 'Área de vegetação nativa'],
  ['worn', 'Área degradada'],
] as const;

/** /print/propriedades/produtor/:id: the page that a producer takes home. Plain words and pictures, no CPF, no code to look up. */
export function ProducerSheetPage() {
  return <OnPaper>{(head) => <ProducerSheet head={head} />}</OnPaper>;
}

function ProducerSheet({ head }: { head: PropertyHead }) {
  const { t } = useTexts(['propertySheet', 'core']);
  const pace = useQuery(paceQuery(head.codigo));
  const areas = useQuery(reportQuery(AREAS, ofProperty(head.codigo)));
  const failed = pace.isError || areas.isError;
  const waiting = pace.isPending || areas.isPending;
  const technician = head.pessoas.find(({ papel }) => papel === 'tecnico')?.nome;
  return (
    <Sheet
      above={t('producer.above')}
      title={head.nome}
      facts={[{ label: head.municipio, value: '' }]}
      foot={t('producer.foot', {
        name: head.nome,
        code: head.codigo,
        product: t('core:product'),
        until: formatDate(head.dados_ate),
        version: head.versao,
      })}
      bar={<SheetBar label={t('print')} title={head.nome} />}
      state={failed ? 'failed' : waiting ? 'loading' : 'ready'}
    >
      <div className="sheet-grid producer">
        <PaperSection span={12} title={t('producer.visits')}>
          <Visits head={head} pace={pace.data?.tbody[0] as PaceRow | undefined} />
          {technician && <p>{t('producer.technician', { name: technician })}</p>}
        </PaperSection>
        <PaperSection span={12} title={t('producer.land')}>
          {areas.data && (
            <Land
              hectares={
                new Map(areas.data.tbody.map((row) => [String(row['tipo']), figure(row['hectares'])]))
              }
            />
          )}
        </PaperSection>
        <PaperSection span={12} title={t('producer.before')}>
          <Measures head={head} />
        </PaperSection>
      </div>
      <div className="sheet-grid sheet-beside producer">
        <PaperSection span={6} title={t('producer.done')}>
          <Lines
            none={t('producer.nothingDone')}
            lines={head.praticas.map(
              ({ tipo, objetivo, area }) =>
                `${tipo ?? objetivo ?? ''}${area === null ? '' : `: ${formatHectares(Number(area))}`}`,
            )}
            done
          />
        </PaperSection>
        <PaperSection span={6} title={t('producer.agreed')}>
          <Lines
            none={t('producer.nothingAgreed')}
            lines={head.recomendacoes
              .filter(({ situacao }) => situacao === 'Aberta')
              .map(({ tema, dt }) => `${tema ?? ''} (${formatDate(dt)})`)}
            done={false}
          />
        </PaperSection>
      </div>
    </Sheet>
  );
}

/** Twenty-four houses, one for each visit; those that were made are filled. */
function Visits({ head: { ritmo }, pace }: { head: PropertyHead; pace: PaceRow | undefined }) {
  const { t } = useTexts('propertySheet');
  const { visitas, ultima } = ritmo;
  const done = Math.min(visitas, VISITS_TARGET);
  return (
    <>
      <p>{t('producer.visitsSentence', { done: visitas })}</p>
      <svg
        className="houses"
        viewBox="0 0 288 52"
        role="img"
        aria-label={t('producer.visitsPicture', { done: visitas })}
      >
        {Array.from({ length: VISITS_TARGET }, (_, index) => (
          <path
            key={index}
            d="M2 11 L11 3 L20 11 V22 H2 Z"
            transform={`translate(${(index % 12) * 24} ${index < 12 ? 0 : 27})`}
            className={index < done ? 'made' : 'open'}
          />
        ))}
      </svg>
      {ultima && <p>{t('producer.last', { date: formatDate(ultima) })}</p>}
      {visitas >= VISITS_TARGET && <p>{t('producer.finished')}</p>}
      {/* What has passed is no forecast to take home. */}
      {visitas < VISITS_TARGET && pace?.previsao_24 && !isOver(pace.previsao_24) && (
        <p>{t('producer.forecast', { month: formatMonth(pace.previsao_24) })}</p>
      )}
    </>
  );
}

/** A bar for each kind of land, as long as its share of the whole. */
function Land({ hectares }: { hectares: ReadonlyMap<string, number | null> }) {
  const { t } = useTexts('propertySheet');
  const whole = hectares.get(WHOLE) ?? null;
  if (whole === null || whole <= 0) return null;
  return (
    <>
      <p>{t('producer.landSentence', { total: formatHectares(whole) })}</p>
      <dl className="lands">
        {KINDS.flatMap(([key, kind]) => {
          const own = hectares.get(kind) ?? null;
          if (own === null) return [];
          return [
            <div key={key}>
              <dt>{t(`producer.${key}`)}</dt>
              <dd>
                <span className="land" style={{ inlineSize: `${Math.min(own / whole, 1) * 60}%` }} />
                {formatHectares(own)}
              </dd>
            </div>,
          ];
        })}
      </dl>
    </>
  );
}

function Measures({ head: { indicadores } }: { head: PropertyHead }) {
  const { t } = useTexts('propertySheet');
  const known = indicadores.isa.filter(({ indice }) => indice !== null);
  if (known.length === 0) return <p>{t('producer.noMeasure')}</p>;
  return (
    <>
      <p>{t('producer.beforeSentence')}</p>
      <dl className="lands">
        {known.map(({ momento, indice }) => (
          <div key={momento}>
            <dt>{t('producer.moment', { moment: momento })}</dt>
            <dd>
              <span className="land" style={{ inlineSize: `${Math.min(Number(indice), 1) * 60}%` }} />
              {formatNumber(Number(indice), 2)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Lines({ lines, none, done }: { lines: readonly string[]; none: string; done: boolean }) {
  if (lines.length === 0) return <p>{none}</p>;
  return (
    <ul className="plain">
      {[...new Set(lines)].map((line) => (
        <li key={line}>
          <Box done={done} />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}

/** A box to tick, or one that is. Drawn: the fonts of paper have no such signs, and a server may have no other. */
const Box = ({ done }: { done: boolean }) => (
  <svg className="box" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M2 2H14V14H2Z" />
    {done && <path d="M4.5 8.5L7 11.5L12 4.5" />}
  </svg>
);
