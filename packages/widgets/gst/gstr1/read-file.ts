import type { Schema, Vanbook } from "@vanbook/sdk";

/** All parts of the file: most returns have one. */
export async function readFile(client: Vanbook, period: string): Promise<Schema<"Gstr1File">[]> {
  const files = [await client.gst.gstr1File({ period }, CALL_OPTIONS)];
  const { parts } = files[0] ?? { parts: 0 };
  for (let part = 2; part <= parts; part += 1)
    // One after the other: the server makes the whole return for each.
    files.push(await client.gst.gstr1File({ period, part }, CALL_OPTIONS));
  return files;
}

const CALL_OPTIONS = { timeout: 120_000 };
