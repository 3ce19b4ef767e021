import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { FAILURE_PROBLEM, giveAll, type StoryServer } from "../../fixtures/story-server.ts";
import { CompanySettings } from "./CompanySettings.tsx";

const USUAL_SETTINGS = {
  stockShort: "allow",
  billDiscount: "afterTax",
  ...{ daysBack: 3, discount: 10, freeGoods: 20, returnWithoutBill: 1000, cashRefund: 5000 },
  ...{ exchanges: 2000, expenses: 2000, secondFactorRoles: [] },
  ...{ partnerOrders: 100, partnerOrderTimes: 10, partnerFirstOrder: 100000 },
  turnovers: [{ from: "2022-04-01", isAboveLimit: false }],
};

const onSave = fn();
/**
 * Returns the usual settings and keeps saved ones. "read" fails the first four requests, "save" the
 * first save.
 */
const createServer = (
  fails?: "read" | "save",
  changes: Partial<typeof USUAL_SETTINGS> = {},
): StoryServer => ({
  setUp(standIn) {
    let storedSettings = { ...USUAL_SETTINGS, ...changes };
    giveAll(standIn, ["settings.read"], () => storedSettings);
    giveAll(standIn, ["settings.save"], (sentSettings) => {
      onSave(sentSettings);
      storedSettings = { ...storedSettings, ...sentSettings };
      return storedSettings;
    });
    if (fails === "read") standIn.fail("settings.read", FAILURE_PROBLEM, 4);
    if (fails === "save") standIn.fail("settings.save", FAILURE_PROBLEM);
  },
});

const meta: Meta<typeof CompanySettings> = {
  title: "Masters/Company Settings",
  tags: ["whole"],
  component: CompanySettings,
  args: { heading: 1 },
  parameters: { server: createServer() },
  beforeEach: () => void onSave.mockClear(),
};
export default meta;
type Story = StoryObj<typeof CompanySettings>;

/** The current limits; an edited one is saved with the others. */
export const Settings: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    const discount = await canvas.findByLabelText(/^Discount/);
    await expect(discount).toHaveValue("10");
    await waitFor(() => expect(canvas.getByLabelText(/^Days Back/)).toHaveValue("3"));
    await userEvent.clear(discount);
    await userEvent.type(discount, "12.5");
    await userEvent.click(canvas.getByRole("switch", { name: "Refuse to issue more than the stock" }));
    await userEvent.click(
      canvas.getByRole("switch", { name: "Take a discount on the whole bill before tax" }),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await within(document.body).findByText("Settings saved.");
    await expect(onSave).toHaveBeenCalledTimes(1);
    await expect(onSave).toHaveBeenCalledWith({
      ...{ ...USUAL_SETTINGS, discount: 12.5, stockShort: "refuse" },
      billDiscount: "beforeTax",
    });
    await expect(discount).toHaveValue("12.5");
  },
};

/** The stated turnover is chosen for this financial year; what was stated before stays. */
export const TurnoverStated: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    const choice = await canvas.findByRole("button", { name: /Turnover of the Year Before 2026-27/ });
    await expect(choice).toHaveTextContent("Up to ₹ 5,00,00,000.00");
    await userEvent.click(choice);
    await userEvent.click(
      await within(document.body).findByRole("option", { name: "Above ₹ 5,00,00,000.00" }),
    );
    await expect(await canvas.findByText("From 2022-23: Up to ₹ 5,00,00,000.00")).toBeVisible();
    await expect(canvas.getByText("From 2026-27: Above ₹ 5,00,00,000.00")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await within(document.body).findByText("Settings saved.");
    await expect(onSave).toHaveBeenCalledWith({
      ...USUAL_SETTINGS,
      turnovers: [
        { from: "2022-04-01", isAboveLimit: false },
        { from: "2026-04-01", isAboveLimit: true },
      ],
    });
  },
};

/** A turnover that was never stated is not taken as the usual one. */
export const TurnoverNotStated: Story = {
  parameters: { server: createServer(undefined, { turnovers: [] }) },
  play: async ({ canvas }) => {
    const choice = await canvas.findByRole("button", { name: /Turnover of the Year Before/ });
    await expect(choice).toHaveTextContent("Not stated");
    await expect(canvas.queryByText(/^From 20/)).toBeNull();
  },
};

const onConfirm = fn();
/** The password was given too long ago, and the user has a second factor. */
const unconfirmedServer: StoryServer = {
  setUp(standIn) {
    createServer().setUp?.(standIn);
    standIn.fail("settings.save", CONFIRMATION_PROBLEM, 1);
    giveAll(standIn, ["session.confirm"], (sentBody) => {
      onConfirm(sentBody);
      return { success: true, message: "Confirmed." };
    });
    standIn.fail("session.confirm", CODE_PROBLEM, 1);
  },
};
const CONFIRMATION_PROBLEM = { code: "CONFIRMATION_REQUIRED", message: "Please confirm." } as const;
const CODE_PROBLEM = { code: "CODE_REQUIRED", message: "Enter the code." } as const;

/** Asks for the password, then for the code, and then saves what was typed. */
export const Confirmed: Story = {
  tags: ["!whole"],
  parameters: { server: unconfirmedServer },
  play: async ({ canvas }) => {
    onConfirm.mockClear();
    const discount = await canvas.findByLabelText(/^Discount/);
    await userEvent.clear(discount);
    await userEvent.type(discount, "12.5");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    const question = within(
      await within(document.body).findByRole("alertdialog", { name: "Confirm that it is you" }),
    );
    await userEvent.type(await question.findByLabelText("Current Password"), "a password of mine{Enter}");
    await userEvent.type(await question.findByLabelText("Code"), "123456{Enter}");
    await within(document.body).findByText("Settings saved.");
    await expect(onConfirm).toHaveBeenCalledTimes(1);
    await expect(onConfirm).toHaveBeenCalledWith({ Password: "a password of mine", Code: "123456" });
    await expect(onSave).toHaveBeenCalledTimes(1);
    await expect(onSave).toHaveBeenCalledWith({ ...USUAL_SETTINGS, discount: 12.5 });
  },
};

/** Nothing is saved if the question is closed. */
export const NotConfirmed: Story = {
  parameters: { server: unconfirmedServer },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^Discount/);
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    const question = within(
      await within(document.body).findByRole("alertdialog", { name: "Confirm that it is you" }),
    );
    await userEvent.click(question.getByRole("button", { name: "Cancel" }));
    await canvas.findByText("Please confirm.");
    await expect(onSave).not.toHaveBeenCalled();
  },
};

/** An invalid limit has an error under its field, the first has the focus, and nothing is sent. */
export const Broken: Story = {
  play: async ({ canvas }) => {
    const type = async (label: RegExp, text: string) => {
      const field = await canvas.findByLabelText(label);
      await userEvent.clear(field);
      if (text) await userEvent.type(field, text);
    };
    await type(/^Days Back/, "1.5");
    await type(/^Discount/, "101");
    await type(/^Refunds in Cash/, "");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(canvas.getByText("Days Back must be a whole number from 0 to 366.")).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getByLabelText(/^Days Back/)).toHaveFocus());
    await expect(canvas.getByText("Discount must be a percentage from 0 to 100.")).toBeVisible();
    await expect(canvas.getByText("Refunds in Cash is required.")).toBeVisible();
    await expect(onSave).not.toHaveBeenCalled();
  },
};

/** A failed save shows an error, and the typed text is kept. */
export const Failed: Story = {
  parameters: { server: createServer("save") },
  play: async ({ canvas }) => {
    const days = await canvas.findByLabelText(/^Days Back/);
    await userEvent.clear(days);
    await userEvent.type(days, "7");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("The settings could not be saved.")).toBeVisible();
    await expect(days).toHaveValue("7");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await within(document.body).findByText("Settings saved.");
  },
};
