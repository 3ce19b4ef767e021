import type { Principal } from "../contract/principal.ts";
import { problem } from "../contract/problem.ts";

/** Any company that a request names may only be the caller's own, whatever the documented spelling. */
export function checkCompany(record: Record<string, unknown>, principal: Principal): void {
  for (const [name, value] of Object.entries(record)) {
    if (!COMPANY.test(name) || value === null || value === undefined || value === "") continue;
    if (Number(value) !== principal.companyId)
      throw problem("COMPANY_MISMATCH", {
        fields: [{ field: name, message: `${name} names another company.` }],
      });
  }
}

/** The objects of a body, itself first, however they are nested. */
export function records(body: unknown): Record<string, unknown>[] {
  if (Array.isArray(body)) return body.flatMap(records);
  if (typeof body !== "object" || body === null || body instanceof Uint8Array) return [];
  const own = body as Record<string, unknown>;
  return [own, ...Object.values(own).flatMap(records)];
}

const COMPANY = /^comp(any)?id$/i;
