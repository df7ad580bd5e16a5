import { useTouch } from '@fonte/ui';
import { ToolHint as Hint, type SketchState } from '@fonte/ui/map-view';
import Button from '@mui/material/Button';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import type { Tool } from './tools.tsx';
import '../texts.ts';

/** What clicks do while a tool is on, that Esc ends it, and buttons for those who have neither Esc nor a double click. */
export function ToolHint({ tool, sketch, onEnd }: { tool: Tool; sketch: SketchState; onEnd: () => void }) {
  const { t } = useTexts('map');
  const begun = sketch.sketch !== null;
  // A finger has no Esc.
  const touch = useTouch();
  return (
    <Hint
      actions={
        <>
          {begun && (
            <Button size="small" onClick={sketch.removeLast} sx={BUTTON}>
              {t('tools.undo')}
            </Button>
          )}
          {sketch.whole && (
            <Button size="small" onClick={sketch.finish} sx={BUTTON}>
              {t('tools.done')}
            </Button>
          )}
          {!begun && (
            <Button size="small" onClick={onEnd} sx={BUTTON}>
              {t('tools.end')}
            </Button>
          )}
        </>
      }
    >
      <span title={t('hints.keyboard')}>
        {t(`hints.${tool}`)}
        {!touch && (
          <>
            {' '}
            <kbd>{t('hints.escape')}</kbd> {t('hints.leaves')}
          </>
        )}
      </span>
    </Hint>
  );
}

const BUTTON = {
  color: '#fff',
  minHeight: 28,
  px: '8px',
  border: '1px solid rgba(255,255,255,.45)',
  whiteSpace: 'nowrap',
};
