import { randomBytes } from "node:crypto";
import { createApp } from "../../packages/server/app.ts";
import { serve, startProduct, type Answer, type Product } from "../product.ts";
import { readClock } from "../../packages/server/clock.ts";
import { createWorkers, type Workers } from "./outbox-workers.ts";
import { PHONE_NUMBER_ID, startStandIn, ACCESS_TOKEN, type StandIn } from "./whatsapp-stand-in.ts";

type Served = Awaited<ReturnType<typeof serve>>;

/**
 * The setup of the WhatsApp tests: the product with a stand-in for the provider, and an
 * administrator.
 */
export interface Desk {
  product: Product;
  served: Served;
  standIn: StandIn;
  workers: Workers;
  admin: string;
  /** Requests to send PDF to NUMBER; `body` overrides fields. */
  send(body?: object, cookie?: string, to?: Served): Promise<Answer>;
  /** Starts a server with other settings until the test ends. */
  servedWith(env: Record<string, string>): Promise<Served>;
  rows(): Promise<OutboxRow[]>;
  row(): Promise<OutboxRow>;
  files(): Promise<{ bytes: Buffer }[]>;
  status(): Promise<string>;
  lastError(): Promise<string | null>;
  /**
   * Makes all outbox rows due now: postponed ones, and those claimed by a worker that has stopped.
   */
  timePasses(): Promise<unknown>;
  /** Seconds until the next attempt. */
  wait(): Promise<number>;
  /** Stops what a test has started, and empties the outbox. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

interface OutboxRow {
  company_id: number;
  id: number;
  status: string;
  attempts: number;
  next_try_at: string;
  payload: string;
  last_error: string | null;
}

/** Opens the desk; call `clear` after each test and `close` at the end. */
export async function openDesk(): Promise<Desk> {
  const product = await startProduct({ bills: 60 });
  const standIn = await startStandIn();
  const env = {
    WHATSAPP_TOKEN: ACCESS_TOKEN,
    WHATSAPP_PHONE_NUMBER_ID: PHONE_NUMBER_ID,
    WHATSAPP_API_URL: standIn.url,
  };
  const serveWith = (changes: Record<string, string>) =>
    serve(product.db, product.databaseUrl, createApp, { ...env, ...changes });
  const servedProduct = await serveWith({});
  const admin = await servedProduct.signIn(1, "meera");
  const workers = createWorkers(product.databaseUrl, env);
  const others: Served[] = [];
  const readOutbox = async () => (await product.db("outbox").orderBy(["company_id", "id"])) as OutboxRow[];
  const readFirstMessage = async () => {
    const [first] = await readOutbox();
    if (!first) throw new Error("The outbox is empty");
    return first;
  };
  const clear = async () => {
    await workers.stop();
    for (const other of others.splice(0)) await other.stop();
    standIn.reset();
    for (const table of ["outbox_files", "outbox", "outbox_days"]) await product.db(table).delete();
    await product.db("audit_log").where("entity", "outbox").delete();
  };
  return {
    ...{
      product,
      served: servedProduct,
      standIn,
      workers,
      admin,
      rows: readOutbox,
      row: readFirstMessage,
      clear,
    },
    send: (body = {}, cookie = admin, to = servedProduct) =>
      to.call({
        ...{ method: "POST", path: "/api/send-wa", cookie },
        body: { phone: MOBILE_NUMBER, fileBase64: SAMPLE_PDF.toString("base64"), ...body },
      }),
    async servedWith(changes) {
      const other = await serveWith(changes);
      others.push(other);
      return other;
    },
    files: async () =>
      (await product.db("outbox_files").orderBy(["outbox_id", "part"])) as { bytes: Buffer }[],
    status: async () => (await readFirstMessage()).status,
    lastError: async () => (await readFirstMessage()).last_error,
    timePasses: () => product.db("outbox").update("next_try_at", "2026-01-01 00:00:00.000"),
    async wait() {
      const { next_try_at } = await readFirstMessage();
      return (Date.parse(`${next_try_at.replace(" ", "T")}Z`) - readClock().getTime()) / 1000;
    },
    async close() {
      await clear();
      await servedProduct.stop();
      await standIn.stop();
      await product.stop();
    },
  };
}

/** A file of the given size that begins and ends like a PDF, with random bytes between. */
export function makePdf(bytes: number): Buffer {
  const head = Buffer.from("%PDF-1.3\n");
  const tail = Buffer.from("\nstartxref\n9\n%%EOF\n");
  return Buffer.concat([head, randomBytes(bytes - head.length - tail.length), tail]);
}

export const MOBILE_NUMBER = "+919847012345";
export const SAMPLE_PDF = makePdf(3_000);
