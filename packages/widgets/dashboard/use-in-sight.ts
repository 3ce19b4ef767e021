import { useEffect, useState } from "react";

/** Whether an element is in view or nearly so; `never` if it has not been yet. */
export type Sight = "yes" | "no" | "never";

/** Watches whether an element is in view; if the browser can't tell, it counts as in view. */
export function useInSight(element: Element | null): Sight {
  const [sight, setSight] = useState<Sight>(typeof IntersectionObserver === "undefined" ? "yes" : "never");
  useEffect(() => {
    if (!element || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (entries) =>
        setSight((before) => (entries.at(-1)?.isIntersecting ? "yes" : before === "never" ? "never" : "no")),
      { rootMargin: "200px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return sight;
}
