import { namedBatch, paise, quantity, type Paise, opening } from "@vanbook/sdk/books";
import type { Body } from "../contract/contract.ts";
import { problem, refused } from "@vanbook/sdk/problem";
import { documentOperations } from "./document-operations.ts";
import { enteredAccount } from "./references/entered-accounts.ts";
import { readReferences } from "./references/read-references.ts";

/** Opening balances and opening stock of a company. */
export const openings = documentOperations("openings", "opening", async (planning, inputs) => {
  const found = await readReferences(planning, inputs, {
    balances: { accountId: { to: "account" } },
    stock: { itemId: { to: "item", isGoods: true }, locationId: { to: "location" } },
  });
  return (input) => {
    if (!input.balances?.length && !input.stock?.length) throw problem("DOCUMENT_EMPTY");
    return opening(planning.books, {
      date: input.date,
      balances: (input.balances ?? []).map((balance, index) => {
        const account = found.balances.accountId(balance, index);
        const amount = signed(balance, `balances.${index}`);
        const side = amount > 0n ? "in" : "out";
        return {
          accountId: enteredAccount(planning, account, side, `balances.${index}.accountId`),
          amount,
        };
      }),
      stock: (input.stock ?? []).map((each, index) => ({
        itemId: found.stock.itemId(each, index).id,
        locationId: found.stock.locationId(each, index).id,
        quantity: quantity(each.quantity),
        value: paise(each.value),
        batch: namedBatch(each),
      })),
      narration: input.narration ?? null,
    });
  };
});

/** A balance in paise: debits positive, credits negative. */
function signed({ debit = "0", credit = "0" }: Balance, field: string): Paise {
  const amount = paise(debit) - paise(credit);
  if (amount === 0n || (paise(debit) > 0n && paise(credit) > 0n)) throw refused("LINE_INVALID", field);
  return amount;
}

type Balance = NonNullable<Body<"openings.post">["balances"]>[number];
