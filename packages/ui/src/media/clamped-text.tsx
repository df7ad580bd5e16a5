import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useCallback, useState } from 'react';

export interface ClampedTextProps {
  children: string;
  /** Lines shown of a long text. */
  lines?: number;
}

/** A text cut after its second line, with 'ver mais' and 'ver menos' where there is more of it (specification 2, 2.9). */
export function ClampedText({ children, lines = 2 }: ClampedTextProps) {
  const [open, setOpen] = useState(false);
  const [long, setLong] = useState(false);
  const watch = useCallback((box: HTMLElement | null) => {
    if (!box) return undefined;
    // Whether it is cut depends on the width, which changes with the window.
    const measure = () => setLong(box.scrollHeight > box.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return (
    <Box sx={{ minWidth: 0 }}>
      {open ? (
        <Box sx={TEXT}>{children}</Box>
      ) : (
        <Box key={children} ref={watch} sx={[TEXT, CUT, { WebkitLineClamp: lines }]}>
          {children}
        </Box>
      )}
      {(long || open) && (
        <Link
          component="button"
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          sx={{ fontSize: 13 }}
        >
          {open ? 'ver menos' : 'ver mais'}
        </Link>
      )}
    </Box>
  );
}

const TEXT = { overflowWrap: 'anywhere', whiteSpace: 'pre-line' };
const CUT = { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' };
