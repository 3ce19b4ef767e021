import { Suspense, useMemo } from "react";
import { useUnknownFacts, type UnknownFact } from "../../form/use-unknown-facts.ts";
import { lazyPart } from "../../parts/lazy-part.ts";
import type { AnyVoucher, VoucherValues } from "../definition.ts";
import { listChosenFacts } from "./chosen-facts.ts";

/** Warns of facts of the chosen masters that are not understood; they decide tax when posting. */
export function ChosenFacts({ definition, voucher }: { definition: AnyVoucher; voucher: VoucherValues }) {
  const { data = NO_FACTS } = useUnknownFacts();
  const chosenFacts = useMemo(() => listChosenFacts(definition, voucher, data), [definition, voucher, data]);
  return (
    chosenFacts.length > 0 && (
      <Suspense fallback={null}>
        <FactWarnings facts={chosenFacts} />
      </Suspense>
    )
  );
}

const NO_FACTS: readonly UnknownFact[] = [];

const FactWarnings = lazyPart(() => import("./FactWarnings.tsx").then((part) => part.FactWarnings));
