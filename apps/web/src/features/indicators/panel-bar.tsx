import { ComboField } from '@fonte/ui';
import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTexts } from '../../core/i18n/use-texts.ts';
import type { ReadPanel } from './panels.ts';

export type PanelBarProps = {
  panels: readonly ReadPanel[];
  loading: boolean;
  panel: ReadPanel | undefined;
  onPanel: (id: number | null) => void;
  /** Number of filters that are applied. */
  active: number;
  formOpen: boolean;
  onForm: () => void;
};

/** The searchable selector 'Painel' and 'Filtrar' with the number of active filters, in one line. */
export function PanelBar({ panels, loading, panel, onPanel, active, formOpen, onForm }: PanelBarProps) {
  const { t } = useTexts('indicators');
  const words = active === 1 ? t('filterOn') : t('filtersOn', { count: active });
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: '8px', flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 260px', maxWidth: 420, minWidth: 0 }}>
        <ComboField
          label={t('panel')}
          placeholder={t('search')}
          startIcon={<SearchOutlined sx={{ color: 'text.secondary' }} />}
          value={panel ? String(panel.id) : null}
          options={panels.map(({ id, nome }) => ({ value: String(id), label: nome }))}
          loading={loading}
          onChange={(value) => onPanel(value === null ? null : Number(value))}
        />
      </Box>
      <Button
        variant="contained"
        startIcon={<FilterListOutlined />}
        disabled={!panel}
        aria-expanded={formOpen}
        aria-haspopup="dialog"
        aria-label={active > 0 ? `${t('filter')}, ${words}` : t('filter')}
        onClick={onForm}
        endIcon={
          active > 0 && (
            <Box component="span" sx={BADGE}>
              {active}
            </Box>
          )
        }
        sx={{ height: 36 }}
      >
        {t('filter')}
      </Button>
    </Box>
  );
}

const BADGE = {
  minWidth: 20,
  height: 20,
  px: '5px',
  borderRadius: '10px',
  bgcolor: 'ipe',
  color: 'ipeText',
  fontSize: '12px !important',
  fontWeight: 700,
  lineHeight: '20px',
  textAlign: 'center',
};
