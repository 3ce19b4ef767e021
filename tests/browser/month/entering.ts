import type { Page } from "playwright";
import { expect } from "vitest";
import { ITEMS } from "./business.ts";
import type { Clerk, Typed } from "./clerk.ts";
import { openOf } from "./reckoned-ageing.ts";
import type { Reckoning } from "./reckoning.ts";
import { createSession } from "./session.ts";
import { toTypedForm, type Desk, type FormKind } from "./typed.ts";
import type { MonthVoucher } from "./voucher-kinds.ts";

/** Number of keys pressed for a voucher. */
export interface Pressed {
  kind: MonthVoucher["kind"];
  /** Keys to open its form and to type its date; 0 if not needed. */
  opening: number;
  day: number;
  voucher: number;
}

/**
 * Enters a month's vouchers one after the other, in the product and in the expected books; returns
 * the keys pressed for each.
 */
export async function enterMonth(
  page: Page,
  clerk: Clerk,
  reckoning: Reckoning,
  vouchers: readonly MonthVoucher[],
): Promise<Pressed[]> {
  const session = createSession(page, clerk);
  const numbers = new Map<string, string>();
  const pressedKeys: Pressed[] = [];
  for (const [at, voucher] of vouchers.entries()) {
    try {
      if (voucher.kind === "correction" || voucher.kind === "cancellation") {
        const was = reckoning.corrected.get(voucher.of);
        reckoning.enter(voucher);
        if (!was || was.kind === "correction" || was.kind === "cancellation")
          throw new Error("Nothing to change");
        const keys =
          voucher.kind === "correction"
            ? await correct(was.kind, voucher.amount)
            : await cancel(was.kind, numbers.get(voucher.of) ?? "", voucher.reason);
        pressedKeys.push({ kind: voucher.kind, day: 0, ...keys });
        continue;
      }
      const { kind } = voucher;
      const desk = createDesk(reckoning, numbers);
      const { amount } = reckoning.enter(voucher);
      const whole = toTypedForm(voucher, { ...desk, printed: String((amount ?? 0) / 100) });
      const typedForm = kind === "journal" ? dropProposed(whole) : whole;
      const openingKeys = await session.openForm(kind, voucher.day);
      const enterResult = await session.enter(typedForm);
      if (amount !== undefined && amount !== Math.round(Number(enterResult.amount) * 100))
        throw new Error(`${enterResult.number} came to ${enterResult.amount}, reckoned are ${amount / 100}`);
      // The form finds a purchase by the supplier's invoice number.
      const number = voucher.kind === "purchase" ? voucher.invoice : enterResult.number;
      if (voucher.as !== undefined) numbers.set(voucher.as, number);
      pressedKeys.push({ kind, ...openingKeys, voucher: enterResult.keys });
    } catch (error) {
      throw new Error(`Voucher ${at + 1}, ${JSON.stringify(voucher)}`, { cause: error });
    }
  }
  return pressedKeys;

  /** Opens the form, goes back to the previous voucher and types another amount. */
  async function correct(kind: FormKind, amount: number) {
    const { opening } = await session.openForm(kind);
    await clerk.press("PageUp");
    await page.getByRole("heading", { name: /^Correct / }).waitFor();
    await page.locator('section .vb-voucher:not([aria-busy="true"]) [data-field="amount"]').waitFor();
    await clerk.fillIn({ head: { amount: String(amount) } });
    const { keys } = await clerk.accept();
    session.left();
    return { opening, voucher: keys };
  }

  /** Opens the form, goes back to the voucher and cancels it with a reason. */
  async function cancel(kind: FormKind, number: string, reason: string) {
    const { opening } = await session.openForm(kind);
    const heading = page.getByRole("heading", { name: /^Correct / });
    for (let before = ""; !before.endsWith(` ${number}`);) {
      await clerk.press("PageUp");
      await expect.poll(() => heading.allInnerTexts().then((all) => all.join())).not.toBe(before);
      before = await heading.innerText();
      if (/ 1$/.test(before) && !before.endsWith(number)) throw new Error(`${number} is not found`);
    }
    await page.getByRole("button", { name: "Cancel the voucher" }).waitFor();
    await clerk.press("Alt+KeyX");
    await page.getByRole("alertdialog").locator("textarea:focus, input:focus").waitFor();
    await clerk.type(reason);
    await clerk.press("Control+Enter");
    await page.getByText(`${number} was cancelled.`).waitFor();
    session.left();
    return { opening, voucher: clerk.takeKeys() };
  }
}

/** A journal without its last amount, because the form proposes the balancing amount there. */
function dropProposed({ lines = [], ...otherFields }: Typed): Typed {
  const { accountId = "" } = lines.at(-1) ?? {};
  return { ...otherFields, lines: [...lines.slice(0, -1), { accountId }] };
}

/**
 * What the user knows before entering a voucher: document numbers, open bills and the stock at each
 * place.
 */
export function createDesk(
  reckoning: Reckoning,
  numbers: ReadonlyMap<string, string>,
): Omit<Desk, "printed"> {
  const places = new Map(reckoning.books.places);
  const open = openBillsOf(reckoning);
  return {
    numberOf: (name) => getNumberTail(numbers.get(name) ?? ""),
    openBills: (party) => open.get(party) ?? [],
    itemsAt: (place) =>
      Object.keys(ITEMS)
        .toSorted()
        .filter((item) => (places.get(`${place}: ${item}`) ?? 0) !== 0),
  };
}

/** Names of each party's open bills, oldest first. */
function openBillsOf({ known, items }: Reckoning): Map<string, string[]> {
  const names = new Map([...known].map(([name, { open }]) => [open, name]));
  const parties = new Set(items.map(({ party }) => party));
  return new Map(
    [...parties].map((party) => {
      const { open } = openOf(items.filter((item) => item.party === party));
      return [party, open.flatMap(({ item }) => (item.isBill ? (names.get(item) ?? []) : []))];
    }),
  );
}

/** A document's number without its series, which is enough to distinguish the party's documents. */
function getNumberTail(number: string): string {
  return number.includes("/") ? `/${number.split("/").at(-1)}` : number;
}
