import { styled } from "styled-components";
import type { DashboardLink } from "./dashboard-links.ts";
import { FigureLink } from "./FigureLink.tsx";

export interface StripFigure {
  label: string;
  figure: string;
  second?: string | undefined;
  tone?: "debit" | "credit" | "warn" | undefined;
  link?: DashboardLink | undefined;
}

export function FigureStrip({ figures }: { figures: readonly StripFigure[] }) {
  return (
    <Strip className="vb-strip">
      {figures.map(({ label, figure, second, tone, link }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={tone ? `vb-${tone}` : undefined}>
            <FigureLink link={link}>{figure}</FigureLink>
          </dd>
          {second && <dd className="vb-strip-second">{second}</dd>}
        </div>
      ))}
    </Strip>
  );
}

const Strip = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10.5em, 50%), 1fr));
  grid-auto-rows: auto auto 1fr;
  flex: 1;
  /* Figures stand on one line, whether the words above them take one or two. */
  & > div {
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
    padding: var(--vb-space-3) var(--vb-space-4);
    border-inline-start: var(--vb-hairline) solid var(--vb-line);
    margin-inline-start: calc(-1 * var(--vb-hairline));
  }
  dt,
  .vb-strip-second {
    color: var(--vb-ink-3);
    font-size: var(--vb-text-s);
  }
  dd {
    font-size: var(--vb-text-l);
    font-weight: var(--vb-weight-bold);
    font-variant-numeric: tabular-nums;
  }
  .vb-strip-second {
    font-size: var(--vb-text-s);
    font-weight: inherit;
    overflow-wrap: anywhere;
  }
`;
