import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

export interface HintProps {
  /** The words the thing is already named by (aria-label), for those who see it. */
  text: string;
  side?: 'bottom' | 'right';
  /** Takes the whole line: menu items. */
  block?: boolean;
  children: ReactNode;
}

/** Before it shows under a pointer, in ms; at once for the keyboard. */
const DELAY = 400;
const GAP = 6;

/**
 * An icon's words in a small box beside it. MUI's Tooltip brings a positioning engine of 11 KB, which the frame and the
 * dashboard do without. Stays while it or its icon is pointed at, goes with Esc (WCAG 1.4.13); hidden from screen readers, who have the name.
 */
export function Hint({ text, side = 'bottom', block = false, children }: HintProps) {
  const place = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [at, setAt] = useState<{ left: number; top: number } | null>(null);
  const show = () => {
    const box = place.current?.getBoundingClientRect();
    if (!box) return;
    setAt(
      side === 'right'
        ? { left: box.right + GAP, top: box.top + box.height / 2 }
        : { left: box.left + box.width / 2, top: box.bottom + GAP },
    );
  };
  const hide = () => {
    clearTimeout(timer.current);
    setAt(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!at) return undefined;
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && setAt(null);
    const away = () => setAt(null);
    window.addEventListener('keydown', escape);
    window.addEventListener('scroll', away, { capture: true, passive: true });
    return () => {
      window.removeEventListener('keydown', escape);
      window.removeEventListener('scroll', away, { capture: true });
    };
  }, [at]);
  return (
    <Box
      component="span"
      ref={place}
      data-print="hide"
      onPointerEnter={(event: { pointerType: string }) => {
        if (event.pointerType === 'mouse') timer.current = setTimeout(show, DELAY);
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event: { target: EventTarget }) => {
        if ((event.target as Element).matches(':focus-visible')) show();
      }}
      onBlur={hide}
      sx={{ display: block ? 'block' : 'inline-flex' }}
    >
      {children}
      {at &&
        createPortal(
          <Box aria-hidden ref={clamp} sx={[BOX, side === 'right' ? RIGHT : BELOW, at]}>
            {text}
          </Box>,
          document.body,
        )}
    </Box>
  );
}

/** Keeps the box inside the window. */
function clamp(box: HTMLElement | null): void {
  if (!box) return;
  const { left, right } = box.getBoundingClientRect();
  const over = Math.max(0, right - window.innerWidth + 8) - Math.max(0, 8 - left);
  if (over !== 0) box.style.marginLeft = `${-over}px`;
}

const BOX = {
  position: 'fixed',
  zIndex: 'tooltip',
  maxWidth: 300,
  px: '8px',
  py: '4px',
  borderRadius: '4px',
  bgcolor: 'text.primary',
  color: 'background.paper',
  fontSize: 12,
  lineHeight: '16px',
  pointerEvents: 'none',
};
const BELOW = { transform: 'translateX(-50%)' };
const RIGHT = { transform: 'translateY(-50%)' };
