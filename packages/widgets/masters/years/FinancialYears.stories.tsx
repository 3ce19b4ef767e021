import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { createVanbook } from "@vanbook/sdk";
import { fetchOf } from "../../fixtures/StoryFrame.tsx";
import { createGate } from "../../fixtures/gate.ts";
import { makeStoryYear, createYearsServer } from "../../fixtures/years.ts";
import { VanbookProvider } from "../../VanbookProvider.tsx";
import { FinancialYears } from "./FinancialYears.tsx";

const meta: Meta<typeof FinancialYears> = {
  title: "Masters/Financial Years",
  tags: ["whole"],
  component: FinancialYears,
  args: { heading: 1 },
  parameters: { server: createYearsServer() },
};
export default meta;
type Story = StoryObj<typeof FinancialYears>;
type Canvas = ReturnType<typeof within>;

const findRow = (canvas: Canvas, label: string) => canvas.findByRole("row", { name: new RegExp(label) });
const getButton = (canvas: Canvas, name: string) => canvas.getByRole("button", { name });
const findQuestion = async (name: string) =>
  within(await within(document.body).findByRole("alertdialog", { name }));

/**
 * The current year is opened first; 2024-25 was closed on 3 May in India, when it was still the 2nd
 * in UTC.
 */
export const Years: Story = {
  play: async ({ canvas }) => {
    await expect(await findRow(canvas, "2025-26")).toHaveTextContent("To be closed");
    const card = canvas.getByRole("region", { name: "Financial Year 2026-27" });
    await expect(card).toHaveTextContent("Running");
    await expect(card).toHaveTextContent("Locked until 30-09-2026.");
    await expect(card).toHaveTextContent("It can be closed after it ends on 31-03-2027.");
    await expect(getButton(canvas, "Close Year")).toBeDisabled();
    const note = canvas.getByText(/will be created automatically on/);
    await expect(note).toHaveTextContent(/^2027-28 will be created automatically on 25-03-2027, with/);
    await userEvent.click(await findRow(canvas, "2024-25"));
    const closedYear = canvas.getByRole("region", { name: "Financial Year 2024-25" });
    await waitFor(() => expect(closedYear).toHaveTextContent("Closed on 03-05-2025."));
    await expect(canvas.queryByRole("button", { name: "Lock" })).toBeNull();
  },
};

const onChange = fn();
const gate = createGate();
export const Closed: Story = {
  tags: ["!whole"],
  parameters: { server: createYearsServer({ onChange }), gate },
  play: async ({ canvas }) => {
    onChange.mockClear();
    await userEvent.click(await findRow(canvas, "2025-26"));
    await userEvent.click(getButton(canvas, "Close Year"));
    const alertDialog = await findQuestion("Close 2025-26?");
    await waitFor(() =>
      expect(alertDialog.getByText(/are brought to zero/)).toHaveTextContent(
        "On 31-03-2026, the balances of all income and expense accounts are brought to zero.",
      ),
    );
    await expect(alertDialog.getByText(/nothing can be posted/)).toBeVisible();
    gate.shut();
    await userEvent.dblClick(alertDialog.getByRole("button", { name: "Close Year" }));
    gate.open();
    const toast = "2025-26 is closed. Profit ₹1,23,456.50, voucher CLS/1.";
    await expect(await within(document.body).findByText(toast)).toBeVisible();
    await expect(onChange).toHaveBeenCalledTimes(1);
    await expect(onChange).toHaveBeenCalledWith(
      "/api/v1/years/2/close",
      expect.stringMatching(/^.{20,}$/),
      null,
    );
    await waitFor(async () => expect(await findRow(canvas, "2025-26")).toHaveTextContent("Closed"));
    // Only the latest closed year can be reopened, not the one before it.
    await userEvent.click(await findRow(canvas, "2024-25"));
    const hindrance = canvas.getByText(/^Reopen first\.$/);
    await waitFor(() => expect(hindrance).toHaveTextContent("Reopen 2025-26 first."));
    await userEvent.click(await findRow(canvas, "2025-26"));
    await userEvent.click(getButton(canvas, "Open Again"));
    const reopen = await findQuestion("Open 2025-26 again?");
    await userEvent.click(reopen.getByRole("button", { name: "Open Again" }));
    await expect(await within(document.body).findByText(/^2025-26 is open again/)).toBeVisible();
    await waitFor(async () => expect(await findRow(canvas, "2025-26")).toHaveTextContent("To be closed"));
  },
};

export const Locked: Story = {
  parameters: { server: createYearsServer({ onChange }) },
  play: async ({ canvas }) => {
    onChange.mockClear();
    await findRow(canvas, "2026-27");
    await userEvent.click(getButton(canvas, "Unlock"));
    await expect(await within(document.body).findByText("2026-27 is no longer locked.")).toBeVisible();
    await expect(onChange).toHaveBeenLastCalledWith("/api/v1/years/3/lock", null, { until: null });
    await waitFor(() => expect(getButton(canvas, "Unlock")).toBeDisabled());
    await userEvent.click(getButton(canvas, "Lock"));
    await expect(await canvas.findByText("Choose a day of 2026-27.")).toBeVisible();
    const group = within(canvas.getByRole("group", { name: /^Lock Until/ }));
    await userEvent.click(group.getAllByRole("spinbutton")[0]!);
    await userEvent.keyboard("31102026");
    await userEvent.click(getButton(canvas, "Lock"));
    await expect(await within(document.body).findByText("2026-27 is locked until 31-10-2026.")).toBeVisible();
    const now = await canvas.findByText(/^Locked until/);
    await waitFor(() => expect(now).toHaveTextContent("Locked until 31-10-2026."));
  },
};

export const Created: Story = {
  tags: ["!whole"],
  parameters: { server: createYearsServer({ onChange }) },
  play: async ({ canvas }) => {
    onChange.mockClear();
    await findRow(canvas, "2026-27");
    await userEvent.click(getButton(canvas, "Create 2027-28"));
    const alertDialog = await findQuestion("Create 2027-28 now?");
    await waitFor(() =>
      expect(alertDialog.getByText(/^It runs from/)).toHaveTextContent("from 01-04-2027 to 31-03-2028"),
    );
    await userEvent.click(alertDialog.getByRole("button", { name: "Create 2027-28" }));
    const toast = "2027-28 was created with the series B2B/27-28, B2C/27-28.";
    await expect(await within(document.body).findByText(toast)).toBeVisible();
    await expect(onChange).toHaveBeenCalledWith(
      "/api/v1/years",
      expect.stringMatching(/^.{20,}$/),
      "2027-04-01",
    );
    await expect(await findRow(canvas, "2027-28")).toHaveTextContent("Not begun");
  },
};

/**
 * Someone else has closed it in the meantime: the dialog stays open and shows the server's message.
 */
export const Refused: Story = {
  parameters: {
    server: createYearsServer({
      refuses: { code: "YEAR_CLOSED", message: "The financial year is closed." },
      onChange,
    }),
  },
  play: async ({ canvas }) => {
    onChange.mockClear();
    await userEvent.click(await findRow(canvas, "2025-26"));
    await userEvent.click(getButton(canvas, "Close Year"));
    const alertDialog = await findQuestion("Close 2025-26?");
    await userEvent.click(alertDialog.getByRole("button", { name: "Close Year" }));
    await expect(await alertDialog.findByRole("alert")).toHaveTextContent("The financial year is closed.");
    // After a refusal, the next try is a new request.
    await userEvent.click(alertDialog.getByRole("button", { name: "Close Year" }));
    await waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
    const [first, second] = onChange.mock.calls.map(([, key]: unknown[]) => key);
    await expect(first).not.toBe(second);
    await userEvent.click(alertDialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(within(document.body).queryByRole("alertdialog")).toBeNull());
  },
};

/**
 * The server fails: it is unknown whether the change was made, so the next try repeats the same
 * request.
 */
export const Lost: Story = {
  parameters: {
    server: createYearsServer({
      refuses: { code: "DATABASE_UNAVAILABLE", message: "The database can't be reached." },
      onChange,
    }),
  },
  play: async ({ canvas }) => {
    onChange.mockClear();
    await userEvent.click(await findRow(canvas, "2025-26"));
    await userEvent.click(getButton(canvas, "Close Year"));
    const alertDialog = await findQuestion("Close 2025-26?");
    await userEvent.click(alertDialog.getByRole("button", { name: "Close Year" }));
    const alert = await alertDialog.findByRole("alert");
    await expect(alert).toHaveTextContent("The year could not be closed. Please try again.");
    await expect(alert).toHaveTextContent("The database can't be reached.");
    await userEvent.click(alertDialog.getByRole("button", { name: "Close Year" }));
    await waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
    const [first, second] = onChange.mock.calls.map(([, key]: unknown[]) => key);
    await expect(first).toBe(second);
  },
};

export const Empty: Story = {
  parameters: { server: createYearsServer({ years: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The company has no financial year yet.")).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { server: createYearsServer({ failures: 1 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("could not be loaded");
    await userEvent.click(getButton(canvas, "Retry"));
    await findRow(canvas, "2026-27");
  },
};

export const Slow: Story = { parameters: { server: createYearsServer({ delay: Infinity }) } };

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await userEvent.click(await findRow(canvas, "2025-26"));
    await waitFor(() => expect(canvas.getByRole("region", { name: "Financial Year 2025-26" })).toBeVisible());
    await expect(canvas.queryByRole("button", { name: /^(Close Year|Lock|Create)/ })).toBeNull();
  },
};

export const ManyYears: Story = {
  parameters: {
    server: createYearsServer({ years: Array.from({ length: 40 }, (_, at) => makeStoryYear(2024 + at)) }),
  },
};

/** On a phone no date is split over two lines. */
export const PhoneInTheDark: Story = {
  parameters: { scheme: "dark" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await findRow(canvas, "2026-27");
    const note = canvas.getByText(/will be created automatically on/);
    await expect(within(note).getByText("25-03-2027").getClientRects()).toHaveLength(1);
    // Even at the smallest width the text breaks only between words.
    note.style.width = "1em";
    const dates = [...canvasElement.querySelectorAll(".vb-nowrap")];
    await expect(dates.length).toBeGreaterThan(3);
    await expect(dates.filter((each) => each.getClientRects().length !== 1)).toEqual([]);
  },
};
/**
 * Only users with a role see the note about the administrator; on a page with a token the user has
 * no role.
 */
export const OnPage: Story = {
  render: () => (
    <VanbookProvider client={tokenClient} scheme="inherit">
      <FinancialYears heading={1} />
    </VanbookProvider>
  ),
  play: async ({ canvas }) => {
    await findRow(canvas, "2025-26");
    await expect(await canvas.findByText("View only on this page.")).toBeVisible();
    await expect(canvas.queryByText(/administrator/)).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Close Year" })).toBeNull();
  },
};

const terms = { operations: ["years.list"], writes: false, locked: [], hidden: [] };
const tokenClient = createVanbook({
  baseUrl: window.location.origin,
  auth: { kind: "token", getToken: () => ({ token: "vbe_story", expiresAt: "2026-11-21T23:59:59Z" }) },
  fetch: fetchOf({ ...createYearsServer(), answers: { "embedTokens.current": terms } }),
});
