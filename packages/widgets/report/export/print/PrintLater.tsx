import { Suspense } from "react";
import { lazyPart } from "../../../parts/lazy-part.ts";

const PrintSheet = lazyPart(() => import("./PrintSheet.tsx").then((part) => part.PrintSheet));

export function PrintLater() {
  return (
    <Suspense>
      <PrintSheet />
    </Suspense>
  );
}
