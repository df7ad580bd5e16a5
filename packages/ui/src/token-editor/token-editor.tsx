import { completionKeymap, startCompletion } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { Compartment, EditorState } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  keymap,
  lineNumbers,
  placeholder as placeholderOf,
} from '@codemirror/view';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import '../theme/mono.css';
import { useNonce } from '../theme/nonce.ts';
import { editorTheme } from './editor-theme.ts';
import { problemMarks, setProblems, tokenColours } from './marks.ts';
import { suggestions } from './suggestions.ts';
import type { Completing, EditorProblem, EditorToken } from './token-model.ts';
import { useTokenWords } from './words.ts';

/** What a page may do to the editor. */
export interface TokenEditorHandle {
  /** Puts a text in the place of a stretch and the caret behind it. */
  replace: (from: number, to: number, text: string) => void;
  focus: () => void;
}

export interface TokenEditorProps {
  value: string;
  onChange: (value: string) => void;
  /** Id of the visible label. */
  labelledBy: string;
  /** Id of the sentence that says what is wrong. */
  describedBy?: string | undefined;
  invalid?: boolean;
  placeholder?: string;
  tokens: (text: string) => readonly EditorToken[];
  complete: (text: string, caret: number) => Completing;
  /** What `complete` chooses from. When it comes after something was typed, the suggestions for that are offered then. */
  offered?: unknown;
  /** Puts the text right after a suggestion was chosen. */
  tidy?: (text: string) => string;
  problems?: readonly EditorProblem[];
  ref?: Ref<TokenEditorHandle>;
}

/** A plain text with coloured tokens, suggestions after its triggers, and underlined problems. Tab leaves it. */
export function TokenEditor(props: TokenEditorProps) {
  const { value, labelledBy, describedBy, invalid = false, offered, problems, ref } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const attributes = useRef(new Compartment());
  const nonce = useNonce();
  const { completions } = useTokenWords();
  // CodeMirror lives longer than a render: it asks for the newest functions each time.
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const parent = host.current;
    if (!parent) return undefined;
    const now = () => latest.current;
    const editor = new EditorView({
      parent,
      state: EditorState.create({
        doc: now().value,
        extensions: [
          ...(nonce ? [EditorView.cspNonce.of(nonce)] : []),
          EditorState.phrases.of({ Completions: completions }),
          lineNumbers(),
          history(),
          drawSelection(),
          EditorView.lineWrapping,
          keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap]),
          suggestions(
            (text, caret) => now().complete(text, caret),
            (text) => now().tidy?.(text) ?? text,
          ),
          tokenColours((text) => now().tokens(text)),
          problemMarks,
          attributes.current.of([]),
          placeholderOf(now().placeholder ?? ''),
          editorTheme,
          EditorView.updateListener.of((update) => {
            if (update.docChanged) now().onChange(update.state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, [nonce, completions]);

  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === value) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } });
  }, [value]);

  const offeredBefore = useRef(offered);
  useEffect(() => {
    const editor = view.current;
    if (offeredBefore.current === offered) return;
    offeredBefore.current = offered;
    if (editor?.hasFocus && editor.state.doc.length > 0) startCompletion(editor);
  }, [offered]);

  useEffect(() => {
    view.current?.dispatch({ effects: setProblems.of(problems ?? []) });
  }, [problems]);

  useEffect(() => {
    view.current?.dispatch({
      effects: attributes.current.reconfigure([
        EditorView.contentAttributes.of({
          'aria-labelledby': labelledBy,
          'aria-invalid': String(invalid),
          ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        }),
        EditorView.editorAttributes.of({ 'data-invalid': String(invalid) }),
      ]),
    });
  }, [labelledBy, describedBy, invalid]);

  useImperativeHandle(ref, () => ({
    replace(from, to, text) {
      view.current?.dispatch({
        changes: { from, to, insert: text },
        selection: { anchor: from + text.length },
        scrollIntoView: true,
      });
      view.current?.focus();
    },
    focus: () => view.current?.focus(),
  }));

  return <div ref={host} />;
}
