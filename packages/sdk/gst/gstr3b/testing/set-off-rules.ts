import type { Tax } from "../../../books/tax.ts";
import type { TaxHead } from "../tax-heads.ts";

type AmountUsed = (credit: TaxHead, against: TaxHead) => bigint;

/** The rules of sections 49(5), 49A and 49B and of rule 88A that a set-off breaks, each by itself. */
export function listBrokenRules(tax: Tax, credit: Tax, findUse: AmountUsed): string[] {
  const sumUses = (head: TaxHead) => findUse(head, "igst") + findUse(head, "cgst") + findUse(head, "sgst");
  const sumPaid = (head: TaxHead) => findUse("igst", head) + findUse("cgst", head) + findUse("sgst", head);
  const heads = ["igst", "cgst", "sgst"] as const;
  const isUsed = (head: TaxHead) => sumUses(head) > 0n;
  const igstLeft = credit.igst - sumUses("igst");
  const rules: Record<string, boolean> = {
    "CGST is set off against SGST": findUse("cgst", "sgst") === 0n,
    "SGST is set off against CGST": findUse("sgst", "cgst") === 0n,
    "more credit is used than there is": heads.every((head) => sumUses(head) <= credit[head]),
    "more is paid than owed": heads.every((head) => sumPaid(head) <= tax[head]),
    "IGST credit goes to others before IGST is paid":
      findUse("igst", "cgst") + findUse("igst", "sgst") === 0n || findUse("igst", "igst") === tax.igst,
    "other credit is used before that of IGST is": !(isUsed("cgst") || isUsed("sgst")) || igstLeft === 0n,
    "CGST credit goes to IGST before CGST is paid":
      findUse("cgst", "igst") === 0n || sumPaid("cgst") === tax.cgst,
    "SGST credit goes to IGST before SGST is paid":
      findUse("sgst", "igst") === 0n || sumPaid("sgst") === tax.sgst,
    "SGST credit goes to IGST while there is CGST credit":
      findUse("sgst", "igst") === 0n || sumUses("cgst") === credit.cgst,
  };
  return Object.entries(rules).flatMap(([rule, isKept]) => (isKept ? [] : [rule]));
}

/** The least cash of all set-offs that break no rule, by trying each of them, paisa by paisa. */
export function findLeastCash(tax: Tax, credit: Tax): bigint {
  const owedTotal = tax.igst + tax.cgst + tax.sgst;
  let leastCash = owedTotal;
  const amounts = WAYS_OF_USE.map(() => 0n);
  const findUse: AmountUsed = (from, against) =>
    amounts[WAYS_OF_USE.findIndex((way) => way[0] === from && way[1] === against)] ?? 0n;
  const tryFrom = (at: number, rest: { tax: Tax; credit: Tax }): void => {
    const way = WAYS_OF_USE[at];
    const cash = rest.tax.igst + rest.tax.cgst + rest.tax.sgst;
    // What can't leave less cash, even if all credit could be used, is not tried.
    if (cash - rest.credit.igst - rest.credit.cgst - rest.credit.sgst >= leastCash) return;
    if (!way) {
      if (cash < leastCash && listBrokenRules(tax, credit, findUse).length === 0) leastCash = cash;
      return;
    }
    const [from, against] = way;
    const most = rest.tax[against] < rest.credit[from] ? rest.tax[against] : rest.credit[from];
    for (let amount = most; amount >= 0n; amount--) {
      amounts[at] = amount;
      tryFrom(at + 1, {
        tax: { ...rest.tax, [against]: rest.tax[against] - amount },
        credit: { ...rest.credit, [from]: rest.credit[from] - amount },
      });
    }
    amounts[at] = 0n;
  };
  tryFrom(0, { tax, credit });
  return leastCash;
}

const WAYS_OF_USE: readonly (readonly [credit: TaxHead, against: TaxHead])[] = [
  ["igst", "igst"],
  ["igst", "cgst"],
  ["igst", "sgst"],
  ["cgst", "cgst"],
  ["cgst", "igst"],
  ["sgst", "sgst"],
  ["sgst", "igst"],
];
