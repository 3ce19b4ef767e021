/**
 * In capitals. "URP" is what returns and programs write for an unregistered person, who has none.
 */
export function findGstin(gstin: string | null | undefined): string | undefined {
  const text = (gstin ?? "").trim().toUpperCase();
  return text === "" || text === "URP" ? undefined : text;
}
