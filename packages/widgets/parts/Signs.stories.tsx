import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Banner } from "./Banner.tsx";
import { Button } from "./Button.tsx";
import { Card } from "./Card.tsx";
import { Chip } from "./Chip.tsx";
import { Dialog } from "./Dialog.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { IconButton } from "./IconButton.tsx";
import { Menu } from "./Menu.tsx";
import { ProgressLine } from "./ProgressLine.tsx";
import { Skeleton } from "./Skeleton.tsx";
import { Tabs } from "./Tabs.tsx";
import { Tag } from "./Tag.tsx";
import { useToast } from "./toast/Toast.tsx";

const onPress = fn();
const meta: Meta = { title: "Parts/Signs" };
export default meta;
type Story = StoryObj;

export const Buttons: Story = {
  render: () => (
    <Row>
      <Button variant="primary">Submit</Button>
      <Button icon="sheet">Excel</Button>
      <Button variant="quiet">Clear</Button>
      <Button variant="danger" icon="trash">
        Delete
      </Button>
      <Button isDisabled>Next</Button>
      <Button variant="primary" pendingLabel="Submitting..." onPress={onPress}>
        Submit
      </Button>
      <IconButton icon="close" label="Close" />
    </Row>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Submitting..." }));
    await expect(onPress).not.toHaveBeenCalled();
  },
};

export const Words: Story = { render: () => <Signs /> };
export const WordsInTheDark: Story = { render: () => <Signs />, parameters: { scheme: "dark" } };

function Signs() {
  return (
    <div style={{ display: "grid", gap: 16 }}>
      <Row>
        <Tag>Draft</Tag>
        <Tag tone="ok">Cash</Tag>
        <Tag tone="warn">Credit</Tag>
        <Tag tone="bad">Cancelled</Tag>
        <Chip label="Branch: Thiruvalla" onRemove={onPress} />
      </Row>
      <Banner title="Failed to fetch." detail="The books are closed." requestId="req_1" onRetry={onPress} />
      <Banner tone="warn" title="The figures are from 14:05." />
      <Banner tone="info" title="A new version is here." onDismiss={onPress} />
      <Card title="Sales" level={2}>
        <EmptyState title="No data available">
          <span>No entries in these days.</span>
        </EmptyState>
      </Card>
      <ProgressLine label="Preparing" />
      <ProgressLine label="Writing" done={0.4} />
      <Skeleton />
    </div>
  );
}

export const Windows: Story = {
  render: () => <Opening />,
  play: async ({ canvas }) => {
    const open = canvas.getByRole("button", { name: "Delete bill" });
    await userEvent.click(open);
    const question = await screen.findByRole("alertdialog", { name: "Delete B2C/26-27 1482?" });
    await userEvent.click(within(question).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Meera Pillai" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Logout" }));
    await expect(await screen.findByText("Signed out")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("Signed out")).toBeNull());
    await userEvent.click(open);
    await screen.findByRole("alertdialog");
  },
};

function Opening() {
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  return (
    <Row>
      <Button variant="danger" onPress={() => setOpen(true)}>
        Delete bill
      </Button>
      <Menu
        label="Meera Pillai"
        entries={[
          { id: "profile", label: "Profile", icon: "search" },
          { id: "logout", label: "Logout", icon: "close" },
        ]}
        onAction={() => toast("Signed out")}
      />
      <Dialog
        title="Delete B2C/26-27 1482?"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        size="narrow"
        isQuestion
        footer={
          <>
            <Button onPress={() => setOpen(false)}>Cancel</Button>
            <Button variant="danger">Delete</Button>
          </>
        }
      >
        The bill keeps its number.
      </Dialog>
    </Row>
  );
}

export const Tabbed: Story = {
  render: () => <Tabbing />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Sale Tax Report" }));
    await waitFor(() => expect(canvas.getByRole("tabpanel")).toHaveTextContent("Taxes"));
  },
};

export const TabsBelow: Story = {
  render: () => (
    <div className="vb-test-page" style={{ height: 200, overflow: "auto" }}>
      <div style={{ height: 600 }} />
      <div style={{ width: 160 }}>
        <Tabbing first="tax" />
      </div>
    </div>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const tab = await canvas.findByRole("tab", { name: "Sale Tax Report" });
    await step("the chosen tab is in sight of its line", async () => {
      const line = canvas.getByRole("tablist");
      await waitFor(() => expect(line.scrollLeft).toBeGreaterThan(0));
      await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(
        line.getBoundingClientRect().right + 1,
      );
    });
    await step("the page around it stays where it is", async () => {
      await expect(canvasElement.querySelector(".vb-test-page")?.scrollTop).toBe(0);
    });
  },
};

function Tabbing({ first = "sale" }: { first?: string }) {
  const [selectedValue, setSelectedValue] = useState(first);
  return (
    <Tabs
      label="Sales"
      selected={selectedValue}
      onChange={setSelectedValue}
      tabs={[
        { id: "sale", label: "Sale Report", content: "Bills" },
        { id: "tax", label: "Sale Tax Report", content: "Taxes" },
      ]}
    />
  );
}

function Row({ children }: { children: React.ReactNode }) {
  return <div style={{ display: "flex", flexWrap: "wrap", gap: 12, alignItems: "center" }}>{children}</div>;
}
