import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { enter } from "../fixtures/vouchers/enter.ts";
import { postedServer } from "../fixtures/vouchers/posted-server.ts";
import { voucherServer } from "../fixtures/vouchers/voucher-server.ts";
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
  parameters: { server: voucherServer({ onPost }) },
  beforeEach: () => void onPost.mockClear(),
};
export default meta;
type Story = StoryObj<typeof JournalVoucher>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** Begins in the first line's account. */
async function begin(canvas: Canvas) {
  await canvas.findByRole("table", { name: "Lines of the Journal Voucher" });
  const [first] = canvas.getAllByRole("textbox", { name: "Account" });
  if (first) await userEvent.click(first);
  await waitFor(() => expect(canvas.getByRole("combobox", { name: "Account" })).toHaveFocus());
}

/** The list of the first field is open, as after a voucher that was accepted: PageUp goes past it, but not from a list that is in use. */
export const EarlierPastAList: Story = {
  parameters: { server: postedServer() },
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

/** Alt+X cancels the one that PageUp has opened; that is said until something is typed of the next one, which is ready. */
export const CancelledWhereItIs: Story = {
  tags: ["!whole"],
  parameters: { server: postedServer({ onChange: onPost }) },
  play: async ({ canvas }) => {
    await begin(canvas);
    // A new one is not there to be cancelled.
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
    await expect(await canvas.findByText("Journal Voucher JRN/12 is cancelled.")).toBeVisible();
    await expect(onPost.mock.calls).toEqual([["/api/v1/journals/4/cancel?reason=Entered%20twice", {}]]);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(canvas.queryByRole("form", { name: /^Correct/ })).toBeNull();
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Account" })).toHaveFocus());
    await enter("Office R");
    await waitFor(() => expect(canvas.queryByText("Journal Voucher JRN/12 is cancelled.")).toBeNull());
  },
};

/** Who may not post may not cancel: there is no button, and the key does nothing. */
export const NotCancelledByAll: Story = {
  args: { isReadOnly: true },
  parameters: { server: postedServer() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Earlier (PageUp)" }));
    await canvas.findByRole("form", { name: "Correct Journal Voucher JRN/12" });
    await userEvent.keyboard("{Alt>}x{/Alt}");
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Cancel the voucher" })).toBeNull());
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

/** A key pressed as soon as the voucher is posted counts: the focus, which goes to the first field of the next one, does not leave the date. */
export const KeyAtOnce: Story = {
  tags: ["!whole"],
  play: async ({ canvas, canvasElement }) => {
    await begin(canvas);
    await enter("Office R");
    await enter("500");
    await enter("Bank Cu");
    await enter("");
    await waitFor(() =>
      expect(canvas.getAllByRole("textbox", { name: "Credit", hidden: true })[1]).toHaveValue("500.00"),
    );
    const focused = new Promise<Element | null>((resolve) => {
      const posted = new MutationObserver(() => {
        if (!canvas.queryByText(/is posted\.$/)) return;
        posted.disconnect();
        void fireEvent.keyDown(document.activeElement ?? document.body, { key: "F2" });
        // After what the form does at this moment.
        setTimeout(() => resolve(document.activeElement));
      });
      posted.observe(canvasElement, { childList: true, subtree: true });
    });
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect((await focused)?.closest("[data-field]")).toHaveAttribute("data-field", "date");
  },
};

/** What balances is proposed to who comes by a key: what is typed takes its place, in the one side or the other. */
export const Balanced: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    await begin(canvas);
    await enter("Office R");
    await enter("500");
    await enter("Bank Cu");
    // At the debit, which lacks nothing; then at the credit.
    await enter("");
    // The list of the next account hides the rest from a screen reader.
    const credits = () => canvas.getAllByRole("textbox", { name: "Credit", hidden: true });
    await waitFor(() => expect(credits()[1]).toHaveValue("500.00"));
    await enter("120.5");
    await waitFor(() => expect(credits()[1]).toHaveValue("120.50"));
    await enter("Main C");
    // Another debit after all: back from the credit, with what was proposed there.
    await enter("");
    await waitFor(() => expect(credits()[2]).toHaveValue("379.50"));
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    await enter("80");
    await waitFor(() => expect(credits()[2]).toHaveValue(""));
    await enter("Malabar");
    await enter("");
    // 500.00 + 80.00 - 120.50
    await waitFor(() => expect(credits()[3]).toHaveValue("459.50"));
    // By the pointer nothing is proposed: the cursor would stand behind it.
    await enter("");
    await enter("Furn");
    await userEvent.clear(credits()[3] ?? document.body);
    const fifth = canvas.getAllByRole("textbox", { name: "Credit", hidden: true })[4] ?? document.body;
    await userEvent.click(fifth);
    await waitFor(() => expect(fifth).toHaveValue(""));
  },
};

/** Up and Down go to the same field of the line before or after; from the first line Up goes nowhere. */
export const Arrows: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    await begin(canvas);
    for (const text of ["Office R", "500", "Bank Cu", "", "200", "Main C"]) await enter(text);
    // The list of the next account hides the rest from a screen reader.
    const debits = () => canvas.getAllByRole("textbox", { name: "Debit", hidden: true });
    await waitFor(() => expect(debits()[2]).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(debits()[1]).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(debits()[0]).toHaveFocus());
    // What is typed takes the place of what stands there.
    await userEvent.keyboard("450{ArrowUp}");
    await waitFor(() => expect(debits()[0]).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(debits()[1]).toHaveFocus());
    await expect(debits()[0]).toHaveValue("450.00");
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(debits()[2]).toHaveFocus());
  },
};

/** The day stays from one form to the next, as long as the page is open. */
export const DayOfTheNextForm: Story = {
  tags: ["!whole"],
  render: (args) => <OneAfterTheOther {...args} />,
  play: async ({ canvas }) => {
    await begin(canvas);
    await userEvent.keyboard("{F2}0511");
    await enter("");
    for (const text of ["Office R", "540", "Main C", "", ""]) await enter(text);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await canvas.findByText(/is posted\.$/);
    await expect(onPost.mock.calls[0]?.[0]).toMatchObject({ date: "2026-11-05" });
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await canvas.findByRole("button", { name: "The next form" }));
    const party = await canvas.findByRole("combobox", { name: "Paid To" });
    await expect(canvas.getByRole("spinbutton", { name: /^day/ })).toHaveTextContent("05");
    await userEvent.click(party);
    await userEvent.click(await screen.findByRole("option", { name: "Malabar Surgicals" }));
    await userEvent.type(await canvas.findByRole("textbox", { name: "Amount" }), "10");
    await userEvent.click(canvas.getByRole("button", { name: "Accept" }));
    await canvas.findByText(/is posted\.$/);
    await expect(onPost.mock.calls[1]?.[0]).toMatchObject({ date: "2026-11-05", amount: 10 });
    await userEvent.keyboard("{Escape}");
  },
};

/** A journal, and a payment after it in the same page. */
function OneAfterTheOther(props: VoucherProps) {
  const [isNext, setNext] = useState(false);
  return (
    <>
      {isNext ? <PaymentVoucher {...props} /> : <JournalVoucher {...props} />}
      <Button onPress={() => setNext(true)}>The next form</Button>
    </>
  );
}
