import type { Page } from "playwright";
import { waitForRows } from "../report-screen.ts";
import { ITEMS } from "./business.ts";
import type { Clerk } from "./clerk.ts";
import type { Reckoning } from "./reckoning.ts";
import { createSession } from "./session.ts";
import { typedOf, type Desk, type FormKind } from "./typed.ts";
import type { MonthVoucher } from "./voucher-kinds.ts";

/** What was pressed for a voucher. */
export interface Pressed {
  kind: MonthVoucher["kind"];
  /** To open its form and to type its day, where that was needed. */
  opening: number;
  day: number;
  voucher: number;
}

/** Enters a month's vouchers one after the other, each of them in the books beside it as well, and says what was pressed for it. */
export async function enterMonth(
  page: Page,
  clerk: Clerk,
  reckoning: Reckoning,
  vouchers: readonly MonthVoucher[],
): Promise<Pressed[]> {
  const session = createSession(page, clerk);
  const numbers = new Map<string, string>();
  const pressed: Pressed[] = [];
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
            : await cancel(numbers.get(voucher.of) ?? "", voucher.reason);
        pressed.push({ kind: voucher.kind, day: 0, ...keys });
        continue;
      }
      const { kind } = voucher;
      const desk = deskOf(reckoning, numbers);
      const { amount } = reckoning.enter(voucher);
      const typed = typedOf(voucher, { ...desk, printed: String((amount ?? 0) / 100) });
      const opened = await session.openForm(kind, voucher.day);
      const said = await session.enter(typed);
      if (amount !== undefined && amount !== Math.round(Number(said.amount) * 100))
        throw new Error(`${said.number} came to ${said.amount}, reckoned are ${amount / 100}`);
      // A purchase is found by the number that its supplier gave it.
      const number = voucher.kind === "purchase" ? voucher.invoice : said.number;
      if (voucher.as !== undefined) numbers.set(voucher.as, number);
      pressed.push({ kind, ...opened, voucher: said.keys });
    } catch (error) {
      throw new Error(`Voucher ${at + 1}, ${JSON.stringify(voucher)}`, { cause: error });
    }
  }
  return pressed;

  /** Opens the form, goes back to the voucher before and types another amount. */
  async function correct(kind: FormKind, amount: number) {
    const { opening } = await session.openForm(kind);
    // Enter goes into the form, whose first field opens its list: there PageUp would go through that.
    await clerk.press("Enter");
    await clerk.field();
    await clerk.press("Escape");
    await clerk.press("PageUp");
    await page.getByRole("heading", { name: /^Correct / }).waitFor();
    await page.locator('section .vb-voucher:not([aria-busy="true"]) [data-field="amount"]').waitFor();
    await clerk.fillIn({ head: { amount: String(amount) } });
    const { keys } = await clerk.accept();
    session.left();
    return { opening, voucher: keys };
  }

  /** Finds the voucher in the day book of the month and cancels it with a reason. */
  async function cancel(number: string, reason: string) {
    clerk.takeKeys();
    await session.chooseScreen("day b");
    const opening = clerk.takeKeys();
    session.left();
    await page.getByRole("heading", { name: "Day Book" }).first().waitFor();
    await page.getByRole("button", { name: /^Date range: Today/ }).waitFor();
    await clerk.press("Alt+F2");
    await page.getByRole("dialog", { name: "Date range" }).waitFor();
    await clerk.tabTo("Last Month");
    await clerk.press("Enter");
    await page.getByText("01-10-2026 – 31-10-2026").first().waitFor();
    await clerk.press("/");
    await clerk.type(number);
    await waitForRows(page, 1);
    await clerk.press("ArrowDown");
    await clerk.press("Enter");
    const details = page.getByRole("complementary", { name: "Voucher" });
    await details.getByRole("button", { name: "Cancel the voucher" }).waitFor();
    await clerk.tabTo("Cancel the voucher");
    await clerk.press("Enter");
    await page.getByRole("alertdialog").waitFor();
    await clerk.type(reason);
    await clerk.tabTo("Cancel the voucher");
    await clerk.press("Enter");
    await details.getByText(`Reason: ${reason}`).waitFor();
    return { opening, voucher: clerk.takeKeys() };
  }
}

/** What lies beside the voucher on the desk, as it is before it is entered. */
export function deskOf(reckoning: Reckoning, numbers: ReadonlyMap<string, string>): Omit<Desk, "printed"> {
  const open = openBillsOf(reckoning);
  const places = new Map(reckoning.books.places);
  return {
    numberOf: (name) => tailOf(numbers.get(name) ?? ""),
    openBills: (party) => open.get(party) ?? [],
    itemsAt: (place) =>
      Object.keys(ITEMS)
        .toSorted()
        .filter((item) => (places.get(`${place}: ${item}`) ?? 0) !== 0),
  };
}

/** The names of each party's bills of which something is open, the oldest first. */
function openBillsOf({ known }: Reckoning): Map<string, string[]> {
  const open = new Map<string, string[]>();
  for (const [name, { open: item }] of known)
    if (item?.isBill && item.left > 0) open.set(item.party, [...(open.get(item.party) ?? []), name]);
  return open;
}

/** A document's number as it is told from the party's others: without its series. */
function tailOf(number: string): string {
  return number.includes("/") ? `/${number.split("/").at(-1)}` : number;
}
