import type { ReactNode } from "react";
import { InBrowser, type InBrowserProps } from "../../provider/InBrowser.tsx";
import { useReturnMonth } from "./use-return-month.ts";

interface OfMonthProps extends Omit<InBrowserProps, "children"> {
  /** `YYYY-MM`, as the host gives it. */
  period: string | undefined;
  children: DrawMonth;
}

type DrawMonth = (choice: ReturnType<typeof useReturnMonth>) => ReactNode;

/** Draws what a widget shows of the month that its host or its visitor has chosen. */
export function OfMonth({ title, heading, period, children }: OfMonthProps) {
  return (
    <InBrowser title={title} heading={heading}>
      <ChosenMonth period={period} draw={children} />
    </InBrowser>
  );
}

function ChosenMonth({ period, draw }: { period: string | undefined; draw: DrawMonth }) {
  return draw(useReturnMonth(period));
}
