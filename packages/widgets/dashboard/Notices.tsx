import { Tag } from "../parts/Tag.tsx";
import { date } from "../format/date.ts";
import { useDashboardText } from "../text/use-dashboard-text.ts";
import type { DashboardPartOptions } from "./dashboard-links.ts";
import { DashboardPart } from "./DashboardPart.tsx";
import { FigureLink } from "./FigureLink.tsx";
import { useDashboardData } from "./use-dashboard-data.ts";

/** Messages from the office, newest first. */
export function UserMessages({ linkTo, className }: DashboardPartOptions) {
  const { messages: text } = useDashboardText();
  const asked = useDashboardData({
    name: "dashboard.messages",
    load: (client, _days, signal) => client.dashboard.messages({}, { signal }),
  });
  const edit = linkTo?.({ to: "messages" });
  return (
    <DashboardPart
      title={text.title}
      of={asked}
      className={`vb-list-part ${className ?? ""}`}
      actions={edit && <FigureLink link={edit}>{text.edit}</FigureLink>}
    >
      {(rows) =>
        rows.length === 0 ? (
          <p className="vb-part-empty">{text.empty}</p>
        ) : (
          <ul className="vb-notices" tabIndex={0}>
            {rows.map(({ MID, Message, USERNAME, MDate }) => (
              <li key={MID}>
                <span className="vb-notice">
                  {Message}
                  <small>{USERNAME ?? text.toAll}</small>
                </span>
                {MDate && <time dateTime={MDate}>{date(MDate)}</time>}
              </li>
            ))}
          </ul>
        )
      }
    </DashboardPart>
  );
}

/** The company's tasks, newest first. */
export function DashboardTasks({ linkTo, className }: DashboardPartOptions) {
  const { tasks: text } = useDashboardText();
  const asked = useDashboardData({
    name: "dashboard.tasks",
    load: (client, _days, signal) => client.dashboard.tasks({}, { signal }),
  });
  const edit = linkTo?.({ to: "tasks" });
  return (
    <DashboardPart
      title={text.title}
      of={asked}
      className={`vb-list-part ${className ?? ""}`}
      actions={edit && <FigureLink link={edit}>{text.edit}</FigureLink>}
    >
      {(rows) =>
        rows.length === 0 ? (
          <p className="vb-part-empty">{text.empty}</p>
        ) : (
          <ul className="vb-notices" tabIndex={0}>
            {rows.map(({ TID, Taskname, Date: day, Status }) => (
              <li key={TID}>
                <span className="vb-notice">
                  {Taskname}
                  {day && <small>{date(day)}</small>}
                </span>
                <Tag tone={Status === 1 ? "ok" : "plain"}>{text.status[Status] ?? ""}</Tag>
              </li>
            ))}
          </ul>
        )
      }
    </DashboardPart>
  );
}
