import type { HeadColumn } from '@fonte/contracts';
import { formatCompactDecimals, formatDate } from '@fonte/pt-br';
import { SituationLabel, useKitLink, VisitsCell, type ListCard } from '@fonte/ui';
import type { RowAction } from '@fonte/ui/grid';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import PermMediaOutlined from '@mui/icons-material/PermMediaOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, type ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { mayOpen } from '../navigation/may-open.ts';
import { propertyMediaPath, propertyPath } from '../navigation/property-path.ts';
import { figure } from '../report/answer/answer.ts';
import { ListedReport } from '../report/detail/listed-report.tsx';
import type { PlacedRow } from '../report/columns/table-columns.tsx';
import type { ListState } from '../report/drill/use-list-address.ts';
import { useSignedIn } from '../session/session-store.ts';
import { OWN_PROPERTIES } from './property-reports.ts';
import { useOpened } from './opened/use-opened.tsx';
import './texts.ts';

const HIDDEN = ['atividade_produtiva', 'previstas', 'faltam', 'atrasada'];
/** So that the two ways on stand at the end of each row on a laptop, and the button that opens it at its beginning. */
const WIDTHS = {
  cod_propriedade: 128,
  propriedade: 136,
  municipio: 98,
  uf: 52,
  produtor: 112,
  visitas: 190,
  ultima_visita: 104,
  situacao: 150,
};
/** A property is late from two visits behind the plan on, as everywhere. */
const LATE = 2;

export type PropertyListProps = {
  uf: string | null;
  state: ListState;
  onState: (state: ListState) => void;
  above?: ReactNode;
  /** One card of a page among others (`ListedReport`). */
  hides?: boolean;
};

/** The caller's properties, one by one: searched, filtered and ordered over all of them, with two ways on from each, and what is inside. */
export function PropertyList({ uf, state, onState, above, hides = false }: PropertyListProps) {
  const { profile } = useSignedIn();
  const actions = useActions();
  const filters = useMemo(() => ({ ano: null, uf }), [uf]);
  const detail = useOpened(filters);
  return (
    <ListedReport
      report={profile === 'tecnico' ? OWN_PROPERTIES.tecnico : OWN_PROPERTIES.others}
      filters={filters}
      state={state}
      onState={onState}
      hidden={HIDDEN}
      widths={WIDTHS}
      above={above}
      hides={hides}
      rowActions={actions}
      detail={detail}
      card={(row, thead) => cardOf(row, thead, actions(row))}
    />
  );
}

/** Media, where there is a page of them, and the detail. */
function useActions(): (row: PlacedRow) => RowAction[] {
  const { t } = useTexts('property');
  const { profile } = useSignedIn();
  return useMemo(
    () =>
      ({ cells }) => {
        const code = String(cells['cod_propriedade'] ?? '');
        const name = String(cells['propriedade'] ?? code);
        const media = propertyMediaPath(code);
        return [
          ...(mayOpen(media, profile)
            ? [{ label: t('media', { name }), icon: <PermMediaOutlined />, href: media }]
            : []),
          { label: t('detail', { name }), icon: <DescriptionOutlined />, href: propertyPath(code) },
        ];
      },
    [t, profile],
  );
}

/** On the phone: name and situation, code and place, the bar, how late, two buttons (docs/design/guide.md, screen 22). */
function cardOf({ cells }: PlacedRow, thead: readonly HeadColumn[], actions: readonly RowAction[]): ListCard {
  const words = (field: string) => {
    const cell = cells[field];
    return cell === null || cell === undefined ? '' : String(cell);
  };
  const visits = figure(cells['visitas']);
  const lack = figure(cells['faltam']) ?? 0;
  const last = thead.some(({ field }) => field === 'ultima_visita') ? words('ultima_visita') : '';
  return {
    title: words('propriedade'),
    end: (
      <Box component="span" sx={{ fontSize: 13 }}>
        <SituationLabel situation={words('situacao') || null} />
      </Box>
    ),
    subtitle: (
      <>
        {words('cod_propriedade')} · {words('municipio')}/{words('uf')}
        <br />
        {words('produtor')}
      </>
    ),
    ...(visits === null ? {} : { body: <VisitsCell value={visits} /> }),
    caption: <LateLine last={last} lack={lack} />,
    actions: <CardButtons actions={actions} />,
  };
}

function LateLine({ last, lack }: { last: string; lack: number }) {
  const { t } = useTexts('property');
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', gap: '2px 8px' }}>
      <span>{last ? t('last', { date: formatDate(last) }) : t('noVisit')}</span>
      {lack >= LATE && (
        <Box component="span" sx={LATE_WORDS}>
          <WarningAmberOutlined aria-hidden sx={{ fontSize: 16 }} />
          {t('behind', { visits: formatCompactDecimals(lack) })}
        </Box>
      )}
    </Box>
  );
}

function CardButtons({ actions }: { actions: readonly RowAction[] }) {
  const { t } = useTexts('property');
  const KitLink = useKitLink();
  return actions.map(({ label, icon, href = '' }, index) => (
    <Button
      key={href}
      component={KitLink}
      href={href}
      variant="outlined"
      startIcon={icon}
      aria-label={label}
      fullWidth
    >
      {t(index === actions.length - 1 ? 'seeDetail' : 'seeMedia')}
    </Button>
  ));
}

const LATE_WORDS = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  fontWeight: 600,
  color: 'error.main',
};
