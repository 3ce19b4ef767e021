import { useState, type ReactNode } from "react";
import { useInSight } from "./use-in-sight.ts";

/** A placeholder whose content is drawn when it first comes into view. */
export function InSight({ className, children }: { className: string; children: ReactNode }) {
  const [element, watch] = useState<HTMLElement | null>(null);
  const sight = useInSight(element);
  return (
    <div ref={watch} className={className}>
      {sight !== "never" && children}
    </div>
  );
}
