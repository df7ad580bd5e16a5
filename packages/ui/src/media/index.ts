// Photos, files and what is sent: cards, viewer, dropzone. Pages that show media load it.
export type { CardMenuItem } from './card-menu.tsx';
export * from './clamped-text.tsx';
export * from './drop-place.tsx';
export * from './file-card.tsx';
export * from './media-card.tsx';
export * from './media-grid.tsx';
export * from './media-viewer.tsx';
export * from './shape-thumb.tsx';
export * from './tag-list.tsx';
export * from './upload-card.tsx';
