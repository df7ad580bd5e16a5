import {
  autocompletion,
  closeCompletion,
  type Completion,
  type CompletionResult,
  type CompletionSource,
} from '@codemirror/autocomplete';
import { Prec } from '@codemirror/state';
import { keymap, type EditorView, type KeyBinding } from '@codemirror/view';
import type { Completing, EditorCompletion, EditorOption } from './token-model.ts';

type Line = Completion & { option: EditorOption; kind: string };

/** Typing rests this long before suggestions are looked up, in ms (specification 3, section 2.3). */
export const SUGGESTION_DELAY = 250;

/**
 * The popup: head with what is listed and how much of it, lines with name, origin and unit, foot with its keys.
 * `tidy` puts the text right after a choice (stray triggers).
 */
export function suggestions(
  complete: (text: string, caret: number) => Completing,
  tidy: (text: string) => string,
) {
  const listed = (found: EditorCompletion | null): CompletionResult | null => {
    if (!found || found.options.length === 0) return null;
    const section = { name: found.title, header: () => head(found) };
    return {
      from: found.from,
      to: found.to,
      // The list is already the right one: whoever completes also cuts and orders.
      filter: false,
      options: found.options.map((option): Line => ({
        label: option.label,
        option,
        kind: found.kind,
        section,
        apply: (view, _line, from, to) => choose(view, option, from, to, tidy),
      })),
    };
  };
  const source: CompletionSource = (context) => {
    const found = complete(context.state.doc.toString(), context.pos);
    return found instanceof Promise ? found.then(listed) : listed(found);
  };
  const popup = autocompletion({
    override: [source],
    icons: false,
    activateOnTypingDelay: SUGGESTION_DELAY,
    maxRenderedOptions: 400,
    tooltipClass: () => 'token-popup',
    addToOptions: [
      { position: 70, render: (line) => part('token-origin', (line as Line).option.detail) },
      { position: 75, render: (line) => part('token-unit', (line as Line).option.unit ?? '') },
    ],
  });
  return [Prec.highest(keymap.of(LEAVING)), popup];
}

/** The open list can be reached (`head`), but Tab leaves the editor: it closes the list first, so that the focus goes on to the next field. */
const LEAVING: KeyBinding[] = ['Tab', 'Shift-Tab'].map((key) => ({
  key,
  run: (view) => {
    closeCompletion(view);
    return false;
  },
}));

function choose(
  view: EditorView,
  { apply, after = '' }: EditorOption,
  from: number,
  to: number,
  tidy: (text: string) => string,
): void {
  const text = view.state.doc.toString();
  const before = tidy(text.slice(0, from) + apply);
  const whole = tidy(text.slice(0, from) + apply + after + text.slice(to));
  view.dispatch({
    changes: { from: 0, to: text.length, insert: whole },
    selection: { anchor: Math.min(before.length, whole.length) },
    userEvent: 'input.complete',
    scrollIntoView: true,
  });
}

function head({ title, count, kind }: EditorCompletion): HTMLElement {
  const element = document.createElement('completion-section');
  element.className = 'token-head';
  element.append(part(`token-${kind}`, title), part('token-count', count));
  // The list scrolls; what scrolls can be reached (WCAG 2.1.1). CodeMirror makes it without saying so.
  queueMicrotask(() => element.parentElement?.setAttribute('tabindex', '0'));
  return element;
}

function part(className: string, text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  return element;
}
