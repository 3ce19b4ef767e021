import { createVanbook } from "@vanbook/sdk";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { afterEach, expect, test, vi } from "vitest";
import { VanbookProvider } from "../../provider/VanbookProvider.tsx";
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

test("a report's frame is drawn on a server, with the styles that a host collects there, without a warning", () => {
  const said = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(frame));
  const styles = sheet.getStyleTags();
  sheet.seal();
  expect(html).toContain("Sale Report");
  expect(html).toContain('style="--vb-brand:#7a1fa2;--vb-ink:#111"');
  expect(styles).toContain("--vb-space-4:16px;");
  expect(styles).toContain("@layer base");
  const [button = ""] = /class="([^"]*vb-button[^"]*)"/.exec(html)?.slice(1) ?? [];
  // The rule of the button's own class is among the styles.
  expect(button.split(" ").some((name) => styles.includes(`.${name}{display:inline-flex`))).toBe(true);
  for (const each of said) expect(each).not.toHaveBeenCalled();
});

test("without one that collects, it is drawn all the same", () => {
  const said = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
  expect(renderToString(frame)).toContain("vb-report");
  for (const each of said) expect(each).not.toHaveBeenCalled();
});
