import { RangeSetBuilder, StateEffect, StateField, type Extension } from '@codemirror/state';
import { Decoration, EditorView, ViewPlugin, type DecorationSet, type ViewUpdate } from '@codemirror/view';
import type { EditorProblem, EditorToken } from './token-model.ts';

/** Colours the tokens that `read` finds in the text. */
export function tokenColours(read: (text: string) => readonly EditorToken[]): Extension {
  const mark = (view: EditorView): DecorationSet => {
    const builder = new RangeSetBuilder<Decoration>();
    for (const { from, to, kind } of read(view.state.doc.toString()).toSorted((a, b) => a.from - b.from)) {
      if (to > from) builder.add(from, to, Decoration.mark({ class: `token-${kind}` }));
    }
    return builder.finish();
  };
  return ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;
      constructor(view: EditorView) {
        this.decorations = mark(view);
      }
      update(update: ViewUpdate) {
        if (update.docChanged) this.decorations = mark(update.view);
      }
    },
    { decorations: (plugin) => plugin.decorations },
  );
}

/** Replaces what is underlined. */
export const setProblems = StateEffect.define<readonly EditorProblem[]>();

/** The wavy underlines; they move with the text until new ones come. */
export const problemMarks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    const moved = marks.map(transaction.changes);
    const effect = transaction.effects.find((one) => one.is(setProblems));
    if (!effect) return moved;
    const length = transaction.newDoc.length;
    const builder = new RangeSetBuilder<Decoration>();
    for (const { from, to } of effect.value.toSorted((a, b) => a.from - b.from)) {
      // Something that is missing at the end has no letters: the last one stands for it.
      const start = Math.min(from, Math.max(0, length - 1));
      const end = Math.min(Math.max(to, start + 1), length);
      if (end > start) builder.add(start, end, Decoration.mark({ class: 'token-problem' }));
    }
    return builder.finish();
  },
  provide: (field) => EditorView.decorations.from(field),
});
