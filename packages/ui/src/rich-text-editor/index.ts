// Tiptap, MIT parts only. Writes what rich-text/ reads.
export * from './rich-text-editor.tsx';
