import { snippetText, type Snippet } from '@fonte/contracts/program-snippets';
import { MONO_FAMILY, useSnackbar } from '@fonte/ui';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTexts } from '../../core/i18n/use-texts.ts';

/** One program: what to do there, and the text to take along, with the address under which the portal is open here. */
export function SnippetBlock({ snippet }: { snippet: Snippet }) {
  const { t } = useTexts('programs');
  const snackbar = useSnackbar();
  const text = snippetText(snippet, window.location.origin);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      snackbar.success(t('copied'));
    } catch {
      snackbar.failure(t('copyFailed'));
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: '6px', minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '12px' }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {snippet.program}
        </Typography>
        <Button
          size="small"
          startIcon={<ContentCopyOutlined />}
          aria-label={t('copyNamed', { program: snippet.program })}
          onClick={() => void copy()}
        >
          {t('copy')}
        </Button>
      </Box>
      <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{snippet.what}</Box>
      {/* Long lines are scrolled, by keyboard too. */}
      <Box component="pre" tabIndex={0} role="group" aria-label={snippet.program} sx={CODE}>
        {text}
      </Box>
    </Box>
  );
}

const CODE = {
  m: 0,
  p: '12px 14px',
  overflowX: 'auto',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'background.subtle',
  fontFamily: MONO_FAMILY,
  fontSize: 13,
  lineHeight: '20px',
};
