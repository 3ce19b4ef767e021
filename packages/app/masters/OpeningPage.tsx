import { OpeningBalances, OpeningStock } from "@vanbook/widgets";
import { TabbedScreen } from "../pages/TabbedScreen.tsx";
import { useText } from "../text/use-text.ts";

/** /OpeningVoucher: opening balances and opening stock; each form posts its own voucher. */
export function OpeningPage() {
  const { masters: text } = useText();
  return (
    <TabbedScreen
      label={text.openingTabs}
      storageKey="ActiveOpeningTab"
      tabs={[
        { id: "balances", label: OpeningBalances.definition.title, show: OpeningBalances },
        { id: "stock", label: OpeningStock.definition.title, show: OpeningStock },
      ]}
    />
  );
}
