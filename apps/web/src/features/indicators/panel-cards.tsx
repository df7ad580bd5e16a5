import type { View } from '@fonte/contracts/view';
import { formatDate } from '@fonte/pt-br';
import { PageCell, PageGrid, TileBody, useKitLink } from '@fonte/ui';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFilters } from '../../core/filters/use-filters.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { figureWithUnit } from '../../core/indicator/words/figures.ts';
import { questionOf } from '../../core/indicator/asked/indicator-calls.ts';
import { viewResultQuery } from '../../core/indicator/asked/queries.ts';
import { WhenInSight } from '../../core/when-in-sight.tsx';
import { useOpenedPanels, type OpenedPanels } from './opened-panels.ts';
import type { ReadPanel } from './panels.ts';

export type PanelCardsProps = {
  panels: readonly ReadPanel[];
  /** The address of a panel, from the page's own. */
  addressOf: (id: number) => string;
};

/** Titles that say what a panel answers; the others are counted. */
const TITLES = 3;
const FIGURE_HEIGHT = 84;

/** The panels that the profile may open, those of this person's last days first: what each answers, one figure of it as it stands, when it was opened. */
export function PanelCards({ panels, addressOf }: PanelCardsProps) {
  const opened = useOpenedPanels();
  return (
    <PageGrid>
      {inOrder(panels, opened).map((panel) => (
        <PageCell key={panel.id} span={4}>
          <PanelCard panel={panel} href={addressOf(panel.id)} opened={opened[panel.id]} />
        </PageCell>
      ))}
    </PageGrid>
  );
}

/** Those opened last come first, the others follow in the list's own order. */
export const inOrder = (panels: readonly ReadPanel[], opened: OpenedPanels): ReadPanel[] =>
  [...panels].sort((a, b) => (opened[b.id] ?? '').localeCompare(opened[a.id] ?? ''));

function PanelCard({ panel, href, opened }: { panel: ReadPanel; href: string; opened: string | undefined }) {
  const { t } = useTexts('indicators');
  const Link = useKitLink();
  const { config } = panel;
  const titles = config.map(({ title }) => title);
  const more = titles.length - TITLES;
  const answers = more > 0 ? [...titles.slice(0, TITLES), t('more', { count: more })] : titles;
  // A big number is made to be read alone; else the first view's own total.
  const shown = config.find(({ type }) => type === 'bigNumber') ?? config[0];
  return (
    <Card component="section" sx={CARD}>
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        <Box component={Link} href={href} sx={NAME}>
          {panel.nome}
        </Box>
      </Typography>
      <Quiet text={titles.length === 0 ? t('empty') : answers.join(' · ')} />
      <Box sx={{ mt: 'auto', pt: '8px' }}>
        {shown && (
          <WhenInSight height={FIGURE_HEIGHT}>
            <PanelFigure view={shown} />
          </WhenInSight>
        )}
      </Box>
      {opened !== undefined && (
        <Typography variant="caption" component="p" sx={{ color: 'text.tertiary', pt: '8px' }}>
          {t('opened', { date: formatDate(opened) })}
        </Typography>
      )}
    </Card>
  );
}

/** The first visible indicator of a view over everything, as the panel itself shows it: the same question, answered once. */
function PanelFigure({ view }: { view: View }) {
  const { t } = useTexts('indicators');
  const { ano, uf } = useFilters();
  const question = useMemo(() => questionOf(view, { ano, uf }), [view, ano, uf]);
  const { data, isError } = useQuery(viewResultQuery(question));
  const first = data?.totals[0];
  // The card stays a way to the panel, which says what is wrong.
  if (isError || (data && !first)) return <Quiet text={t('noFigure')} />;
  const type = data?.series.find(({ id }) => id === first?.id)?.type;
  return (
    <TileBody status={data ? 'ready' : 'loading'}>
      <Typography variant="bigNumber" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {figureWithUnit(first?.value, { unidade: first?.unidade, type, form: view.look?.number })}
      </Typography>
      <Quiet text={[first?.name, data?.periodo].filter(Boolean).join(' · ')} />
    </TileBody>
  );
}

const Quiet = ({ text }: { text: string }) => (
  <Typography variant="body2" component="p" sx={{ color: 'text.secondary', mt: '3px' }}>
    {text}
  </Typography>
);

const CARD = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  p: '12px 16px',
  '&:hover': { borderColor: 'primary.main' },
};
/** The name is the link; the whole card is where it can be pressed. */
const NAME = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid', outlineColor: 'foco', outlineOffset: '2px' },
};
