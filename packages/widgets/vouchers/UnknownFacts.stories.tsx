import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { accountServer } from "../fixtures/accounts.ts";
import type { StoryServer } from "../fixtures/story-server.ts";
import { giveFacts, UNKNOWN_STATE } from "../fixtures/unknown-facts.ts";
import { enter } from "../fixtures/vouchers/enter.ts";
import { GOODS_MASTERS } from "../fixtures/vouchers/voucher-goods.ts";
import { createVoucherServer } from "../fixtures/vouchers/voucher-server.ts";
import { SaleVoucher } from "../generated/components/SaleVoucher.ts";

const onCorrect = fn();
const onPost = fn();

function createServer(role = 1, name?: string): StoryServer {
  const { setUp, ...server } = createVoucherServer({ role, answers: accountServer.answers ?? {} });
  return {
    ...server,
    onCall: ({ method, path }) => method !== "GET" && !path.endsWith("/price") && onPost(path),
    setUp(standIn) {
      setUp?.(standIn);
      giveFacts(standIn, name === undefined ? undefined : [{ ...UNKNOWN_STATE, name }], onCorrect);
    },
  };
}

const meta: Meta<typeof SaleVoucher> = {
  title: "Vouchers/Unknown facts",
  tags: ["whole"],
  component: SaleVoucher,
  args: { heading: 1 },
  parameters: { server: createServer() },
  beforeEach: () => {
    onCorrect.mockClear();
    onPost.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof SaleVoucher>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const STATE_WARNING = "State of Aswathy Medicals is not understood: “Keralla”.";

async function choose(canvas: Canvas, name: string, text: string) {
  await userEvent.click(await canvas.findByRole("combobox", { name }));
  await enter(text);
}

/** The warning comes with the choice, before anything is priced, and its button corrects the State. */
export const Corrected: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    await choose(canvas, "Customer", "Asw");
    await userEvent.keyboard("{Escape}");
    await expect(await canvas.findByText(STATE_WARNING)).toBeVisible();
    await expect(canvas.getByText(/Documents whose tax it decides are refused\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Correct Aswathy Medicals" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Correct Aswathy Medicals" }));
    const state = await dialog.findByRole("textbox", { name: "State" });
    await userEvent.clear(state);
    // Enter submits the customer's form, not the bill behind it.
    await userEvent.type(state, "Kerala{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(onCorrect.mock.calls[0]?.[0]).toMatchObject({ AccountID: 14, State: "Kerala" });
    await waitFor(() => expect(canvas.queryByText(STATE_WARNING)).toBeNull());
    await expect(canvas.getByDisplayValue("Aswathy Medicals")).toBeVisible();
    await expect(onPost.mock.calls.filter(([path]) => path !== "/api/updateaccount")).toEqual([]);
  },
};

/** An item in a line is named too; another customer has no warning. */
export const Item: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, "Customer", "Sree");
    for (const text of ["B2C", "Main G", "", "", "", ""]) await enter(text);
    await enter("Wheel");
    await expect(await canvas.findByText("Unit of Wheelchair is not understood: “METRES”.")).toBeVisible();
    await expect(canvas.queryByText(STATE_WARNING)).toBeNull();
    await userEvent.keyboard("{Escape}");
  },
};

const OLDER_SERIES = {
  id: 10,
  series: "B2C/Kollam Counter",
  invType: "B2C",
  from: "2026-04-01",
  to: "2027-03-31",
};

/** A series whose numbers GST does not allow has a warning beside it, and can still be used. */
export const SeriesFromBefore: Story = {
  parameters: {
    server: createVoucherServer({
      onPost,
      answers: { "sync.masters": { ...GOODS_MASTERS, series: [...GOODS_MASTERS.series, OLDER_SERIES] } },
    }),
  },
  play: async ({ canvas }) => {
    await choose(canvas, "Customer", "Asw");
    await enter("B2C/Kol");
    const warning = await canvas.findByText(/^B2C\/Kollam Counter is too long: .* have 25 characters\./);
    await expect(warning).toHaveClass("vb-warning");
    const field = canvas.getByDisplayValue("B2C/Kollam Counter");
    await expect(field).toHaveAccessibleDescription(/^B2C\/Kollam Counter is too long/);
    await enter("Main G");
    const [firstItem] = await canvas.findAllByRole("textbox", { name: "Item" });
    await userEvent.click(firstItem ?? document.body);
    for (const text of ["Gauze", "5", ""]) await enter(text);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText(/was posted\.$/)).toBeVisible();
    await expect(onPost.mock.calls[0]?.[0]).toMatchObject({ seriesId: 10 });
    // The next bill begins with the same series.
    await expect(canvas.getByText(/^B2C\/Kollam Counter is too long/)).toBeVisible();
    await userEvent.keyboard("{Escape}");
  },
};

/** A salesman is warned, and may not change the customer. */
export const Salesman: Story = {
  parameters: { server: createServer(2) },
  play: async ({ canvas }) => {
    await choose(canvas, "Customer", "Asw");
    await userEvent.keyboard("{Escape}");
    await canvas.findByText(STATE_WARNING);
    await expect(canvas.queryByRole("button", { name: "Correct Aswathy Medicals" })).toBeNull();
  },
};

export const PhoneInTheDark: Story = {
  parameters: { scheme: "dark" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await choose(canvas, "Customer", "Asw");
    await userEvent.keyboard("{Escape}");
    await expect(await canvas.findByText(STATE_WARNING)).toBeVisible();
  },
};

/** A name of eighty letters does not make the page scroll sideways. */
export const LongNameOnPhone: Story = {
  parameters: {
    server: createServer(
      1,
      "Sree Padmanabha Medicals and Surgicals Wholesale and Retail near the Bus Stand X",
    ),
    scheme: "dark",
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await choose(canvas, "Customer", "Asw");
    await userEvent.keyboard("{Escape}");
    const button = await canvas.findByRole("button", { name: /^Correct Sree Padmanabha/ });
    const words = await canvas.findByText(/^State of Sree Padmanabha/);
    const [box, wordsBox] = [button.getBoundingClientRect(), words.getBoundingClientRect()];
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(wordsBox.width).toBeGreaterThan(window.innerWidth / 2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
