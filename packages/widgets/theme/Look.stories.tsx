import type { Meta, StoryObj } from "@storybook/react-vite";
import { createVanbook } from "@vanbook/sdk";
import { Fragment, StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { styled, version } from "styled-components";
import { expect, waitFor } from "storybook/test";
import { Button } from "../parts/Button.tsx";
import { VanbookProvider } from "../VanbookProvider.tsx";
import { findLayerSheet } from "./layer-sheet.ts";
import { Look } from "./Look.tsx";

/**
 * Styles go into a cascade layer of a style sheet that the document or a shadow root has adopted.
 */
const meta = { title: "Theme/Look", render: () => <div id="place" /> } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The non-public parts of styled-components work as `layer-sheet.ts` needs them to. */
export const Sheet: Story = {
  play: async ({ canvasElement }) => {
    // A new version may change non-public parts: check this story's result, then update the version
    // here.
    await expect(version).toBe("6.6.0");
    const root = attachShadowRoot(canvasElement);
    const sheet = findLayerSheet(root);
    if (!sheet) throw new Error("There are constructable style sheets in this browser.");
    await expect(findLayerSheet(root)).toBe(sheet);
    const [first, second] = [sheet.adopt(), sheet.adopt()];
    await expect(root.adoptedStyleSheets).toHaveLength(1);
    sheet.styles.insertRules("vb-test", "one", [
      ".one { color: red }",
      "@media (min-width: 1px) { .two { top: 0 } }",
    ]);
    const [layer] = root.adoptedStyleSheets[0]?.cssRules ?? [];
    await expect(layer).toBeInstanceOf(CSSLayerBlockRule);
    await expect((layer as CSSLayerBlockRule).name).toBe("vanbook");
    await expect(
      [...(layer as CSSLayerBlockRule).cssRules].map(({ cssText }) => cssText.split(" ")[0]),
    ).toEqual([".one", "@media"]);
    sheet.styles.clearRules("vb-test");
    await expect((layer as CSSLayerBlockRule).cssRules).toHaveLength(0);
    first();
    await expect(root.adoptedStyleSheets).toHaveLength(1);
    second();
    await expect(root.adoptedStyleSheets).toHaveLength(0);
  },
};

/**
 * Two providers in one shadow root share a sheet, another root has its own; a page's unlayered
 * styles override them.
 */
export const Roots: Story = {
  play: async ({ canvasElement }) => {
    const [one, other] = [attachShadowRoot(canvasElement), attachShadowRoot(canvasElement)];
    const page = document.adoptedStyleSheets.length;
    const reactRoots = [draw(one), draw(one), draw(other)];
    await waitFor(() => expect(one.querySelectorAll("em")).toHaveLength(2));
    await waitFor(() => expect(other.querySelectorAll("em")).toHaveLength(1));
    for (const root of [one, other]) {
      await expect(root.adoptedStyleSheets).toHaveLength(1);
      await expect(readStyle(root).color).toBe("rgb(1, 2, 3)");
      await expect(readStyle(root).getPropertyValue("--vb-space-4")).toBe("16px");
    }
    await expect(document.adoptedStyleSheets).toHaveLength(page);
    await expect(document.querySelectorAll("style[data-styled]")).toHaveLength(0);
    const own = new CSSStyleSheet();
    own.replaceSync("em { color: rgb(9, 9, 9) }");
    one.adoptedStyleSheets = [own, ...one.adoptedStyleSheets];
    await expect(readStyle(one).color).toBe("rgb(9, 9, 9)");
    // Unmounting the first provider removes nothing that the second one or the other root needs.
    reactRoots[0]?.unmount();
    await waitFor(() => expect(one.querySelectorAll("em")).toHaveLength(1));
    await expect(readStyle(one).getPropertyValue("--vb-space-4")).toBe("16px");
    reactRoots[1]?.unmount();
    await waitFor(() => expect(one.adoptedStyleSheets).toEqual([own]));
    await expect(readStyle(other).getPropertyValue("--vb-space-4")).toBe("16px");
    reactRoots[2]?.unmount();
  },
};

/**
 * The font of a script is loaded only when the page has one of its letters, each weight separately;
 * in a shadow root too.
 */
export const Scripts: Story = {
  play: async ({ canvasElement }) => {
    const root = attachShadowRoot(canvasElement);
    const reactRoot = draw(root);
    await waitFor(() => expect(root.querySelectorAll("em")).toHaveLength(1));
    const [word] = root.querySelectorAll("em");
    // The story's own provider registers the same files: a browser may mark both as loaded.
    const listLoadedFonts = () => {
      const faces = [...document.fonts]
        .filter(({ status, unicodeRange }) => status === "loaded" && /^U\+(9|D)00-/.test(unicodeRange))
        .map(({ unicodeRange, weight }) => `${unicodeRange.split(",")[0]} at ${weight}`);
      return [...new Set(faces)].sort();
    };
    const expectFonts = async (text: string, weight: string, faces: string[]) => {
      if (!word) return;
      word.textContent = text;
      word.style.fontWeight = weight;
      await waitFor(() => expect(listLoadedFonts()).toEqual(faces));
    };
    await expectFonts("Amrita", "400", []);
    await expectFonts("അമൃത", "400", ["U+D00-D7F at 100 500"]);
    await expectFonts("അമൃത", "640", ["U+D00-D7F at 100 500", "U+D00-D7F at 501 900"]);
    await expectFonts("अमृता", "400", [
      "U+900-97F at 100 500",
      "U+D00-D7F at 100 500",
      "U+D00-D7F at 501 900",
    ]);
    reactRoot.unmount();
  },
};

/**
 * A host's overrides, by theme names or as CSS variables, in the light and the dark scheme; a
 * second provider on the page keeps its own.
 */
export const Themes: Story = {
  render: () => (
    <>
      {(["light", "dark"] as const).map((scheme) => (
        <Fragment key={scheme}>
          <VanbookProvider
            client={SAMPLE_CLIENT}
            scheme={scheme}
            theme={{ brand: "light-dark(rgb(1, 2, 3), rgb(204, 205, 206))" }}
          >
            <Button variant="primary">By name, {scheme}</Button>
          </VanbookProvider>
          <VanbookProvider
            client={SAMPLE_CLIENT}
            scheme={scheme}
            theme={{ "--vb-brand": "rgb(7, 8, 9)", "--vb-brand-ink": "white" }}
          >
            <Button variant="primary">As a variable, {scheme}</Button>
          </VanbookProvider>
          <VanbookProvider client={SAMPLE_CLIENT} scheme={scheme}>
            <Button variant="primary">As it is, {scheme}</Button>
          </VanbookProvider>
        </Fragment>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const readBackground = (name: string) =>
      getComputedStyle(canvas.getByRole("button", { name })).backgroundColor;
    await expect(readBackground("By name, light")).toBe("rgb(1, 2, 3)");
    await expect(readBackground("By name, dark")).toBe("rgb(204, 205, 206)");
    await expect(readBackground("As a variable, light")).toBe("rgb(7, 8, 9)");
    await expect(readBackground("As a variable, dark")).toBe("rgb(7, 8, 9)");
    await expect(readBackground("As it is, light")).toBe("rgb(11, 107, 93)");
    await expect(readBackground("As it is, dark")).toBe("rgb(47, 167, 148)");
  },
};

function attachShadowRoot(place: HTMLElement): ShadowRoot {
  return place.appendChild(document.createElement("div")).attachShadow({ mode: "open" });
}

function draw(root: ShadowRoot): Root {
  const reactRoot = createRoot(root.appendChild(document.createElement("div")));
  reactRoot.render(
    <StrictMode>
      <Look root={root}>
        <div className="vb-root" data-scheme="light">
          <Word>word</Word>
        </div>
      </Look>
    </StrictMode>,
  );
  return reactRoot;
}

function readStyle(root: ShadowRoot): CSSStyleDeclaration {
  const word = root.querySelector("em");
  if (!word) throw new Error("There is no word.");
  return getComputedStyle(word);
}

const SAMPLE_CLIENT = createVanbook({ baseUrl: "https://books.example", auth: { kind: "key", key: "k" } });

const Word = styled.em`
  color: rgb(1, 2, 3);
`;
