import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { writeInWorker } from "./worker/write-in-worker.ts";
import { addFonts } from "../../../sdk/files/pdf/embed-fonts.ts";
import { createDocument } from "../../../sdk/files/pdf/draw-page.ts";
import { createScriptReader } from "../../../sdk/files/pdf/scripts/script-faces.ts";

/** PDF files with Malayalam and Hindi, created in a browser. */
const meta = { title: "Report/PDF scripts", tags: ["whole"], render: () => <p>അമൃത अमृता</p> } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A text is as wide in a PDF as in the browser with the same font: column widths, truncation and
 * printed pages agree.
 */
export const Widths: Story = {
  tags: ["!whole"],
  play: async () => {
    const names = ["malayalam regular", "malayalam bold", "devanagari regular", "devanagari bold"] as const;
    const { document: pdf } = createDocument("a4-landscape");
    const { width } = addFonts(pdf, undefined, (await createScriptReader()(names))(pdf));
    const context = document.createElement("canvas").getContext("2d");
    for (const name of names) {
      const [script = "", weight] = name.split(" ");
      const face = weight === "bold" ? "bold" : "regular";
      // Spaces come from Inter, whose bold weight in PDF files is 620.
      const font = `${face === "bold" ? 620 : 400} 100px "Vanbook Inter"`;
      for (const text of SAMPLE_TEXTS[script] ?? []) {
        await document.fonts.load(font, text);
        if (context) context.font = font;
        const drawnWidth = (context?.measureText(text).width ?? 0) / 100;
        await expect(Math.abs(width(text, 1, face) - drawnWidth), text).toBeLessThan(0.005);
      }
    }
  },
};

/** The worker loads the fonts and the shaper by URL, and only if a text needs them. */
export const InTheWorker: Story = {
  play: async () => {
    const listFonts = async (name: string) => {
      const head = {
        title: "Sale Report",
        notes: [],
        columns: [{ label: "Customer", kind: "text" }],
        totalLabel: "Total",
        missing: "N/A",
        pageWords: "Page {page} of {pages}",
      } as const;
      const file = writeInWorker("pdf", head, new AbortController().signal, () => undefined);
      file.add([[name]]);
      const text = new TextDecoder("latin1").decode(await file.write([]));
      return [...text.matchAll(/\/FontName \/([\w+-]+)/g)].map(([, font]) => font).sort();
    };
    await expect(await listFonts("അമൃത Stores")).toContain("VBSUBS+Noto-Sans-malayalam-regular");
    const plain = await listFonts("Amrita Stores");
    await expect(plain.filter((font) => font?.startsWith("VBSUBS"))).toEqual([]);
    await expect(plain).toContain("regular");
  },
};

const SAMPLE_TEXTS: Readonly<Record<string, readonly string[]>> = {
  malayalam: [
    "ക്ഷേത്രം",
    "മന്ത്രി",
    "സ്ത്രീ",
    "സ്റ്റോഴ്സ്",
    "കൊച്ചി കോഴിക്കോട്",
    "തൃശ്ശൂർ",
    "അവന്‍",
    "വിദ്യാർത്ഥി",
    "ൻ ർ ൽ ൾ ൺ",
    "എന്റെ",
  ],
  devanagari: ["क्षत्रिय", "प्रोफ़ेसर", "र्क र्कि", "हिन्दी", "राष्ट्रीय ट्रैक्टर", "दृष्टि", "ऊँट", "क्‍ष क्‌ष", "ह्रस्व", "कार्य"],
};
