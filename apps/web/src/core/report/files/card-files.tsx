import { formsOf, type ReportFileForm } from '@fonte/contracts/file-forms';
import { CardAction } from '@fonte/ui';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import { useTexts } from '../../i18n/use-texts.ts';
import { OtherFiles } from './other-files.tsx';

export type CardFilesProps = {
  /** What the files are of. */
  title: string;
  /** Rows of the programme; absent, a table or chart that is worked out, of which there is no Parquet. */
  rows?: boolean;
  busy: boolean;
  onTake: (form: ReportFileForm) => void;
};

/** 'Baixar Dados' of a card: the CSV at a click (first text, section 2), the same rows in other forms beside it. */
export function CardFiles({ title, rows = false, busy, onTake }: CardFilesProps) {
  const { t } = useTexts('core');
  const [first = 'Csv', ...others] = formsOf({ workedOut: !rows });
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center' }}>
      <CardAction
        label={t('download')}
        icon={<DownloadOutlined />}
        busy={busy}
        onClick={() => onTake(first)}
      />
      <OtherFiles title={title} forms={others} busy={busy} onTake={onTake} />
    </Box>
  );
}
