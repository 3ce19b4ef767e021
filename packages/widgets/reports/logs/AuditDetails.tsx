import { styled } from "styled-components";
import { moment } from "../../../sdk/format/wall-time.ts";
import type { ReportDetailsProps } from "../../report/define/definition.ts";
import { useTranslate } from "../../text/use-text.ts";
import { kindOf, viaOf } from "../../../sdk/reports/logs/audit-words.ts";

/** One entry of the audit log, one field per line. */
export function AuditDetails({ row }: ReportDetailsProps<"auditLog.report">) {
  const translate = useTranslate();
  const { Name, Via, What, At, Changes, Operation, RequestID } = row;
  return (
    <Root className="vb-audit-details">
      <p>{[Name, moment(new Date(At)), translate(kindOf(What) ?? ""), translate(viaOf(Via))].join(", ")}</p>
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
