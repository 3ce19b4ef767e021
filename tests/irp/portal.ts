import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { checkEInvoice } from "@vanbook/sdk/gst";
import { createRegister, type Register } from "./register.ts";
import type { PortalSigner } from "./portal-signer.ts";

/**
 * What happens to a request: an answer of another status, an answer that comes late, a connection
 * that is cut before anything is done or after everything is done, or no answer at all.
 */
export type PortalTrouble = { status: number } | { slowMs: number } | "cutBefore" | "cutAfter" | "hang";

export interface PortalOptions {
  /** Where the register of IRNs is kept, which outlives a kill. */
  file: string;
  signer: PortalSigner;
  /** The portal's clock. */
  now: () => Date;
  credentials: { clientId: string; clientSecret: string; username: string; password: string };
}

/** A simulated Invoice Registration Portal. It checks, registers, signs, and can fail in many ways. */
export interface Portal {
  url: string;
  register: Register;
  /** All requests so far, by their paths. */
  requests: string[];
  /** Asked before each request. */
  trouble: (path: string) => PortalTrouble | undefined;
  start(): Promise<void>;
  /** Cuts all connections at once and forgets what is not in the file. */
  kill(): Promise<void>;
}

export function createPortal(options: PortalOptions): Portal {
  const sockets = new Set<Socket>();
  const tokens = new Set<string>();
  let server: Server | undefined;
  let port = 0;
  const portal: Portal = {
    ...{ url: "", requests: [], trouble: () => undefined, register: createRegister(options) },
    async start() {
      portal.register = createRegister(options);
      server = createServer((request, response) => void answer(request, response));
      server.on("connection", (socket) => {
        sockets.add(socket);
        socket.once("close", () => sockets.delete(socket));
      });
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
      ({ port } = server.address() as AddressInfo); // it listens on a port
      portal.url = `http://127.0.0.1:${port}`;
    },
    async kill() {
      if (!server) return;
      tokens.clear();
      const closing = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closing;
      server = undefined;
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "/", "http://portal");
    const body = await readBody(request).catch(() => undefined);
    if (body === undefined) return;
    portal.requests.push(url.pathname);
    const trouble = portal.trouble(url.pathname);
    if (trouble === "hang") return;
    if (trouble === "cutBefore") return void request.socket.destroy();
    if (typeof trouble === "object" && "status" in trouble)
      return void response.writeHead(trouble.status).end("No");
    const result = await serve(request, url, body);
    if (trouble === "cutAfter") return void request.socket.destroy();
    if (typeof trouble === "object") await sleep(trouble.slowMs);
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(result));
  }

  async function serve(request: IncomingMessage, url: URL, body: string): Promise<object> {
    if (url.pathname === "/auth") return signIn(body);
    const gstin = String(request.headers["gstin"] ?? "");
    if (!tokens.has(`${gstin} ${String(request.headers["authtoken"] ?? "")}`))
      return refuse("1005", "Invalid Token");
    if (url.pathname === "/invoice" && request.method === "POST") return registerInvoice(gstin, body);
    if (url.pathname === "/invoice/irnbydocdetails") return findInvoice(gstin, url.searchParams);
    if (url.pathname === "/invoice/cancel") return cancelInvoice(gstin, body);
    return refuse("404", "Not found");
  }

  function signIn(body: string): object {
    const { client_id: clientId, client_secret: clientSecret, username, password, gstin } = parse(body);
    const knownCredentials = options.credentials;
    if (clientId !== knownCredentials.clientId || clientSecret !== knownCredentials.clientSecret)
      return refuse("1010", "Invalid Client-ID/Client-Secret");
    if (username !== knownCredentials.username || password !== knownCredentials.password)
      return refuse("3000", "Invalid login credentials");
    const token = crypto.randomUUID();
    tokens.add(`${String(gstin)} ${token}`);
    return makeSuccess({ AuthToken: token, TokenExpiry: "" });
  }

  async function registerInvoice(gstin: string, body: string): Promise<object> {
    const today = new Date(options.now().getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10);
    const [fault] = checkEInvoice(body, { today });
    if (fault) return refuse("5002", `${fault.path}: ${fault.message}`);
    const invoice = JSON.parse(body) as RegisteredInvoice; // checked just before
    if (invoice.SellerDtls.Gstin !== gstin)
      return refuse("2143", "Invoice does not belongs to the user GSTIN");
    const { entry, isNew } = await portal.register.add(invoice);
    if (isNew) return makeSuccess(portal.register.describe(entry));
    const { AckNo, AckDt, Irn } = portal.register.describe(entry);
    return {
      ...refuse("2150", "Duplicate IRN"),
      InfoDtls: [{ InfCd: "DUPIRN", Desc: { AckNo, AckDt, Irn } }],
    };
  }

  function findInvoice(gstin: string, query: URLSearchParams): object {
    const [type, number, date] = ["doctype", "docnum", "docdate"].map((name) => query.get(name) ?? "");
    const entry = portal.register.find({ gstin, type, number, date });
    return entry
      ? makeSuccess(portal.register.describe(entry))
      : refuse("2148", "Requested IRN data is not available");
  }

  function cancelInvoice(gstin: string, body: string): object {
    const { Irn: irn, CnlRsn: reason, CnlRem: remark } = parse(body);
    const entry = portal.register.findByIrn(String(irn));
    if (!entry || entry.gstin !== gstin) return refuse("2148", "Requested IRN data is not available");
    if (!["1", "2", "3", "4"].includes(String(reason)) || typeof remark !== "string" || remark.length > 100)
      return refuse("5002", "CnlRsn, CnlRem");
    if (entry.cancelledAt !== undefined) return refuse("9999", "Invoice is not active");
    if (options.now().getTime() - new Date(entry.at).getTime() > DAY_MS)
      return refuse("2270", "The allowed cancellation time limit is crossed, you cannot cancel the IRN");
    portal.register.cancel(entry);
    return makeSuccess({ Irn: entry.irn, CancelDate: portal.register.describe(entry).CancelDate });
  }

  return portal;
}

export interface RegisteredInvoice {
  SellerDtls: { Gstin: string };
  BuyerDtls: { Gstin: string };
  DocDtls: { Typ: "INV" | "CRN" | "DBN"; No: string; Dt: string };
  ItemList: { HsnCd: string; AssAmt: number }[];
  ValDtls: { TotInvVal: number };
}

function makeSuccess(data: object): object {
  return { Status: 1, Data: data, ErrorDetails: null, InfoDtls: null };
}

function refuse(code: string, message: string): object {
  return {
    Status: 0,
    Data: null,
    ErrorDetails: [{ ErrorCode: code, ErrorMessage: message }],
    InfoDtls: null,
  };
}

function parse(body: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(body) as Record<string, unknown>; // any object of a test
  } catch {
    return {};
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer); // no encoding was set
  return Buffer.concat(parts).toString("utf8");
}

const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
