import type { Handler } from "../contract/handler.ts";
import { messages } from "../team/messages.ts";
import { tasks } from "../team/tasks.ts";

const listMessages: Handler<"dashboard.messages"> = ({ ...call }) => messages["messages.list"](call);
const listTasks: Handler<"dashboard.tasks"> = ({ ...call }) => tasks["tasks.list"](call);

export const notices = { "dashboard.messages": listMessages, "dashboard.tasks": listTasks };
