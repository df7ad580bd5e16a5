import { undotted } from '@fonte/contracts';
import { propertyCpf } from '@fonte/contracts/endpoints/properties';
import type { PropertyHead } from '@fonte/contracts/routes/properties';
import { formatDate, formatHectares, formatNumber } from '@fonte/pt-br';
import { CardShell, FailedState, LoadingState, PageCell, PageGrid, SimpleTable } from '@fonte/ui';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { call } from '../../../core/api/call.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { RevealCpf } from '../../../core/people/reveal-cpf.tsx';
import { PropertyAreas } from '../../../core/property/areas/property-areas.tsx';
import { ofProperty } from '../../../core/property/head/head-query.ts';
import { PROPERTY_REPORTS } from '../../../core/property/property-reports.ts';
import { figure } from '../../../core/report/answer/answer.ts';
import { ReportHelp } from '../../../core/report/provenance/report-help.tsx';
import { useOwnReport } from '../../../core/report/answer/use-own-report.ts';

/** 'Dados Gerais': the map, who answers for it, the register and its areas. */
export function GeneralTab({ head }: { head: PropertyHead }) {
  const { t } = useTexts('propertyPage');
  return (
    <PageGrid>
      <PageCell span={12}>
        <CardShell title={t('map')} flush>
          <PropertyAreas code={head.codigo} inDialog={false} />
        </CardShell>
      </PageCell>
      <PageCell span={5}>
        <People head={head} />
      </PageCell>
      <PageCell span={7}>
        <Areas code={head.codigo} />
      </PageCell>
      <PageCell span={12}>
        <Register head={head} />
      </PageCell>
      <PageCell span={6}>
        <Practices head={head} />
      </PageCell>
      <PageCell span={6}>
        <Advice head={head} />
      </PageCell>
    </PageGrid>
  );
}

function People({ head: { codigo, pessoas } }: { head: PropertyHead }) {
  const { t } = useTexts('propertyPage');
  return (
    <CardShell title={t('people')}>
      {pessoas.map(({ papel, nome, cpf }) => (
        <Box key={papel} sx={PERSON}>
          <div>
            <Box sx={TERM}>{t(papel)}</Box>
            <strong style={{ fontWeight: 600 }}>{nome ?? t('unknown')}</strong>
          </div>
          <Box sx={{ textAlign: 'right' }}>
            <Box sx={TERM}>{t('cpf')}</Box>
            {/* Of who is not known, or was anonymised, there is nothing to show. */}
            {!cpf?.startsWith('*') ? (
              <div>{cpf ?? t('unknown')}</div>
            ) : (
              <RevealCpf
                cpf={cpf}
                name={nome ?? t(papel)}
                ask={(motivo) =>
                  call(propertyCpf, { params: { id: undotted(codigo) }, body: { papel, motivo } })
                }
              />
            )}
          </Box>
        </Box>
      ))}
    </CardShell>
  );
}

/** A card a kind of area; what is not registered has none. */
function Areas({ code }: { code: string }) {
  const { t } = useTexts('propertyPage');
  const { answer, status, failure, retry } = useOwnReport(
    PROPERTY_REPORTS.areas,
    t('areas'),
    ofProperty(code),
  );
  if (status === 'hidden') return null;
  return (
    <CardShell
      title={t('areas')}
      date={answer?.dt_atualizacao}
      help={answer && <ReportHelp answer={answer} />}
    >
      {status === 'failed' && <FailedState sentence={failure ?? undefined} onRetry={retry} height={160} />}
      {status === 'loading' && <LoadingState shape="lines" height={160} />}
      {answer && answer.tbody.length === 0 && <Box sx={TERM}>{t('unknown')}</Box>}
      {answer && (
        <Box component="dl" sx={TILES}>
          {answer.tbody.map((row) => (
            <div key={String(row['tipo'])}>
              <dt>{row['tipo']}</dt>
              <dd>{formatHectares(figure(row['hectares']))}</dd>
            </div>
          ))}
        </Box>
      )}
    </CardShell>
  );
}

function Register({ head }: { head: PropertyHead }) {
  const { t } = useTexts('propertyPage');
  const { codigo, bacia, fase, inicio, fim, car, lat, lon } = head;
  const place = lat === null || lon === null ? null : `${formatNumber(lat, 6)}; ${formatNumber(lon, 6)}`;
  const facts: readonly [string, ReactNode][] = [
    [t('code'), codigo],
    [t('basin'), bacia],
    [t('phase'), fase],
    [t('started'), inicio && formatDate(inicio)],
    [t('ended'), fim && formatDate(fim)],
    [t('car'), car],
    [t('coordinates'), place],
  ];
  return (
    <CardShell title={t('place')}>
      <Box component="dl" sx={TILES}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value ?? t('unknown')}</dd>
          </div>
        ))}
      </Box>
    </CardShell>
  );
}

function Practices({ head: { praticas } }: { head: PropertyHead }) {
  const { t } = useTexts('propertyPage');
  const rows = praticas.map((row, place) => ({ ...row, place }));
  return (
    <CardShell title={t('practices')} flush>
      {rows.length === 0 ? (
        <Box sx={NOTHING}>{t('practicesEmpty')}</Box>
      ) : (
        <SimpleTable
          label={t('practices')}
          rows={rows}
          rowKey={({ place }) => place}
          columns={[
            { key: 'objetivo', header: t('objective'), cell: ({ objetivo }) => objetivo },
            { key: 'tipo', header: t('kind'), cell: ({ tipo }) => tipo },
            {
              key: 'area',
              header: t('area'),
              align: 'right',
              cell: ({ area }) => (area === null ? '–' : formatNumber(Number(area), 2)),
            },
            { key: 'dt', header: t('date'), align: 'right', cell: ({ dt }) => formatDate(dt) },
          ]}
        />
      )}
    </CardShell>
  );
}

function Advice({ head: { recomendacoes } }: { head: PropertyHead }) {
  const { t } = useTexts('propertyPage');
  const rows = recomendacoes.map((row, place) => ({ ...row, place }));
  return (
    <CardShell title={t('advice')} flush>
      {rows.length === 0 ? (
        <Box sx={NOTHING}>{t('adviceEmpty')}</Box>
      ) : (
        <SimpleTable
          label={t('advice')}
          rows={rows}
          rowKey={({ place }) => place}
          columns={[
            { key: 'tema', header: t('theme'), cell: ({ tema }) => tema },
            { key: 'situacao', header: t('state'), cell: ({ situacao }) => situacao },
            { key: 'dt', header: t('date'), align: 'right', cell: ({ dt }) => formatDate(dt) },
          ]}
        />
      )}
    </CardShell>
  );
}

const TERM = { fontSize: 13, color: 'text.secondary' };
const NOTHING = { px: '16px', pb: '16px', color: 'text.secondary' };
const PERSON = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  py: '10px',
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
};
const TILES = {
  m: 0,
  mb: '12px',
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
  '& > div': { borderLeft: '3px solid', borderColor: 'divider', pl: '10px', minWidth: 0 },
  '& dt': { fontSize: 13, color: 'text.secondary' },
  '& dd': { m: 0, fontSize: 16, fontWeight: 600, overflowWrap: 'anywhere' },
};
