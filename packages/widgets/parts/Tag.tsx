import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { TagTone } from "../../sdk/report/table/tones.ts";

/** A word in a coloured pill. The colour only helps to find it; the word carries the meaning. */
export function Tag({ tone = "plain", children }: { tone?: TagTone | undefined; children: ReactNode }) {
  return <Pill className={`vb-tag vb-tag-${tone}`}>{children}</Pill>;
}

const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  padding: 0 var(--vb-space-2);
  border-radius: 99em;
  background: var(--vb-sunken);
  color: var(--vb-ink-2);
  font-size: var(--vb-text-xs);
  font-weight: var(--vb-weight-medium);
  line-height: 1.8;
  &.vb-tag-ok {
    background: var(--vb-ok-soft);
    color: var(--vb-credit);
  }
  &.vb-tag-warn {
    background: var(--vb-warn-soft);
    color: var(--vb-warn);
  }
  &.vb-tag-bad {
    background: var(--vb-danger-soft);
    color: var(--vb-debit);
  }
`;
