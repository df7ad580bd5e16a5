import { DialogShell } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import type { Indicator } from '../calls.ts';
import type { Draft } from './form-rules.ts';

export type StaleDialogProps = {
  /** The server's sentence. */
  sentence: string;
  theirs: Indicator;
  mine: Draft;
  onTakeTheirs: () => void;
  /** Keeps what this form holds. */
  onClose: () => void;
};

/** Somebody else saved meanwhile: both versions side by side, nothing is lost before one is chosen. */
export function StaleDialog({ sentence, theirs, mine, onTakeTheirs, onClose }: StaleDialogProps) {
  const { t } = useTexts('indicatorConfig');
  return (
    <DialogShell
      open
      onClose={onClose}
      title={t('stale.title')}
      width={760}
      context={<span>{sentence}</span>}
      foot={
        <>
          <Button variant="outlined" onClick={onTakeTheirs}>
            {t('stale.takeTheirs')}
          </Button>
          <Button variant="contained" onClick={onClose}>
            {t('stale.keepMine')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: '16px' }}>
        <Side
          title={t('stale.theirs', { version: String(theirs.versao) })}
          facts={[theirs.nome_indicador, `${theirs.unidade} · ${theirs.data_type}`]}
          formula={theirs.formula_plain}
        />
        <Side
          title={t('stale.mine')}
          facts={[mine.name, `${mine.unit} · ${mine.dataType}`]}
          formula={mine.formula}
        />
      </Box>
    </DialogShell>
  );
}

function Side({ title, facts, formula }: { title: string; facts: string[]; formula: string }) {
  return (
    <Box component="section">
      <Box component="h3" sx={{ m: 0, fontSize: 14, lineHeight: '20px' }}>
        {title}
      </Box>
      {facts.map((fact) => (
        <Box key={fact} sx={{ fontSize: 13 }}>
          {fact}
        </Box>
      ))}
      <Box
        component="pre"
        sx={{
          m: 0,
          mt: '6px',
          whiteSpace: 'pre-wrap',
          fontSize: 14,
          fontFamily: '"Source Code Pro Variable", monospace',
        }}
      >
        {formula}
      </Box>
    </Box>
  );
}
