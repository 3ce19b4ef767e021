import * as say from "@vanbook/sdk/messages";
import type { Principal } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";

/**
 * Throws COMPANY_MISMATCH for a request that names another company, under any documented spelling.
 */
export function checkCompany(record: Record<string, unknown>, principal: Principal): void {
  for (const [name, value] of Object.entries(record)) {
    if (!COMPANY_PARAMETER.test(name) || value === null || value === undefined || value === "") continue;
    if (Number(value) !== principal.companyId)
      throw problem("COMPANY_MISMATCH", {
        fields: [{ field: name, ...say.otherCompany({ name }) }],
      });
  }
}

export function records(body: unknown): Record<string, unknown>[] {
  if (Array.isArray(body)) return body.flatMap(records);
  if (typeof body !== "object" || body === null || body instanceof Uint8Array) return [];
  const own = body as Record<string, unknown>;
  return [own, ...Object.values(own).flatMap(records)];
}

const COMPANY_PARAMETER = /^comp(any)?id$/i;
