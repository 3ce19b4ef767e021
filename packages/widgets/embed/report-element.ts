import type { Vanbook } from "@vanbook/sdk";
import { failureNotice } from "./failure-notice.ts";
import { clientOf, createVanbook } from "./later-client.ts";
import { createEarlyRequests } from "./request-route.ts";
import { loadReport, type ReportRegistry } from "./report-registry.ts";

/** `<vanbook-widget name="sales.report">`: a widget on a page that need not be made with React. `<vanbook-report>` is the same. */
export interface VanbookReportElement extends HTMLElement {
  /** Which server, and as whom; without it `token-url` says so, or nothing is drawn. Another client is another caller: the report begins anew. */
  client: Vanbook | undefined;
}

/** The element's class; made when elements are defined, since `HTMLElement` is only there in browsers. React comes with the first element. */
export function createReportElement(reports: ReportRegistry) {
  const { begin, request } = createEarlyRequests();
  return class extends HTMLElement implements VanbookReportElement {
    #client: Vanbook | undefined;
    #end: (() => void) | undefined;
    #isDue = false;
    readonly #attributes = new MutationObserver((changes) => {
      // What only changes how the host shows the element leaves the report as it is.
      if (changes.some(({ attributeName: name }) => !UNREAD.test(name ?? ""))) this.#settle();
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
        delete (this as Partial<VanbookReportElement>).client;
        this.#client = given;
      }
      this.#attributes.observe(this, { attributes: true });
      this.#settle();
      if (isolationOf(this) === "frame") return;
      const url = this.getAttribute("token-url");
      // While the page makes its client, what draws the report is on its way; whether it arrived is seen when it is needed. The build puts
      // the chunk beneath before it (build/elements-chunks.ts).
      Promise.all([
        import("./before-rows.ts"),
        loadReport(reports, nameOf(this)),
        url !== null && !this.#client && begin(new URL(url, document.baseURI).href),
      ]).catch(() => undefined);
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
        const isCalling = this.#client !== undefined || this.hasAttribute("token-url");
        this.#end = undefined;
        if (this.isConnected) this.#end = isCalling ? this.#begin(this.#client) : this.#wait();
      });
    }

    /** A script of the page may still be making its client. */
    #wait(): () => void {
      const tell = () =>
        void import("./name-faults.ts").then((part) => part.tellUncalled(this, reports, loadReport));
      const timer = setTimeout(tell, PATIENCE);
      return () => clearTimeout(timer);
    }

    /** Mounts the report; returns what takes all of it away. */
    #begin(given: Vanbook | undefined): () => void {
      const isolation = isolationOf(this);
      const tree = isolation === "shadow" ? shadowOf(this) : this;
      const box = document.createElement("div");
      // Below it the report's own root takes nothing over from the page; this one must not take part in the page's layout.
      box.style.display = "contents";
      let takeReport: (() => void) | undefined;
      let isOver = false;
      const mount = async () => {
        if (isolation === "frame") {
          const { showFrame } = await import("./host-frame.ts");
          if (isOver) return;
          tree.append(box);
          takeReport = showFrame(this, box, request);
          return;
        }
        const client =
          given ??
          import("./token-client.ts").then((part) =>
            part.tokenClient(this, { createVanbook, clientOf, request }),
          );
        const hasParts =
          this.hasAttribute("links") ||
          this.hasAttribute("container") ||
          this.querySelector(":scope > [slot]") !== null;
        const [report, { drawReport }, caller, parts] = await Promise.all([
          loadReport(reports, nameOf(this)),
          import("./before-rows.ts"),
          Promise.resolve(client).then(clientOf),
          hasParts ? import("./host-parts.ts") : undefined,
        ]);
        if (isOver) return;
        box.replaceChildren();
        tree.append(box);
        if (report) {
          takeReport = drawReport(this, box, caller, report, parts?.hostParts);
        } else {
          const words = await (await import("./name-faults.ts")).unknownName(reports, nameOf(this));
          console.error(`Vanbook: ${words}`);
          box.replaceChildren(failureNotice(null, undefined, words));
        }
      };
      const attempt = () => void mount().catch(fail);
      const fail = (cause: unknown) => {
        if (isOver) return;
        console.error(`<${this.localName}> could not be loaded.`, cause);
        box.replaceChildren(failureNotice(this.getAttribute("locale"), attempt));
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

function nameOf(element: Element): string {
  return element.getAttribute("name") ?? "";
}

function isolationOf(element: Element): string | null {
  return element.getAttribute("isolation");
}

/** A shadow root stays with its element for good; only what is in it comes and goes. */
function shadowOf(element: HTMLElement): ShadowRoot {
  return element.shadowRoot ?? element.attachShadow({ mode: "open" });
}

const PATIENCE = 5000; // milliseconds
const UNREAD = /^(?:class|style|scheme|id|hidden|slot)$/;
