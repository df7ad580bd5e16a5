import AddchartOutlined from '@mui/icons-material/AddchartOutlined';
import FormatBoldOutlined from '@mui/icons-material/FormatBoldOutlined';
import FormatItalicOutlined from '@mui/icons-material/FormatItalicOutlined';
import FormatListBulletedOutlined from '@mui/icons-material/FormatListBulletedOutlined';
import FormatListNumberedOutlined from '@mui/icons-material/FormatListNumberedOutlined';
import FormatUnderlinedOutlined from '@mui/icons-material/FormatUnderlinedOutlined';
import InsertLinkOutlined from '@mui/icons-material/InsertLinkOutlined';
import RedoOutlined from '@mui/icons-material/RedoOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEditorState, type Editor } from '@tiptap/react';
import { useState } from 'react';
import { CardIconAction } from '../cards/card/card-action.tsx';
import { LazyMenu, MenuEntry } from '../lazy/lazy-menu.tsx';
import { useEditorWords } from './words.ts';

/** A value that can be put into the text. */
export interface LiveChoice {
  code: string;
  label: string;
}

export interface ToolbarProps {
  editor: Editor;
  values: readonly LiveChoice[];
  label: string;
  /** Whether the form for a link's address is open. */
  linking: boolean;
  onLink: () => void;
}

/** Bold, italic, underline, lists, link, undo, and the live values. */
export function Toolbar({ editor, values, label, linking, onLink }: ToolbarProps) {
  const words = useEditorWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  return (
    <Box role="toolbar" aria-label={label} sx={BAR}>
      <CardIconAction
        label={words.bold}
        icon={<FormatBoldOutlined />}
        pressed={on.bold}
        onClick={() => chain().toggleBold().run()}
      />
      <CardIconAction
        label={words.italic}
        icon={<FormatItalicOutlined />}
        pressed={on.italic}
        onClick={() => chain().toggleItalic().run()}
      />
      <CardIconAction
        label={words.underline}
        icon={<FormatUnderlinedOutlined />}
        pressed={on.underline}
        onClick={() => chain().toggleUnderline().run()}
      />
      <CardIconAction
        label={words.bullets}
        icon={<FormatListBulletedOutlined />}
        pressed={on.bullets}
        onClick={() => chain().toggleBulletList().run()}
      />
      <CardIconAction
        label={words.numbers}
        icon={<FormatListNumberedOutlined />}
        pressed={on.numbers}
        onClick={() => chain().toggleOrderedList().run()}
      />
      <CardIconAction
        label={words.link}
        icon={<InsertLinkOutlined />}
        pressed={on.link || linking}
        onClick={onLink}
      />
      <CardIconAction
        label={words.undo}
        icon={<UndoOutlined />}
        disabled={!on.undo}
        onClick={() => chain().undo().run()}
      />
      <CardIconAction
        label={words.redo}
        icon={<RedoOutlined />}
        disabled={!on.redo}
        onClick={() => chain().redo().run()}
      />
      {values.length > 0 && (
        <Button
          variant="text"
          size="small"
          startIcon={<AddchartOutlined />}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {words.insertValue}
        </Button>
      )}
      <LazyMenu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {values.map(({ code, label: name }) => (
          <MenuEntry
            key={code}
            onClick={() => {
              setAnchor(null);
              chain()
                .insertContent([
                  { type: 'liveValue', attrs: { code, label: name } },
                  { type: 'text', text: ' ' },
                ])
                .run();
            }}
          >
            {name}
          </MenuEntry>
        ))}
      </LazyMenu>
    </Box>
  );
}

const BAR = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px',
  p: '4px 8px',
  borderBottom: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.subtle',
  borderRadius: '6px 6px 0 0',
};
