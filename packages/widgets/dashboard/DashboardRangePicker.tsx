import { useId } from "react";
import { styled } from "styled-components";
import { type DashboardRange, dashboardRanges, isDashboardRange } from "./dashboard-range.ts";
import { dashboardText } from "../../sdk/generated/text/en-IN/dashboard.ts";
import { useTextOf } from "../text/use-text.ts";

export interface DashboardRangePickerProps {
  range: DashboardRange;
  onChange: (range: DashboardRange) => void;
}

/**
 * Today, or the last 7, 30 or 90 days: a row of radio buttons, moved through with the arrow keys.
 */
export function DashboardRangePicker({ range, onChange }: DashboardRangePickerProps) {
  const text = useTextOf("dashboard", dashboardText);
  const name = useId();
  return (
    <Segments className="vb-segments">
      <legend className="vb-hidden">{text.range}</legend>
      {Object.keys(dashboardRanges)
        .filter(isDashboardRange)
        .sort(compareRanges)
        .map((each) => (
          <label key={each} className="vb-segment">
            <input type="radio" name={name} checked={each === range} onChange={() => onChange(each)} />
            <span>{text.ranges[each]}</span>
          </label>
        ))}
    </Segments>
  );
}

// Sorted explicitly: objects list keys that look like numbers first, so "today" would come last.
function compareRanges(one: DashboardRange, other: DashboardRange) {
  return dashboardRanges[one].daysBack - dashboardRanges[other].daysBack;
}

const Segments = styled.fieldset`
  display: inline-flex;
  margin: 0;
  padding: 0;
  border: var(--vb-hairline) solid var(--vb-line-strong);
  border-radius: var(--vb-radius);
  background: var(--vb-surface);
  .vb-segment {
    position: relative;
    display: flex;
    flex: 1;
    justify-content: center;
    cursor: pointer;
  }
  .vb-segment + .vb-segment {
    border-inline-start: var(--vb-hairline) solid var(--vb-line);
  }
  .vb-segment input {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: 0;
    opacity: 0;
  }
  .vb-segment span {
    display: grid;
    place-items: center;
    width: 100%;
    min-height: calc(var(--vb-control) - 2 * var(--vb-hairline));
    padding: 0 var(--vb-space-3);
    border-radius: inherit;
    color: var(--vb-ink-2);
    font-weight: var(--vb-weight-medium);
    white-space: nowrap;
  }
  .vb-segment:hover span {
    color: var(--vb-ink);
  }
  .vb-segment input:checked + span {
    background: var(--vb-brand-soft);
    color: var(--vb-brand-text);
  }
  .vb-segment input:focus-visible + span {
    outline: 2px solid var(--vb-focus);
    outline-offset: 1px;
    border-radius: var(--vb-radius);
  }
  @media (forced-colors: active) {
    .vb-segment input:checked + span {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  @media (max-width: 640px) {
    width: 100%;
    .vb-segment span {
      padding: 0 var(--vb-space-1);
    }
  }
`;
