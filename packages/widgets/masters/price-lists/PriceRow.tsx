import type { Said } from "@vanbook/sdk/rules";
import { useId } from "react";
import { date } from "../../../sdk/format/date.ts";
import { IconButton } from "../../parts/IconButton.tsx";
import { TextField } from "../../parts/TextField.tsx";
import { priceListsText } from "../../../sdk/generated/text/en-IN/price-lists.ts";
import { useTextOf } from "../../text/use-text.ts";
import type { PriceListItem } from "./new-prices.ts";

export function PriceRow({
  item,
  typed,
  pasted,
  fault,
  isReadOnly,
  isFixed,
  onType,
  onRemove,
}: {
  item: PriceListItem;
  typed: string;
  /** The price before it was rounded; undefined if it was not. */
  pasted: string | undefined;
  fault: Said | undefined;
  isReadOnly: boolean;
  isFixed: boolean;
  onType: (price: string) => void;
  onRemove: () => void;
}) {
  const text = useTextOf("priceLists", priceListsText);
  const noteId = useId();
  const { itemName, size, colour, hsnCode, price, nextFrom, nextPrice } = item;
  return (
    <tr data-item={item.itemId} data-modified={typed.trim() !== "" || undefined}>
      <td>
        <strong>{itemName}</strong>
        <small>{[size, colour, hsnCode].filter(Boolean).join(" · ")}</small>
      </td>
      <td className="vb-num">{formatPrice(price)}</td>
      <td>
        {nextFrom !== null && nextPrice !== null && (
          <span className="vb-prices-next">
            {text.next(formatPrice(nextPrice), date(nextFrom))}
            {!isReadOnly && (
              <IconButton
                icon="close"
                label={text.remove(itemName, date(nextFrom))}
                isDisabled={isFixed}
                onPress={onRemove}
              />
            )}
          </span>
        )}
      </td>
      {!isReadOnly && (
        <td className="vb-prices-new">
          <TextField
            label={text.newPriceOf(itemName)}
            value={typed}
            onChange={onType}
            error={fault}
            isDisabled={isFixed}
            inputMode="decimal"
            autoComplete="off"
            {...(pasted !== undefined && { "aria-describedby": noteId })}
          />
          {pasted !== undefined && <small id={noteId}>{text.rounded(pasted)}</small>}
        </td>
      )}
    </tr>
  );
}

/** A price has up to four decimals; at least two are shown. */
function formatPrice(price: number): string {
  return PRICE_FORMAT.format(price);
}

const PRICE_FORMAT = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 4 });
