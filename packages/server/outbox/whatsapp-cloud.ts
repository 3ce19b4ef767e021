import type { WhatsappAccount } from "../config.ts";
import type { DocumentMessage, TextMessage } from "./outbox.ts";

/** `isFinal` if a retry would fail too. */
export class ProviderRefusal extends Error {
  override name = "ProviderRefusal";
  constructor(
    message: string,
    readonly isFinal: boolean,
    /** Seconds, from the provider's Retry-After header. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

/** Returns the provider's id of the file, which is valid for thirty days. */
export async function uploadPdf(
  account: WhatsappAccount,
  file: Buffer,
  signal: AbortSignal,
): Promise<string> {
  const form = new FormData();
  form.set("messaging_product", "whatsapp");
  form.set("type", "application/pdf");
  form.set("file", new Blob([new Uint8Array(file)], { type: "application/pdf" }), "document.pdf");
  return readAnswerId<{ id?: string }>(await post(account, "media", { body: form }, signal), ({ id }) => id);
}

export async function sendDocument(
  account: WhatsappAccount,
  { to, text, fileName }: DocumentMessage,
  mediaId: string,
  signal: AbortSignal,
): Promise<string> {
  const document = { id: mediaId, filename: fileName, ...(text && { caption: text }) };
  return sendMessage(account, { to, type: "document", document }, signal);
}

export async function sendText(
  account: WhatsappAccount,
  { to, text }: TextMessage,
  signal: AbortSignal,
): Promise<string> {
  return sendMessage(account, { to, type: "text", text: { body: text } }, signal);
}

async function sendMessage(account: WhatsappAccount, message: object, signal: AbortSignal): Promise<string> {
  const body = JSON.stringify({
    messaging_product: "whatsapp",
    recipient_type: "individual",
    ...message,
  });
  const headers = { "Content-Type": "application/json" };
  const answer = await post(account, "messages", { body, headers }, signal);
  return readAnswerId<{ messages?: { id?: string }[] }>(answer, ({ messages }) => messages?.[0]?.id);
}

async function post(account: WhatsappAccount, what: string, init: RequestInit, signal: AbortSignal) {
  const { url, version, phoneNumberId, token } = account;
  try {
    const answer = await fetch(`${url}/${version}/${phoneNumberId}/${what}`, {
      ...init,
      method: "POST",
      headers: { ...init.headers, Authorization: `Bearer ${token}` },
      redirect: "manual", // never send the token to another host
      signal: AbortSignal.any([signal, AbortSignal.timeout(WAIT_LIMIT_MS)]),
    });
    const text = await answer.text();
    if (!answer.ok) throw createRefusal(answer, text);
    return text;
  } catch (error) {
    if (error instanceof ProviderRefusal) throw error;
    throw new ProviderRefusal(`The provider could not be reached: ${describeReason(error)}`, false);
  }
}

/**
 * Throws if the response has no id: then nobody knows whether the provider accepted the request.
 */
function readAnswerId<Answer>(text: string, idOf: (answer: Answer) => string | undefined): string {
  const answer = parseJson<Answer>(text);
  const id = answer && idOf(answer);
  if (typeof id !== "string" || id.length === 0 || id.length > 200)
    throw new ProviderRefusal(
      `The provider answered what it does not document: ${text.slice(0, 200)}`,
      false,
    );
  return id;
}

function createRefusal({ status, headers }: Response, text: string): ProviderRefusal {
  const { message, code, error_data: data } = parseJson<{ error?: GraphError }>(text)?.error ?? {};
  const words = [message ?? text.slice(0, 300), data?.details].filter(Boolean).join(": ");
  const isFinal =
    status >= 300 && status < 500 && !TEMPORARY_STATUSES.has(status) && !PASSING_CODES.has(code ?? 0);
  const seconds = Number(headers.get("Retry-After") ?? NaN);
  return new ProviderRefusal(`${status} ${words}`.trim(), isFinal, Number.isFinite(seconds) ? seconds : null);
}

function parseJson<T>(text: string): T | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as T) : undefined; // every field of T is optional and checked
  } catch {
    return undefined;
  }
}

function describeReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

interface GraphError {
  message?: string;
  code?: number;
  error_data?: { details?: string };
}

const WAIT_LIMIT_MS = 60_000;
const TEMPORARY_STATUSES: ReadonlySet<number> = new Set([408, 425, 429]);
/** Temporary with any HTTP status: unavailable (2, 131000, 131016), or too many messages. */
const PASSING_CODES: ReadonlySet<number> = new Set([2, 4, 80007, 130429, 131000, 131016, 131056]);
