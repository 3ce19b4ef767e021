import { lazy, Suspense } from "react";

const PrintSheet = lazy(() => import("./PrintSheet.tsx").then((part) => ({ default: part.PrintSheet })));

/** What puts a report on paper; its code comes after the rows. */
export function PrintLater() {
  return (
    <Suspense>
      <PrintSheet />
    </Suspense>
  );
}
