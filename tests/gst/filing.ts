import { randomUUID } from "node:crypto";
import type { Schema } from "@vanbook/sdk";
import type { Answer } from "../product.ts";
import { send } from "../documents/post.ts";
import type { ReturnDesk } from "./return-desk.ts";

export type FiledReturn = Schema<"FiledReturn">;
export type ReturnChanges = Schema<"ReturnChanges">;

export interface Filing {
  form?: Schema<"ReturnForm">;
  period: string;
  kind?: "month" | "quarter" | "iff";
  filedOn?: string;
  arn?: string;
  digest?: string;
}

export const SAMPLE_ARN = "AA3210260012345";

export function askToFile(
  { product, cookie }: Pick<ReturnDesk, "product" | "cookie">,
  filing: Filing,
  key = randomUUID() as string,
): Promise<Answer> {
  const body = { form: "GSTR-1", kind: "month", filedOn: "2026-11-18", arn: SAMPLE_ARN, ...filing };
  return send(product, cookie, "gst/returns", body, { key });
}

/** Throws if the server refuses it. */
export async function markAsFiled(desk: ReturnDesk, filing: Filing): Promise<FiledReturn> {
  const answer = await askToFile(desk, filing);
  if (answer.status !== 200) throw new Error(`${JSON.stringify(filing)}: ${answer.text}`);
  return answer.read<FiledReturn>();
}

/** The texts of all parts. */
export async function readFiledTexts(desk: ReturnDesk, { id, parts }: FiledReturn): Promise<string[]> {
  const texts: string[] = [];
  for (let part = 1; part <= parts; part++) {
    const answer = await desk.read("returns/file", { returnId: String(id), part: String(part) });
    texts.push(answer.read<{ text: string }>().text);
  }
  return texts;
}

export async function readChanges(desk: ReturnDesk, period: string, kind = "month"): Promise<ReturnChanges> {
  const answer = await desk.read("changes", { period, kind });
  if (answer.status !== 200) throw new Error(`${period}: ${answer.text}`);
  return answer.read<ReturnChanges>();
}
