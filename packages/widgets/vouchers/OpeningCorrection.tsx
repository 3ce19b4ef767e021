import { useState } from "react";
import { Tabs } from "../parts/Tabs.tsx";
import { useTranslate } from "../text/use-text.ts";
import type { VoucherProps } from "../voucher/define-voucher.tsx";
import { useEnteredDocument } from "../voucher/effects/use-entered-document.ts";
import { OpeningBalances } from "../generated/components/OpeningBalances.ts";
import { OpeningStock } from "../generated/components/OpeningStock.ts";

/**
 * Corrects an opening, in the form of its balances or of its stock. The other form's part is sent
 * back unchanged.
 * @corrects opening
 */
export function OpeningCorrection(props: VoucherProps) {
  const translate = useTranslate();
  const { data } = useEnteredDocument(props.corrects ?? 0);
  const [chosenForm, setChosenForm] = useState<string>();
  const { balances = [], stock = [] } = data?.openings ?? {};
  const of = { balances: <OpeningBalances {...props} />, stock: <OpeningStock {...props} /> };
  if (stock.length === 0) return of.balances;
  if (balances.length === 0) return of.stock;
  return (
    <Tabs
      label={translate("Opening Balance")}
      selected={chosenForm ?? "balances"}
      onChange={setChosenForm}
      tabs={[
        { id: "balances", label: translate(OpeningBalances.definition.title), content: of.balances },
        { id: "stock", label: translate(OpeningStock.definition.title), content: of.stock },
      ]}
    />
  );
}
