import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { ComboBox } from "./ComboBox.tsx";
import { DateField } from "./dates/DateField.tsx";
import { MultiSelect } from "./MultiSelect.tsx";
import type { Option } from "../../sdk/report/filters/option.ts";
import { SearchField } from "./SearchField.tsx";
import { Select } from "./Select.tsx";
import { TextField } from "./TextField.tsx";

const meta: Meta = { title: "Parts/Fields" };
export default meta;
type Story = StoryObj;

const salesmen: Option[] = ["Anil Kumar", "Shyama Nair", "Biju Mathew"].map((label, at) => ({
  value: String(at + 1),
  label,
}));
const customers: Option[] = Array.from({ length: 10_000 }, (_, at) => ({
  value: String(at),
  label: `Customer ${at}`,
}));

export const TextFields: Story = {
  render: () => (
    <Column>
      <TextField label="Username" isRequired />
      <TextField label="Pincode" defaultValue="68910x" error="Pincode must be 6 digits." />
      <TextField label="Narration" isLong description="Printed on the bill." />
      <TextField label="Company" isDisabled defaultValue="Kairali Surgicals" />
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Pincode" })).toHaveAccessibleDescription(
      "Pincode must be 6 digits.",
    );
    await expect(canvas.getByRole("textbox", { name: "Username" })).toBeRequired();
  },
};

export const Selects: Story = {
  tags: ["whole"],
  render: () => <Selecting />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Sale Type/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Wholesale" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: /Wholesale/ })).toBeVisible());

    const combo = canvas.getByRole("combobox", { name: "Customer" });
    await userEvent.click(combo);
    await userEvent.keyboard("Customer 9876");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(combo).toHaveValue("Customer 9876"));
    await expect(canvas.getByTestId("chosen")).toHaveTextContent("customer 9876");

    // The typed text matches only one option: Tab chooses it.
    await userEvent.clear(combo);
    await userEvent.keyboard("Customer 9875");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    await userEvent.tab();
    await waitFor(() => expect(combo).toHaveValue("Customer 9875"));
    await expect(canvas.getByTestId("chosen")).toHaveTextContent("customer 9875");
    // If several options match, the one with exactly this name; if none has it, nothing is chosen.
    await userEvent.clear(combo);
    await userEvent.keyboard("customer 98");
    await userEvent.tab();
    await waitFor(() => expect(combo).toHaveValue("Customer 98"));
    await expect(canvas.getByTestId("chosen")).toHaveTextContent("customer 98 ");

    await userEvent.click(canvas.getByRole("button", { name: "Salesman All Salesmen" }));
    await userEvent.click(await screen.findByRole("option", { name: "Shyama Nair" }));
    await userEvent.click(await screen.findByRole("option", { name: "Biju Mathew" }));
    await userEvent.keyboard("{Escape}");
    await expect(await canvas.findByRole("button", { name: "Salesman 2 selected" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Salesman 2 selected" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select All" }));
    await userEvent.keyboard("{Escape}");
    await expect(await canvas.findByRole("button", { name: "Salesman All Salesmen" })).toBeVisible();
    await expect(canvas.getByTestId("chosen")).toHaveTextContent("salesmen 1,2,3");
  },
};

function Selecting() {
  const [type, setType] = useState<string | null>(null);
  const [customer, setCustomer] = useState<string | null>(null);
  const [chosenValues, setChosenValues] = useState<string[]>([]);
  return (
    <Column>
      <Select
        label="Sale Type"
        options={[
          { value: "Retail", label: "Retail" },
          { value: "Wholesale", label: "Wholesale" },
        ]}
        value={type}
        onChange={setType}
      />
      <ComboBox
        label="Customer"
        options={customers}
        value={customer}
        onChange={setCustomer}
        placeholder="All Customers"
      />
      <MultiSelect
        label="Salesman"
        options={salesmen}
        value={chosenValues}
        onChange={setChosenValues}
        allText="All Salesmen"
      />
      <p data-testid="chosen">
        customer {customer} salesmen {chosenValues.join(",")}
      </p>
    </Column>
  );
}

/** Options that load late don't disturb the typing, and bring the label of the chosen value. */
export const LateChoices: Story = {
  render: () => <Late />,
  play: async ({ canvas }) => {
    const typedField = canvas.getByRole("combobox", { name: "Salesman" });
    const chosenField = canvas.getByRole("combobox", { name: "Manager" });
    await expect(chosenField).toHaveValue("");
    await userEvent.type(typedField, "shya");
    await expect(await screen.findByText("Loading...")).toBeVisible();
    // By script: a click by the user would leave the field.
    canvas.getByTestId("arrive").click();
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    await expect(typedField).toHaveValue("shya");
    await userEvent.click(await screen.findByRole("option", { name: "Shyama Nair" }));
    await waitFor(() => expect(typedField).toHaveValue("Shyama Nair"));
    await waitFor(() => expect(typedField).toHaveFocus());
    await expect(chosenField).toHaveValue("Biju Mathew");
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await waitFor(() => expect(typedField).toHaveValue(""));
  },
};

/** A value that arrives with its options does not close a list that the user has opened. */
export const LateValue: Story = {
  render: () => <Late />,
  play: async ({ canvas }) => {
    const manager = canvas.getByRole("combobox", { name: "Manager" });
    await userEvent.click(manager);
    await expect(await screen.findByText("Loading...")).toBeVisible();
    canvas.getByTestId("arrive").click();
    await waitFor(() => expect(manager).toHaveValue("Biju Mathew"));
    await expect(await screen.findAllByRole("option")).toHaveLength(salesmen.length);
    await expect(manager).toHaveAttribute("aria-expanded", "true");
    // Once the user has closed it, it stays closed.
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(manager).toHaveAttribute("aria-expanded", "false"));
  },
};

function Late() {
  const [options, setOptions] = useState<Option[]>();
  const [salesman, setSalesman] = useState<string | null>(null);
  return (
    <Column>
      <ComboBox label="Salesman" options={options} value={salesman} onChange={setSalesman} />
      <ComboBox label="Manager" options={options} value="3" onChange={() => undefined} />
      <button type="button" data-testid="arrive" onClick={() => setOptions(salesmen)}>
        Arrive
      </button>
      <button type="button" onClick={() => setSalesman(null)}>
        Clear
      </button>
    </Column>
  );
}

export const Dates: Story = {
  render: () => <Dating />,
  play: async ({ canvas }) => {
    const day = canvas.getByRole("spinbutton", { name: /^day/ });
    await userEvent.click(day);
    await userEvent.keyboard("05042026");
    await waitFor(() => expect(canvas.getByTestId("day")).toHaveTextContent("2026-04-05"));
    await userEvent.click(canvas.getByRole("button", { name: /Open the calendar/ }));
    const calendar = await screen.findByRole("dialog");
    await userEvent.click(within(calendar).getByRole("button", { name: /15 April 2026/ }));
    await waitFor(() => expect(canvas.getByTestId("day")).toHaveTextContent("2026-04-15"));
    // An incomplete day or year isn't a date.
    await userEvent.click(canvas.getByRole("spinbutton", { name: /^year/ }));
    await userEvent.keyboard("20");
    await waitFor(() => expect(canvas.getByTestId("day")).toBeEmptyDOMElement());
    await expect(canvas.getByText("Bill Date is required.")).toBeVisible();
    await userEvent.keyboard("25");
    await waitFor(() => expect(canvas.getByTestId("day")).toHaveTextContent("2025-04-15"));
    await userEvent.click(day);
    await userEvent.keyboard("{Backspace}{Backspace}");
    await waitFor(() => expect(canvas.getByTestId("day")).toBeEmptyDOMElement());
    await userEvent.keyboard("15");
    await waitFor(() => expect(canvas.getByTestId("day")).toHaveTextContent("2025-04-15"));
  },
};

/**
 * The calendar of an empty field opens at today by the provider's clock, regardless of the
 * machine's time zone.
 */
export const NoDateYet: Story = {
  tags: ["whole"],
  render: () => (
    <Column>
      <DateField label="Bill Date" value={null} onChange={() => undefined} />
    </Column>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Open the calendar/ }));
    const calendar = within(await screen.findByRole("dialog"));
    await waitFor(() => expect(calendar.getByRole("button", { name: /21 November 2026/ })).toHaveFocus());
    // The provider's day is marked, whatever the machine's date and time zone; no other day is.
    const today = calendar.getByRole("button", { name: /^Today/ });
    await expect(today).toHaveAccessibleName("Today, Saturday, 21 November 2026");
    const markedDays = [...document.querySelectorAll("[data-today]")];
    await expect(markedDays).toEqual([today]);
  },
};

function Dating() {
  const [day, setDay] = useState<string | null>("2026-11-21");
  return (
    <Column>
      <DateField label="Bill Date" isRequired value={day} onChange={setDay} />
      <p data-testid="day">{day}</p>
    </Column>
  );
}

export const Searching: Story = {
  render: () => <Searched />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole("searchbox", { name: "Search bills" });
    await userEvent.type(field, "adoor");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(field).toHaveValue(""));
    await waitFor(() => expect(field).toHaveFocus());
  },
};

function Searched() {
  const [text, setText] = useState("");
  return <SearchField label="Search bills" value={text} onChange={setText} keyHint="/" />;
}

function Column({ children }: { children: React.ReactNode }) {
  return <div style={{ display: "grid", gap: 16, maxWidth: 320 }}>{children}</div>;
}
