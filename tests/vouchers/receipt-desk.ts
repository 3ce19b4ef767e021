import { today } from "../../packages/server/http/clock.ts";
import { startProduct, type Answer, type Product } from "../product.ts";
import { moneyPlaces } from "../sync/money-places.ts";

/** Who keeps receipts, and the accounts that they name. */
export interface ReceiptDesk {
  product: Product;
  /** The administrator, a zone manager, the branch managers of Thiruvalla and Kottayam, a salesman, and company 2's administrator. */
  meera: string;
  biju: string;
  rahim: string;
  latha: string;
  anil: string;
  fathima: string;
  at: Awaited<ReturnType<typeof moneyPlaces>>;
  keep: ReturnType<typeof keeping>;
}

/** Opens the receipt master over a demo business of its own. */
export async function openReceiptDesk(): Promise<ReceiptDesk> {
  const product = await startProduct({ bills: 60 });
  const at = await moneyPlaces(product.db);
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
  return { product, ...who, fathima, at, keep: keeping(product) };
}

type Form = Record<string, unknown>;

/** The operations of the receipt master, as a form or an older client calls them. */
export function keeping(product: Pick<Product, "call">) {
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

/** A receipt that must have been posted. */
export function done(answer: Answer): { ReId: number; ReNo: number } {
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.read<{ ReId: number; ReNo: number }>();
}

/** Why a form was refused: code and, of the field, its message. */
export function why(answer: Answer) {
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

/** The day on which these tests work. */
export const TODAY = today();

interface Row extends Record<string, unknown> {
  ReId: number;
  ReNo: number;
}
