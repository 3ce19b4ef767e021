import type { Meta, StoryObj } from "@storybook/react-vite";
import { createVanbook } from "@vanbook/sdk";
import { lazy, useEffect, useRef } from "react";
import { expect, userEvent, within } from "storybook/test";
import { allReports } from "./all-reports.ts";
import { defineElements } from "./define-elements.ts";
import type { VanbookReportElement } from "./report-element.ts";
import { itemServer } from "../fixtures/items.ts";
import { threeBills, createSaleServer } from "../fixtures/reports/sale-bills.ts";
import { fetchOf } from "../fixtures/StoryFrame.tsx";
import { lazyWidgets } from "../generated/lazy-widgets.ts";

const meta: Meta = { title: "Embed/Languages" };
export default meta;

const SaleReport = lazy(async () => ({ default: await lazyWidgets.SaleReport() }));
const ItemCreation = lazy(async () => ({ default: await lazyWidgets.ItemCreation() }));

/**
 * Title, filters, columns, tags, totals and checks are in Hindi; figures, numbers and names are
 * unchanged.
 */
export const HindiReport: StoryObj = {
  render: () => <SaleReport heading={1} />,
  parameters: { locale: "hi", server: createSaleServer({ bills: threeBills }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "बिक्री रिपोर्ट" })).toBeVisible();
    await expect(await canvas.findByText("Sree Narayana Surgicals")).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: /ग्राहक/ })).toBeVisible();
    await expect(canvas.getAllByText("क्रेडिट")[0]).toBeVisible();
    await expect(canvas.getByText("कुल राशि")).toBeVisible();
    await expect(canvas.getByText("73,443.09")).toBeVisible();
    await expect(canvas.getByText("14-11-2026 – 21-11-2026")).toBeVisible();
    await expect(canvas.getByText(/^बिक्री और टैक्स खाते/)).toBeVisible();
  },
};

/** Two lines for each row on a phone: the name and the amount. */
export const MalayalamOnAPhone: StoryObj = {
  render: () => <SaleReport heading={1} />,
  parameters: { locale: "ml", server: createSaleServer({ bills: threeBills }) },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Sree Narayana Surgicals")).toBeVisible();
    await expect(canvas.getAllByText("ക്രെഡിറ്റ്")[0]).toBeVisible();
  },
};

/** Labels and validation messages. */
export const MalayalamMaster: StoryObj = {
  tags: ["whole"],
  render: () => <ItemCreation heading={1} />,
  parameters: { locale: "ml", server: itemServer },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "സമർപ്പിക്കുക" }));
    await expect(await canvas.findByText("ഐറ്റത്തിന്റെ പേര് ആവശ്യമാണ്.")).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^MRP/), "-5");
    await userEvent.tab();
    await expect(await canvas.findByText(/^MRP.*0/)).toBeVisible();
  },
};

/** A page may use several languages, one for each element. */
export const Elements: StoryObj = {
  render: () => (
    <>
      <Element locale="hi" />
      <Element locale="ml" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const hindi = await canvas.findByRole("heading", { name: "बिक्री रिपोर्ट" });
    await expect(hindi.closest("vanbook-report")).toHaveAttribute("locale", "hi");
    const malayalam = await canvas.findByRole("heading", { name: "വിൽപ്പന റിപ്പോർട്ട്" });
    await expect(malayalam.closest("vanbook-report")).toHaveAttribute("locale", "ml");
  },
};

function Element({ locale }: { locale: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    defineElements({ reports: allReports });
    const element = document.createElement("vanbook-report") as VanbookReportElement;
    element.setAttribute("name", "sales.report");
    element.setAttribute("locale", locale);
    const fetch = fetchOf(createSaleServer({ bills: threeBills }));
    element.client = createVanbook({
      baseUrl: window.location.origin,
      auth: { kind: "session" },
      fetch,
      retry: 0,
    });
    place.current?.replaceChildren(element);
  }, [locale]);
  return <div ref={place} />;
}
