import type { Page } from "playwright";
import { getToday } from "../../../packages/server/clock.ts";
import { countOf, fillFields, type MasterScreen } from "./master-screen.ts";

const findDate = (page: Page) => page.locator('[data-field="TDate"]');

export const taskScreen: MasterScreen = {
  title: "Task Master",
  path: "/TaskManager",
  list: "/api/webGetTask",
  writes: ["/api/webInsertUpdateTask", "/api/webDeleteTask"],
  table: "tasks",
  fill: (page, name) => fillFields(page, { "Task Name": name }),
  change: { label: "Date", to: "04-11-2031" },
  chosen: {
    put: async (page, value) => {
      await findDate(page).getByRole("spinbutton").first().focus();
      await page.keyboard.type(value.replaceAll("-", ""));
    },
    other: "05-11-2031",
    changed: (db, value) =>
      db("tasks")
        .where({ company_id: 1, is_deleted: 0, date: value.split("-").reverse().join("-") })
        .select("id"),
    read: async (page) =>
      (await findDate(page).locator(".vb-date-input").innerText()).replaceAll(/[^\d-]/g, ""),
    cleared: getToday().split("-").reverse().join("-"),
  },
  column: "date",
  count: (db) => countOf(db, "tasks"),
  required: ["Task is required."],
  invalid: [
    { label: "Task Name", typed: "t".repeat(301), message: "Task Name must have at most 300 characters." },
  ],
  words: {
    created: "Submittion Successful",
    updated: "Updation Successful",
    deleted: "Delete Successful",
    question: "Are you sure you want to delete this task?",
    failedList: "An error occurred while fetching Task",
    failedCreate: "An error occurred while submitting",
    empty: "No tasks available",
    noMatch: "No matching task found",
  },
  salesman: "readOnly",
};
