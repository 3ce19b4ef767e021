import { useEffect, useState } from "react";

/** yes: in view or nearly so; never: not in view so far. */
export type Sight = "yes" | "no" | "never";

/** If the browser can't tell, the element counts as in view. */
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
