import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { itemServer } from "../../fixtures/items.ts";
import { makeMasterStates } from "../../fixtures/master-states.ts";
import type { MasterServer, StoryRecord } from "../../fixtures/story-server.ts";
import { ItemCreation } from "./ItemCreation.tsx";

const meta: Meta<typeof ItemCreation> = {
  title: "Masters/Item Creation",
  tags: ["whole"],
  component: ItemCreation,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof ItemCreation>;

const states = makeMasterStates({
  server: itemServer,
  title: "Item List",
  name: "Knee Cap",
  field: "Size",
  typed: "12*10*4",
  words: {
    empty: "No item records found.",
    noMatch: "No matching item found",
    failedList: "Failed to fetch items.",
    failedUpdate: "Failed to update item",
  },
});

export const Saved: Story = states.saved;
export const ReadOnly: Story = { ...states.readOnly, tags: ["!whole"] };
export const PhoneInTheDark: Story = {
  parameters: { server: itemServer, scheme: "dark" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    // A card shows name and amount, as in reports: the price is next to the name.
    const card = (await canvas.findByText("Knee Cap")).closest("[role=row]");
    await expect(card?.querySelector(".vb-num")).toHaveTextContent(/^\d+\.\d\d$/);
  },
};
/**
 * One of the company's codes is found by its number or its description, and fills in its usual tax
 * if none is chosen.
 */
export const PickedCode: Story = {
  parameters: { server: itemServer },
  play: async ({ canvas }) => {
    await canvas.findByText("Knee Cap");
    const [code] = canvas.getAllByLabelText(/^HSN Code/);
    const [tax] = canvas.getAllByLabelText(/^Tax/);
    if (!code || !tax) throw new Error("The form has both fields.");
    await userEvent.type(code, "splin");
    await userEvent.click(await within(document.body).findByRole("option", { name: /^9021 Orthopaedic/ }));
    await waitFor(() => expect(code).toHaveValue("9021"));
    await waitFor(() => expect(tax).toHaveValue("GST 5%"));
    // Another code keeps the chosen tax, and any code may be typed.
    await userEvent.clear(code);
    await userEvent.type(code, "300490");
    await userEvent.click(canvas.getByLabelText(/^Item Name/));
    await waitFor(() => expect(code).toHaveValue("300490"));
    await expect(tax).toHaveValue("GST 5%");
  },
};

/** What GST calls the typed code, and what is wrong with one that it does not know. */
export const OfficialCode: Story = {
  parameters: { server: itemServer },
  play: async ({ canvas }) => {
    await canvas.findByText("Knee Cap");
    const [code] = canvas.getAllByLabelText(/^HSN Code/);
    if (!code) throw new Error("The form has the field.");
    await userEvent.type(code, "3005");
    await expect(await canvas.findByText("WADDING, GAUZE, BANDAGES AND SIMILAR ARTICLES")).toBeVisible();
    await userEvent.clear(code);
    await userEvent.type(code, "3009");
    await expect(await canvas.findByText("The official list has no such HSN or SAC code.")).toBeVisible();
    await userEvent.click(canvas.getByLabelText(/^Item Name/));
  },
};

const sentRecords: StoryRecord[] = [];
const watchedServer: MasterServer = { ...itemServer, onWrite: (_, record) => void sentRecords.push(record) };

export const Created: Story = {
  parameters: { server: watchedServer },
  play: async ({ canvas }) => {
    sentRecords.length = 0;
    // The button of a combo box has the same label as its field.
    const getInput = (label: string) => {
      const [foundInput] = canvas.getAllByLabelText(new RegExp(`^${label}`));
      if (!foundInput) throw new Error(label);
      return foundInput;
    };
    const paste = async (label: string, text: string) => {
      await userEvent.click(getInput(label));
      await userEvent.paste(text);
    };
    await canvas.findByText("Knee Cap");
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    for (const label of ["Item Category", "Item Name", "Description", "MRP", "CCP"])
      await expect(await canvas.findByText(`${label} is required.`)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /Item Category/ }));
    await userEvent.click(await within(document.body).findByRole("option", { name: "Medicine" }));
    await paste("Item Name", "Cough Syrup");
    await paste("Description", "100 ml");
    await paste("MRP", "-5");
    await paste("CCP", "70.12345");
    await paste("HSN Code", "300");
    await userEvent.tab();
    await expect(await canvas.findByText("MRP must be at least 0.")).toBeVisible();
    await expect(await canvas.findByText("CCP must have at most four decimals.")).toBeVisible();
    await expect(await canvas.findByText("HSN Code must be 4, 6 or 8 digits.")).toBeVisible();
    await userEvent.type(getInput("HSN Code"), "4");
    await userEvent.type(getInput("CCP"), "{Backspace}");
    await userEvent.clear(getInput("MRP"));
    await userEvent.type(getInput("MRP"), "110{Enter}");
    await expect(await canvas.findByText("Item submitted successfully!")).toBeVisible();
    await expect(await canvas.findByText("Cough Syrup")).toBeVisible();
    await expect(sentRecords[0]).toMatchObject({
      ItemCategoryID: "8",
      MRP: "110",
      Sales_Price: "70.1234",
      HSNCode: "3004",
    });
    await expect(sentRecords[0]).not.toHaveProperty("images");
  },
};

/** Freight is taxed and has no stock: its code is a SAC. */
export const Service: Story = {
  parameters: { server: watchedServer },
  play: async ({ canvas }) => {
    sentRecords.length = 0;
    // An open list hides everything outside it from role queries, but not from label queries.
    const getField = (label: RegExp) => {
      const [foundField] = canvas.getAllByLabelText<HTMLInputElement>(label);
      if (!foundField) throw new Error(`The form has no ${label.source}.`);
      return foundField;
    };
    const paste = async (label: RegExp, text: string) => {
      await userEvent.click(getField(label));
      await userEvent.paste(text);
    };
    await canvas.findByText("Knee Cap");
    await userEvent.click(canvas.getByRole("button", { name: /Item Category/ }));
    await userEvent.click(await within(document.body).findByRole("option", { name: "Default" }));
    await paste(/^Item Name/, "Freight");
    await paste(/^Description/, "Outward");
    await paste(/^MRP/, "59");
    await paste(/^CCP/, "50");
    await paste(/^HSN Code/, "30");
    await userEvent.click(canvas.getByLabelText("Service or Charge"));
    await paste(/^HSN Code/, "04");
    await userEvent.tab();
    await expect(
      await canvas.findByText("The HSN code of a service is its SAC, which begins with 99."),
    ).toBeVisible();
    await userEvent.clear(getField(/^HSN Code/));
    await paste(/^HSN Code/, "996511");
    await userEvent.keyboard("{Escape}{Enter}");
    await expect(await canvas.findByText("Item submitted successfully!")).toBeVisible();
    await expect(sentRecords).toHaveLength(1);
    await expect(sentRecords[0]).toMatchObject({ ItemName: "Freight", HSNCode: "996511", IsService: "1" });
  },
};

/** Whether an item is goods or a service is chosen when it is created, and can't be changed. */
export const ServiceStays: Story = {
  parameters: { server: itemServer },
  play: async ({ canvas }) => {
    const getServiceSwitch = () => canvas.getByLabelText("Service or Charge");
    await userEvent.click(await canvas.findByText("Outward Freight"));
    await waitFor(() => expect(getServiceSwitch()).toBeChecked());
    await expect(getServiceSwitch()).toBeDisabled();
    await userEvent.click(canvas.getByText("Knee Cap"));
    await waitFor(() => expect(getServiceSwitch()).not.toBeChecked());
    await expect(getServiceSwitch()).toBeDisabled();
  },
};

/**
 * An item must have a tax and a unit: an emptied field shows an error, and the previous value isn't
 * kept silently.
 */
export const EmptiedTax: Story = {
  parameters: { server: watchedServer },
  play: async ({ canvas }) => {
    sentRecords.length = 0;
    await userEvent.click(await canvas.findByText("Knee Cap"));
    const tax = canvas.getByRole("combobox", { name: /^Tax/ });
    await waitFor(() => expect(tax).toHaveValue("GST 5%"));
    await userEvent.clear(tax);
    // The open list closes when the focus leaves the field.
    await userEvent.tab();
    await userEvent.click(await canvas.findByRole("button", { name: "Update" }));
    await expect(await canvas.findByText("An item has a tax. Please choose one.")).toBeVisible();
    await expect(sentRecords).toHaveLength(0);
  },
};

/**
 * The unit that an item is packed in, and how many it holds: both or neither, and a unit other than
 * the item's own.
 */
export const LargerUnit: Story = {
  parameters: { server: watchedServer },
  play: async ({ canvas }) => {
    sentRecords.length = 0;
    await userEvent.click(await canvas.findByText("Knee Cap"));
    const larger = canvas.getByRole("combobox", { name: /^Larger Unit/ });
    const holds = canvas.getByRole("textbox", { name: /^Quantity in Larger Unit/ });
    await userEvent.click(larger);
    await userEvent.keyboard("Nos{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(
      await canvas.findByText("The larger unit must be another than the item's own."),
    ).toBeVisible();
    await expect(
      await canvas.findByText("A larger unit is given with what it holds, or neither is."),
    ).toBeVisible();
    await userEvent.clear(larger);
    await userEvent.keyboard("Box{Enter}");
    await userEvent.type(holds, "1");
    await userEvent.tab();
    await expect(await canvas.findByText("Quantity in Larger Unit must be at least 2.")).toBeVisible();
    await expect(sentRecords).toHaveLength(0);
    await userEvent.type(holds, "2");
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(await canvas.findByText("Item updated successfully!")).toBeVisible();
    await expect(sentRecords[0]).toMatchObject({ LargerUnitID: "2", PerLargerUnit: "12" });
  },
};

/** A unit that GST returns do not know is marked, in the list and on an item that has it. */
export const UnitWithoutCode: Story = {
  parameters: {
    server: {
      ...itemServer,
      answers: {
        ...itemServer.answers,
        "units.names": [
          { UnitID: 1, UnitName: "Thela", UQC: "THELA" },
          { UnitID: 2, UnitName: "Box", UQC: "BOX" },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Knee Cap"));
    const unit = canvas.getByRole("combobox", { name: /^Unit/ });
    await waitFor(() => expect(unit).toHaveValue("Thela (UQC?)"));
    await userEvent.clear(unit);
    await userEvent.keyboard("Box{Enter}");
    await waitFor(() => expect(unit).toHaveValue("Box"));
  },
};

export const Images: Story = {
  parameters: { server: watchedServer },
  play: async ({ canvas }) => {
    sentRecords.length = 0;
    await userEvent.click(await canvas.findByText("Knee Cap"));
    await expect(await canvas.findByRole("img", { name: "Image 1" })).toBeVisible();
    await expect(canvas.getByRole("img", { name: "Image 3" })).toBeVisible();
    await expect(canvas.queryByRole("img", { name: "Image 2" })).toBeNull();
    await userEvent.upload(
      canvas.getByLabelText("Choose Image 2"),
      await drawPicture(20, "image/png", "a.png"),
    );
    await expect(await canvas.findByRole("img", { name: "Image 2" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove Image 3" }));
    await waitFor(() => expect(canvas.queryByRole("img", { name: "Image 3" })).toBeNull());
    // A file that isn't a picture is refused, and the previous picture is kept.
    await userEvent.upload(
      canvas.getByLabelText("Replace Image 2"),
      new File(["no picture"], "b.png", { type: "image/png" }),
    );
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Image 2: The picture must be a readable PNG, JPEG or WebP file.",
    );
    await expect(canvas.getByRole("img", { name: "Image 2" })).toBeVisible();
    // Choosing another picture doesn't remove this picture's error.
    await userEvent.upload(
      canvas.getByLabelText("Choose Image 4"),
      await drawPicture(20, "image/png", "d.png"),
    );
    await expect(await canvas.findByRole("img", { name: "Image 4" })).toBeVisible();
    await expect(canvas.getByRole("alert")).toHaveTextContent(/^Image 2:/);
    await userEvent.click(canvas.getByRole("button", { name: "Remove Image 4" }));
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(await canvas.findByText("Item updated successfully!")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull());
    await expect(sentRecords[0]).toMatchObject({ RECNO: "2", RemovedRECNO: "3" });
    await expect((sentRecords[0]?.["images"] as File).size).toBeLessThan(1000);
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

/** A phone's photograph is scaled down before it is sent. */
export const ImagesFailing: Story = {
  parameters: { server: { ...itemServer, failing: ["items.images"] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Knee Cap"));
    await expect(await canvas.findByText("Failed to fetch images.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(await canvas.findByRole("img", { name: "Image 1" })).toBeVisible();
  },
};

export const LargeImage: Story = {
  parameters: { server: watchedServer },
  play: async ({ canvas }) => {
    sentRecords.length = 0;
    await userEvent.click(await canvas.findByText("Gauze Roll 10 cm"));
    await canvas.findByRole("img", { name: "Image 1" });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(await drawPicture(4000, "image/jpeg", "c.jpg"));
    const drop = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer });
    canvas.getByLabelText("Choose Image 5").closest("label")?.dispatchEvent(drop);
    await expect(await canvas.findByRole("img", { name: "Image 5" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(await canvas.findByText("Item updated successfully!")).toBeVisible();
    const { width, height } = await createImageBitmap(sentRecords[0]?.["images"] as File);
    await expect([width, height]).toEqual([1600, 400]);
  },
};

export const Deleted: Story = {
  parameters: { server: itemServer },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Gauze Roll 10 cm"));
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }));
    const question = await canvas.findByRole("alertdialog", { name: "Delete Gauze Roll 10 cm?" });
    await userEvent.click(within(question).getByRole("button", { name: "Yes" }));
    await expect(await canvas.findByText("Item deleted successfully!")).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("Gauze Roll 10 cm")).toBeNull());
  },
};

/** A picture four times as wide as it is high. */
async function drawPicture(width: number, type: string, name: string): Promise<File> {
  const canvas = new OffscreenCanvas(width, width / 4);
  const pen = canvas.getContext("2d");
  if (pen) pen.fillStyle = "#7a4b2a";
  pen?.fillRect(0, 0, width, width / 4);
  return new File([await canvas.convertToBlob({ type })], name, { type });
}
