import { CardShell } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { operatorNames } from './editor-language.ts';
import type { Checked } from './use-formula-check.ts';

/** Help at the right of the editor: the four signs, and the formula again as a sentence. */
export function HowToWrite({ checked }: { checked: Checked }) {
  const { t } = useTexts('indicatorConfig');
  const names = operatorNames();
  const lines = [
    { sign: '@', kind: 'column', words: t.list('help.column') },
    { sign: '#', kind: 'indicator', words: t.list('help.indicator') },
    { sign: '!', kind: 'operator', words: [t('help.operator'), names] as const },
    { sign: '$', kind: 'dimension', words: t.list('help.dimension') },
  ];
  return (
    <CardShell title={t('help.title')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map(({ sign, kind, words: [title, text] }) => (
          <Box component="li" key={sign} sx={LINE}>
            <Box aria-hidden sx={[SIGN, { color: `formula.${kind}` }]}>
              {sign}
            </Box>
            <Box sx={{ minWidth: 0 }}>
              <Box sx={{ fontWeight: 600 }}>{title}</Box>
              <Box sx={TEXT}>{text}</Box>
            </Box>
          </Box>
        ))}
      </Box>
      <Box
        aria-live="polite"
        sx={{ pt: '8px', pb: '12px', fontSize: 13, lineHeight: '20px', color: 'text.secondary' }}
      >
        {checked.words && (
          <Box component="p" sx={{ m: 0 }}>
            <strong>{t('inWords')}</strong> {checked.words}.
          </Box>
        )}
        {checked.counts.length > 0 && (
          <Box component="p" sx={{ m: 0, mt: '6px' }}>
            <strong>{t('counts')}</strong> {checked.counts.join(' ')}
          </Box>
        )}
      </Box>
    </CardShell>
  );
}

const LINE = { display: 'flex', gap: '12px', py: '8px', borderBottom: '1px solid', borderColor: 'divider' };
const SIGN = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '6px',
  bgcolor: 'background.subtle',
  fontFamily: '"Source Code Pro Variable", monospace',
  fontWeight: 600,
};
const TEXT = { fontSize: 13, lineHeight: '18px', color: 'text.secondary' };
