import type { Vanbook } from "@vanbook/sdk";
import { failureNotice } from "./failure-notice.ts";
import { clientOf } from "./later-client.ts";
import { loadReport, type ReportRegistry } from "./report-registry.ts";

/** `<vanbook-report name="sales.report">`: a report on a page that need not be made with React. */
export interface VanbookReportElement extends HTMLElement {
  /** Which server, and as whom; nothing is drawn without it. Another client is another caller: the report begins anew. */
  client: Vanbook | undefined;
}

/** The element's class; made when elements are defined, since `HTMLElement` is only there in browsers. React comes with the first element. */
export function createReportElement(reports: ReportRegistry) {
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
      // While the page makes its client, what draws the report is on its way; whether it arrived is seen when it is needed.
      partsOf(reports, nameOf(this)).catch(() => undefined);
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
      const tree = this.getAttribute("isolation") === "shadow" ? shadowOf(this) : this;
      const box = document.createElement("div");
      // Below it the report's own root takes nothing over from the page; this one must not take part in the page's layout.
      box.style.display = "contents";
      let takeReport: (() => void) | undefined;
      let isOver = false;
      const mount = async () => {
        const [{ drawReport, report }, caller] = await Promise.all([
          partsOf(reports, nameOf(this)),
          clientOf(client),
        ]);
        if (isOver) return;
        box.replaceChildren();
        tree.append(box);
        takeReport = drawReport(this, box, caller, report);
      };
      const attempt = () => void mount().catch(fail);
      const fail = (cause: unknown) => {
        if (isOver) return;
        console.error("<vanbook-report> could not be loaded.", cause);
        box.replaceChildren(failureNotice(attempt));
        tree.append(box);
      };
      attempt();
      return () => {
        isOver = true;
        takeReport?.();
        box.remove();
      };
    }
  };
}

/** The report of that name and what draws it, side by side. */
async function partsOf(reports: ReportRegistry, name: string) {
  const [{ drawReport }, report] = await Promise.all([import("./before-rows.ts"), loadReport(reports, name)]);
  if (!report) throw new Error(`There is no report named "${name}".`);
  return { drawReport, report };
}

function nameOf(element: Element): string {
  return element.getAttribute("name") ?? "";
}

/** A shadow root stays with its element for good; only what is in it comes and goes. */
function shadowOf(element: HTMLElement): ShadowRoot {
  return element.shadowRoot ?? element.attachShadow({ mode: "open" });
}

const UNREAD: ReadonlySet<string> = new Set(["class", "style", "scheme", "id", "hidden", "slot"]);
