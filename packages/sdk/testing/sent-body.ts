import type { FormFields } from "../../server/stand-in/form-values.ts";

export type SentBody = string | FormFields;

export async function readBody(request: Request): Promise<SentBody> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) return request.text();
  const fields = [...(await request.formData())];
  return Promise.all(
    fields.map(
      async ([name, value]) => [name, typeof value === "string" ? value : await readBytes(value)] as const,
    ),
  );
}

async function readBytes(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}
