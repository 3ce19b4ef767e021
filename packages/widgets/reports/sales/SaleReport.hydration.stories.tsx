import type { Meta, StoryObj } from "@storybook/react-vite";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, spyOn, waitFor, within } from "storybook/test";
import { StoryFrame } from "../../fixtures/StoryFrame.tsx";
import { SaleReport } from "./SaleReport.tsx";

const meta: Meta = { title: "Reports/Sale Report: a server's page", render: () => <div data-page /> };
export default meta;

export const TakesOverWhatAServerDrew: StoryObj = {
  play: async ({ canvasElement }) => {
    const page = canvasElement.querySelector("[data-page]") ?? canvasElement;
    const host = (
      <StoryFrame>
        <SaleReport />
      </StoryFrame>
    );
    page.innerHTML = renderToString(host);
    await expect(within(canvasElement).getByRole("heading", { name: "Sale Report" })).toBeVisible();
    const complaint = spyOn(console, "error");
    const root = hydrateRoot(page, host, { onRecoverableError: (error) => console.error(error) });
    await waitFor(() => expect(page.querySelectorAll('[role="gridcell"]').length).toBeGreaterThan(3));
    await expect(complaint).not.toHaveBeenCalled();
    root.unmount();
  },
};
