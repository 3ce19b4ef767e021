import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { threeBills, createSaleServer } from "../../fixtures/reports/sale-bills.ts";
import { SaleReport } from "./SaleReport.tsx";
import { memoryLocation } from "../../provider/memory-location.ts";
import { useVanbook, useVanbookContext } from "../../provider/use-vanbook.ts";
import { VanbookProvider } from "../../VanbookProvider.tsx";

const meta: Meta = {
  title: "Reports/Sale Report container",
  parameters: { server: createSaleServer({ bills: threeBills }) },
};
export default meta;

/**
 * If the host's box would cut dialogs off, they are rendered elsewhere, with the theme of their
 * provider.
 */
export const Elsewhere: StoryObj = {
  render: () => <Host />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("Sree Narayana Surgicals");
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    const elsewhere = canvasElement.querySelector<HTMLElement>("#elsewhere");
    const floats = within(elsewhere ?? canvasElement);
    const window = await floats.findByRole("dialog", { name: "Sales Report Filters" });
    await waitFor(() => expect(window).toBeVisible());
    await expect(getComputedStyle(window).getPropertyValue("--vb-brand")).toBe("rgb(1, 2, 3)");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(floats.queryByRole("dialog")).toBeNull());
  },
};

function Host() {
  const client = useVanbook();
  const { now } = useVanbookContext();
  const [location] = useState(() => memoryLocation());
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <>
      <div id="elsewhere" ref={setContainer} />
      <div style={{ overflow: "hidden", position: "relative" }}>
        {container && (
          <VanbookProvider
            client={client}
            now={now}
            location={location}
            container={container}
            theme={{ brand: "rgb(1, 2, 3)" }}
          >
            <SaleReport heading={1} />
          </VanbookProvider>
        )}
      </div>
    </>
  );
}
