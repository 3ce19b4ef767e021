import type { ReactNode } from "react";
import { styled } from "styled-components";
import { MasterFrame } from "../master/Master.styles.ts";
import { ListSurface } from "../master/MasterList.styles.ts";
import type { AnswerSlots } from "../parts/answer-slots.ts";
import { Banner } from "../parts/Banner.tsx";
import { ProgressLine } from "../parts/ProgressLine.tsx";

export interface ReturnFrameProps {
  className: string;
  text: { title: string; loading: string; failed: string };
  heading: 1 | 2 | 3 | false;
  reading: { isFetching: boolean; error: Error | null; refetch: () => unknown };
  /** Above the list. */
  bar?: ReactNode;
  /** What a host draws while the first answer is loading, and when it failed. */
  slots?: Pick<AnswerSlots, "loader" | "error"> | undefined;
  children: ReactNode;
}

/** The title and the list of what was read for a return, while it loads and when it fails. */
export function ReturnFrame({ className, text, heading, reading, bar, slots, children }: ReturnFrameProps) {
  const { isFetching, error } = reading;
  const retry = () => void reading.refetch();
  const Title = `h${heading || 2}` as const;
  return (
    <MasterFrame className={`vb-master ${className}`}>
      {heading !== false && <Title className="vb-report-title">{text.title}</Title>}
      {bar}
      <Surface className="vb-card vb-master-list" aria-label={text.title}>
        {isFetching && (slots?.loader ?? <ProgressLine label={text.loading} />)}
        {error &&
          (slots?.error?.(error, retry) ?? <Banner title={text.failed} error={error} onRetry={retry} />)}
        {children}
      </Surface>
    </MasterFrame>
  );
}

/** Tabs begin where the words below them do. */
const Surface = styled(ListSurface)`
  .vb-tab-list {
    padding-inline: var(--vb-space-3);
  }
`;

export const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--vb-space-3);
`;

export const Words = styled.p`
  padding: var(--vb-space-3) var(--vb-space-3) 0;
  overflow-wrap: anywhere;
`;

/** Words under a table. */
export const Foot = styled.p`
  padding: var(--vb-space-2) var(--vb-space-3);
  color: var(--vb-ink-2);
`;
