import type { HTMLAttributes, RefAttributes } from "react";
import type { VanbookElementAttributes, VanbookElementEvents } from "./element-types.ts";
import type { VanbookReportElement } from "./report-element.ts";

/**
 * `<vanbook-widget>` in JSX of React 18.3 and 19. Handlers, `onvanbook-row`, are React 19's; with
 * React 18 use `addEventListener`.
 */
export interface VanbookElementProps
  extends
    VanbookElementAttributes,
    Omit<HTMLAttributes<VanbookReportElement>, keyof VanbookElementAttributes>,
    RefAttributes<VanbookReportElement>,
    VanbookElementHandlers {
  /** As in HTML: React 18 has no `className` on custom elements. */
  class?: string | undefined;
}

type VanbookElementHandlers = {
  [Name in keyof VanbookElementEvents as `on${Name}`]?:
    | ((event: VanbookElementEvents[Name]) => void)
    | undefined;
};

declare module "react" {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- React's types have this namespace
  namespace JSX {
    interface IntrinsicElements {
      "vanbook-report": VanbookElementProps;
      "vanbook-widget": VanbookElementProps;
    }
  }
}
