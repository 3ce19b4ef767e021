import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useToday } from "../../provider/use-vanbook.ts";
import { MonthField } from "../../reports/sales/MonthField.tsx";

interface ReturnBarProps {
  month: string;
  /** Without it, the month can't be changed here. */
  showMonth?: ((firstDay: string) => void) | undefined;
  children?: ReactNode;
}

/** The month of a return, and what can be done with it. */
export function ReturnBar({ month, showMonth, children }: ReturnBarProps) {
  const today = useToday();
  return (
    <Bar className="vb-return-bar">
      {showMonth && <MonthField value={`${month}-01`} today={today} onChange={showMonth} />}
      {children}
    </Bar>
  );
}

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--vb-space-3);
  align-items: end;
  max-width: 100%;
`;
