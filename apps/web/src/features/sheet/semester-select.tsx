import { pathOf } from '@fonte/contracts';
import { yearOfSemester } from '@fonte/contracts/semesters';
import { NativeSelectField } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useSpeech } from '../../core/paper/speech/speech.ts';
import { useSettings } from '../../core/settings/use-settings.ts';

/** Which semester the sheet is of; it stands in the address. Each says that it is the whole year to who reads that. */
export function SemesterSelect({ asYear }: { asYear: boolean }) {
  const { t } = useSpeech();
  const { semestres } = useSettings();
  const { semestre = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <Box sx={{ width: asYear ? { xs: '100%', sm: 250 } : 140 }}>
      <NativeSelectField
        label={t('semester')}
        value={semestre}
        options={semestres.toReversed().map((value) => ({
          value,
          label: asYear
            ? t('semesterAsYear', { semester: value, year: String(yearOfSemester(value)) })
            : value,
        }))}
        onChange={(value) => void navigate(`${pathOf('semestre', { semestre: value })}${search}`)}
      />
    </Box>
  );
}
