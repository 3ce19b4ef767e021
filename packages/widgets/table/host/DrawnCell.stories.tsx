import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactNode } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { branchServer } from "../../fixtures/branches.ts";
import { HostPage, keepConsoleQuiet } from "../../fixtures/HostPage.tsx";
import { createSaleServer, threeBills } from "../../fixtures/reports/sale-bills.ts";
import { bodyRows } from "../../fixtures/table-rows.ts";
import { BranchMaster, SaleReport } from "../../index.ts";

// A host's component in a cell keeps its state however often the page and the table are drawn again.
const onDraw = fn();

const meta: Meta<typeof HostPage> = {
  title: "Embed/State of cells",
  component: HostPage,
  beforeEach: () => {
    onDraw.mockReset();
    return keepConsoleQuiet();
  },
};
export default meta;
type Story = StoryObj<typeof HostPage>;

function CallCounter({ text }: { text: string }) {
  const [calls, setCalls] = useState(0);
  onDraw(text);
  return (
    <button type="button" onClick={() => setCalls(calls + 1)}>
      {text}, calls: {calls}
    </button>
  );
}

/** Its actions are new whenever it is drawn, so that each row is drawn again. */
function DrawnAgain({ draw }: { draw: (actions: { rowActions: never }) => ReactNode }) {
  const [times, setTimes] = useState(1);
  const rowActions = [{ id: "call", label: `Call ${times}`, icon: "info", onAction: onDraw }];
  return (
    <>
      {draw({ rowActions: rowActions as never })}
      <button type="button" onClick={() => setTimes(times + 1)}>
        Draw again
      </button>
    </>
  );
}

const saleCells = { CustomerName: CallCounter };
export const OfReport: Story = {
  args: {
    server: createSaleServer({ bills: threeBills }),
    children: <DrawnAgain draw={(actions) => <SaleReport cells={saleCells} {...actions} urlKey={false} />} />,
  },
  play: async ({ canvas }) => {
    await pressCounter(canvas, "Sree Narayana Surgicals");
    await drawAgain(canvas);
    await canvas.findAllByRole("button", { name: "Call 2" });
    await expect(canvas.getByRole("button", { name: "Sree Narayana Surgicals, calls: 1" })).toBeVisible();
    // Another row in the same line.
    await userEvent.type(canvas.getByRole("searchbox"), "lakeshore");
    await waitFor(async () => expect(await bodyRows(canvas)).toHaveLength(1));
    await canvas.findByRole("button", { name: "Lakeshore Pharma, Kottayam, calls: 0" });
  },
};

const branchCells = { BranchName: CallCounter };
export const OfMaster: Story = {
  args: {
    server: branchServer,
    children: <DrawnAgain draw={(actions) => <BranchMaster cells={branchCells} {...actions} />} />,
  },
  play: async ({ canvas }) => {
    await pressCounter(canvas, "Kollam");
    await drawAgain(canvas);
    await expect(canvas.getByRole("button", { name: "Kollam, calls: 1" })).toBeVisible();
    await userEvent.type(canvas.getByRole("searchbox"), "kottar");
    await canvas.findByRole("button", { name: "Kottarakkara, calls: 0" });
  },
};

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

async function pressCounter(canvas: Canvas, name: string) {
  await userEvent.click(await canvas.findByRole("button", { name: `${name}, calls: 0` }));
  await expect(await canvas.findByRole("button", { name: `${name}, calls: 1` })).toBeVisible();
}

async function drawAgain(canvas: Canvas) {
  onDraw.mockReset();
  await userEvent.click(canvas.getByRole("button", { name: "Draw again" }));
  await waitFor(() => expect(onDraw).toHaveBeenCalled());
}
