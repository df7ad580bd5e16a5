import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { LabelledField } from '../forms/labelled-field.tsx';
import { linkAddress } from '../rich-text/link-address.ts';
import { useCommonWords } from '../words/common.ts';
import { useEditorWords } from './words.ts';

/**
 * The address of the marked words' link, under the toolbar: Enter puts it, Esc leaves it, and both lead back into the text. Without
 * marked words the address itself is written.
 */
export function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const common = useCommonWords();
  const words = useEditorWords();
  const there = String(editor.getAttributes('link')['href'] ?? '');
  const [typed, setTyped] = useState(there);
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const leave = () => {
    onClose();
    editor.commands.focus();
  };
  const put = () => {
    const href = linkAddress(typed);
    if (href === null) {
      setWrong(true);
      field.current?.focus();
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (there === '' && editor.state.selection.empty)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onClose();
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === field.current) put();
    else if (event.key === 'Escape') leave();
    else return;
    // Neither the form around it is sent nor the dialog closed.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Box role="group" aria-label={words.address} onKeyDown={byKey} sx={FORM}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <LabelledField
          label={words.address}
          value={typed}
          placeholder="https://"
          error={wrong ? words.wrongAddress : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
          inputRef={field}
          inputProps={{ inputMode: 'url', maxLength: 2000, autoComplete: 'off' }}
        />
      </Box>
      <Box sx={{ display: 'flex', gap: '4px', pt: '22px' }}>
        <Button variant="contained" onClick={put}>
          {words.apply}
        </Button>
        {there !== '' && (
          <Button
            variant="outlined"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onClose();
            }}
          >
            {words.removeLink}
          </Button>
        )}
        <Button variant="text" onClick={leave}>
          {common.cancel}
        </Button>
      </Box>
    </Box>
  );
}

const FORM = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  p: '8px',
  borderBottom: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.subtle',
};
