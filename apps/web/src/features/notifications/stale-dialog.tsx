import { DialogShell, SimpleTable } from '@fonte/ui';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { figuresQuery, sourcesQuery, type Draft } from './calls.ts';
import { staleLines } from './stale-lines.ts';

export interface StaleDialogProps {
  /** The server's sentence. */
  readonly sentence: string;
  readonly theirs: Draft;
  readonly mine: Draft;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
  readonly onClose: () => void;
}

/** Somebody else changed the notification meanwhile: what differs on both sides, and nothing is written before one is chosen. */
export function StaleDialog({ sentence, theirs, mine, onTakeTheirs, onKeepMine, onClose }: StaleDialogProps) {
  const { t } = useTexts('notifications');
  const sources = useQuery(sourcesQuery());
  const figures = [
    useQuery({ ...figuresQuery(theirs.fonte), enabled: theirs.limite !== null }),
    useQuery({ ...figuresQuery(mine.fonte), enabled: mine.limite !== null }),
  ].flatMap(({ data }) => data ?? []);
  const lines = staleLines(theirs, mine, {
    t,
    source: (wanted) => sources.data?.find(({ fonte }) => fonte === wanted)?.nome ?? wanted,
    figure: (wanted) => figures.find(({ chave }) => chave === wanted)?.nome ?? wanted,
  });
  return (
    <DialogShell
      open
      onClose={onClose}
      title={t('stale.title')}
      width={720}
      context={<span>{sentence}</span>}
      foot={
        <>
          <Button variant="outlined" onClick={onKeepMine}>
            {t('stale.keepMine')}
          </Button>
          <Button variant="contained" onClick={onTakeTheirs}>
            {t('stale.takeTheirs')}
          </Button>
        </>
      }
    >
      {lines.length === 0 ? (
        <p>{t('stale.same')}</p>
      ) : (
        <SimpleTable
          label={t('stale.differ')}
          rows={lines}
          rowKey={({ label }) => label}
          columns={[
            { key: 'label', header: t('stale.field'), cell: ({ label }) => label },
            { key: 'theirs', header: t('stale.theirs'), cell: (line) => line.theirs },
            { key: 'mine', header: t('stale.mine'), cell: (line) => line.mine },
          ]}
        />
      )}
    </DialogShell>
  );
}
