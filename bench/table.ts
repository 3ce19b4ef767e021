import { isMet, type Figure } from "./figure.ts";

export interface TableLine extends Figure {
  id: string;
}

export function formatTable(lines: readonly TableLine[]): string {
  const cells = [
    ["", "what", "figure", "baseline", "ratio", "goal", ""],
    ...lines.map((line) => [
      line.id,
      line.what,
      line.figure,
      line.baseline,
      Number.isNaN(line.ratio) ? "" : line.ratio.toFixed(line.ratio < 0.1 ? 4 : 2),
      formatGoal(line),
      { true: "met", false: "NOT MET", undefined: "" }[String(isMet(line)) as "true" | "false" | "undefined"],
    ]),
  ];
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells
    .map((row) =>
      row
        .map((cell, column) =>
          column < 2 || column > 4 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function formatGoal({ goal }: Figure) {
  if (!goal) return "";
  return "most" in goal ? `≤ ${goal.most}` : `≥ ${goal.least}`;
}
