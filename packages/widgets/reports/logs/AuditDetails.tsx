import { styled } from "styled-components";
import { formatMoment } from "../../../sdk/format/wall-time.ts";
import type { ReportDetailsProps } from "../../report/define/definition.ts";
import { useTranslate } from "../../text/use-text.ts";
import { describeKind, describeChannel } from "../../../sdk/reports/logs/audit-words.ts";

export function AuditDetails({ row }: ReportDetailsProps<"auditLog.report">) {
  const translate = useTranslate();
  const { Name, Via, What, At, Changes, Operation, RequestID } = row;
  return (
    <Root className="vb-audit-details">
      <p>
        {[
          Name,
          formatMoment(new Date(At)),
          translate(describeKind(What) ?? ""),
          translate(describeChannel(Via)),
        ].join(", ")}
      </p>
      <ul>
        {Changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p className="vb-description">{[Operation, RequestID].filter(Boolean).join(", ")}</p>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--vb-space-3);
  p {
    overflow-wrap: anywhere;
  }
  ul {
    padding: 0;
    list-style: none;
  }
  li {
    padding: var(--vb-space-2) 0;
    border-top: var(--vb-hairline) solid var(--vb-line);
    overflow-wrap: anywhere;
  }
`;
