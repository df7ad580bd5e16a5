import { pathOf } from '@fonte/contracts';
import { NativeSelectField } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useSpeech } from '../../core/paper/speech/speech.ts';
import { useSettings } from '../../core/settings/use-settings.ts';

/** Which semester the sheet is of; it stands in the address. */
export function SemesterSelect() {
  const { t } = useSpeech();
  const { semestres } = useSettings();
  const { semestre = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <Box sx={{ width: 140 }}>
      <NativeSelectField
        label={t('semester')}
        value={semestre}
        options={semestres.toReversed().map((value) => ({ value, label: value }))}
        onChange={(value) => void navigate(`${pathOf('semestre', { semestre: value })}${search}`)}
      />
    </Box>
  );
}
