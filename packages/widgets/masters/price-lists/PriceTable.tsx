import { PriceListLine } from "@vanbook/sdk/rules";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { date } from "../../../sdk/format/date.ts";
import { Empty } from "../../parts/EmptyState.styles.ts";
import { LossQuestion } from "../../parts/LossQuestion.tsx";
import { Pager } from "../../parts/foot/Pager.tsx";
import { useMastersText } from "../../text/use-masters-text.ts";
import { priceListsText } from "../../../sdk/generated/text/en-IN/price-lists.ts";
import { useTextOf } from "../../text/use-text.ts";
import { useTranslated } from "../../text/use-translated.ts";
import { pastedRows } from "../../voucher/paste-lines.ts";
import type { PriceListItem } from "./new-prices.ts";
import { PriceRow } from "./PriceRow.tsx";
import { PriceSet } from "./PriceTable.styles.ts";
import type { PriceListModel } from "./use-price-list.ts";

/** Enter and the arrow keys move between the rows; a spreadsheet column can be pasted. */
export function PriceTable({
  model,
  items,
  page,
  onPage,
  isReadOnly,
  none,
}: {
  model: PriceListModel;
  items: readonly PriceListItem[];
  page: number;
  onPage: (page: number) => void;
  isReadOnly: boolean;
  none: string;
}) {
  const text = useTextOf("priceLists", priceListsText);
  const { price: rule } = useTranslated(PriceListLine);
  const box = useRef<HTMLDivElement>(null);
  const [itemToRemove, setItemToRemove] = useState<PriceListItem>();
  const pages = Math.max(1, Math.ceil(items.length / A_PAGE));
  const pageItems = items.slice((page - 1) * A_PAGE, page * A_PAGE);
  // Turn to the page of the first invalid field.
  const [wrong] = model.faults.keys();
  const wrongAt = wrong === undefined ? -1 : items.findIndex(({ itemId }) => itemId === wrong);
  useEffect(() => {
    if (wrongAt < 0) return;
    onPage(Math.floor(wrongAt / A_PAGE) + 1);
  }, [wrongAt, onPage]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowUp" ? -1 : event.key === "Enter" || event.key === "ArrowDown" ? 1 : 0;
    const field = event.target instanceof HTMLInputElement && event.target;
    if (step === 0 || !field || event.ctrlKey) return;
    event.preventDefault();
    const fields = [...(box.current?.querySelectorAll<HTMLInputElement>("td input") ?? [])];
    const next = fields[fields.indexOf(field) + step];
    next?.focus();
    next?.select();
  };
  if (items.length === 0)
    return (
      <Empty as="p" className="vb-empty">
        {none}
      </Empty>
    );
  return (
    <PriceSet
      className="vb-set vb-prices"
      ref={box}
      onKeyDown={onKeyDown}
      onPasteCapture={(event) => {
        const row = event.target instanceof Element && event.target.closest<HTMLElement>("[data-item]");
        const rows = pastedRows(event.clipboardData.getData("text/plain"));
        if (isReadOnly || !row || !rows) return;
        event.preventDefault();
        model.paste(items, Number(row.dataset["item"]), rows);
      }}
    >
      <table className="vb-set-table vb-prices-table" aria-label={text.title}>
        <thead>
          <tr>
            <th>{text.item}</th>
            <th className="vb-num">{text.now}</th>
            <th>{text.toCome}</th>
            {!isReadOnly && <th className="vb-prices-new">{rule.label}</th>}
          </tr>
        </thead>
        <tbody>
          {pageItems.map((item) => (
            <PriceRow
              key={item.itemId}
              item={item}
              typed={model.typed.get(item.itemId) ?? ""}
              pasted={model.rounded.get(item.itemId)}
              fault={model.faults.get(item.itemId)}
              isReadOnly={isReadOnly}
              isFixed={model.isSaving}
              onType={(price) => model.type(item.itemId, price)}
              onRemove={() => setItemToRemove(item)}
            />
          ))}
        </tbody>
      </table>
      <Pager page={page} pages={pages} onGo={onPage} />
      {itemToRemove && (
        <RemovalQuestion
          item={itemToRemove}
          onAnswer={(isYes) => {
            setItemToRemove(undefined);
            if (isYes) model.remove(itemToRemove);
          }}
        />
      )}
    </PriceSet>
  );
}

function RemovalQuestion({ item, onAnswer }: { item: PriceListItem; onAnswer: (isYes: boolean) => void }) {
  const text = useTextOf("priceLists", priceListsText);
  const { master } = useMastersText();
  return (
    <LossQuestion
      title={text.removeTitle(item.itemName)}
      keep={master.cancel}
      lose={master.yes}
      onAnswer={onAnswer}
    >
      {text.removeQuestion(date(item.nextFrom ?? ""))}
    </LossQuestion>
  );
}

/** As many fields as a browser draws without delay. */
const A_PAGE = 50;
