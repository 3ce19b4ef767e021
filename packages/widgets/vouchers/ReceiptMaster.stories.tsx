import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { makeMasterStates } from "../fixtures/master-states.ts";
import { receiptServer } from "../fixtures/reports/receipts.ts";
import { ReceiptMaster } from "./ReceiptMaster.tsx";

const meta: Meta<typeof ReceiptMaster> = {
  title: "Vouchers/Receipt Master",
  tags: ["whole"],
  component: ReceiptMaster,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof ReceiptMaster>;

const states = makeMasterStates({
  server: receiptServer,
  title: "Receipt List",
  name: "Aswathy Medicals",
  field: "Amount",
  typed: "1250.50",
  words: {
    empty: "No receipts in this financial year.",
    noMatch: "No matching receipt found",
    failedList: "Failed to fetch receipt details. Please try again.",
    failedUpdate: "Failed to update data!",
  },
});

export const Editing: Story = states.editing;
export const NoMatch: Story = { ...states.noMatch, tags: ["!whole"] };
export const Failing: Story = states.failing;
export const Outdated: Story = states.outdated;
export const Saved: Story = states.saved;
export const ReadOnly: Story = states.readOnly;
export const TenThousand: Story = {
  ...states.tenThousand,
  play: async (context) => {
    await states.tenThousand.play(context);
    // The server sends pages; the others are one press away.
    await expect(context.canvas.getByText("Page 1 of 20")).toBeVisible();
    await userEvent.click(context.canvas.getByRole("button", { name: "Last page" }));
    await expect(await context.canvas.findByText("Page 20 of 20")).toBeVisible();
  },
};

const onWrite = fn();
const choose = async (canvas: Canvas, label: string, option: string) => {
  const field = canvas.getByRole("combobox", { name: new RegExp(`^${label}`) });
  await userEvent.clear(field);
  await userEvent.type(field, option);
  await userEvent.click(await within(document.body).findByRole("option", { name: option }));
};

export const Created: Story = {
  tags: ["!whole"],
  parameters: { server: { ...receiptServer, onWrite } },
  play: async ({ canvas }) => {
    onWrite.mockClear();
    await waitFor(() => expect(canvas.getByLabelText(/^Receipt No/)).toHaveValue("4"));
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    for (const words of ["Please select a ledger name.", "Please select a recipient name."])
      await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.getByText("Please enter an amount above 0.")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("combobox", { name: /^Receipt Type/ })).toHaveFocus());

    // Of all groups, only banks (5) and cash (6) are modes of a receipt.
    await userEvent.click(canvas.getByRole("combobox", { name: /^Receipt Type/ }));
    const modes = await within(document.body).findAllByRole("option");
    await expect(modes.map((option) => option.textContent)).toEqual(["Main Cash", "Bank Current Account"]);
    await userEvent.keyboard("{Escape}");

    // Only a bank needs the cheque fields.
    await choose(canvas, "Receipt Type", "Main Cash");
    await waitFor(() => expect(canvas.queryByLabelText(/^Cheque/)).toBeNull());
    await choose(canvas, "Receipt Type", "Bank Current Account");
    for (const label of ["Cheque/DD No", "Bank", "Branch", "Remark"])
      await expect(canvas.getByRole("textbox", { name: label })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("group", { name: /^Cheque Date/ })).toBeVisible());

    await choose(canvas, "Ledger Type", "Aswathy Medicals");
    await expect(await canvas.findByText("Outstanding today: 18,500.00 Dr")).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Amount/), "12.345");
    await userEvent.tab();
    await expect(await canvas.findByText("Amount must have at most two decimals.")).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Amount/), "{Backspace}");
    await userEvent.type(canvas.getByLabelText(/^Cheque\/DD No/), "778899{Enter}");
    await expect(await canvas.findByText("Receipt submitted successfully!")).toBeVisible();
    await expect(onWrite).toHaveBeenCalledTimes(1);
    await expect(onWrite).toHaveBeenCalledWith(
      "/api/insertupdatereciept",
      expect.objectContaining({ RDate: "2026-11-21", PLID: 102, PartyID: 14, Debit: 12.34, ChkNo: "778899" }),
    );
    await waitFor(() => expect(canvas.queryByLabelText(/^Cheque\/DD No/)).toBeNull());
  },
};

export const Deleted: Story = {
  parameters: { server: { ...receiptServer, onWrite } },
  play: async ({ canvas }) => {
    onWrite.mockClear();
    await userEvent.click(await canvas.findByText("Aswathy Medicals"));
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }));
    const question = within(document.body);
    const window = await question.findByRole("alertdialog", { name: "Delete Receipt No 3?" });
    await userEvent.click(within(window).getByRole("button", { name: "Yes" }));
    await expect(await canvas.findByText("Receipt deleted successfully!")).toBeVisible();
    await expect(onWrite).toHaveBeenCalledWith("/api/deleteReciept", { ReNo: 3, ReId: 3, FYearID: 2 });
    await waitFor(() => expect(canvas.queryByText("Aswathy Medicals")).toBeNull());
  },
};

export const Cheque: Story = {
  parameters: { server: receiptServer },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText(/^Sree Dhanwanthari/));
    await expect(await canvas.findByDisplayValue("004512")).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/^Receipt No/)).toHaveValue("2"));
    await waitFor(() => expect(canvas.getByLabelText(/^Amount/)).toHaveValue("162764.46"));
    // The server sets the number, so the date is the first field that can be changed.
    await waitFor(() => expect(canvas.getAllByRole("spinbutton")[0]).toHaveFocus());
  },
};

export const Printed: Story = {
  parameters: { server: receiptServer },
  play: async ({ canvas }) => {
    const print = fn();
    window.print = print;
    await expect(canvas.getByRole("button", { name: "Print" })).toBeDisabled();
    await userEvent.click(await canvas.findByText(/^Sree Dhanwanthari/));
    await userEvent.click(canvas.getByRole("button", { name: "Print" }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const paper = document.querySelector(".vb-paper-receipt");
    for (const words of [
      "Kairali Surgicals & Medicals",
      "MC Road, Thiruvalla, Pathanamthitta, Kerala",
      "GSTIN 32ABCDE1234F1Z9",
      "Receipt No 2",
      "20-11-2026",
      "Sree Dhanwanthari Ayurveda Hospital and Research Centre, Kozhencherry",
      "Rupees One Lakh Sixty Two Thousand Seven Hundred Sixty Four And Forty Six Paise Only",
      "₹ 1,62,764.46",
      "Cheque/DD No 004512 dated 30-11-2026, Federal Bank, Kozhencherry",
      "Against September",
      "Authorised signatory",
    ])
      await expect(paper).toHaveTextContent(words);
    window.dispatchEvent(new Event("afterprint"));
    await waitFor(() => expect(document.querySelector(".vb-paper-receipt")).toBeNull());
    // An edited amount isn't in the books yet, so it can't be printed.
    await userEvent.type(canvas.getByLabelText(/^Amount/), "1");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Print" })).toBeDisabled());
  },
};

type Canvas = ReturnType<typeof within>;

export const PhoneInTheDark: Story = {
  parameters: { server: receiptServer, scheme: "dark" },
  globals: { viewport: { value: "phone" } },
};
