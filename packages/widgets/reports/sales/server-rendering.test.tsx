import { createVanbook } from "@vanbook/sdk";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { afterEach, expect, test, vi } from "vitest";
import { VanbookProvider } from "../../VanbookProvider.tsx";
import { memoryLocation } from "../../provider/memory-location.ts";
import { SaleReport } from "./SaleReport.tsx";

const client = createVanbook({ baseUrl: "https://books.example", auth: { kind: "key", key: "k" } });
const frame = (
  <StrictMode>
    <VanbookProvider
      client={client}
      location={memoryLocation()}
      theme={{ brand: "#7a1fa2", "--vb-ink": "#111" }}
    >
      <SaleReport />
    </VanbookProvider>
  </StrictMode>
);

afterEach(() => vi.restoreAllMocks());

test("rendering on a server gives the report's title and a loading message, without warnings", () => {
  const consoleSpies = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
  const html = renderToString(frame);
  expect(html).toContain('<section aria-busy="true" aria-label="Sale Report"><h2');
  expect(html).toMatch(/<h2[^>]*>Sale Report<\/h2><p role="status">Loading...<\/p><\/section>/);
  expect(html).toContain('style="--vb-brand:#7a1fa2;--vb-ink:#111"');
  // Generated class names depend on the order in which code runs, which differs in a browser.
  expect(html).not.toMatch(/class="[^"]*\bsc-/);
  for (const each of consoleSpies) expect(each).not.toHaveBeenCalled();
});

test("a host that collects styles on its server gets the theme's styles", () => {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(frame));
  const styles = sheet.getStyleTags();
  sheet.seal();
  expect(styles).toContain("--vb-space-4:16px;");
  expect(styles).toContain("@layer base");
});
