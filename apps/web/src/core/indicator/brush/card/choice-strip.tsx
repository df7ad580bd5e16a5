import { TOUCH } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { ViewResult } from '../../asked/contract.ts';
import type { CardChoice } from './card-choice.ts';
import { itemsOf } from '../choice/chosen.ts';

export type ChoiceStripProps = { title: string; result: ViewResult; choice: CardChoice };

/** The marks of a chart as a line of buttons, for keys and fingers: arrows go along it, space or Enter chooses, Esc clears. */
export function ChoiceStrip({ title, result, choice }: ChoiceStripProps) {
  const { t } = useTexts('indicator');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const items = itemsOf(result);
  const { rows, single, toggle, clear } = choice;
  const at = Math.min(active, items.length - 1);
  useEffect(() => {
    if (document.activeElement === box.current)
      box.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at]);
  const go = (to: number) => setActive(Math.min(Math.max(to, 0), items.length - 1));
  const keys: Record<string, () => void> = {
    ArrowRight: () => go(at + 1),
    ArrowDown: () => go(at + 1),
    ArrowLeft: () => go(at - 1),
    ArrowUp: () => go(at - 1),
    Home: () => go(0),
    End: () => go(items.length - 1),
    ' ': () => items[at] && toggle(items[at].index),
    Enter: () => items[at] && toggle(items[at].index),
    ...(rows ? { Escape: clear } : {}),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const count = rows?.size ?? 0;
  return (
    <Box data-print="hide" sx={{ display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0, mt: '6px' }}>
      <Box
        ref={box}
        role="listbox"
        tabIndex={0}
        aria-label={t('brush.marks', { title })}
        aria-multiselectable={!single}
        aria-activedescendant={items.length > 0 ? `${id}-${at}` : undefined}
        onKeyDown={onKeyDown}
        sx={STRIP}
      >
        {items.map((item, place) => {
          const chosen = rows?.has(item.index) ?? false;
          return (
            <Box
              key={item.index}
              id={`${id}-${place}`}
              role="option"
              aria-selected={chosen}
              data-active={place === at ? '' : undefined}
              onClick={() => {
                setActive(place);
                toggle(item.index);
              }}
              sx={[MARK, chosen ? CHOSEN : null]}
            >
              {item.value}
            </Box>
          );
        })}
      </Box>
      <Box
        component="span"
        role="status"
        sx={{ fontSize: 13, color: 'text.secondary', whiteSpace: 'nowrap' }}
      >
        {t('brush.count', { count: String(count), of: String(items.length) })}
      </Box>
      <Button variant="text" size="small" disabled={count === 0} onClick={clear}>
        {t('brush.clear')}
      </Button>
    </Box>
  );
}

const STRIP = {
  display: 'flex',
  gap: '6px',
  overflowX: 'auto',
  minWidth: 0,
  flex: 1,
  p: '4px',
  scrollbarWidth: 'thin',
  borderRadius: '6px',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'foco', outlineOffset: '-1px' },
  '&:focus-visible [data-active]': { boxShadow: '0 0 0 2px', color: 'primary.main' },
};
const MARK = {
  flexShrink: 0,
  maxWidth: 200,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  fontSize: 13,
  lineHeight: '18px',
  px: '8px',
  py: '3px',
  borderRadius: '6px',
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.subtle',
  [TOUCH]: { py: '12px', px: '12px', fontSize: 14 },
};
const CHOSEN = {
  bgcolor: 'primary.soft',
  borderColor: 'primary.main',
  color: 'primary.main',
  fontWeight: 600,
};
