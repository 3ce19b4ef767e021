import type { ReactNode } from "react";
import { Look } from "../theme/Look.tsx";
import type { Choices } from "./choices.ts";

export function ManualFrame({ scheme, children }: { scheme: Choices["scheme"]; children: ReactNode }) {
  return (
    <Look root={document}>
      <main className="manual vb-page" data-scheme={scheme === "host" ? "auto" : scheme}>
        <div className="manual-page">{children}</div>
      </main>
    </Look>
  );
}
