import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { cleanHtml, isEmptyHtml } from './clean-html.ts';
import { RICH_TEXT } from './rich-text-styles.ts';

export interface RichTextProps {
  html: string;
  /** Texts of the live values by key. */
  values?: Readonly<Record<string, string>>;
  /** What stands in a place that has none of these, once they are known; else what its author wrote there. */
  missing?: string | undefined;
}

/** A rich text, sanitised here whatever the server did, with its live values. Nothing for an empty one. */
export function RichText({ html, values, missing }: RichTextProps) {
  const clean = useMemo(() => cleanHtml(html, values, missing), [html, values, missing]);
  if (isEmptyHtml(clean)) return null;
  // oxlint-disable-next-line react/no-danger -- sanitised one line above
  return <Box sx={RICH_TEXT} dangerouslySetInnerHTML={{ __html: clean }} />;
}
