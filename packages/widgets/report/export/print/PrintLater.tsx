import { Suspense } from "react";
import { lazyPart } from "../../../parts/lazy-part.ts";

const PrintSheet = lazyPart(() => import("./PrintSheet.tsx").then((part) => part.PrintSheet));

/** What puts a report on paper; its code comes after the rows. */
export function PrintLater() {
  return (
    <Suspense>
      <PrintSheet />
    </Suspense>
  );
}
