import type { FormFields } from "../../server/stand-in/form-values.ts";

/** A body as it was sent. */
export type SentBody = string | FormFields;

/** Reads a request's body. */
export async function bodyOf(request: Request): Promise<SentBody> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) return request.text();
  const fields = [...(await request.formData())];
  return Promise.all(
    fields.map(
      async ([name, value]) => [name, typeof value === "string" ? value : await bytesOf(value)] as const,
    ),
  );
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}
