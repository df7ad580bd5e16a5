// Rich text as it is shown: sanitised each time it is read (DOMPurify). The editor is an entry of its own.
export * from './clean-html.ts';
export * from './rich-text.tsx';
export * from './link-address.ts';
