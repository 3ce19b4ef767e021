import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { createPriceServer } from "../../fixtures/price-lists.ts";
import { STORY_DAY } from "../../fixtures/story-day.ts";
import { PriceLists } from "./PriceLists.tsx";

const onSave = fn();

const meta: Meta<typeof PriceLists> = {
  title: "Masters/Price Lists",
  tags: ["whole"],
  component: PriceLists,
  args: { heading: 1 },
  parameters: { server: createPriceServer({ onSave }) },
  beforeEach: () => void onSave.mockClear(),
};
export default meta;
type Story = StoryObj<typeof PriceLists>;

export const Typed: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    await expectShownList(canvas);
    await expect(canvas.getByText("164.2575")).toBeVisible();
    await expect(canvas.getByText("170.00 from 01-01-2027")).toBeVisible();
    await expect(getButton(canvas, "Save")).toBeDisabled();
    await userEvent.type(getPriceField(canvas, "Absorbent Cotton 500 g"), "110{Enter}");
    await waitFor(() => expect(getPriceField(canvas, "Crepe Bandage")).toHaveFocus());
    await userEvent.keyboard("-1{ArrowDown}{ArrowDown}0.525{ArrowUp}");
    await waitFor(() => expect(getPriceField(canvas, "Digital Thermometer")).toHaveFocus());
    await userEvent.click(getButton(canvas, "Save 3 Prices"));
    await expect(await canvas.findByText("New Price must be at least 0.")).toBeVisible();
    await waitFor(() => expect(getPriceField(canvas, "Crepe Bandage")).toHaveFocus());
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.clear(getPriceField(canvas, "Crepe Bandage"));
    await userEvent.dblClick(getButton(canvas, "Save 2 Prices"));
    await expect(await canvas.findByText("The prices are saved.")).toBeVisible();
    await expect(onSave.mock.calls).toEqual([
      [
        {
          ...{ rateType: "CCP", validFrom: STORY_DAY },
          lines: [
            { itemId: 1, price: 110 },
            { itemId: 4, price: 0.525 },
          ],
        },
      ],
    ]);
    await waitFor(() => expect(canvas.getByText(/^110\.00 from/)).toBeVisible());
    await expect(getPriceField(canvas, "Absorbent Cotton 500 g")).toHaveValue("");
  },
};

export const Pasted: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    await expectShownList(canvas);
    await userEvent.click(getPriceField(canvas, "Crepe Bandage"));
    await userEvent.paste("₹1,040.50\r\n\r\n0.6\r\n99\r\n");
    await waitFor(() => expect(getPriceField(canvas, "Crepe Bandage")).toHaveValue("1040.50"));
    await expect(getPriceField(canvas, "Digital Thermometer")).toHaveValue("0.6");
    await expect(getButton(canvas, "Save 3 Prices")).toBeEnabled();
    await userEvent.click(getButton(canvas, "Clear"));
    await waitFor(() => expect(getPriceField(canvas, "Crepe Bandage")).toHaveValue(""));
  },
};

export const Raised: Story = {
  play: async ({ canvas }) => {
    await expectShownList(canvas);
    await userEvent.type(canvas.getByRole("textbox", { name: "Raise All by" }), "lots{Enter}");
    await expect(await canvas.findByText("Enter a percentage of -100 or more.")).toBeVisible();
    await userEvent.clear(canvas.getByRole("textbox", { name: "Raise All by" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Raise All by" }), "7.5{Enter}");
    // 100 → 107.50; 33.33 → 35.83; 164.2575 → 176.576… → 176.58; 0.50 → 0.5375 → 0.54.
    await waitFor(() => expect(getPriceField(canvas, "Absorbent Cotton 500 g")).toHaveValue("107.50"));
    await expect(getPriceField(canvas, "Crepe Bandage")).toHaveValue("35.83");
    await expect(getPriceField(canvas, "Digital Thermometer")).toHaveValue("176.58");
    await expect(onSave).not.toHaveBeenCalled();
    // Only for the items that the search finds.
    await userEvent.click(getButton(canvas, "Clear"));
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search items" }), "bandage");
    await userEvent.click(getButton(canvas, "Fill In 1 Item"));
    await waitFor(() => expect(getButton(canvas, "Save 1 Price")).toBeEnabled());
  },
};

export const TakenBack: Story = {
  play: async ({ canvas }) => {
    await expectShownList(canvas);
    const name = "Remove the price of Digital Thermometer from 01-01-2027";
    await userEvent.click(getButton(canvas, name));
    const question = within(await within(document.body).findByRole("alertdialog"));
    await expect(question.getByText("The price from 01-01-2027 will not come into effect.")).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Yes" }));
    await expect(await canvas.findByText("The price is removed.")).toBeVisible();
    await expect(onSave).toHaveBeenCalledWith({
      ...{ rateType: "CCP", validFrom: "2027-01-01" },
      lines: [{ itemId: 3, price: null }],
    });
    await waitFor(() => expect(canvas.queryByText("170.00 from 01-01-2027")).toBeNull());
  },
};

export const Unsaved: Story = {
  play: async ({ canvas }) => {
    await expectShownList(canvas);
    await userEvent.type(getPriceField(canvas, "Crepe Bandage"), "35");
    await chooseType(canvas, "SP");
    await userEvent.click(await within(document.body).findByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(getPriceField(canvas, "Crepe Bandage")).toHaveValue("35"));
    await chooseType(canvas, "SP");
    await userEvent.click(await within(document.body).findByRole("button", { name: "Discard" }));
    await expect(await canvas.findByText("101.00")).toBeVisible();
    await expect(getPriceField(canvas, "Crepe Bandage")).toHaveValue("");
  },
};

export const Refused: Story = {
  parameters: {
    server: createPriceServer({
      refuses: {
        ...{ code: "ITEM_UNKNOWN", message: "The company has no such item." },
        fields: [{ field: "lines.1.itemId", message: "The company has no such item." }],
      },
    }),
  },
  play: async ({ canvas }) => {
    await expectShownList(canvas);
    await userEvent.click(getPriceField(canvas, "Absorbent Cotton 500 g"));
    await userEvent.paste("110\n36");
    await userEvent.click(getButton(canvas, "Save 2 Prices"));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The company has no such item.");
    await expect(getPriceField(canvas, "Crepe Bandage")).toHaveAccessibleDescription(
      "The company has no such item.",
    );
    await expect(getPriceField(canvas, "Absorbent Cotton 500 g")).toHaveValue("110");
  },
};

export const Failing: Story = {
  parameters: { server: createPriceServer({ failures: 1 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The prices could not be loaded.")).toBeVisible();
    await userEvent.click(getButton(canvas, "Retry"));
    await expectShownList(canvas);
  },
};

export const ManyItems: Story = {
  parameters: { server: createPriceServer({ more: 2000, onSave }) },
  play: async ({ canvas }) => {
    await expectShownList(canvas);
    await expect(canvas.getAllByRole("row")).toHaveLength(51);
    await userEvent.click(getPriceField(canvas, "Absorbent Cotton 500 g"));
    // More values than one page and one request can hold; the last value, on another page, is
    // wrong.
    await userEvent.paste(`${"1\n".repeat(1100)}x`);
    await userEvent.click(getButton(canvas, "Save 1101 Prices"));
    await expect(await canvas.findByText("New Price must be a number.")).toBeVisible();
    await userEvent.clear(getPriceField(canvas, "Surgical Blade No 1097"));
    await userEvent.click(getButton(canvas, "Save 1100 Prices"));
    await expect(await canvas.findByText("The prices are saved.")).toBeVisible();
    await expect(
      onSave.mock.calls.map(([sentList]) => (sentList as { lines: unknown[] }).lines.length),
    ).toEqual([1000, 100]);
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expectShownList(canvas);
    await expect(canvas.queryByRole("textbox", { name: /^New Price/ })).toBeNull();
    await expect(canvas.queryByRole("button", { name: /^Remove the price/ })).toBeNull();
    await expect(canvas.queryByRole("button", { name: /^Save/ })).toBeNull();
  },
};

export const NoItems: Story = {
  parameters: { server: createPriceServer({ hasNone: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No items available")).toBeVisible();
  },
};

export const PhoneInTheDark: Story = {
  parameters: { scheme: "dark" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expectShownList(canvas);
    await userEvent.type(getPriceField(canvas, "Crepe Bandage"), "35");
  },
};

export const Slow: Story = { parameters: { server: createPriceServer({ delay: Infinity }) } };

type Canvas = ReturnType<typeof within>;

const getButton = (canvas: Canvas, name: string) => canvas.getByRole("button", { name });
const getPriceField = (canvas: Canvas, item: string) =>
  canvas.getByRole("textbox", { name: `New Price of ${item}` });

async function expectShownList(canvas: Canvas) {
  await expect(await canvas.findByText("Crepe Bandage")).toBeVisible();
}

async function chooseType(canvas: Canvas, type: string) {
  await userEvent.click(canvas.getByRole("button", { name: /Rate Type/ }));
  await userEvent.click(await within(document.body).findByRole("option", { name: type }));
}
