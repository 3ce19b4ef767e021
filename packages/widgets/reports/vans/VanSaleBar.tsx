import { styled } from "styled-components";
import { Banner } from "../../parts/Banner.tsx";
import { Button } from "../../parts/Button.tsx";
import type { DayRange } from "../../../sdk/report/quick-range.ts";
import { RangePicker } from "../../parts/dates/RangePicker.tsx";
import { useOffered } from "../../provider/use-offered.ts";
import { useToday } from "../../provider/use-vanbook.ts";
import type { AnyFilter } from "../../../sdk/report/filters/filter.ts";
import type { NamedSheet, WrittenKind } from "../../../sdk/files/sheet.ts";
import { PrintKey } from "../../report/export/print/PrintKey.tsx";
import { FilterField } from "../../report/filters/FilterField.tsx";
import { useFilterOptions } from "../../report/filters/use-filter-options.ts";
import { Asks } from "../../report/ReportBar.styles.ts";
import { vanSaleText } from "../../../sdk/generated/text/en-IN/van-sale.ts";
import { useText, useTextOf } from "../../text/use-text.ts";
import type { VanSaleFigure } from "../../../sdk/reports/vans/van-sale-cards.ts";
import { buildVanSaleFile, createVanSaleFilters } from "../../../sdk/reports/vans/van-sale-sheet.ts";
import type { VanSaleState } from "./van-sale-state.ts";

interface VanSaleBarProps {
  state: VanSaleState;
  onChange: (next: Partial<VanSaleState>) => void;
  onClear: () => void;
  onGenerate: () => void;
  cards: readonly (readonly VanSaleFigure[])[] | undefined;
  /**
   * The range for a file's head; undefined if the token locks the range, so that the page does not
   * know it.
   */
  days: DayRange | undefined;
  onFile: (kind: WrittenKind, file: NamedSheet) => void;
}

export function VanSaleBar({ state, onChange, onClear, onGenerate, cards, days, onFile }: VanSaleBarProps) {
  const text = useText();
  const words = useTextOf("vanSale", vanSaleText);
  const today = useToday();
  const { isOffered } = useOffered();
  const { range, BranchID, UserID } = state;
  const { branch, user } = createVanSaleFilters(words);
  const users = useFilterOptions(isOffered("UserID") ? user : NO_FILTER);
  const branches = useFilterOptions(isOffered("BranchID") ? branch : NO_FILTER);
  const start = (kind: WrittenKind) => {
    const chosenOptions = [
      branches.options?.find(({ value }) => value === BranchID),
      users.options?.find(({ value }) => value === UserID),
    ];
    const names = chosenOptions.flatMap((option) => option?.label ?? []);
    onFile(kind, buildVanSaleFile(cards ?? [], { range: days, names }, text, words));
  };
  return (
    <SaleAsks className="vb-report-asks vb-van-sale-asks">
      {isOffered("FromDate") && isOffered("ToDate") && (
        <RangePicker value={range} today={today} onChange={(next) => onChange({ range: next })} />
      )}
      {isOffered("BranchID") && (
        <FilterField filter={branch} value={BranchID} onChange={(value) => onChange({ BranchID: value })} />
      )}
      {!isOffered("UserID") ? null : users.isFailed ? (
        <Banner title={words.usersFailed} onRetry={users.retry} />
      ) : (
        <FilterField filter={user} value={UserID} onChange={(value) => onChange({ UserID: value })} />
      )}
      <Button variant="primary" onPress={onGenerate}>
        {words.generate}
      </Button>
      <Button onPress={onClear}>{text.clear}</Button>
      <span className="vb-grow" />
      <Button icon="sheet" onPress={() => start("excel")}>
        {text.report.excel}
      </Button>
      <Button icon="pdf" onPress={() => start("pdf")}>
        {text.report.pdf}
      </Button>
      <Button icon="print" onPress={() => start("print")}>
        {text.report.print}
      </Button>
      {cards && <PrintKey print={() => start("print")} />}
    </SaleAsks>
  );
}

/** Replaces a filter that the token locks or hides, so that its options are not fetched. */
const NO_FILTER: AnyFilter = { param: "", kind: "choice", label: "", options: [] };

const SaleAsks = styled(Asks)`
  padding-bottom: var(--vb-space-3);
  & > .vb-field {
    flex: 1 1 calc(var(--vb-control) * 4.5);
    max-width: calc(var(--vb-control) * 8);
  }
  & > .vb-banner {
    flex: 1 1 calc(var(--vb-control) * 8);
  }
`;
