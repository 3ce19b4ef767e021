import { readNodeText, type JsonNode } from "../../check/read-json.ts";

/** A part of the invoice, by its names; undefined if it is not there. */
export function findPart(node: JsonNode | undefined, name: string): JsonNode | undefined {
  return node?.is === "object" ? node.entries.find(([key]) => key === name)?.[1] : undefined;
}

export function readPartText(node: JsonNode | undefined, name: string): string {
  return readNodeText(findPart(node, name)) ?? "";
}

/** In thousandths of a rupee; 0 if it is not there. */
export function readPartNumber(node: JsonNode | undefined, name: string): bigint {
  return readThousandths(readPartText(node, name));
}

export function listItems(invoice: JsonNode): readonly JsonNode[] {
  const list = findPart(invoice, "ItemList");
  return list?.is === "array" ? list.items : [];
}

function readThousandths(text: string): bigint {
  const [, sign = "", whole = "0", decimals = ""] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text) ?? [];
  const value = BigInt(whole) * 1000n + BigInt(decimals.padEnd(3, "0").slice(0, 3));
  return sign === "-" ? -value : value;
}
