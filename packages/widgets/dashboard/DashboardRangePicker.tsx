import { useId } from "react";
import { type DashboardRange, dashboardRanges, isDashboardRange } from "./dashboard-range.ts";
import { useDashboardText } from "../text/use-dashboard-text.ts";

export interface DashboardRangePickerProps {
  range: DashboardRange;
  onChange: (range: DashboardRange) => void;
}

/** Today, or the last 7, 30 or 90 days: a row of which one is chosen, moved through with the arrow keys. */
export function DashboardRangePicker({ range, onChange }: DashboardRangePickerProps) {
  const text = useDashboardText();
  const name = useId();
  return (
    <fieldset className="vb-segments">
      <legend className="vb-hidden">{text.range}</legend>
      {Object.keys(dashboardRanges)
        .filter(isDashboardRange)
        .sort(inOrder)
        .map((each) => (
          <label key={each} className="vb-segment">
            <input type="radio" name={name} checked={each === range} onChange={() => onChange(each)} />
            <span>{text.ranges[each]}</span>
          </label>
        ))}
    </fieldset>
  );
}

// An object lists keys that look like numbers first, so "today" would come last.
function inOrder(one: DashboardRange, other: DashboardRange) {
  return dashboardRanges[one].daysBack - dashboardRanges[other].daysBack;
}
