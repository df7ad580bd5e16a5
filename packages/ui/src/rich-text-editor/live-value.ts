import { mergeAttributes, Node } from '@tiptap/react';
import { LIVE_ATTRIBUTE } from '../rich-text/clean-html.ts';

/** A place in the text where a value is written when it is read: `<span data-indicador="7">Produção</span>`. */
export const LiveValue = Node.create({
  name: 'liveValue',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes() {
    return {
      code: {
        default: null,
        parseHTML: (element: HTMLElement) => element.getAttribute(LIVE_ATTRIBUTE),
        renderHTML: ({ code }: { code: string | null }) => ({ [LIVE_ATTRIBUTE]: code }),
      },
      label: {
        default: '',
        parseHTML: (element: HTMLElement) => element.textContent ?? '',
        renderHTML: () => ({}),
      },
    };
  },
  parseHTML: () => [{ tag: `span[${LIVE_ATTRIBUTE}]` }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'span',
    mergeAttributes(HTMLAttributes),
    String(node.attrs['label'] ?? ''),
  ],
});
