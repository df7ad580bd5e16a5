import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { leanRule } from './test-styles.ts';

afterEach(() => {
  cleanup();
  // Each `UiProvider` makes its own styles; left in the document they would make every look at what is visible slower, file by file.
  for (const style of document.querySelectorAll('style[data-emotion^=ui]')) style.remove();
  // … and what is kept in it another file would take for what it has itself kept.
  localStorage.clear();
  sessionStorage.clear();
});

// Once in a window, which files of a worker share. Emotion appends its rules one by one.
const sheets: { insertRule: (this: CSSStyleSheet, rule: string, index?: number) => number } =
  CSSStyleSheet.prototype;
const whole = sheets.insertRule;
if (whole.name !== 'insertLean')
  sheets.insertRule = function insertLean(rule, index) {
    const lean = leanRule(rule);
    return lean === '' ? this.cssRules.length : whole.call(this, lean, index);
  };

// jsdom has neither; MUI and the kit ask for both.
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }) as MediaQueryList;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
