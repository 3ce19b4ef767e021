import type { Page } from "playwright";
import type { Clerk, Said, Typed } from "./clerk.ts";
import type { FormKind } from "./typed.ts";

/** Opens the vouchers' forms by their keys, or by the palette as far as they have none, and types vouchers into them. */
export function createSession(page: Page, clerk: Clerk) {
  let open: { form: string; day: string; kept: Map<string, string> } | undefined;

  /** Opens a form, unless it is open, and types the day, unless it stands there from the voucher before. */
  async function openForm(kind: FormKind, day?: string): Promise<{ opening: number; day: number }> {
    const { title, key, words = "" } = FORMS[kind];
    const pressed = { opening: 0, day: 0 };
    clerk.takeKeys();
    if (open?.form !== title) {
      if (key !== undefined) await clerk.press(key);
      else await chooseScreen(words);
      if (kind === "openingStock") await nextTab(title);
      await page.getByRole("heading", { name: title, exact: true }).waitFor();
      // Somebody looks at the form before he goes on.
      await page.locator('.vb-voucher:not([aria-busy="true"]) [data-field]').first().waitFor();
      open = { form: title, day: "", kept: new Map<string, string>(USUAL) };
      pressed.opening = clerk.takeKeys();
    }
    if (day !== undefined && open.day !== day) {
      await clerk.press("F2");
      await clerk.field("date");
      // The year of today stays.
      await clerk.type(day.slice(8) + day.slice(5, 7));
      await clerk.press("Enter");
      await clerk.leave("date");
      open.day = day;
      pressed.day = clerk.takeKeys();
    }
    return pressed;
  }

  /** The screen whose name begins so. */
  async function chooseScreen(words: string) {
    await clerk.press("Control+k");
    const palette = page.getByRole("dialog", { name: /^Go to/ });
    await palette.getByRole("searchbox").waitFor();
    await clerk.type(words);
    await page
      .locator('.app-palette-list [role="menuitem"][data-focused]')
      .filter({ hasText: wordsLike(words) })
      .waitFor();
    await clerk.press("Enter");
    await palette.waitFor({ state: "hidden" });
  }

  async function nextTab(title: string) {
    await page.getByRole("heading", { name: "Opening Balances", exact: true }).waitFor();
    await clerk.press("F2");
    await clerk.field("date");
    await clerk.press("Shift+Tab");
    await clerk.press("ArrowRight");
    await page.getByRole("heading", { name: title, exact: true }).waitFor();
    await clerk.press("Tab");
  }

  return {
    chooseScreen,
    openForm,
    /** Somebody has gone elsewhere. */
    left: () => void (open = undefined),
    /** Types a voucher, but for what stands there from the one before, and accepts it. */
    async enter({ head = {}, lines }: Typed): Promise<Said> {
      const kept = open?.kept ?? new Map<string, string>();
      const typed: Record<string, string> = {};
      for (const [field, text] of Object.entries(head)) {
        if (kept.get(field) === text) continue;
        // Another movement empties both places.
        if (field === "kind") for (const name of ["fromLocationId", "toLocationId"]) kept.delete(name);
        if (KEPT.has(field)) kept.set(field, text);
        typed[field] = field === "roundToRupee" ? " " : text;
      }
      await clerk.fillIn({ head: typed, ...(lines && { lines }) });
      return clerk.accept();
    },
  };
}

function wordsLike(words: string): RegExp {
  return new RegExp(words, "i");
}

/** How each form is opened, and what it is called. */
const FORMS: Readonly<Record<FormKind, { title: string; key?: string; words?: string }>> = {
  openingBalances: { title: "Opening Balances", words: "opening v" },
  openingStock: { title: "Opening Stock", words: "opening v" },
  purchase: { title: "Purchase Voucher", key: "F9" },
  purchaseReturn: { title: "Purchase Return Voucher", words: "purchase return v" },
  order: { title: "Order Voucher", words: "order v" },
  sale: { title: "Sale Voucher", key: "F8" },
  saleReturn: { title: "Sale Return Voucher", words: "sale return v" },
  looseReturn: { title: "Sale Return Voucher", words: "sale return v" },
  receipt: { title: "Receipt Voucher", words: "receipt v" },
  payment: { title: "Payment Voucher", words: "payment v" },
  expense: { title: "Expense Voucher", words: "expense v" },
  journal: { title: "Journal Voucher", key: "F7" },
  contra: { title: "Contra Voucher", key: "F4" },
  handOver: { title: "Hand-over Voucher", words: "hand" },
  damage: { title: "Damage Voucher", words: "damage v" },
  replacement: { title: "Replacement Voucher", words: "replacement v" },
  vanLoad: { title: "Van Load Voucher", words: "van load v" },
  production: { title: "Production Voucher", words: "production v" },
  stockCount: { title: "Stock Count", words: "stock c" },
};

/** What a form leaves to the next voucher (`KEPT` of the engine), as it is typed here. */
const KEPT: ReadonlySet<string> = new Set([
  "kind",
  "seriesId",
  "locationId",
  "fromLocationId",
  "toLocationId",
  "salesmanId",
  "payment",
  "refund",
  "roundToRupee",
]);
/** What a form begins with. */
const USUAL = [
  ["payment", "cr"],
  ["kind", "l"],
  ["roundToRupee", "off"],
] as const;
