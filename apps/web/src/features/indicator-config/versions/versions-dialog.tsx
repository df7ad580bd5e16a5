import { formatDateTime } from '@fonte/pt-br';
import { CardState, DialogShell, LabelledField, useSnackbar } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import {
  restoreVersion,
  versionsQuery,
  type Indicator,
  type IndicatorVersion,
  type ViewChoice,
} from '../calls.ts';
import { ImpactList } from '../impact/impact-list.tsx';
import { useImpact } from '../impact/use-impact.ts';

export type VersionsDialogProps = { indicator: Indicator; onClose: () => void; onRestored: () => void };

/** Every version of an indicator, newest first, with its note; an older one can be made the newest again. */
export function VersionsDialog({ indicator, onClose, onRestored }: VersionsDialogProps) {
  const { t } = useTexts(['indicatorConfig', 'core']);
  const { data, isError, error, refetch } = useQuery(versionsQuery(indicator.id));
  return (
    <DialogShell
      open
      onClose={onClose}
      title={t('indicatorConfig:versions.title', { name: indicator.nome_indicador })}
      width={760}
      foot={
        <Button variant="outlined" onClick={onClose}>
          {t('core:close')}
        </Button>
      }
    >
      <CardState
        status={isError ? 'failed' : data ? (data.length > 0 ? 'ready' : 'empty') : 'loading'}
        height={240}
        shape="rows"
        failed={{ sentence: isError ? sentenceOf(error) : undefined, onRetry: () => void refetch() }}
      >
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.map((version) => (
            <Version key={version.versao} version={version} indicator={indicator} onRestored={onRestored} />
          ))}
        </Box>
      </CardState>
    </DialogShell>
  );
}

function Version({
  version,
  indicator,
  onRestored,
}: {
  version: IndicatorVersion;
  indicator: Indicator;
  onRestored: () => void;
}) {
  const { t } = useTexts('indicatorConfig');
  const snackbar = useSnackbar();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  const current = version.versao === indicator.versao;
  const { mutate, isPending } = useMutation({
    mutationFn: (choices: ViewChoice[]) =>
      restoreVersion(indicator.id, {
        restaurar: version.versao,
        versao: indicator.versao,
        ...(note.trim() === '' ? {} : { nota: note.trim() }),
        ...(choices.length > 0 ? { visoes: choices } : {}),
      }),
    onSuccess: async () => {
      snackbar.success(
        t('saved.updated.0'),
        t('versions.restored_done', { version: String(version.versao) }),
      );
      await client.invalidateQueries();
      onRestored();
    },
    onError: (failure) => snackbar.failure(t('saved.failed'), sentenceOf(failure)),
  });
  const about = [
    version.autor && t('versions.by', { who: version.autor }),
    version.restaurada_de !== null && t('versions.restored', { version: String(version.restaurada_de) }),
    current && t('versions.current'),
  ].filter(Boolean);
  return (
    <Box component="li" sx={ITEM}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: '8px', flexWrap: 'wrap' }}>
        <strong>
          {t('versions.head', { version: String(version.versao), when: formatDateTime(version.criada_em) })}
        </strong>
        <Box component="span" sx={{ fontSize: 13, color: 'text.secondary', flex: 1 }}>
          {about.join(' · ')}
        </Box>
        {!current && !asking && (
          <Button variant="text" size="small" onClick={() => setAsking(true)}>
            {t('versions.restore')}
          </Button>
        )}
      </Box>
      <Box component="code" sx={CODE}>
        {version.formula_plain}
      </Box>
      <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
        {`${version.nome_indicador} · ${version.unidade} · ${version.data_type} · ${version.nota || t('versions.none')}`}
      </Box>
      {asking && (
        <Restore
          asked={{ id: indicator.id, restaurar: version.versao }}
          note={note}
          onNote={setNote}
          busy={isPending}
          onRestore={mutate}
        />
      )}
    </Box>
  );
}

type RestoreProps = {
  asked: { id: number; restaurar: number };
  note: string;
  onNote: (note: string) => void;
  busy: boolean;
  onRestore: (choices: ViewChoice[]) => void;
};

/** What going back does to panels and indicators, and the button that goes back once nothing of readers is left broken. */
function Restore({ asked, note, onNote, busy, onRestore }: RestoreProps) {
  const { t } = useTexts('indicatorConfig');
  const impact = useImpact(asked);
  return (
    <>
      <Box sx={{ mt: '8px' }}>
        <ImpactList impact={impact} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: '8px', mt: '8px' }}>
        <LabelledField
          label={t('versions.restoreNote')}
          value={note}
          onChange={(event) => onNote(event.target.value)}
          inputProps={{ maxLength: 500 }}
        />
        <Button
          variant="contained"
          disabled={busy || !impact.ready}
          onClick={() => onRestore(impact.choices)}
          sx={{ flex: 'none' }}
        >
          {t('versions.restore')}
        </Button>
      </Box>
    </>
  );
}

const ITEM = {
  py: '12px',
  borderBottom: '1px solid',
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
};
const CODE = {
  display: 'block',
  my: '4px',
  fontFamily: '"Source Code Pro Variable", monospace',
  fontSize: 14,
  lineHeight: '22px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};
