import type { Vanbook } from "@vanbook/sdk";
import { createRoot, type Root } from "react-dom/client";
import { givenBy, headingOf } from "./element-attributes.ts";
import { ReportMount } from "./ReportMount.tsx";
import { loadReport, type ReportRegistry } from "./report-registry.ts";
import { lendFonts, type Look } from "./style-sheet.ts";

/** `<vanbook-report name="sales.report">`: a report on a page that need not be made with React. */
export interface VanbookReportElement extends HTMLElement {
  /** Which server, and as whom; nothing is drawn without it. Another client is another caller: the report begins anew. */
  client: Vanbook | undefined;
}

interface Parts {
  reports: ReportRegistry;
  /** The look that shadow roots adopt. */
  look: () => Promise<Look>;
}

/** The element's class; made when elements are defined, since `HTMLElement` is only there in browsers. */
export function createReportElement({ reports, look }: Parts) {
  return class extends HTMLElement implements VanbookReportElement {
    #client: Vanbook | undefined;
    #end: (() => void) | undefined;
    #isDue = false;
    readonly #attributes = new MutationObserver((changes) => {
      // What only changes how the host shows the element leaves the report as it is.
      if (changes.some(({ attributeName: name }) => !UNREAD.has(name ?? ""))) this.#settle();
    });

    get client() {
      return this.#client;
    }
    set client(client) {
      if (client === this.#client) return;
      this.#client = client;
      this.#settle();
    }

    connectedCallback() {
      // A client that was given before this class was there hides the property.
      if (Object.hasOwn(this, "client")) {
        const given = this.client;
        Reflect.deleteProperty(this, "client");
        this.#client = given;
      }
      this.#attributes.observe(this, { attributes: true });
      this.#settle();
    }
    disconnectedCallback() {
      this.#attributes.disconnect();
      this.#settle();
    }

    /** Several changes at once are one: an element that is moved, or is given its attributes and its client. */
    #settle() {
      if (this.#isDue) return;
      this.#isDue = true;
      queueMicrotask(() => {
        this.#isDue = false;
        this.#end?.();
        this.#end = this.isConnected && this.#client ? this.#begin(this.#client) : undefined;
      });
    }

    /** Mounts the report; returns what takes all of it away. */
    #begin(client: Vanbook): () => void {
      const name = this.getAttribute("name") ?? "";
      const tree = this.getAttribute("isolation") === "shadow" ? shadowOf(this) : this;
      const box = document.createElement("div");
      // Below it the report's own root takes nothing over from the page; this one must not take part in the page's layout.
      box.style.display = "contents";
      let root: Root | undefined;
      let takeFonts: (() => void) | undefined;
      let isOver = false;
      const mount = async () => {
        const [report, shadowLook] = await Promise.all([
          loadReport(reports, name),
          tree instanceof ShadowRoot ? look() : undefined,
        ]);
        if (isOver) return;
        if (shadowLook && tree instanceof ShadowRoot) {
          tree.adoptedStyleSheets = [shadowLook.sheet];
          takeFonts = lendFonts(shadowLook);
        }
        draw(report);
        if (!report) console.error(`<vanbook-report>: there is no report named "${name}".`);
      };
      const draw = (report: Awaited<ReturnType<typeof loadReport>>) => {
        tree.append(box);
        // Two elements are two React roots on one page, whose ids must differ.
        root = createRoot(box, { identifierPrefix: `vb${crypto.getRandomValues(new Uint32Array(1))[0]}` });
        root.render(
          <ReportMount
            client={client}
            report={report}
            given={report ? givenBy(this, report) : {}}
            heading={headingOf(this)}
            onRow={(row) =>
              this.dispatchEvent(
                new CustomEvent("vanbook-row", { detail: row, bubbles: true, composed: true }),
              )
            }
          />,
        );
      };
      mount().catch((cause: unknown) => {
        if (isOver) return;
        console.error("<vanbook-report> could not be loaded.", cause);
        draw(undefined);
      });
      return () => {
        isOver = true;
        root?.unmount();
        takeFonts?.();
        box.remove();
        if (tree instanceof ShadowRoot) tree.adoptedStyleSheets = [];
      };
    }
  };
}

/** A shadow root stays with its element for good; only what is in it comes and goes. */
function shadowOf(element: HTMLElement): ShadowRoot {
  return element.shadowRoot ?? element.attachShadow({ mode: "open" });
}

const UNREAD: ReadonlySet<string> = new Set(["class", "style", "scheme", "id", "hidden", "slot"]);
