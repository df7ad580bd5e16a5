/**
 * Draws each step while an element is in sight, and the newest one when it comes into sight. Gives the function that stops it.
 */
export function whileInSight<T>(
  element: HTMLElement,
  steps: (listener: (step: T) => void) => () => void,
  draw: (step: T) => void,
): () => void {
  let inSight = true;
  let missed: { readonly step: T } | null = null;
  const observer =
    typeof IntersectionObserver === 'undefined'
      ? undefined
      : new IntersectionObserver((entries) => {
          inSight = entries.at(-1)?.isIntersecting ?? true;
          if (!inSight || !missed) return;
          const { step } = missed;
          missed = null;
          draw(step);
        });
  observer?.observe(element);
  const stop = steps((step) => {
    missed = inSight ? null : { step };
    if (inSight) draw(step);
  });
  return () => {
    stop();
    observer?.disconnect();
  };
}
