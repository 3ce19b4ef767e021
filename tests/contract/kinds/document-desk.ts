import { randomUUID } from "node:crypto";
import type { Product } from "../../product.ts";
import { DOCUMENT_KINDS, listPartsOfBody, listPartsOfKind } from "./document-parts.ts";

export type DocumentBody = Readonly<Record<string, unknown>>;

export interface PostedDocument {
  id: number;
  amount: number;
}

/** Posts, corrects and cancels documents as one user, and remembers what was sent of each kind. */
export function createDocumentDesk(product: Pick<Product, "call">, cookie: string) {
  const sentParts = new Map<string, Set<string>>();
  const note = (kind: string, parts: readonly string[]) => {
    const kindParts = sentParts.get(kind) ?? new Set();
    sentParts.set(kind, kindParts);
    for (const part of parts) kindParts.add(part);
  };
  const send = async (method: string, path: string, body?: DocumentBody): Promise<PostedDocument> => {
    const headers = { "Idempotency-Key": randomUUID() };
    const answer = await product.call({ method, path: `/api/v1/${path}`, body, cookie, headers });
    if (answer.status !== 200) throw new Error(`${method} ${path} ${answer.text} of ${JSON.stringify(body)}`);
    const { id, voucherId, amount } = answer.read<
      PostedDocument & { id: number | null; voucherId: number }
    >();
    return { id: id ?? voucherId, amount };
  };
  return {
    async post(kind: string, body: DocumentBody): Promise<PostedDocument> {
      note(kind, listPartsOfBody(body));
      return send("POST", toPath(kind), body);
    },
    /** Posts twice, corrects the one, which is returned, and cancels the other. */
    async postChanged(kind: string, body: DocumentBody, changes: DocumentBody = {}): Promise<PostedDocument> {
      const firstDocument = await this.post(kind, body);
      const cancelledDocument = await this.post(kind, { ...body, ...changes });
      const correctedDocument = await send("PUT", `${toPath(kind)}/${firstDocument.id}`, body);
      await send("POST", `${toPath(kind)}/${cancelledDocument.id}/cancel`);
      note(kind, ["corrected", "cancelled"]);
      return correctedDocument;
    },
    /** What the server would make of it. */
    async price<Priced>(kind: string, body: DocumentBody): Promise<Priced> {
      const answer = await product.call({
        method: "POST",
        path: `/api/v1/${toPath(kind)}/price`,
        body,
        cookie,
      });
      if (answer.status !== 200) throw new Error(`${kind} ${answer.text}`);
      return answer.read<Priced>();
    },
    /** Kinds, and parts of them, that the contract has and no document that was sent. */
    listMissingParts: (): string[] =>
      DOCUMENT_KINDS.flatMap((kind) =>
        [...listPartsOfKind(kind), "corrected", "cancelled"]
          .filter((part) => !sentParts.get(kind)?.has(part))
          .map((part) => `${kind} ${part}`),
      ),
  };
}

export type DocumentDesk = ReturnType<typeof createDocumentDesk>;

function toPath(kind: string): string {
  return kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
