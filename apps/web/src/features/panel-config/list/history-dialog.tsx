import { formatDateTime } from '@fonte/pt-br';
import { CardState, DialogShell, useSnackbar } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { panelVersionsQuery, restorePanel, type Panel } from '../calls.ts';

export type HistoryDialogProps = { panel: Pick<Panel, 'id' | 'nome' | 'versao'>; onClose: () => void };

/** 'Histórico': every version of a panel that is kept, newest first; the views of an older one can be made the draft again. */
export function HistoryDialog({ panel, onClose }: HistoryDialogProps) {
  const { t } = useTexts(['panelConfig', 'core']);
  const snackbar = useSnackbar();
  const client = useQueryClient();
  const { data, isError, error, refetch } = useQuery(panelVersionsQuery(panel.id));
  const { mutate, isPending } = useMutation({
    mutationFn: (restaurar: number) =>
      restorePanel(panel.id, { restaurar, ...(panel.versao === null ? {} : { versao: panel.versao }) }),
    onSuccess: async (_answer, version) => {
      snackbar.success(
        t('panelConfig:saved.updated.0'),
        t('panelConfig:history.done', { version: String(version) }),
      );
      onClose();
      await client.invalidateQueries();
    },
    onError: (failure) => snackbar.failure(t('panelConfig:saved.failed'), sentenceOf(failure)),
  });
  return (
    <DialogShell
      open
      onClose={onClose}
      title={t('panelConfig:history.title', { name: panel.nome })}
      width={760}
      context={<span>{t('panelConfig:history.about')}</span>}
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
          {data?.map((version, at) => (
            <Box component="li" key={version.versao} sx={ITEM}>
              <Box sx={{ display: 'flex', alignItems: 'baseline', gap: '8px', flexWrap: 'wrap' }}>
                <strong>
                  {t('panelConfig:history.head', {
                    version: String(version.versao),
                    when: formatDateTime(version.criada_em),
                  })}
                </strong>
                <Box component="span" sx={{ fontSize: 13, color: 'text.secondary', flex: 1 }}>
                  {[
                    version.autor,
                    version.publicada && t('panelConfig:history.published'),
                    at === 0 && t('panelConfig:history.draft'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Box>
                {at > 0 && (
                  <Button
                    variant="text"
                    size="small"
                    disabled={isPending}
                    onClick={() => mutate(version.versao)}
                  >
                    {t('panelConfig:history.restore')}
                  </Button>
                )}
              </Box>
              <Box sx={{ fontSize: 13, overflowWrap: 'anywhere' }}>
                {`${version.nome}: ${version.visoes.join(' · ') || t('panelConfig:history.empty')}`}
              </Box>
            </Box>
          ))}
        </Box>
      </CardState>
    </DialogShell>
  );
}

const ITEM = {
  py: '12px',
  borderBottom: '1px solid',
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
};
