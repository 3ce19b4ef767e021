import type { Said } from "@vanbook/sdk/rules";
import { Fragment, useMemo, useRef, useState, type CSSProperties } from "react";
import { flushSync } from "react-dom";
import { useLatest } from "../react-18/use-latest.ts";
import { useMastersText } from "../text/use-masters-text.ts";
import type { AnyVoucher, AnyVoucherLines, VoucherValues } from "./definition.ts";
import { AwaitedLines } from "./AwaitedLines.tsx";
import { useMarked } from "./choices/use-marked.ts";
import { useLately } from "./choices/use-lately.ts";
import { focusField } from "./field-order.ts";
import { calculateBalancingFigure } from "./balancing.ts";
import { usePaste } from "./effects/use-paste.ts";
import { useDrawn } from "./effects/use-drawn.ts";
import type { PricedFigure } from "./pricing.ts";
import { selectLineFigures } from "./state/select-prices.ts";
import { isProposalAwaited, isProposalFailed, selectLineNow } from "./state/select-proposal.ts";
import { createUnitLookup } from "./units/own-units.ts";
import { hasGiven } from "./proposal.ts";
import { listDrawnColumns, listProposedFigures } from "./proposed-lines.ts";
import type { VoucherModel } from "./use-voucher.ts";
import { VoucherLine } from "./VoucherLine.tsx";
import { LinesTable } from "./VoucherLines.styles.ts";
import { VoucherLinesFoot } from "./VoucherLinesFoot.tsx";
import { listFilledLines } from "./voucher-values.ts";

export interface VoucherLinesProps {
  model: VoucherModel;
  lines: AnyVoucherLines;
  faults: Readonly<Record<string, Said>>;
}

/** An editable table. The empty line at the end becomes a line when something is typed. */
export function VoucherLines({ model, lines: kind, faults }: VoucherLinesProps) {
  const { entry, state, dispatch, writing } = model;
  const { definition } = entry;
  const { voucher, counted, items } = state;
  const unitsOf = useMemo(() => createUnitLookup(items), [items]);
  const lineFigures = useMemo(() => selectLineFigures(state), [state]);
  const isAwaited = isProposalAwaited(entry, state);
  const onPaste = usePaste(model);
  const { rules, proposal } = kind;
  const isFor = useMarked(kind.columns);
  const columns = useColumns(definition, voucher, isFor);
  const figures = definition.price?.lines ?? NO_FIGURES;
  const beside = listProposedFigures(definition, voucher);
  const [first, ...others] = columns;
  const { voucherEntry: text } = useMastersText();
  // A fault names its line by the position among the filled lines.
  const filledKeys = Object.keys(faults).length > 0 ? listFilledLines(voucher) : [];
  const lately = useLately(kind.columns, voucher.fields);
  const drawnCount = useDrawn(voucher.lines.length);
  const box = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<number>();
  const isByPointer = useRef(false);
  const onActive = useLatest((key: number, field?: string) => {
    // Synchronously: the next key must go into the list's own input.
    flushSync(() => setActive(key));
    if (field !== undefined) focusField(box.current, `${key}.${field}`);
  });
  const fillBalance = (key: number, field: string): boolean => {
    const figure = calculateBalancingFigure(kind, voucher.lines, key, field);
    if (figure === undefined || writing.isReadOnly) return false;
    // Synchronously: the text is selected, so that typing replaces it.
    flushSync(() => dispatch({ type: "fieldChanged", field, line: key, value: figure }));
    return true;
  };
  const widths = {
    "--vb-line-columns": [
      chooseColumnWidth(first?.kind),
      ...beside.map(chooseFigureWidth),
      ...others.map(({ kind: what }) => chooseColumnWidth(what)),
      ...figures.map(chooseFigureWidth),
    ].join(" "),
  };
  // If the lines come from a document, nothing can be typed before they arrive.
  const isClosed = proposal?.number !== undefined && isAwaited;
  if (voucher.lines.length === 0 && !isAwaited)
    return voucher.from && proposal?.none ? <p className="vb-description">{proposal.none}</p> : null;
  return (
    <LinesTable
      className="vb-voucher-lines"
      role="table"
      aria-label={text.lines(definition.title)}
      ref={box}
      data-wide={columns.length + beside.length + figures.length > MANY_COLUMNS || undefined}
      style={widths as CSSProperties} // custom property
      onPointerDownCapture={() => void (isByPointer.current = true)}
      onKeyDownCapture={() => void (isByPointer.current = false)}
      // A click places the cursor in the text; only keyboard focus selects a proposed value.
      onFocus={({ target }) => {
        const { line, field = "" } = target.closest<HTMLElement>("[data-line]")?.dataset ?? {};
        if (isByPointer.current || line === undefined || !(target instanceof HTMLInputElement)) return;
        if (fillBalance(Number(line), field.slice(field.indexOf(".") + 1))) target.select();
      }}
      onPasteCapture={onPaste}
    >
      <div role="row" className="vb-lines-head">
        <span role="columnheader" className="vb-line-number">
          {text.number}
        </span>
        {columns.map(({ field, kind: what }, at) => (
          <Fragment key={field}>
            <span role="columnheader" className={what === "figure" ? "vb-num" : undefined}>
              {rules[field]?.label}
            </span>
            {at === 0 && beside.map((figure) => <Heading key={figure.field} label={figure.label} />)}
          </Fragment>
        ))}
        {figures.map(({ field, label }) => (
          <Heading key={field} label={label} />
        ))}
        <span role="cell" className="vb-line-end" />
      </div>
      {isAwaited && <AwaitedLines isFailed={isProposalFailed(entry, state)} dispatch={dispatch} />}
      {(isClosed ? [] : voucher.lines.slice(0, drawnCount)).map((line, at) => (
        <VoucherLine
          key={line.key}
          columns={columns}
          rules={rules}
          proposal={proposal}
          of={line.of && selectLineNow(entry, state, line.of)}
          beside={beside.map(({ field }) => field).join(" ")}
          figures={figures}
          priced={lineFigures.get(line.key)}
          reckon={kind.reckon}
          line={line}
          inOwn={counted.lines[at] ?? line}
          unitsOf={unitsOf}
          lately={lately}
          number={at + 1}
          faults={pickLineFaults(faults, filledKeys.indexOf(line))}
          isReadOnly={writing.isReadOnly}
          passed={columns
            .filter((column) => !isFor(column, line.fields))
            .map(({ field }) => field)
            .join(" ")}
          isActive={active === line.key}
          onActive={onActive}
          dispatch={dispatch}
        />
      ))}
      <VoucherLinesFoot voucher={counted} lines={kind} columns={columns} beside={beside} />
    </LinesTable>
  );
}

/** Returns the same list while nothing changed, so that unchanged lines are not redrawn. */
function useColumns(
  definition: AnyVoucher,
  voucher: VoucherValues,
  isFor: ReturnType<typeof useMarked>,
): AnyVoucherLines["columns"] {
  const { lines } = definition;
  const unusedColumns = (lines?.columns ?? []).filter(
    (column) =>
      column.onlyOf &&
      voucher.lines.every(
        ({ fields, of }) =>
          !isFor(column, fields) && !fields[column.field] && !hasGiven(lines?.proposal, column, of),
      ),
  );
  const names = listDrawnColumns(definition, voucher)
    .filter((name) => unusedColumns.every(({ field }) => field !== name))
    .join(" ");
  return useMemo(() => {
    const drawnNames = new Set(names.split(" "));
    return (lines?.columns ?? []).filter(({ field }) => drawnNames.has(field));
  }, [lines, names]);
}

function Heading({ label }: { label: string }) {
  return (
    <span role="columnheader" className="vb-num">
      {label}
    </span>
  );
}

const NO_FIGURES: readonly PricedFigure[] = [];

const MANY_COLUMNS = 7;

function chooseColumnWidth(kind: AnyVoucherLines["columns"][number]["kind"]): string {
  return `minmax(0, ${kind === "lookup" ? 60 : kind === "figure" ? 22 : 40}fr)`;
}

/** Lakhs must fit even with many columns; a percentage needs little room. */
function chooseFigureWidth({ kind }: PricedFigure): string {
  return `minmax(0, ${kind === "percent" ? 12 : 28}fr)`;
}

function pickLineFaults(faults: VoucherLinesProps["faults"], at: number): string {
  if (at < 0) return "{}";
  const before = `lines.${at}.`;
  const own = Object.entries(faults).filter(([field]) => field.startsWith(before));
  return JSON.stringify(Object.fromEntries(own.map(([field, words]) => [field.slice(before.length), words])));
}
