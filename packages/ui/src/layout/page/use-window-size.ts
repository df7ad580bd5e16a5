import { useEffect, useState } from 'react';

/** The resize handler runs at most once in this time (specification 1, section 7), in ms. */
export const RESIZE_THROTTLE = 200;

/** Runs `handle` at most once per RESIZE_THROTTLE while the window changes, and once at the end. */
export function onThrottledResize(handle: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      handle();
    }, RESIZE_THROTTLE);
  };
  window.addEventListener('resize', listen);
  return () => {
    window.removeEventListener('resize', listen);
    clearTimeout(timer);
  };
}

/** Width and height of the window, throttled. */
export function useWindowSize(): { width: number; height: number } {
  const [size, setSize] = useState(read);
  useEffect(() => onThrottledResize(() => setSize(read())), []);
  return size;
}

function read() {
  return { width: window.innerWidth, height: window.innerHeight };
}
