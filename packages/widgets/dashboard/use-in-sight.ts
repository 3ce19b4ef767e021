import { useEffect, useState } from "react";

/** Whether an element is in sight, or nearly so, and whether it ever was. */
export type Sight = "yes" | "no" | "never";

/** Watches an element; where the browser cannot tell, it counts as in sight. */
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
