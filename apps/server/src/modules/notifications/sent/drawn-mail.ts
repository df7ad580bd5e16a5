import { createElement as h, type CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PICTURE_WIDTH } from '../../../answers/pictures/chart-picture.ts';
import type { DrawnChart } from '../figures/charts.ts';
import type { Content } from '../content/mail-content.ts';

/** Where a mail's reader goes on; a preview leads nowhere. */
export interface MailLinks {
  readonly portal: string;
  readonly unsubscribe: string;
}

/** The text part, which says the same as the drawn one. */
export function mailText(
  { lead, rows, lines, charts, files }: Content,
  name: string,
  links: MailLinks,
): string {
  const figures = rows.map(
    ({ name: of, value, note }) => `${of}: ${value}${note === '' ? '' : `\n  ${note}`}`,
  );
  return [
    lead,
    ...(figures.length > 0 ? [figures.join('\n')] : []),
    ...charts.map(({ chart: { title, note }, words }) =>
      [note === '' ? title : `${title} (${note})`, ...words.map((line) => `  ${line}`)].join('\n'),
    ),
    ...(lines.length > 0 ? [lines.join('\n')] : []),
    ...files.map(({ name: file }) => `Em anexo: ${file}`),
    `Abrir o portal: ${links.portal}`,
    `Você recebe este email porque está na notificação “${name}”. Para deixar de recebê-la: ${links.unsubscribe}`,
  ].join('\n\n');
}

const FONT = 'Arial, Helvetica, sans-serif';
const CELL: CSSProperties = {
  padding: '8px 0',
  borderBottom: '1px solid #d9ded9',
  fontFamily: FONT,
  fontSize: '14px',
  lineHeight: '20px',
  color: '#1c241f',
  verticalAlign: 'top',
};
const SMALL: CSSProperties = { fontSize: '12px', color: '#5a645d' };
const table = (width: string | number, style: CSSProperties = {}) => ({
  role: 'presentation',
  width,
  cellPadding: 0,
  cellSpacing: 0,
  border: 0,
  style: { borderCollapse: 'collapse' as const, ...style },
});
const line = (key: string | number, style: CSSProperties, ...content: readonly unknown[]) =>
  h(
    'tr',
    { key },
    h(
      'td',
      { style: { fontFamily: FONT, fontSize: '14px', lineHeight: '20px', color: '#1c241f', ...style } },
      ...(content as never[]),
    ),
  );

/** A chart below its title. Who does not see pictures, or is not shown them, has its figures in words in their place. */
const picture = ({ chart: { title, note }, words }: DrawnChart, src: string) => [
  h('strong', { key: 'title' }, title),
  note === '' ? null : h('div', { key: 'note', style: SMALL }, note),
  h('img', {
    key: 'picture',
    src,
    // Without it React writes a preload into the head.
    loading: 'lazy',
    width: PICTURE_WIDTH,
    alt: `${title}. ${words.join('; ')}.`,
    style: { display: 'block', width: '100%', maxWidth: PICTURE_WIDTH, height: 'auto', marginTop: 8, ...ALT },
  }),
];

/** Of the words in a picture's place; their ground is the picture's own. */
const ALT: CSSProperties = {
  fontSize: '12px',
  lineHeight: '18px',
  color: '#1c241f',
  backgroundColor: '#ffffff',
};

/**
 * The mail as tables with inline styles, 600 px, pictures within it, nothing fetched: as mail programs draw it alike. Written by React, so that no text becomes markup. Without
 * `links` it is shown before it is sent.
 */
export function mailHtml(
  { subject, lead, rows, lines, charts, files }: Content,
  name: string,
  links: MailLinks | null,
  srcOf: (chart: number) => string,
): string {
  const figures = h(
    'table',
    { ...table('100%'), role: 'table' },
    h(
      'tbody',
      null,
      // Two figures may have one name.
      rows.map(({ name: of, value, note }, place) =>
        h(
          'tr',
          { key: place },
          h(
            'td',
            { style: CELL },
            h('strong', null, of),
            note === '' ? null : h('div', { style: SMALL }, note),
          ),
          h(
            'td',
            {
              align: 'right',
              style: { ...CELL, fontWeight: 'bold', whiteSpace: 'nowrap', paddingLeft: '16px' },
            },
            value,
          ),
        ),
      ),
    ),
  );
  const body = h(
    'tbody',
    null,
    line(
      'head',
      {
        backgroundColor: '#173f2f',
        color: '#ffffff',
        padding: '16px 24px',
        fontSize: '18px',
        fontWeight: 'bold',
      },
      'Fonte de dados',
    ),
    line('lead', { padding: '20px 24px 8px' }, lead),
    rows.length > 0 ? line('rows', { padding: '0 24px 8px' }, figures) : null,
    ...charts.map((drawn, at) =>
      line(`chart ${at}`, { padding: '16px 24px 8px' }, ...picture(drawn, srcOf(at))),
    ),
    ...lines.map((text, at) => line(at, { padding: '4px 24px' }, text)),
    ...files.map(({ name: file }) => line(file, { padding: '4px 24px' }, `Em anexo: ${file}`)),
    line(
      'portal',
      { padding: '16px 24px' },
      h('a', { href: links?.portal, style: { color: '#1f5c45', fontWeight: 'bold' } }, 'Abrir o portal'),
    ),
    line(
      'foot',
      { padding: '12px 24px 24px', fontSize: '12px', lineHeight: '16px', color: '#5a645d' },
      `Você recebe este email porque está na notificação “${name}”. `,
      h('a', { href: links?.unsubscribe, style: { color: '#5a645d' } }, 'Deixar de receber'),
    ),
  );
  const page = h(
    'html',
    { lang: 'pt-BR' },
    h('head', null, h('meta', { charSet: 'utf-8' }), h('title', null, subject)),
    h(
      'body',
      { style: { margin: 0, padding: 0, backgroundColor: '#f1f4f1' } },
      h(
        'table',
        table('100%', { backgroundColor: '#f1f4f1' }),
        h(
          'tbody',
          null,
          h(
            'tr',
            null,
            h(
              'td',
              { align: 'center', style: { padding: '16px' } },
              h('table', table(600, { backgroundColor: '#ffffff', width: '100%', maxWidth: '600px' }), body),
            ),
          ),
        ),
      ),
    ),
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}
