import type { DashboardLink } from "./dashboard-links.ts";
import { FigureLink } from "./FigureLink.tsx";

/** A figure of a strip: what it says large, what it is, and a second line. */
export interface StripFigure {
  label: string;
  figure: string;
  second?: string | undefined;
  tone?: "debit" | "credit" | "warn" | undefined;
  link?: DashboardLink | undefined;
}

/** Figures side by side, as terms and what they come to. */
export function FigureStrip({ figures }: { figures: readonly StripFigure[] }) {
  return (
    <dl className="vb-strip">
      {figures.map(({ label, figure, second, tone, link }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={tone ? `vb-${tone}` : undefined}>
            <FigureLink link={link}>{figure}</FigureLink>
          </dd>
          {second && <dd className="vb-strip-second">{second}</dd>}
        </div>
      ))}
    </dl>
  );
}
