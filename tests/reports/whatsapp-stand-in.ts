import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A stand-in for Meta's WhatsApp Cloud API; it accepts only what the real API documents. */
export interface StandIn {
  url: string;
  /** The accepted uploads and messages. */
  uploads: Buffer[];
  messages: (DocumentMessage | TextMessage)[];
  /** Number of all requests, including refused ones. */
  requests: number;
  /** The responses to the next requests, in order; null accepts a request normally. */
  script: (Trouble | null)[];
  /** Clears the recorded requests and the script. */
  reset(): void;
  stop(): Promise<void>;
}

export interface DocumentMessage {
  messaging_product: string;
  recipient_type: string;
  to: string;
  type: string;
  document: { id: string; filename: string; caption?: string };
}

export interface TextMessage extends Omit<DocumentMessage, "document"> {
  text: { body: string };
}

/**
 * An error in the Graph API's format, a response in another format,
 * a slow response, a cut connection, or no response at all.
 */
export type Trouble =
  | { status: number; code?: number; message?: string; details?: string; headers?: Record<string, string> }
  | { text: string }
  | { slow: number }
  | "cut"
  | "hang";

export const ACCESS_TOKEN = "EAAG-stand-in-token";
export const PHONE_NUMBER_ID = "106540352242922";

/** Starts a stand-in on a separate port. */
export async function startStandIn(): Promise<StandIn> {
  const server = createServer((request, response) => {
    standIn.requests += 1;
    void respond(request, response).catch((error: unknown) =>
      refuse(response, { status: 400, message: String(error) }),
    );
  });
  const standIn: StandIn = {
    url: "",
    uploads: [],
    messages: [],
    requests: 0,
    script: [],
    reset: () => void Object.assign(standIn, { uploads: [], messages: [], requests: 0, script: [] }),
    stop: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return standIn;

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const body = Buffer.concat((await request.toArray()) as Buffer[]);
    const trouble = standIn.script.shift() ?? null;
    if (trouble === "hang") return;
    if (trouble === "cut") return void request.socket.destroy();
    if (trouble && "status" in trouble) return refuse(response, trouble);
    if (trouble && "text" in trouble) return void response.end(trouble.text);
    if (trouble) await sleep(trouble.slow);
    if (request.headers.authorization !== `Bearer ${ACCESS_TOKEN}`)
      return refuse(response, { status: 401, code: 190, message: "Invalid OAuth access token." });
    const path = `${request.method} ${request.url}`;
    const id =
      path === `POST /v25.0/${PHONE_NUMBER_ID}/media`
        ? { id: await takeUpload(request, body) }
        : path === `POST /v25.0/${PHONE_NUMBER_ID}/messages`
          ? { messaging_product: "whatsapp", messages: [{ id: takeMessage(request, body) }] }
          : null;
    if (!id) return refuse(response, { status: 404, code: 100, message: `Unknown path ${path}` });
    response.setHeader("Content-Type", "application/json").end(JSON.stringify(id));
  }

  async function takeUpload(request: IncomingMessage, body: Buffer) {
    // Use Node's form parser, which is independent of the code that wrote the form.
    const headers = { "Content-Type": request.headers["content-type"] ?? "" };
    const form = await new Response(new Uint8Array(body), { headers }).formData();
    const file = form.get("file");
    if (form.get("messaging_product") !== "whatsapp" || form.get("type") !== "application/pdf")
      throw new Error("messaging_product and type are required");
    if (!(file instanceof File) || file.type !== "application/pdf") throw new Error("file must be a PDF");
    standIn.uploads.push(Buffer.from(await file.arrayBuffer()));
    return String(standIn.uploads.length);
  }

  function takeMessage(request: IncomingMessage, body: Buffer) {
    if (request.headers["content-type"] !== "application/json") throw new Error("The body must be JSON");
    const message = JSON.parse(body.toString("utf8")) as DocumentMessage | TextMessage;
    if ("text" in message) {
      const { length } = message.text.body;
      if (message.type !== "text" || length === 0 || length > 4096) throw new Error("text.body is too long");
    } else if (!standIn.uploads[Number(message.document.id) - 1]) throw new Error("There is no such media");
    standIn.messages.push(message);
    return `wamid.${standIn.messages.length}`;
  }
}

function refuse(response: ServerResponse, trouble: Extract<Trouble, { status: number }>) {
  const { status, code = 0, message = "Something went wrong", details, headers = {} } = trouble;
  const data = details ? { error_data: { messaging_product: "whatsapp", details } } : {};
  response
    .writeHead(status, { "Content-Type": "application/json", ...headers })
    .end(JSON.stringify({ error: { message, type: "OAuthException", code, ...data, fbtrace_id: "A1" } }));
}
