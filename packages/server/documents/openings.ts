import { paise, quantity, type Paise } from "../money.ts";
import { opening } from "../books/documents/opening.ts";
import type { Body } from "../contract/contract.ts";
import { problem, refused } from "../contract/problem.ts";
import { documentOperations } from "./document-operations.ts";
import { enteredAccount } from "./references/entered-accounts.ts";
import { readAccounts, readItems } from "./references/references.ts";
import { readLocations } from "./references/stock-places.ts";

/** Opening balances and opening stock of a company. */
export const openings = documentOperations("openings", "opening", async (planning, inputs) => {
  const { trx, principal, books, edited } = planning;
  const { companyId } = principal;
  const balances = inputs.flatMap((input) => input.balances ?? []);
  const stock = inputs.flatMap((input) => input.stock ?? []);
  const accountIds = balances.map((balance) => balance.accountId);
  const account = await readAccounts(trx, principal, accountIds, edited.accounts);
  const itemIds = stock.map((each) => each.itemId);
  const item = await readItems(trx, companyId, itemIds, edited.items);
  const locationIds = stock.map((each) => each.locationId);
  const { find: location } = await readLocations(trx, principal, locationIds, edited.locations);
  return (input) => {
    if (!input.balances?.length && !input.stock?.length) throw problem("DOCUMENT_EMPTY");
    return opening(books, {
      date: input.date,
      balances: (input.balances ?? []).map((balance, index) => ({
        accountId: enteredAccount(planning, account, balance.accountId, `balances.${index}.accountId`),
        amount: signed(balance, `balances.${index}`),
      })),
      stock: (input.stock ?? []).map((each, index) => ({
        itemId: item(each.itemId, `stock.${index}.itemId`).id,
        locationId: location(each.locationId, `stock.${index}.locationId`).id,
        quantity: quantity(each.quantity),
        value: paise(each.value),
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
