/** Dynamic texts: body 13 px, at most 68 characters a line, no box (docs/design/guide.md, screen 10). Reading and writing look the same. */
export const RICH_TEXT = {
  fontSize: 13,
  lineHeight: '20px',
  maxWidth: '68ch',
  overflowWrap: 'anywhere',
  '& p': { m: 0, minHeight: '20px' },
  '& p + p, & ul, & ol, & blockquote': { mt: '4px', mb: 0 },
  '& ul, & ol': { pl: '20px' },
  '& li p': { minHeight: 0 },
  '& h3': { m: 0, mt: '4px', fontSize: 14, lineHeight: '20px', fontWeight: 600 },
  '& h4': { m: 0, mt: '4px', fontSize: 13, lineHeight: '20px', fontWeight: 600 },
  '& strong, & b': { fontWeight: 600 },
  '& a': { color: 'primary.main', fontWeight: 600 },
  '& blockquote': { m: 0, pl: '10px', borderLeft: '2px solid', borderColor: 'divider' },
  '& [data-indicador]': { fontWeight: 600, whiteSpace: 'nowrap' },
};
