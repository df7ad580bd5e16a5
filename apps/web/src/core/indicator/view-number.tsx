import { CardIconAction, Tile } from '@fonte/ui';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import { useTexts } from '../i18n/use-texts.ts';
import type { ViewResult } from './contract.ts';
import { figureText, figureWithUnit, type FigureKind } from './figures.ts';
import type { ViewBodyProps } from './view-body-props.ts';

/** bigNumber: the first visible indicator over everything, the others in the line below it. */
export function ViewNumber({
  view,
  result,
  status,
  failed,
  onPoint,
  download,
  help,
  actions,
  above,
  below,
}: ViewBodyProps) {
  const { t } = useTexts('indicator');
  const [first, ...others] = result?.totals ?? [];
  const type = result?.series.find(({ id }) => id === first?.id)?.type;
  const more = others.map(({ name, unidade, value }) => `${name}: ${figureWithUnit(value, { unidade })}`);
  const negative = String(first?.value ?? '').startsWith('-');
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0, '& > section': { flex: 1 } }}
    >
      <Tile
        label={view.title}
        // Money has its cents, a percentage no space before its sign.
        value={status === 'ready' ? bigText(first, type) : ''}
        {...(negative ? { negative } : {})}
        unit={first?.unidade === '%' ? undefined : first?.unidade}
        hint={
          <>
            {[view.subtitle, ...more].join(' · ')}
            {onPoint && first && (
              <>
                {' · '}
                <Link component="button" type="button" onClick={() => onPoint({ group: [], series: null })}>
                  {t('detail.rows')}
                </Link>
              </>
            )}
          </>
        }
        date={result?.dados_ate}
        help={
          <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px' }}>
            {actions}
            {download &&
              status === 'ready' &&
              (download.busy ? (
                <CircularProgress size={18} aria-label={t('downloading')} />
              ) : (
                <CardIconAction label={t('download')} icon={<DownloadOutlined />} onClick={download.start} />
              ))}
            {help}
          </Box>
        }
        above={above}
        below={below}
        status={status}
        onRetry={failed.onRetry}
      />
    </Box>
  );
}

type Total = ViewResult['totals'][number];

function bigText(total: Total | undefined, type: FigureKind['type']): string {
  if (!total) return figureText(null);
  const kind = { unidade: total.unidade, type };
  return total.unidade === '%' ? figureWithUnit(total.value, kind) : figureText(total.value, kind);
}
