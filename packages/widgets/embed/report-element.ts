import type { Vanbook } from "@vanbook/sdk";
import { createFailureNotice, createStyledElement } from "./failure-notice.ts";
import { getRealClient, createVanbook } from "./later-client.ts";
import { createEarlyRequests } from "./request-route.ts";
import { loadReport, type ReportRegistry } from "./report-registry.ts";
import type { RowPartsElement } from "./row-parts-element.ts";

/** `<vanbook-widget name="sales.report">` for pages without React; also `<vanbook-report>`. */
export interface VanbookReportElement extends RowPartsElement {
  /**
   * The server and caller. Without it `token-url` is used, or nothing is drawn. Another client
   * restarts the report.
   */
  client: Vanbook | undefined;
}

/** Created late: `HTMLElement` exists only in browsers. React comes with the first element. */
export function createReportElement(reports: ReportRegistry, usualIsolation: string) {
  const readIsolation = (element: Element) => element.getAttribute("isolation") ?? usualIsolation;
  const { begin, request } = createEarlyRequests();
  class ReportElement extends HTMLElement implements VanbookReportElement {
    declare cells: RowPartsElement["cells"];
    declare rowActions: RowPartsElement["rowActions"];
    #client: Vanbook | undefined;
    #end: (() => void) | undefined;
    #isDue = false;
    readonly #attributes = new MutationObserver((changes) => {
      // Changes of attributes that only affect how the host shows the element don't redraw the
      // report.
      if (changes.some(({ attributeName: name }) => !HOST_ONLY_ATTRIBUTES.test(name ?? ""))) this.#settle();
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
        const clientSetBefore = this.client;
        delete (this as Partial<VanbookReportElement>).client;
        this.#client = clientSetBefore;
      }
      this.#attributes.observe(this, { attributes: true });
      this.#settle();
      if (readIsolation(this) === "frame") return;
      const url = this.getAttribute("token-url");
      // Load the drawing code while the page makes its client; failures are handled when the code
      // is needed. The build adds the shared chunk before it (build/elements-chunks.ts).
      Promise.all([
        import("./before-rows.ts"),
        loadReport(reports, this.getAttribute("name")),
        url && !this.#client && begin(url, this.baseURI),
      ]).catch(() => undefined);
    }
    disconnectedCallback() {
      this.#attributes.disconnect();
      this.#settle();
    }

    /** Combines changes into one, such as a move together with new attributes and a client. */
    #settle() {
      if (this.#isDue) return;
      this.#isDue = true;
      queueMicrotask(() => {
        this.#isDue = false;
        this.#end?.();
        this.#end = undefined;
        if (!this.isConnected) return;
        this.#end = this.#client || this.hasAttribute("token-url") ? this.#begin() : this.#wait();
      });
    }

    /** A script of the page may still be making its client, so the report is not drawn at once. */
    #wait(): () => void {
      const tell = () =>
        void import("./name-faults.ts")
          .then((part) => part.tellUncalled(this, reports, loadReport))
          .catch((cause: unknown) => tellFailure(this, cause));
      const timer = setTimeout(tell, WAIT_LIMIT_MS);
      return () => clearTimeout(timer);
    }

    #begin(): () => void {
      const isolation = readIsolation(this);
      const tree = /layer|frame/.test(isolation)
        ? this
        : // A shadow root can't be removed from its element, so it is reused.
          (this.shadowRoot ?? this.attachShadow({ mode: "open" }));
      // The report's root inherits nothing from the page, and this box must not take part in the
      // page's layout.
      const box = createStyledElement("div", "display:contents");
      let takeReport: (() => void) | undefined;
      let isOver = false;
      const mount = async () => {
        if (isolation === "frame") {
          const part = await import("./host-frame.ts");
          if (isOver) return;
          tree.append(box);
          takeReport = part.showFrame(this, box, request);
          return;
        }
        const [report, part, caller, parts] = await Promise.all([
          loadReport(reports, this.getAttribute("name")),
          import("./before-rows.ts"),
          Promise.resolve(
            this.#client ??
              import("./token-client.ts").then((part) =>
                part.getTokenClient(this, createVanbook, getRealClient, request),
              ),
          ).then(getRealClient),
          this.matches("[links],[container],:has(> [slot])") ? import("./host-parts.ts") : undefined,
        ]);
        if (isOver) return;
        box.replaceChildren();
        tree.append(box);
        if (report) {
          takeReport = part.drawReport(this, box, caller, report, createFailureNotice, parts?.hostParts);
        } else {
          const { tellUnknownName } = await import("./name-faults.ts");
          box.append(createFailureNotice(null, undefined, await tellUnknownName(this, reports)));
        }
      };
      const tryMount = () => void mount().catch(fail);
      const fail = (cause: unknown) => {
        if (isOver) return;
        box.replaceChildren(createFailureNotice(this.getAttribute("locale"), tryMount));
        tree.append(box);
        tellFailure(this, cause);
      };
      tryMount();
      return () => {
        isOver = true;
        takeReport?.();
        box.remove();
      };
    }
  }
  // Frameworks set as properties what the class has; follow-host.ts and host-frame.ts read them.
  ReportElement.prototype.cells = ReportElement.prototype.rowActions = undefined;
  return ReportElement;
}

/** Its own code, because further code may be what can't be fetched. */
function tellFailure(element: Element, cause: unknown): void {
  console.error("Vanbook could not be loaded.", cause);
  element.dispatchEvent(
    new CustomEvent("vanbook-error", {
      detail: { message: String(cause), code: "LOAD_FAILED", requestId: null, cause },
      bubbles: true,
      composed: true,
    }),
  );
}

const WAIT_LIMIT_MS = 5000; // milliseconds
const HOST_ONLY_ATTRIBUTES = /^(class|hidden|id|scheme|slot|style)$|^(aria|data)-/;
