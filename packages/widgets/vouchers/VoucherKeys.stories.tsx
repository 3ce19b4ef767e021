import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { enter } from "../fixtures/vouchers/enter.ts";
import { createPostedServer } from "../fixtures/vouchers/posted-server.ts";
import { createVoucherServer } from "../fixtures/vouchers/voucher-server.ts";
import { Button } from "../parts/Button.tsx";
import type { VoucherProps } from "../voucher/define-voucher.tsx";
import { JournalVoucher } from "../generated/components/JournalVoucher.ts";
import { PaymentVoucher } from "../generated/components/PaymentVoucher.ts";

const onPost = fn();
const meta: Meta<typeof JournalVoucher> = {
  title: "Vouchers/Keys",
  tags: ["whole"],
  component: JournalVoucher,
  args: { heading: 1 },
  parameters: { server: createVoucherServer({ onPost }) },
  beforeEach: () => void onPost.mockClear(),
};
export default meta;
type Story = StoryObj<typeof JournalVoucher>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** Puts the focus into the first line's account. */
async function begin(canvas: Canvas) {
  await canvas.findByRole("table", { name: "Lines of the Journal Voucher" });
  const [first] = canvas.getAllByRole("textbox", { name: "Account" });
  if (first) await userEvent.click(first);
  await waitFor(() => expect(canvas.getByRole("combobox", { name: "Account" })).toHaveFocus());
}

/** Enters a journal of 500 rupees that is ready to post. */
async function enterJournal(canvas: Canvas) {
  await begin(canvas);
  await enter("Office R");
  await enter("500");
  await enter("Bank Cu");
  await enter("");
  await waitFor(() =>
    expect(canvas.getAllByRole("textbox", { name: "Credit", hidden: true })[1]).toHaveValue("500.00"),
  );
}

/**
 * The first field's list is open, as after posting a voucher: PageUp leaves that list, but not one
 * that is in use.
 */
export const EarlierPastAList: Story = {
  parameters: { server: createPostedServer() },
  play: async ({ canvas }) => {
    await begin(canvas);
    await screen.findByRole("option", { name: "Office Rent" });
    const account = canvas.getByRole("combobox", { name: "Account" });
    await expect(account).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{PageUp}");
    await canvas.findByRole("form", { name: "Correct Journal Voucher JRN/12" });
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await userEvent.keyboard("{PageDown}");
    await waitFor(() => expect(account).toHaveFocus());
    await screen.findByRole("option", { name: "Office Rent" });
    await userEvent.keyboard("{ArrowDown}{PageUp}");
    await waitFor(() => expect(account).toHaveFocus());
    await expect(account).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Escape}o{PageUp}");
    await waitFor(() => expect(account).toHaveFocus());
    await expect(account).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Escape}");
  },
};

/**
 * Alt+X cancels the voucher opened with PageUp; a message says so until the user types into the
 * next voucher, which is ready.
 */
export const CancelledWhereItIs: Story = {
  tags: ["!whole"],
  parameters: { server: createPostedServer({ onChange: onPost }) },
  play: async ({ canvas }) => {
    await begin(canvas);
    // A new voucher can't be cancelled.
    await userEvent.keyboard("{Alt>}x{/Alt}{PageUp}");
    await expect(await canvas.findByRole("button", { name: "Cancel the voucher" })).toBeVisible();
    await userEvent.keyboard("{Alt>}x{/Alt}");
    const question = await screen.findByRole("alertdialog", { name: "Cancel Journal Voucher JRN/12?" });
    await userEvent.click(within(question).getByRole("button", { name: "Keep it" }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await userEvent.keyboard("{Alt>}x{/Alt}");
    const again = within(await screen.findByRole("alertdialog"));
    await waitFor(() => expect(again.getByRole("textbox", { name: "Reason" })).toHaveFocus());
    await userEvent.keyboard("Entered twice{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText("Journal Voucher JRN/12 was cancelled.")).toBeVisible();
    await expect(onPost.mock.calls).toEqual([["/api/v1/journals/4/cancel?reason=Entered%20twice", {}]]);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(canvas.queryByRole("form", { name: /^Correct/ })).toBeNull();
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Account" })).toHaveFocus());
    await enter("Office R");
    await waitFor(() => expect(canvas.queryByText("Journal Voucher JRN/12 was cancelled.")).toBeNull());
  },
};

/** A user who may not post may not cancel: there is no button, and the key does nothing. */
export const NotCancelledByAll: Story = {
  args: { isReadOnly: true },
  parameters: { server: createPostedServer() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Earlier (PageUp)" }));
    await canvas.findByRole("form", { name: "Correct Journal Voucher JRN/12" });
    await userEvent.keyboard("{Alt>}x{/Alt}");
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Cancel the voucher" })).toBeNull());
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

/**
 * A key pressed right after posting works: F2 focuses the date, and the next voucher's first field
 * doesn't take the focus away.
 */
export const KeyAtOnce: Story = {
  tags: ["!whole"],
  play: async ({ canvas, canvasElement }) => {
    await enterJournal(canvas);
    const focusedElement = new Promise<Element | null>((resolve) => {
      const postedObserver = new MutationObserver(() => {
        if (!canvas.queryByText(/was posted\.$/)) return;
        postedObserver.disconnect();
        void fireEvent.keyDown(document.activeElement ?? document.body, { key: "F2" });
        // Wait for what the form does after posting.
        setTimeout(() => resolve(document.activeElement));
      });
      postedObserver.observe(canvasElement, { childList: true, subtree: true });
    });
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect((await focusedElement)?.closest("[data-field]")).toHaveAttribute("data-field", "date");
  },
};

/**
 * Ctrl+Enter posts while no field has the focus, for example when the focused line was just
 * replaced.
 */
export const PostedFromNowhere: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    await enterJournal(canvas);
    (document.activeElement as HTMLElement).blur(); // a field has the focus
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText(/was posted\.$/)).toBeVisible();
    await expect(onPost).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Account" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  },
};

/**
 * A field reached by keyboard proposes the balancing amount; typing replaces it, in debit or
 * credit.
 */
export const Balanced: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    await begin(canvas);
    await enter("Office R");
    await enter("500");
    await enter("Bank Cu");
    // The debit gets no proposal; the credit does.
    await enter("");
    // The next account's list hides the other fields from role queries.
    const listCreditFields = () => canvas.getAllByRole("textbox", { name: "Credit", hidden: true });
    await waitFor(() => expect(listCreditFields()[1]).toHaveValue("500.00"));
    await enter("120.5");
    await waitFor(() => expect(listCreditFields()[1]).toHaveValue("120.50"));
    await enter("Main C");
    // A debit after all: back from the credit and its proposed amount.
    await enter("");
    await waitFor(() => expect(listCreditFields()[2]).toHaveValue("379.50"));
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    await enter("80");
    await waitFor(() => expect(listCreditFields()[2]).toHaveValue(""));
    await enter("Malabar");
    await enter("");
    // 500.00 + 80.00 - 120.50
    await waitFor(() => expect(listCreditFields()[3]).toHaveValue("459.50"));
    // Clicking proposes nothing: the cursor would be after the proposed amount.
    await enter("");
    await enter("Furn");
    await userEvent.clear(listCreditFields()[3] ?? document.body);
    const fifth = canvas.getAllByRole("textbox", { name: "Credit", hidden: true })[4] ?? document.body;
    await userEvent.click(fifth);
    await waitFor(() => expect(fifth).toHaveValue(""));
  },
};

/**
 * Up and Down go to the same field of the previous or next line; Up in the first line does nothing.
 */
export const Arrows: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    await begin(canvas);
    for (const text of ["Office R", "500", "Bank Cu", "", "200", "Main C"]) await enter(text);
    // The next account's list hides the other fields from role queries.
    const listDebitFields = () => canvas.getAllByRole("textbox", { name: "Debit", hidden: true });
    await waitFor(() => expect(listDebitFields()[2]).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(listDebitFields()[1]).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(listDebitFields()[0]).toHaveFocus());
    // Typing replaces the field's value.
    await userEvent.keyboard("450{ArrowUp}");
    await waitFor(() => expect(listDebitFields()[0]).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(listDebitFields()[1]).toHaveFocus());
    await expect(listDebitFields()[0]).toHaveValue("450.00");
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(listDebitFields()[2]).toHaveFocus());
  },
};

/** The date is kept from one form to the next as long as the page is open. */
export const DayOfTheNextForm: Story = {
  tags: ["!whole"],
  render: (args) => <OneAfterTheOther {...args} />,
  play: async ({ canvas }) => {
    await begin(canvas);
    await userEvent.keyboard("{F2}0511");
    await enter("");
    for (const text of ["Office R", "540", "Main C", "", ""]) await enter(text);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await canvas.findByText(/was posted\.$/);
    await expect(onPost.mock.calls[0]?.[0]).toMatchObject({ date: "2026-11-05" });
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await canvas.findByRole("button", { name: "The next form" }));
    const party = await canvas.findByRole("combobox", { name: "Paid To" });
    await expect(canvas.getByRole("spinbutton", { name: /^day/ })).toHaveTextContent("05");
    await userEvent.click(party);
    await userEvent.click(await screen.findByRole("option", { name: "Malabar Surgicals" }));
    await userEvent.type(await canvas.findByRole("textbox", { name: "Amount" }), "10");
    await userEvent.click(canvas.getByRole("button", { name: "Accept" }));
    await canvas.findByText(/was posted\.$/);
    await expect(onPost.mock.calls[1]?.[0]).toMatchObject({ date: "2026-11-05", amount: 10 });
    await userEvent.keyboard("{Escape}");
  },
};

/** A journal, then a payment on the same page. */
function OneAfterTheOther(props: VoucherProps) {
  const [isNext, setNext] = useState(false);
  return (
    <>
      {isNext ? <PaymentVoucher {...props} /> : <JournalVoucher {...props} />}
      <Button onPress={() => setNext(true)}>The next form</Button>
    </>
  );
}
