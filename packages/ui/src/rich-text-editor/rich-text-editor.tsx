import Box from '@mui/material/Box';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { cleanHtml } from '../rich-text/clean-html.ts';
import { LINK_PATTERN } from '../rich-text/link-address.ts';
import { RICH_TEXT } from '../rich-text/rich-text-styles.ts';
import { LinkForm } from './link-form.tsx';
import { LiveValue } from './live-value.ts';
import { Toolbar, type LiveChoice } from './toolbar.tsx';
import { useEditorWords } from './words.ts';

export type { LiveChoice } from './toolbar.tsx';

/** Rest after typing before the change is told, in ms. */
export const WRITING_REST = 500;

export interface RichTextEditorProps {
  /** 'Texto acima'. */
  label: string;
  html: string;
  onChange: (html: string) => void;
  /** What 'Inserir valor' offers. */
  values?: readonly LiveChoice[];
}

/** A small rich text: paragraphs, emphasis, lists, links, live values. Tells changes when writing rests, when it is left, and at once what its buttons do. */
export function RichTextEditor({ label, html, onChange, values = [] }: RichTextEditorProps) {
  const words = useEditorWords();
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onChange);
  const [linking, setLinking] = useState(false);
  useLayoutEffect(() => {
    latest.current = onChange;
  });
  const editor = useEditor({
    injectCSS: false,
    extensions: [
      StarterKit.configure({
        heading: { levels: [3, 4] },
        code: false,
        codeBlock: false,
        horizontalRule: false,
        link: {
          openOnClick: false,
          defaultProtocol: 'https',
          isAllowedUri: (address) => LINK_PATTERN.test(address),
          shouldAutoLink: (address) => LINK_PATTERN.test(address),
        },
      }),
      LiveValue,
    ],
    // What was stored is sanitised before the editor reads it, too.
    content: cleanHtml(html),
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': id } },
    onUpdate: ({ editor: now }) => {
      clearTimeout(timer.current);
      // What a button or the link's form does is no writing that goes on: whoever saves next would not find it, and no leaving would tell it.
      if (now.isFocused) timer.current = setTimeout(() => latest.current(textOf(now)), WRITING_REST);
      else latest.current(textOf(now));
    },
    onBlur: ({ editor: now }) => {
      clearTimeout(timer.current);
      latest.current(textOf(now));
    },
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <Box>
      <Box id={id} sx={LABEL}>
        {label}
      </Box>
      <Box sx={FRAME}>
        {editor && (
          <Toolbar
            editor={editor}
            values={values}
            label={words.formatting(label)}
            linking={linking}
            onLink={() => setLinking(!linking)}
          />
        )}
        {editor && linking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
        <EditorContent
          editor={editor}
          onKeyDown={(event) => {
            if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
            event.preventDefault();
            setLinking(true);
          }}
        />
      </Box>
    </Box>
  );
}

const textOf = (editor: { isEmpty: boolean; getHTML: () => string }) =>
  editor.isEmpty ? '' : editor.getHTML();

const LABEL = { fontSize: 13, lineHeight: '18px', fontWeight: 600, color: 'text.secondary', mb: '4px' };
const FRAME = {
  border: '1px solid',
  borderColor: 'controle',
  borderRadius: '6px',
  bgcolor: 'background.paper',
  '&:focus-within': { outline: '2px solid', outlineColor: 'foco', outlineOffset: '2px' },
  '& .ProseMirror': {
    ...RICH_TEXT,
    maxWidth: 'none',
    minHeight: 96,
    p: '8px 12px',
    outline: 'none',
    whiteSpace: 'pre-wrap',
    '& [data-indicador]': {
      ...RICH_TEXT['& [data-indicador]'],
      bgcolor: 'primary.soft',
      color: 'primary.main',
      borderRadius: '4px',
      px: '4px',
    },
    '& .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'foco' },
  },
};
