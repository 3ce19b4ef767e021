import { styled } from "styled-components";
import { Tag } from "../parts/Tag.tsx";
import { date } from "../../sdk/format/date.ts";
import { dashboardText } from "../../sdk/generated/text/en-IN/dashboard.ts";
import { useTextOf } from "../text/use-text.ts";
import type { DashboardPartOptions } from "./dashboard-links.ts";
import { RowsPart } from "./RowsPart.tsx";
import { FigureLink } from "./FigureLink.tsx";
import { useDashboardData } from "./use-dashboard-data.ts";

/**
 * Shows the office's messages to its staff, the newest first. They are written in Employee Message.
 * @widget Dashboard
 * @title User Message
 * @element dashboard.messages
 */
export function UserMessages({ linkTo, className }: DashboardPartOptions) {
  const { messages: text } = useTextOf("dashboard", dashboardText);
  const messageData = useDashboardData({
    name: "dashboard.messages",
    load: (client, _days, signal) => client.dashboard.messages({}, { signal }),
  });
  const edit = linkTo?.({ to: "messages" });
  return (
    <RowsPart
      title={text.title}
      of={messageData}
      empty={text.empty}
      className={`vb-list-part ${className ?? ""}`}
      actions={edit && <FigureLink link={edit}>{text.edit}</FigureLink>}
    >
      {(rows) => (
        <List className="vb-notices" tabIndex={0}>
          {rows.map(({ MID, Message, USERNAME, MDate }) => (
            <li key={MID}>
              <span className="vb-notice">
                {Message}
                <small>{USERNAME ?? text.toAll}</small>
              </span>
              {MDate && <time dateTime={MDate}>{date(MDate)}</time>}
            </li>
          ))}
        </List>
      )}
    </RowsPart>
  );
}

/**
 * Shows the company's tasks and which of them are done. They are entered in Task Master.
 * @widget Dashboard
 * @title Tasks
 * @element dashboard.tasks
 */
export function DashboardTasks({ linkTo, className }: DashboardPartOptions) {
  const { tasks: text } = useTextOf("dashboard", dashboardText);
  const taskData = useDashboardData({
    name: "dashboard.tasks",
    load: (client, _days, signal) => client.dashboard.tasks({}, { signal }),
  });
  const edit = linkTo?.({ to: "tasks" });
  return (
    <RowsPart
      title={text.title}
      of={taskData}
      empty={text.empty}
      className={`vb-list-part ${className ?? ""}`}
      actions={edit && <FigureLink link={edit}>{text.edit}</FigureLink>}
    >
      {(rows) => (
        <List className="vb-notices" tabIndex={0}>
          {rows.map(({ TID, Taskname, Date: day, Status }) => (
            <li key={TID}>
              <span className="vb-notice">
                {Taskname}
                {day && <small>{date(day)}</small>}
              </span>
              <Tag tone={Status === 1 ? "ok" : "plain"}>{text.status[Status] ?? ""}</Tag>
            </li>
          ))}
        </List>
      )}
    </RowsPart>
  );
}

const List = styled.ul`
  flex: 1;
  min-height: 0;
  padding: 0 var(--vb-space-4) var(--vb-space-2);
  overflow: auto;
  list-style: none;
  &:focus-visible {
    outline-offset: -2px;
  }
  li {
    display: flex;
    gap: var(--vb-space-3);
    align-items: baseline;
    justify-content: space-between;
    padding: var(--vb-space-2) 0;
    border-top: var(--vb-hairline) solid var(--vb-line);
  }
  li:first-child {
    border-top: 0;
  }
  .vb-notice {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .vb-notice small {
    display: block;
    color: var(--vb-ink-3);
  }
  time {
    font-family: inherit;
    color: var(--vb-ink-3);
    font-size: var(--vb-text-s);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
