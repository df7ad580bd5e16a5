import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cleanHtml, isEmptyHtml } from './clean-html.ts';
import { RichText } from './rich-text.tsx';

test.each([
  ['<p onclick="x()">a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>b', 'b'],
  ['<script>alert(1)</script>c', 'c'],
  ['<p style="position:fixed">d</p>', '<p>d</p>'],
  ['<iframe src="/auth"></iframe>e', 'e'],
  ['<svg><a xlink:href="javascript:x"><text>f</text></a></svg>', ''],
  ['<form action="/x"><input name=a></form>g', 'g'],
])('%s becomes %s', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
});

test('a link keeps https addresses only, and opens without a handle back', () => {
  for (const href of [
    'http://x.example',
    'mailto:a@x.example',
    '/auth',
    '#a',
    'data:text/html,x',
    ' javascript:x',
  ])
    expect(cleanHtml(`<a href="${href}">x</a>`)).not.toContain('href');
  expect(cleanHtml('<a href="javascript:alert(1)">x</a>')).not.toContain('javascript');
  expect(cleanHtml('<a href="//evil.example">x</a>')).not.toContain('evil');
  expect(cleanHtml('<a href="https://x.example">x</a>')).toBe(
    '<a href="https://x.example" rel="noopener noreferrer" target="_blank">x</a>',
  );
});

test('live values are written as text into their places', () => {
  const html = '<p>São <span data-indicador="7">Visitas</span>.</p>';
  expect(cleanHtml(html, { 7: '<b>3.940</b>' })).toContain('&lt;b&gt;3.940&lt;/b&gt;');
  expect(cleanHtml(html)).toContain('>Visitas<');
  // Once the others are known there will be none for it: no name stands where a figure should.
  expect(cleanHtml(html, { 8: '1' }, '–')).toContain('>–<');
});

test('paragraphs without words are nothing to show', () => {
  expect(isEmptyHtml('<p></p><p>&nbsp;</p>')).toBe(true);
  expect(isEmptyHtml('<p><span data-indicador="7"></span></p>')).toBe(false);
  const { container } = render(<RichText html="<p></p>" />);
  expect(container).toBeEmptyDOMElement();
});

test('what is shown is what was sanitised', () => {
  render(<RichText html={'<p>Total <strong>x</strong><img src=x onerror="y()"></p>'} />);
  expect(screen.getByText('x').tagName).toBe('STRONG');
  expect(document.querySelector('img')).toBeNull();
});
