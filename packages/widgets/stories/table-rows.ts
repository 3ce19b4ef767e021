import type { screen } from "storybook/test";

/** The rows of a report's table, headings included, once they are there. */
export async function bodyRows(
  canvas: Pick<typeof screen, "findByRole">,
  name = "Sale Report",
  role: "grid" | "treegrid" = "grid",
): Promise<HTMLElement[]> {
  const grid = await canvas.findByRole(role, { name, hidden: true });
  return [...grid.querySelectorAll<HTMLElement>("[data-row]")];
}

/** What the cells of a row read. */
export function words(row: HTMLElement | undefined): string[] {
  return [...(row?.querySelectorAll('[role="gridcell"]') ?? [])].map((cell) => cell.textContent);
}
