import { PAGES, pathOf } from '@fonte/contracts';
import { formatWithUnit } from '@fonte/pt-br';
import { PageCell, PageGrid } from '@fonte/ui';
import { useQuery } from '@tanstack/react-query';
import './texts.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { indicatorsQuery, panelListQuery } from '../../core/indicator/asked/configured.ts';
import { ConfiguredCard } from './configured-card.tsx';

/** /configuracoes, 'Gestão de Indicadores': the two administrations behind it, how much stands in each, and what was changed last. */
export function ConfigurationHome() {
  const { t } = useTexts('indicatorConfig');
  const indicators = useQuery(indicatorsQuery());
  const panels = useQuery(panelListQuery());
  const unused = indicators.data?.filter(({ usado_em }) => usado_em.length === 0).length ?? 0;
  const published = panels.data?.filter((one) => one.published).length ?? 0;
  const drafts = panels.data?.filter((one) => one.published && one.rascunho).length ?? 0;
  return (
    <PageGrid>
      <PageCell>
        <ConfiguredCard
          title={t('home.indicators')}
          about={t('home.indicatorsAbout')}
          all={PAGES.configIndicador.path}
          create={{ words: t('create'), to: PAGES.criarIndicador.path }}
          query={indicators}
          unit={t('home.indicatorUnit')}
          hint={unused > 0 ? t('home.unused', { count: unused }) : ''}
          empty={t('home.noIndicator')}
          entry={({ id, nome_indicador }) => ({
            name: nome_indicador,
            to: pathOf('editarIndicador', { id }),
          })}
        />
      </PageCell>
      <PageCell>
        <ConfiguredCard
          title={t('home.panels')}
          about={t('home.panelsAbout')}
          all={PAGES.configPainel.path}
          create={{ words: t('home.createPanel'), to: PAGES.criarPainel.path }}
          query={panels}
          unit={t('home.panelUnit')}
          hint={[
            formatWithUnit(published, t('home.published'), 0),
            ...(drafts > 0 ? [t('home.drafts', { count: drafts })] : []),
          ].join(' · ')}
          empty={t('home.noPanel')}
          entry={({ id, painel }) => ({ name: painel, to: pathOf('editarPainel', { id }) })}
        />
      </PageCell>
    </PageGrid>
  );
}
