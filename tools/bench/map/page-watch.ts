/**
 * Expressions for a page in the browser. Whatever draws a map ends in a canvas: watched from outside, so that the page needs nothing of ours in it.
 */

/** Before the page's own scripts: notes when a canvas was drawn on, and how many requests are under way. */
export const WATCH_DRAWING = `(() => {
  window.__drawn = 0;
  window.__open = 0;
  const note = (prototype, name) => {
    const own = prototype?.[name];
    if (own) prototype[name] = function (...given) { window.__drawn = performance.now(); return own.apply(this, given); };
  };
  for (const name of ['drawImage', 'fill', 'stroke', 'fillText', 'putImageData']) note(window.CanvasRenderingContext2D?.prototype, name);
  for (const gl of [window.WebGLRenderingContext, window.WebGL2RenderingContext])
    for (const name of ['drawArrays', 'drawElements']) note(gl?.prototype, name);
  const asked = window.fetch;
  window.fetch = async (...given) => {
    window.__open += 1;
    try { return await asked(...given); } finally { window.__open -= 1; }
  };
})()`;

/** Milliseconds since navigation of the last drawing before 700 ms without any and without a request under way. */
export const DRAWN = `new Promise((resolve) => {
  const look = () => {
    if (window.__drawn > 0 && window.__open === 0 && performance.now() - window.__drawn > 700) resolve(window.__drawn);
    else setTimeout(look, 50);
  };
  look();
})`;

/** Before the pointer is released: begins to watch for the first card. */
export const WATCH_CARD = `void (window.__card = new Promise((resolve, reject) => {
  window.addEventListener('pointerup', () => {
    const began = performance.now();
    const look = () => {
      if (performance.now() - began > 30000) reject(new Error('No card'));
      else if (document.querySelector('article h2, article h3, article h4, article h5')) requestAnimationFrame(() => resolve(performance.now() - began));
      else requestAnimationFrame(look);
    };
    look();
  }, { once: true, capture: true });
}))`;

/** Milliseconds from the pointer's release to the first frame that shows a result's card. Errors: none within half a minute. */
export const FIRST_CARD = 'window.__card';
