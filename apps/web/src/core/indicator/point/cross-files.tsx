import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTexts } from '../../i18n/use-texts.ts';
import { useSaving } from '../../report/files/use-saving.ts';
import { useMay } from '../../session/session-store.ts';
import { openCrossFile, type CrossQuestion } from './cross-calls.ts';

const FORMS = [
  ['csv', 'detail.csv'],
  ['xlsx', 'workbook'],
] as const;

/** The cross table as a file, in the forms that a card has. */
export function CrossFiles({ asked, title }: { asked: CrossQuestion; title: string }) {
  const { t } = useTexts('indicator');
  const { start, running } = useSaving();
  if (!useMay('report.csv')) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: 'auto' }}>
      {FORMS.map(([form, words]) => (
        <Button
          key={form}
          variant="text"
          size="small"
          startIcon={<DownloadOutlined />}
          disabled={running !== null}
          onClick={() =>
            start({
              title,
              name: `${title}.${form}`,
              open: (signal) => openCrossFile(asked, title, form, signal),
            })
          }
        >
          {t(words)}
        </Button>
      ))}
    </Box>
  );
}
