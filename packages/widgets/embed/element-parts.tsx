import { useLayoutEffect, useRef, type ComponentType } from "react";
import type { CellProps, RowAction, RowParts } from "../table/host/row-parts.ts";
import { listElementActions } from "./element-actions.ts";
import type { AnyRow, DrawElementCell, RowPartsElement } from "./row-parts-element.ts";
import type { Tell } from "./tell.ts";

/**
 * What the page draws in an element's rows: `cells` and `rowActions` as the widget's props, each action
 * also as the event `vanbook-action`.
 */
export function createElementParts(element: RowPartsElement, tell: Tell): RowParts<AnyRow> {
  const actions = listElementActions(element).map((action): RowAction<AnyRow> => ({
    ...action,
    onAction: (row) => {
      tell("action", { id: action.id, row });
      // The page may return a promise, whose failure is reported.
      return action.onAction?.(row);
    },
  }));
  const cells = makeCells(element.cells);
  return {
    ...(cells !== undefined && { cells: cells as RowParts<AnyRow>["cells"] }),
    ...(actions.length > 0 && { rowActions: actions }),
  };
}

/** What is no object goes to the widget as it is, which tells the page of it. */
function makeCells(hostCells: unknown): unknown {
  if (typeof hostCells !== "object") return hostCells;
  const cells = Object.entries(hostCells ?? {}).map(([field, draw]: [string, unknown]) => [
    field,
    typeof draw === "function" ? createNodeCell(draw as DrawElementCell) : draw,
  ]);
  return cells.length > 0 ? Object.fromEntries(cells) : undefined;
}

function createNodeCell(draw: DrawElementCell): ComponentType<CellProps<AnyRow>> {
  return function NodeCell({ row, text }) {
    const place = useRef<HTMLSpanElement>(null);
    useLayoutEffect(() => {
      place.current?.replaceChildren(toContent(draw({ row, text }), text));
    }, [row, text]);
    return <span ref={place} style={{ display: "contents" }} />;
  };
}

/** Throws a TypeError for what is neither a node nor text. */
function toContent(content: unknown, text: string): Node | string {
  if (content === undefined || content === null) return text;
  // A node of another window is no instance of this window's class.
  if (typeof content === "object" && "nodeType" in content) return content as Node;
  if (typeof content === "string" || typeof content === "number") return String(content);
  throw new TypeError("A function of cells must return a node or a text.");
}
