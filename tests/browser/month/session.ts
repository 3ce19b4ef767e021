import type { Page } from "playwright";
import type { Clerk, Said, Typed } from "./clerk.ts";
import type { FormKind } from "./typed.ts";

/** Opens the voucher forms by their shortcut keys, and types vouchers in them. */
export function createSession(page: Page, clerk: Clerk) {
  let open: { form: string; day: string; kept: Map<string, string> } | undefined;
  /** Date with which the next form starts: that of the last voucher. */
  let lastDay = "";

  /**
   * Opens a form unless it is open, and types the date unless the form has kept it from the
   * previous voucher. Returns the keys pressed.
   */
  async function openForm(kind: FormKind, day?: string): Promise<{ opening: number; day: number }> {
    const { title, key } = FORMS[kind];
    const pressedKeys = { opening: 0, day: 0 };
    clerk.takeKeys();
    if (open?.form !== title) {
      // The opening's two forms are tabs of one screen.
      if (open === undefined || getFormKey(open.form) !== key) await clerk.press(key);
      if (kind === "openingStock") await openNextTab(title);
      await page.getByRole("heading", { name: title, exact: true }).waitFor();
      // Wait until the form is ready, as a user would.
      await page.locator('.vb-voucher:not([aria-busy="true"]) [data-field]').first().waitFor();
      open = {
        form: title,
        day: isOpening(kind) ? "" : lastDay,
        kept: new Map<string, string>(USUAL_CHOICES),
      };
      pressedKeys.opening = clerk.takeKeys();
    }
    if (day !== undefined && open.day !== day) {
      await clerk.press("F2");
      await clerk.field("date");
      // Only day and month: the field keeps the current year.
      await clerk.type(day.slice(8) + day.slice(5, 7));
      await clerk.press("Enter");
      await clerk.leave("date");
      open.day = day;
      if (!isOpening(kind)) lastDay = day;
      pressedKeys.day = clerk.takeKeys();
    }
    return pressedKeys;
  }

  async function openNextTab(title: string) {
    await clerk.press("F2");
    await clerk.field("date");
    await clerk.press("Shift+Tab");
    await clerk.press("ArrowRight");
    await page.getByRole("heading", { name: title, exact: true }).waitFor();
    await clerk.press("Tab");
  }

  return {
    openForm,
    /** Call this after another page was opened: the next voucher opens its form again. */
    left: () => void (open = undefined),
    /** Types a voucher, except fields kept from the previous one, and accepts it. */
    async enter({ head = {}, lines }: Typed): Promise<Said> {
      const keptFields = open?.kept ?? new Map<string, string>();
      const typedFields: Record<string, string> = {};
      for (const [field, text] of Object.entries(head)) {
        if (keptFields.get(field) === text) continue;
        // A change of the kind of movement clears both places.
        if (field === "kind") for (const name of ["fromLocationId", "toLocationId"]) keptFields.delete(name);
        if (KEPT_FIELDS.has(field)) keptFields.set(field, text);
        typedFields[field] = field === "roundToRupee" ? " " : text;
      }
      await clerk.fillIn({ head: typedFields, ...(lines && { lines }) });
      return clerk.accept();
    },
  };
}

/** The opening has its own date, which other forms don't take over. */
function isOpening(kind: FormKind): boolean {
  return kind === "openingBalances" || kind === "openingStock";
}

/** Title and shortcut key of each form. */
const FORMS: Readonly<Record<FormKind, { title: string; key: string }>> = {
  openingBalances: { title: "Opening Balances", key: "Alt+KeyG" },
  openingStock: { title: "Opening Stock", key: "Alt+KeyG" },
  purchase: { title: "Purchase Voucher", key: "F9" },
  purchaseReturn: { title: "Purchase Return Voucher", key: "Alt+KeyU" },
  order: { title: "Order Voucher", key: "Alt+KeyO" },
  sale: { title: "Sale Voucher", key: "F8" },
  saleReturn: { title: "Sale Return Voucher", key: "Alt+KeyN" },
  looseReturn: { title: "Sale Return Voucher", key: "Alt+KeyN" },
  receipt: { title: "Receipt Voucher", key: "Shift+F8" },
  payment: { title: "Payment Voucher", key: "Shift+F9" },
  expense: { title: "Expense Voucher", key: "Shift+F7" },
  journal: { title: "Journal Voucher", key: "F7" },
  creditNote: { title: "Credit Note Voucher", key: "Alt+KeyI" },
  debitNote: { title: "Debit Note Voucher", key: "Alt+KeyJ" },
  contra: { title: "Contra Voucher", key: "F4" },
  handOver: { title: "Hand-over Voucher", key: "Shift+F4" },
  damage: { title: "Damage Voucher", key: "Alt+KeyM" },
  replacement: { title: "Replacement Voucher", key: "Alt+KeyA" },
  vanLoad: { title: "Van Load Voucher", key: "Alt+KeyL" },
  production: { title: "Production Voucher", key: "Alt+KeyP" },
  stockCount: { title: "Stock Count", key: "Alt+KeyK" },
};

function getFormKey(form: string): string | undefined {
  return Object.values(FORMS).find(({ title }) => title === form)?.key;
}

/** Fields whose values a form keeps for the next voucher (`KEPT_FIELDS` in the voucher engine). */
const KEPT_FIELDS: ReadonlySet<string> = new Set([
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
/** Initial values of a form, as they would be typed. */
const USUAL_CHOICES = [
  ["payment", "cr"],
  ["kind", "l"],
  ["roundToRupee", "off"],
] as const;
