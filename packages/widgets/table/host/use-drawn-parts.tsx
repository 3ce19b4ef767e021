import { QueryClientContext, type QueryClient } from "@tanstack/react-query";
import { useContext, useEffect, useMemo, useState } from "react";
import { columnsText } from "../../../sdk/generated/text/en-IN/columns.ts";
import type { TableColumn, TableRow } from "../../../sdk/report/table/table-column.ts";
import { toError } from "../../provider/Boundary.tsx";
import { tellFailure } from "../../provider/tell-failure.ts";
import { tellMisuse } from "../../provider/tell-misuse.ts";
import { tellUnknownNames } from "../../provider/tell-unknown-names.ts";
import { useTextOf } from "../../text/use-text.ts";
import { ActionsCell, areButtons } from "./ActionsCell.tsx";
import { DrawnCell } from "./DrawnCell.tsx";
import type { DrawnParts, RowAction, RowCells, RowParts } from "./row-parts.ts";

type AnyRow = Readonly<Record<string, unknown>>;

export interface HostParts extends RowParts<AnyRow> {
  /** Its name in messages. */
  widget: string;
  columns: readonly TableColumn[];
  readRow: (row: TableRow) => AnyRow;
  onChange: (parts: DrawnParts | undefined) => void;
}

/** Gives a table what its host draws in the rows. Loaded only where a host does. */
export function useDrawnParts({ widget, cells, rowActions, columns, readRow, onChange }: HostParts): void {
  const cache = useContext(QueryClientContext);
  const label = useTextOf("columns", columnsText).actions;
  useEffect(() => {
    if (isObject(cells)) tellUnknownCells(cache, widget, cells, columns);
  }, [cache, widget, cells, columns]);
  const [getKey] = useState(createKeys);
  const guard = useMemo(() => createGuard(cache), [cache]);
  const parts = useMemo(
    () => createParts({ cells, rowActions, readRow, label, getKey, guard }),
    [cells, rowActions, readRow, label, getKey, guard],
  );
  useEffect(() => {
    onChange(parts);
    return () => onChange(undefined);
  }, [parts, onChange]);
}

interface PartsOptions extends Pick<HostParts, "cells" | "rowActions" | "readRow"> {
  label: string;
  getKey: (object: object) => number;
  guard: Guard;
}

function createParts({ cells, rowActions, readRow, label, getKey, guard }: PartsOptions): DrawnParts {
  const readRows = new WeakMap<TableRow, AnyRow>();
  const read = (row: TableRow) => {
    const knownRow = readRows.get(row) ?? readRow(row);
    readRows.set(row, knownRow);
    return knownRow;
  };
  const own = isObject(cells) ? cells : {};
  const actions = Array.isArray(rowActions) ? (rowActions as readonly RowAction<AnyRow>[]) : [];
  return {
    drawCell: ({ id }, row, text) => {
      const content = Object.hasOwn(own, id) ? own[id] : undefined;
      if (!isComponent(content)) return undefined;
      // A row keeps its state when it is drawn again; another row in its line begins with none.
      const key = `${getKey(row)} ${getKey(content)}`;
      return <DrawnCell key={key} content={content} row={read(row)} text={text} onCaught={guard.tell} />;
    },
    actions:
      actions.length === 0
        ? undefined
        : {
            width: Math.max(
              HEADING_ROOM_PX,
              CELL_ROOM_PX + BUTTON_ROOM_PX * (areButtons(actions) ? actions.length : 1),
            ),
            drawHeading: (columns) => (
              <div role="columnheader" aria-colindex={columns.length + 1} className="vb-th vb-th-actions">
                <span>{label}</span>
              </div>
            ),
            drawCell: (row, columns, card) => (
              <ActionsCell
                row={read(row)}
                actions={actions}
                label={label}
                colIndex={card ? card.details.length + 3 : columns.length + 1}
                isCard={card !== undefined}
                {...guard}
              />
            ),
          },
  };
}

type Guard = ReturnType<typeof createGuard>;

/** Each error of the host's functions is reported once, and stops nothing else. */
function createGuard(cache: QueryClient | undefined) {
  const reportedMessages = new Set<string>();
  const tell = (cause: Error) => {
    if (reportedMessages.has(cause.message)) return;
    reportedMessages.add(cause.message);
    tellFailure(cache, cause);
  };
  const tellLater = (error: unknown) => {
    const cause = toError(error);
    // Later, because questions are asked while React renders.
    queueMicrotask(() => {
      if (!reportedMessages.has(cause.message))
        console.error("Vanbook: a function of the page failed.", cause);
      tell(cause);
    });
  };
  const call = <Answer,>(run: () => Answer, instead: Answer): Answer => {
    try {
      const answer = run();
      if (answer instanceof Promise) answer.catch(tellLater);
      return answer;
    } catch (error) {
      tellLater(error);
      return instead;
    }
  };
  return {
    tell,
    ask: (question: ((row: AnyRow) => boolean) | undefined, row: AnyRow) =>
      question !== undefined && call(() => question(row), false),
    act: (action: RowAction<AnyRow>, row: AnyRow) => call(() => action.onAction(row), undefined),
  };
}

function tellUnknownCells(
  cache: QueryClient | undefined,
  widget: string,
  cells: object,
  columns: readonly TableColumn[],
): void {
  const ids = columns.map(({ id }) => id);
  const unknownNames = Object.keys(cells).filter((name) => !ids.includes(name));
  tellUnknownNames(cache, "WRONG_VALUE", `${widget} has no column`, unknownNames, ids);
  for (const [name, content] of Object.entries(cells))
    if (ids.includes(name) && content !== undefined && !isComponent(content))
      tellMisuse(cache, { code: "WRONG_VALUE", message: `cells.${name} of ${widget} is not a component.` });
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** A function, or what `memo` and `lazy` make. */
function isComponent(value: unknown): value is NonNullable<RowCells<AnyRow>[string]> {
  return typeof value === "function" || (isObject(value) && "$$typeof" in value);
}

function createKeys(): (object: object) => number {
  const keys = new WeakMap<object, number>();
  let lastKey = 0;
  return (object) => {
    const key = keys.get(object) ?? (lastKey += 1);
    keys.set(object, key);
    return key;
  };
}

/** The padding of a cell, and a button with the space after it, at the usual type. */
const CELL_ROOM_PX = 26;
const BUTTON_ROOM_PX = 40;
const HEADING_ROOM_PX = 96;
