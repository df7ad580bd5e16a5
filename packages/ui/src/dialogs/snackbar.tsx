import CloseOutlined from '@mui/icons-material/CloseOutlined';
import IconButton from '@mui/material/IconButton';
import Box from '@mui/material/Box';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Notice } from '../cards/state/notice.tsx';
import { FLOATING_SHADOW } from '../theme/shadows.ts';
import { TOUCH } from '../theme/media.ts';
import { useCommonWords } from '../words/common.ts';

/** Success goes by itself after this; all else stays until it is closed. In ms. */
export const SNACKBAR_LIFE = 6000;

export interface Snackbar {
  /** 'Upload realizado!', 'Os arquivos foram enviados com sucesso!'. Read politely, gone after 6 s. */
  success: (title: string, text?: string) => void;
  /** It is done, and something of it is still to come. Read politely, stays until closed. */
  partly: (title: string, text?: string) => void;
  /** 'Um erro ocorreu!', the sentence. Read at once, stays until closed. */
  failure: (title: string, text?: string) => void;
}

interface Message {
  id: number;
  tone: 'success' | 'warning' | 'error';
  title: string;
  text?: string | undefined;
}

const SnackbarContext = createContext<Snackbar | null>(null);

/** The ways to tell the reader how something ended. */
export function useSnackbar(): Snackbar {
  const snackbar = useContext(SnackbarContext);
  if (!snackbar) throw new Error('useSnackbar needs UiProvider above it');
  return snackbar;
}

/**
 * At the bottom, newest last, at most three. In the middle, since cards and pages have their dates and versions at the left of their feet and what is done at the
 * right; a page that scrolls is longer by them while they stand, so that its own foot can be read above them.
 */
export function SnackbarProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const close = useCallback(
    (id: number) => setMessages((before) => before.filter((one) => one.id !== id)),
    [],
  );
  const snackbar = useMemo<Snackbar>(() => {
    const add = (tone: Message['tone']) => (title: string, text?: string) =>
      setMessages((before) => [...before.slice(-2), { id: (before.at(-1)?.id ?? 0) + 1, tone, title, text }]);
    return { success: add('success'), partly: add('warning'), failure: add('error') };
  }, []);
  const { stack, room } = useRoom(messages);
  return (
    <SnackbarContext.Provider value={snackbar}>
      {children}
      {room > 0 && <Box aria-hidden data-print="hide" sx={{ height: room }} />}
      <Box ref={stack} data-print="hide" sx={MIDDLE}>
        {messages.map((message) => (
          <Toast key={message.id} message={message} onClose={close} />
        ))}
      </Box>
    </SnackbarContext.Provider>
  );
}

/** Height (px) from what stands to the window's foot; 0 where the page is no longer than the window. */
function useRoom(messages: readonly Message[]) {
  const stack = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    // Not measured where there is nothing to stand: the page would be laid out once more while it comes.
    if (messages.length === 0) return;
    const top = stack.current?.getBoundingClientRect().top ?? window.innerHeight;
    setRoom((before) => {
      const scrolls = document.documentElement.scrollHeight - before > window.innerHeight;
      return scrolls ? window.innerHeight - top : 0;
    });
  }, [messages]);
  return { stack, room: messages.length > 0 ? room : 0 };
}

function Toast({ message, onClose }: { message: Message; onClose: (id: number) => void }) {
  const common = useCommonWords();
  const { id, tone, title, text } = message;
  useEffect(() => {
    if (tone !== 'success') return undefined;
    const timer = setTimeout(() => onClose(id), SNACKBAR_LIFE);
    return () => clearTimeout(timer);
  }, [id, tone, onClose]);
  return (
    <Box sx={{ boxShadow: FLOATING_SHADOW, borderRadius: '8px', pointerEvents: 'auto' }}>
      <Notice
        tone={tone}
        title={title}
        role={tone === 'error' ? 'alert' : 'status'}
        end={
          <IconButton
            aria-label={common.close}
            onClick={() => onClose(id)}
            sx={{ width: 26, height: 26, [TOUCH]: { width: 44, height: 44, m: '-10px -12px -10px 0' } }}
          >
            <CloseOutlined />
          </IconButton>
        }
      >
        {text}
      </Notice>
    </Box>
  );
}

const MIDDLE = {
  position: 'fixed',
  left: { xs: 12, sm: 'calc(50% - 212px)' },
  right: { xs: 12, sm: 'auto' },
  bottom: { xs: 72, sm: 20 },
  width: { sm: 424 },
  zIndex: 'snackbar',
  display: 'grid',
  gap: '8px',
  pointerEvents: 'none',
};
