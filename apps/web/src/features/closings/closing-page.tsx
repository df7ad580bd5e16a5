import { PAGES } from '@fonte/contracts';
import { readCode, shownCode } from '@fonte/contracts/closing-code';
import { formatDate, formatInteger, NO_VALUE } from '@fonte/pt-br';
import { CardShell, ChoiceChips, FailedState, LoadingState, Notice, PageColumn } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { RouterLink } from '../../core/navigation/router-link.tsx';
import { useTitle } from '../../core/navigation/title.ts';
import { useSaving } from '../../core/report/files/use-saving.ts';
import { closingContent, closingCsv, closingQuery, type OneClosing } from './calls.ts';
import { CheckCode } from './check-code.tsx';
import { closingPath } from './closing-path.ts';
import { ClosedFigures } from './closed-figures.tsx';
import './texts.ts';
import { useWhat } from './words.ts';

const HEIGHT = 320;

/** /fechamentos/{codigo}: what was closed, by whom, when and why, and each of its figures beside today's. */
export function ClosingPage() {
  const { t } = useTexts('closings');
  const { codigo: typed = '' } = useParams();
  const code = readCode(typed);
  useTitle(t('one.title', { code: code === null ? typed : shownCode(code) }));
  // What was linked wrongly is typed again.
  if (code === null)
    return (
      <PageColumn>
        <CheckCode first={typed} />
      </PageColumn>
    );
  return <CheckedClosing key={code} code={code} />;
}

function CheckedClosing({ code }: { code: string }) {
  const { t } = useTexts('closings');
  const { data, isError, error, refetch } = useQuery(closingQuery(code));
  if (isError)
    return (
      <PageColumn>
        <CardShell title={t('one.title', { code: shownCode(code) })}>
          <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={HEIGHT} />
        </CardShell>
        <CheckCode />
      </PageColumn>
    );
  if (!data)
    return (
      <PageColumn>
        <CardShell title={t('one.title', { code: shownCode(code) })}>
          <LoadingState shape="rows" height={HEIGHT} />
        </CardShell>
      </PageColumn>
    );
  return <ShownClosing closing={data} />;
}

/** Which figures stand, in the address. */
const SHOWN = ['todas', 'mudaram'] as const;

function ShownClosing({ closing }: { closing: OneClosing }) {
  const { t } = useTexts('closings');
  const [params, setParams] = useSearchParams();
  const shown = SHOWN.find((one) => one === params.get('figuras')) ?? 'todas';
  const { tabelas } = closing;
  const changedOf = (figuras: OneClosing['tabelas'][number]['figuras']) =>
    figuras.filter(({ situacao }) => situacao !== 'igual');
  const all = tabelas.reduce((sum, { figuras }) => sum + figuras.length, 0);
  const changed = tabelas.reduce((sum, { figuras }) => sum + changedOf(figuras).length, 0);
  return (
    <PageColumn>
      <Told closing={closing} all={all} changed={changed} />
      {closing.integro && (
        <ChoiceChips
          label={t('one.show')}
          value={shown}
          onChange={(value) => setParams(value === 'todas' ? {} : { figuras: value }, { replace: true })}
          options={[
            { value: 'todas', label: t('one.all') },
            { value: 'mudaram', label: t('one.only') },
          ]}
        />
      )}
      {tabelas.map(({ co_consulta, titulo, figuras }) => {
        const rows = shown === 'todas' ? figuras : changedOf(figuras);
        return (
          <CardShell key={co_consulta} title={titulo} flush>
            {rows.length === 0 ? (
              <Box sx={{ px: '16px', pb: '16px', color: 'text.secondary' }}>{t('one.noneChanged')}</Box>
            ) : (
              <ClosedFigures title={titulo} rows={rows} />
            )}
          </CardShell>
        );
      })}
    </PageColumn>
  );
}

/** What was closed, whether it is what the code says, and how much of it is other today. */
function Told({ closing, all, changed }: { closing: OneClosing; all: number; changed: number }) {
  const { t } = useTexts('closings');
  const whatOf = useWhat();
  const { start, running } = useSaving();
  const { codigo, integro, sha256, dados_ate, dados_ate_hoje, versao, versao_hoje } = closing;
  const { fechado_por, fechado_em, motivo, substituido_por } = closing;
  const code = shownCode(codigo);
  const day = (date: string | null) => (date === null ? NO_VALUE : formatDate(date));
  const facts: readonly (readonly [string, string])[] = [
    [t('list.data'), t('data', { date: day(dados_ate), version: String(versao) })],
    [t('list.by'), t('by', { who: fechado_por, reason: motivo })],
    [t('list.on'), formatDate(fechado_em)],
  ];
  const save = (kind: 'csv' | 'content') =>
    start({
      title: t('one.title', { code }),
      name: `${t('one.file')}-${code}.${kind === 'csv' ? 'csv' : 'json'}`,
      open: kind === 'csv' ? closingCsv(codigo) : closingContent(codigo),
    });
  return (
    <CardShell title={t('one.title', { code })} subtitle={whatOf(closing)}>
      <Box sx={{ display: 'grid', gap: '12px', pb: '16px', minWidth: 0 }}>
        {integro ? (
          <Notice tone="success" title={t('one.intact')}>
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {t('one.intactDetail', { sha: sha256 })}
            </Box>
          </Notice>
        ) : (
          <Notice tone="error" role="alert" title={t('one.tampered')}>
            {t('one.tamperedDetail')}
          </Notice>
        )}
        {substituido_por !== null && (
          <Notice tone="info">
            {t('one.replaced')}{' '}
            <Link component={RouterLink} href={closingPath(substituido_por)}>
              {shownCode(substituido_por)}
            </Link>
          </Notice>
        )}
        <Box component="dl" sx={FACTS}>
          {facts.map(([label, value]) => (
            <Box key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Box>
          ))}
        </Box>
        {integro && (
          <Notice
            tone={changed === 0 ? 'success' : 'warning'}
            title={
              changed === 0
                ? t('one.same')
                : t('one.changed', { changed: formatInteger(changed), all: formatInteger(all) })
            }
          >
            {t('one.today', { date: day(dados_ate_hoje), version: String(versao_hoje) })} {t('one.kept')}
          </Notice>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
          {integro && (
            <>
              <Button variant="outlined" disabled={running !== null} onClick={() => save('csv')}>
                {t('one.csv')}
              </Button>
              <Button disabled={running !== null} onClick={() => save('content')}>
                {t('one.content')}
              </Button>
            </>
          )}
          <Button component={RouterLink} href={PAGES.fechamentos.path}>
            {t('one.back')}
          </Button>
        </Box>
      </Box>
    </CardShell>
  );
}

const FACTS = {
  m: 0,
  display: 'grid',
  gap: '12px',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
  '& dt': { fontSize: 12, color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
};
