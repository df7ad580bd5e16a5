import { pathOf } from '@fonte/contracts';
import { formatPercent, NO_VALUE } from '@fonte/pt-br';
import { LoadingState, NativeSelectField, Notice } from '@fonte/ui';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { figureWithUnit } from '../../../core/indicator/words/figures.ts';
import { figure } from '../../../core/report/answer/answer.ts';
import type { ViewChoice, ViewImpact } from '../calls.ts';
import './impact-texts.ts';
import { mustChoose, type ImpactState } from './use-impact.ts';

/** Whom a change reaches: the indicators that use this one, and every view with its old and new figures, or why it would break and what is done with it. */
export function ImpactList({ impact }: { impact: ImpactState }) {
  const { t } = useTexts('impact');
  const { data, failed } = impact;
  if (failed) return <Notice tone="warning">{t('failed')}</Notice>;
  if (!data)
    return (
      <Box role="status" aria-label={t('loading')}>
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{t('loading')}</Box>
        <LoadingState shape="rows" height={72} />
      </Box>
    );
  if (data.problems.length > 0)
    return <Notice tone="error">{data.problems.map(({ message }) => message).join('. ')}</Notice>;
  if (data.visoes.length === 0 && data.indicadores.length === 0)
    return <Box sx={{ fontSize: 13 }}>{t('touchesNone')}</Box>;
  return (
    <Box sx={{ fontSize: 13, lineHeight: '20px' }}>
      <Typography variant="subtitle2" component="h3">
        {t('touches')}
      </Typography>
      {!impact.ready && (
        <Box sx={{ my: '8px' }}>
          <Notice tone="error" role="alert" dense>
            {t('blocked')}
          </Notice>
        </Box>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.indicadores.map(({ id, nome_indicador, quebra }) => (
          <Box component="li" key={id} sx={ITEM}>
            {t('indicator', { name: nome_indicador })}
            {quebra && <Broken sentence={quebra} />}
          </Box>
        ))}
        {data.visoes.map((view) => (
          <View key={`${view.painel} ${view.versao} ${view.visao}`} view={view} impact={impact} />
        ))}
      </Box>
      {data.restantes > 0 && (
        <Box sx={{ color: 'text.secondary', mt: '8px' }}>{t('left', { count: String(data.restantes) })}</Box>
      )}
    </Box>
  );
}

function View({ view, impact }: { view: ViewImpact; impact: ImpactState }) {
  const { t } = useTexts('impact');
  const whole = view.figuras.filter(({ uf, leitor }) => uf === null && leitor === null);
  const states = view.figuras.filter(({ uf }) => uf !== null);
  return (
    <Box component="li" sx={ITEM}>
      <strong>{view.titulo}</strong>{' '}
      {t('panel', {
        name: view.nome,
        state: view.publicada ? t('published') : t('draft'),
        profiles: view.perfis.join(', ') || t('noProfile'),
      })}
      {whole.map((one) => (
        <div key={one.id}>{`${one.nome_indicador}: ${changeWords(one)}`}</div>
      ))}
      {states.length > 0 && (
        <details>
          <summary>{t('byState')}</summary>
          {states.map((one) => (
            <div key={`${one.uf} ${one.id}`}>{`${one.uf}, ${one.nome_indicador}: ${changeWords(one)}`}</div>
          ))}
        </details>
      )}
      <Readers view={view} />
      {view.quebra && <Broken sentence={view.ja_quebrada ? t('already') : view.quebra} />}
      {mustChoose(view) && (
        <Box sx={{ display: 'flex', gap: '12px', alignItems: 'flex-end', flexWrap: 'wrap', mt: '4px' }}>
          <Box sx={{ flex: '1 1 260px', maxWidth: 380 }}>
            <NativeSelectField
              label={t('choice', { title: view.titulo })}
              value={impact.acaoOf(view) ?? ''}
              options={[
                { value: '', label: t('choose') },
                { value: 'retirar', label: t('takeOut') },
                ...(view.sem_indicador ? [{ value: 'sem_indicador', label: t('without') }] : []),
              ]}
              onChange={(value) => impact.choose(view, value === '' ? null : (value as ViewChoice['acao']))}
            />
          </Box>
          <Link href={pathOf('editarPainel', { id: view.painel })} target="_blank" rel="noreferrer">
            {t('open')}
          </Link>
        </Box>
      )}
    </Box>
  );
}

/** Those who see their own rows only, each with what the card says to them. */
function Readers({ view }: { view: ViewImpact }) {
  const { t } = useTexts('impact');
  const own = view.figuras.filter(({ leitor }) => leitor !== null);
  if (own.length === 0) return null;
  return (
    <details>
      <summary>{t('byReader')}</summary>
      {own.map((one) => (
        <div key={`${one.leitor?.perfil} ${one.leitor?.nome} ${one.id}`}>
          {`${t(`readers.${one.leitor!.perfil}`)} ${one.leitor?.nome}, ${one.nome_indicador}: ${changeWords(one)}`}
        </div>
      ))}
      {view.leitores_restantes > 0 && (
        <div>{t('readersLeft', { count: String(view.leitores_restantes) })}</div>
      )}
    </details>
  );
}

const Broken = ({ sentence }: { sentence: string }) => (
  <Box sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>{sentence}</Box>
);

type Figure = ViewImpact['figuras'][number];

/** '1.234 → 2.468 ha (+100,0%)': the old figure, the new one, and by how much of the old one they differ. */
export function changeWords({ antes, depois, variacao, unidade, data_type }: Figure): string {
  const kind = { unidade, type: data_type };
  const share = figure(variacao);
  const words = `${figureWithUnit(antes, kind)} → ${figureWithUnit(depois, kind)}`;
  if (share === null) return figure(antes) === figure(depois) ? words : `${words} (${NO_VALUE})`;
  return `${words} (${share > 0 ? '+' : ''}${formatPercent(share * 100)})`;
}

const ITEM = {
  py: '6px',
  borderBottom: '1px solid',
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
};
