import { expect, it } from "vitest";
import type { ReturnDesk } from "./return-desk.ts";

/** The documents of a figure as a table. */
export async function readFigureTable<Table>(
  desk: Pick<ReturnDesk, "read">,
  path: string,
  query: Record<string, string>,
): Promise<Table> {
  const answer = await desk.read(
    path,
    { pageSize: "10000", ...query },
    { Accept: "application/vnd.vanbook.table+json" },
  );
  expect(answer.status, answer.text).toBe(200);
  return answer.read<Table>();
}

/** A salesman reads nothing of a return, an administrator all of it. */
export function describeReaders(
  getDesk: () => Pick<ReturnDesk, "product">,
  paths: readonly string[],
  query: Record<string, string>,
): void {
  it.each([
    ["anil", 403],
    ["meera", 200],
  ])("answers %s with %i", async (username, status) => {
    const { product } = getDesk();
    const cookie = await product.signIn(1, username);
    for (const path of paths) {
      const answer = await product.call({ method: "GET", path: `/api/v1/gst/${path}`, query, cookie });
      expect([path, answer.status]).toEqual([path, status]);
    }
  });
}
