import type { Handler } from "../contract/handler.ts";
import { messages } from "../team/messages.ts";
import { tasks } from "../team/tasks.ts";

const sent: Handler<"dashboard.messages"> = ({ ...call }) => messages["messages.list"](call);
const due: Handler<"dashboard.tasks"> = ({ ...call }) => tasks["tasks.list"](call);

/** Messages and tasks, listed as on their own pages. */
export const notices = { "dashboard.messages": sent, "dashboard.tasks": due };
