import type { Vanbook } from "@vanbook/sdk";
import { failureNotice } from "./failure-notice.ts";
import { clientOf, createVanbook } from "./later-client.ts";
import { createEarlyRequests } from "./request-route.ts";
import { loadReport, type ReportRegistry } from "./report-registry.ts";

/** `<vanbook-widget name="sales.report">`: a widget for pages not built with React. `<vanbook-report>` is the same. */
export interface VanbookReportElement extends HTMLElement {
  /** The server and caller. Without it `token-url` is used, or nothing is drawn. Another client restarts the report. */
  client: Vanbook | undefined;
}

/**
 * Creates the element's class. Called when elements are defined, since `HTMLElement` exists only in browsers.
 * React is loaded with the first element.
 */
export function createReportElement(reports: ReportRegistry) {
  const { begin, request } = createEarlyRequests();
  return class extends HTMLElement implements VanbookReportElement {
    #client: Vanbook | undefined;
    #end: (() => void) | undefined;
    #isDue = false;
    readonly #attributes = new MutationObserver((changes) => {
      // Attributes that only affect how the host shows the element don't change the report.
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
      // A client set before the class was defined would hide the property.
      if (Object.hasOwn(this, "client")) {
        const given = this.client;
        delete (this as Partial<VanbookReportElement>).client;
        this.#client = given;
      }
      this.#attributes.observe(this, { attributes: true });
      this.#settle();
      if (isolationOf(this) === "frame") return;
      const url = this.getAttribute("token-url");
      // Load the drawing code while the page makes its client; failures are handled when it is needed. The build
      // adds the shared chunk before it (build/elements-chunks.ts).
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

    /** Combines several changes into one, such as moving an element or setting its attributes and client. */
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

    /** Waits, since a script of the page may still be making its client. */
    #wait(): () => void {
      const tell = () =>
        void import("./name-faults.ts").then((part) => part.tellUncalled(this, reports, loadReport));
      const timer = setTimeout(tell, PATIENCE);
      return () => clearTimeout(timer);
    }

    /** Mounts the report; returns a function that removes it. */
    #begin(given: Vanbook | undefined): () => void {
      const isolation = isolationOf(this);
      const tree = isolation === "shadow" ? shadowOf(this) : this;
      const box = document.createElement("div");
      // The report's root below inherits nothing from the page; this element must not take part in the page's
      // layout.
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

/** A shadow root can't be removed from its element; only its content changes. */
function shadowOf(element: HTMLElement): ShadowRoot {
  return element.shadowRoot ?? element.attachShadow({ mode: "open" });
}

const PATIENCE = 5000; // milliseconds
const UNREAD = /^(?:class|style|scheme|id|hidden|slot)$/;
