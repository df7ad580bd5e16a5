import KeyboardArrowUpOutlined from '@mui/icons-material/KeyboardArrowUpOutlined';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { FLOATING_SHADOW } from '../../theme/shadows.ts';
import { useFrameWords } from '../words.ts';

/** From here on the button is offered (specification 1, section 7), in px. */
export const SCROLL_TO_TOP_AFTER = 300;

/** 'Voltar ao topo', after 300 px of scrolling: its arrow alone, which covers little of a chart; at the page's end it stands above the footer, whose links it would lie on. */
export function ScrollToTop() {
  const words = useFrameWords();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const measure = () => setShown(window.scrollY > SCROLL_TO_TOP_AFTER);
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, []);
  if (!shown) return null;
  return (
    <Button
      variant="outlined"
      data-print="hide"
      title={words.toTop}
      onClick={() => {
        window.scrollTo({ top: 0, behavior: 'smooth' });
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
      }}
      sx={FLOATING}
    >
      <KeyboardArrowUpOutlined />
    </Button>
  );
}

const FLOATING = {
  position: 'sticky',
  bottom: { xs: 72, sm: 20 },
  alignSelf: 'flex-end',
  flex: 'none',
  minWidth: 44,
  px: 0,
  mr: { xs: '12px', sm: '20px' },
  mb: '8px',
  zIndex: 20,
  boxShadow: FLOATING_SHADOW,
};
