import { Suspense } from "react";
import { lazyPart } from "../../../parts/lazy-part.ts";

const PrintSheet = lazyPart(() => import("./PrintSheet.tsx").then((part) => part.PrintSheet));

/** Prints a report; its code is loaded after the rows. */
export function PrintLater() {
  return (
    <Suspense>
      <PrintSheet />
    </Suspense>
  );
}
