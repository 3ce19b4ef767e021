import type { Meta, StoryObj } from "@storybook/react-vite";
import { createVanbook } from "@vanbook/sdk";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { createWizardServer } from "../fixtures/partners/embed-wizard.ts";
import { fetchOf } from "../fixtures/StoryFrame.tsx";
import { EmbedWizard } from "./EmbedWizard.tsx";

const onMint = fn();
const meta: Meta<typeof EmbedWizard> = {
  title: "Partners/Embed",
  tags: ["whole"],
  component: EmbedWizard,
  args: {
    heading: 1,
    createClient: (getToken) =>
      createVanbook({
        baseUrl: window.location.origin,
        auth: { kind: "token", getToken },
        // The manual draws this preview too; its policy forbids the code of which a stand-in's
        // checks are made.
        fetch: fetchOf(createWizardServer(), undefined, false),
        retry: 0,
      }),
  },
  parameters: { server: createWizardServer({ onMint }) },
};
export default meta;
type Story = StoryObj<typeof EmbedWizard>;
type Canvas = ReturnType<typeof within>;

const page = within(document.body);
const choose = async (canvas: Canvas, label: RegExp, option: string) => {
  await userEvent.click(await canvas.findByRole("button", { name: label }));
  await userEvent.click(await page.findByRole("option", { name: option }));
};
const findCodeRegion = (canvas: Canvas, name: string) =>
  canvas.findByRole("region", { name: `Code for ${name}` });

/**
 * The widget's preview appears at once, with a token for the operations it calls; locked values are
 * in the next token and in the server code.
 */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    onMint.mockClear();
    // The preview is an element, which keeps its content in a shadow root.
    await waitFor(
      () =>
        expect(canvasElement.querySelector("vanbook-report")?.shadowRoot?.textContent).toContain(
          "Medilife Ortho Centre",
        ),
      { timeout: 10_000 },
    );
    await expect(onMint).toHaveBeenLastCalledWith({
      operations: expect.arrayContaining(["sales.report", "bills.lines"]),
    });
    await choose(canvas, /^Free Sale Type/, "Locked");
    await expect(await canvas.findByText(/^Complete the choices/)).toBeVisible();
    await choose(canvas, /^All Types Sale Type/, "Wholesale");
    await waitFor(() =>
      expect(onMint).toHaveBeenLastCalledWith(expect.objectContaining({ locked: { Type: "Wholesale" } })),
    );
    await expect(await findCodeRegion(canvas, "Express")).toHaveTextContent('locked: {"Type":"Wholesale"}');
    await expect(await findCodeRegion(canvas, "HTML")).toHaveTextContent('name="sales.report"');
  },
};

/** A widget for customers: the code uses the signed-in customer, not the one of the preview. */
export const ForCustomer: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, /The company For Whom/, "One customer");
    await expect(await canvas.findByText(/^Complete the choices/)).toBeVisible();
    await userEvent.type(canvas.getByRole("combobox", { name: /^Customer/ }), "Amrita");
    await userEvent.click(await page.findByRole("option", { name: "Amrita Medical Stores" }));
    await waitFor(() => expect(onMint).toHaveBeenLastCalledWith(expect.objectContaining({ party: 1 })));
    await userEvent.click(canvas.getByRole("tab", { name: "Koa" }));
    await expect(await findCodeRegion(canvas, "Koa")).toHaveTextContent("party: visitor.accountId");
    await expect(canvas.queryByRole("button", { name: /^Free Customer/ })).toBeNull();
  },
};

/** One press each creates a key that can only create these tokens, and allows the page's origin. */
export const SetUp: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Make a Key for It" }));
    const secretDialog = within(await page.findByRole("alertdialog", { name: "The secret of the key" }));
    await userEvent.click(secretDialog.getByRole("button", { name: "Done" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Allow This Origin" }));
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Allow This Origin" })).toBeNull());
  },
};

/** The server's message if it gives no token. */
export const Refused: Story = {
  parameters: {
    server: createWizardServer({ refuses: "You may not call sales.report yourself." }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("A token can't be made for this choice.")).toBeVisible();
    await expect(await canvas.findByText("You may not call sales.report yourself.")).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { server: createWizardServer({ failures: 1 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The widgets could not be loaded.");
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await canvas.findByRole("combobox", { name: /^Widget/ });
  },
};

export const PhoneInTheDark: Story = {
  parameters: { scheme: "dark" },
  globals: { viewport: { value: "phone" } },
};
