import { formatDateTime } from '@fonte/pt-br';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import type { Panel } from '../calls.ts';

export type PublishStateProps = { panel: Panel; busy: boolean; onPublish: (published: boolean) => void };

/** Draft or published, when and by whom; the profiles see only what is published. */
export function PublishState({ panel, busy, onPublish }: PublishStateProps) {
  const { t } = useTexts('panelConfig');
  const when = panel.publicado_em ? formatDateTime(panel.publicado_em) : '';
  const published = panel.publicado_por
    ? t('page.published', { when, who: panel.publicado_por })
    : t('page.publishedNobody', { when });
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: '8px', flexWrap: 'wrap', pb: '8px', fontSize: 13 }}
    >
      <Box sx={{ flex: '1 1 240px', color: 'text.secondary' }}>
        {panel.published ? published : t('page.draft')}
        {panel.published && panel.rascunho && ` ${t('page.changed')}`}
      </Box>
      {panel.published && (
        <Button variant="text" disabled={busy} onClick={() => onPublish(false)}>
          {t('page.withdraw')}
        </Button>
      )}
      {(!panel.published || panel.rascunho) && (
        <Button variant="outlined" disabled={busy} onClick={() => onPublish(true)}>
          {panel.published ? t('page.republish') : t('page.publish')}
        </Button>
      )}
    </Box>
  );
}
