import { afterAll } from "vitest";
import { getToday } from "../../packages/server/clock.ts";
import { startProduct, type Answer, type Product } from "../product.ts";
import { findMoneyPlaces } from "../documents/money-places.ts";

/** The users who work with receipts, and the accounts that they use. */
export interface ReceiptDesk {
  product: Product;
  /**
   * The administrator, a zone manager, the branch managers of Thiruvalla and Kottayam, a salesman,
   * and company 2's administrator.
   */
  meera: string;
  biju: string;
  rahim: string;
  latha: string;
  anil: string;
  fathima: string;
  at: Awaited<ReturnType<typeof findMoneyPlaces>>;
  keep: ReturnType<typeof createKeeping>;
  /** The form's body for 500 in cash from the customer, and for a cheque paid into the bank. */
  cash(changes?: Form): Form;
  cheque(changes?: Form): Form;
  /** The receipt in a user's list; undefined if the user can't see it. */
  shown(id: number, cookie?: string): Promise<Row | undefined>;
}

/** Opens the receipt master for a whole test file, and stops it after the last test. */
export async function openReceiptDeskOfFile(): Promise<ReceiptDesk> {
  const desk = await openReceiptDesk();
  afterAll(() => desk.product.stop());
  return desk;
}

/** Opens the receipt master over a separate demo company. */
export async function openReceiptDesk(): Promise<ReceiptDesk> {
  const product = await startProduct({ bills: 60 });
  const at = await findMoneyPlaces(product.db);
  const [meera, biju, rahim, latha, anil] = await Promise.all(
    ["meera", "biju", "rahim", "latha", "anil"].map((name) => product.signIn(1, name)),
  );
  const fathima = await product.signIn(2, "fathima");
  const who = {
    meera: meera ?? "",
    biju: biju ?? "",
    rahim: rahim ?? "",
    latha: latha ?? "",
    anil: anil ?? "",
  };
  const keep = createKeeping(product);
  const findShownReceipt = async (id: number, cookie = who.meera) =>
    (await keep.list(cookie)).find(({ ReId }) => ReId === id);
  return { product, ...who, fathima, at, keep, ...createForms(at), shown: findShownReceipt };
}

function createForms(at: ReceiptDesk["at"]) {
  const makeCashForm = (changes: Form = {}): Form => ({
    PLID: at.mainCash,
    PartyID: at.customer,
    Debit: 500,
    Credit: 500,
    ...changes,
  });
  const makeChequeForm = (changes: Form = {}) => ({
    ...makeCashForm({ PLID: at.bank, AccGroupid: 5, Debit: 1180.5, Credit: 1180.5 }),
    Narration: " Against September ",
    ChkNo: "004512",
    ChkDate: "2026-11-30",
    Bank: "Federal Bank",
    Branch: "Thiruvalla",
    Remark: "Post-dated",
    ...changes,
  });
  return { cash: makeCashForm, cheque: makeChequeForm };
}

type Form = Record<string, unknown>;

/** The receipt master's operations, as a form or an older client calls them. */
export function createKeeping(product: Pick<Product, "call">) {
  const send = (method: string, path: string, cookie: string, body: Form, key?: string) =>
    product.call({ method, path, cookie, body, ...(key && { headers: { "Idempotency-Key": key } }) });
  return {
    add: (cookie: string, body: Form, key?: string) =>
      send("POST", "/api/insertupdatereciept", cookie, body, key),
    change: (cookie: string, body: Form, key?: string) =>
      send("PUT", "/api/updateReceipt", cookie, body, key),
    remove: (cookie: string, body: Form, key?: string) =>
      send("DELETE", "/api/deleteReciept", cookie, body, key),
    async list(cookie: string, query: Record<string, string> = {}): Promise<Row[]> {
      const answer = await product.call({ method: "GET", path: "/api/getreciept", cookie, query });
      if (answer.status !== 200) throw new Error(answer.text);
      return answer.read<Row[]>();
    },
    async next(cookie: string, query: Record<string, string> = {}): Promise<number | undefined> {
      const answer = await product.call({ method: "GET", path: "/api/GetReceiptNo", cookie, query });
      return answer.read<{ ReNo: number }[]>()[0]?.ReNo;
    },
    ledgers: async (cookie: string) =>
      (await product.call({ method: "GET", path: "/api/getledger", cookie })).read<
        { PLID: number; LedgerName: string; AccGroupid: number; PartyID: number | null }[]
      >(),
  };
}

/** The response of a request that must succeed; throws otherwise. */
export function requireSuccess(answer: Answer): { ReId: number; ReNo: number } {
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.read<{ ReId: number; ReNo: number }>();
}

/** The reason of a refused form: its code and the field's message. */
export function getRefusal(answer: Answer) {
  const {
    code,
    message,
    fields = [],
  } = answer.read<{
    code: string;
    message: string;
    fields?: { field: string; message: string }[];
  }>();
  return { status: answer.status, code, message, field: fields[0]?.field };
}

/** The date that these tests use. */
export const TODAY_DATE = getToday();

interface Row extends Record<string, unknown> {
  ReId: number;
  ReNo: number;
}
