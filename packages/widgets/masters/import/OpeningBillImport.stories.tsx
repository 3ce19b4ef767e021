import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { importServer } from "../../fixtures/imports.ts";
import { ExcelImport } from "./ExcelImport.tsx";

const onSend = fn();
const meta: Meta<typeof ExcelImport> = {
  title: "Masters/Import of opening bills",
  tags: ["whole"],
  component: ExcelImport,
  args: { kind: "openingBill", heading: 1 },
  beforeEach: () => void onSend.mockClear(),
};
export default meta;
type Story = StoryObj<typeof ExcelImport>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

async function chooseFile(canvas: Canvas) {
  const fileInput = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!fileInput) throw new Error("There is no field for a file.");
  await userEvent.upload(fileInput, new File(["PK"], "opening-bills.xlsx"));
  await canvas.findByRole("grid");
}

const submit = (canvas: Canvas) => userEvent.click(canvas.getByRole("button", { name: "Submit" }));

/** The difference from the opening balance is shown before the bills are imported. */
export const Difference: Story = {
  parameters: { server: importServer({ onBatch: onSend }) },
  play: async ({ canvas }) => {
    await chooseFile(canvas);
    await expect(canvas.getByText(/250\.00 Dr stays without a bill\.$/)).toBeVisible();
    await submit(canvas);
    await expect(await canvas.findByText("5 imported.")).toBeVisible();
    await expect(onSend.mock.calls.map(([, rows]) => rows as unknown)).toEqual([[2, 3, 4, 5, 6]]);
  },
};

/** The messages of many parties scroll, so that the rows stay in sight. */
export const ManyParties: Story = {
  parameters: { server: importServer({ parties: 40 }) },
  play: async ({ canvas }) => {
    await chooseFile(canvas);
    const parties = canvas.getByRole("group", { name: "Opening balances that change or differ" });
    await expect(parties.children).toHaveLength(40);
    await expect(parties.clientHeight).toBeLessThan(window.innerHeight / 2);
    await expect(parties.scrollHeight).toBeGreaterThan(parties.clientHeight);
  },
};

/** All bills of a sheet are imported or none. */
export const OneRowWrong: Story = {
  parameters: { server: importServer({ wrong: [4], onBatch: onSend }) },
  play: async ({ canvas }) => {
    await chooseFile(canvas);
    await expect(
      canvas.getByText("1 row has an error. No bill is imported until it is corrected."),
    ).toBeVisible();
    await submit(canvas);
    const words = "Row 4: No customer or supplier has this name.";
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent(words));
    await expect(onSend).not.toHaveBeenCalled();
  },
};
