import { OpeningBalances, OpeningStock } from "@vanbook/widgets";
import { TabbedScreen } from "../pages/TabbedScreen.tsx";
import { useText } from "../text/use-text.ts";

/** /OpeningVoucher: what the books begin with, balances of accounts and stock; each form posts an opening of its own. */
export function OpeningPage() {
  const { masters: text } = useText();
  return (
    <TabbedScreen
      label={text.openingTabs}
      storageKey="ActiveOpeningTab"
      tabs={[
        {
          id: "balances",
          label: OpeningBalances.definition.title,
          content: <OpeningBalances heading={1} />,
        },
        { id: "stock", label: OpeningStock.definition.title, content: <OpeningStock heading={1} /> },
      ]}
    />
  );
}
