import { useLayoutEffect, useState, type RefObject } from "react";

/** In pixels, kept up to date; the window's width until the element is drawn. */
export function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(() => (typeof window === "undefined" ? 1280 : window.innerWidth));
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    setWidth(element.clientWidth);
    let frame = 0;
    const observer = new ResizeObserver(() => {
      // Wait for the next frame: browsers report an error if the layout changes inside the
      // observer's callback.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setWidth(element.clientWidth));
    });
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [ref]);
  return width;
}
