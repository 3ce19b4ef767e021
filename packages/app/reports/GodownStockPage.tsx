import { GodownStock, quickRanges, useToday } from "@vanbook/widgets";
import { useNavigate } from "react-router";

/** /balancestock; an item leads to its moves since the financial year began. */
export function GodownStockPage() {
  const navigate = useNavigate();
  const { from, to } = quickRanges.thisYear(useToday());
  return (
    <GodownStock
      heading={1}
      onRowClick={({ ItemID }) =>
        void navigate(`/ItemLedger?${new URLSearchParams({ from, to, ItemID: String(ItemID) }).toString()}`)
      }
    />
  );
}
