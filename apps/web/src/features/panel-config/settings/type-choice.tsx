import { VIEW_TYPES, type ViewType } from '@fonte/contracts';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { LABEL } from './choice-row.tsx';
import { TYPE_ICONS } from './type-icons.tsx';

export type TypeChoiceProps = {
  value: ViewType | null;
  onChange: (type: ViewType) => void;
  error: string | undefined;
};

/** The output types as pictures (screen 11): the six of the specification and the pivot table. */
export function TypeChoice({ value, onChange, error }: TypeChoiceProps) {
  const { t } = useTexts('panelConfig');
  return (
    <Box role="group" aria-labelledby="view-type">
      <Box id="view-type" sx={LABEL}>
        {t('view.type')}
      </Box>
      <Box sx={GRID}>
        {VIEW_TYPES.map((type) => (
          <ToggleButton
            key={type}
            value={type}
            selected={value === type}
            onClick={() => onChange(type)}
            sx={PICTURE}
          >
            {TYPE_ICONS[type]}
            {t(`view.types.${type}`)}
          </ToggleButton>
        ))}
      </Box>
      {error && (
        <Box role="alert" sx={ERROR}>
          <ErrorOutlined aria-hidden sx={{ fontSize: 16 }} />
          {error}
        </Box>
      )}
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(4, minmax(0, 1fr))', sm: 'repeat(7, minmax(0, 1fr))' },
  gap: '8px',
};
const PICTURE = {
  height: 'auto !important',
  minHeight: 56,
  p: '6px',
  flexDirection: 'column',
  gap: '2px',
  textTransform: 'none',
  borderRadius: '6px',
  fontSize: 12,
  lineHeight: '16px',
  borderColor: 'divider',
  '&.Mui-selected': {
    borderColor: 'primary.main',
    fontWeight: 600,
    boxShadow: 'inset 0 0 0 1px currentColor',
  },
};
const ERROR = {
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  mt: '4px',
  fontSize: 13,
  color: 'error.main',
};
