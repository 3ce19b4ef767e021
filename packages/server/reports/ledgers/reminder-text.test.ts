import { expect, test } from "vitest";
import { MOST_BILLS, writeReminderText, type Told } from "./reminder-text.ts";

const reminder: Told = {
  name: "Aswathy Medicals",
  date: "2026-11-21",
  amount: "112450.50",
  bills: [
    makeBill("B2C/26-27/7", "2026-09-30", "2026-10-30", "100000.00"),
    makeBill("B2C/26-27/19", "2026-11-03", "2026-12-03", "12450.50"),
  ],
  rest: { count: 0, amount: "0.00" },
  company: { name: "Kairali Surgicals & Medicals", phone: "9447012345" },
};

test("a reminder names the sum, each bill and the sender, with Indian commas in amounts", () => {
  expect(writeReminderText(reminder, "en").split("\n")).toEqual([
    "Dear Aswathy Medicals,",
    "by our books ₹1,12,450.50 is open on 21-11-2026:",
    "• B2C/26-27/7 of 30-09-2026, due on 30-10-2026: ₹1,00,000.00",
    "• B2C/26-27/19 of 03-11-2026, due on 03-12-2026: ₹12,450.50",
    "If you have already paid, please disregard this message.",
    "Kairali Surgicals & Medicals, 9447012345",
  ]);
});

test("a reminder has the same lines and figures in each language", () => {
  const listFigures = (text: string) => text.match(/[\d,]+\.\d\d|\d\d-\d\d-\d{4}|B2C\S*\d/g)?.toSorted();
  for (const language of ["hi", "ml"] as const) {
    const text = writeReminderText(reminder, language);
    expect(text.split("\n")).toHaveLength(6);
    expect(listFigures(text)).toEqual(listFigures(writeReminderText(reminder, "en")));
  }
});

test("a reminder of many bills lists some, gives number and sum of the others, and fits into a message", () => {
  const bills = Array.from({ length: MOST_BILLS + 12 }, (_, at) =>
    makeBill(`${"N".repeat(50)}/${at}`, "2026-09-30", "2026-10-30", "99999999999.99"),
  );
  const many = { ...reminder, name: "M".repeat(200), bills, rest: { count: 12, amount: "120.00" } };
  const company = { name: "C".repeat(200), phone: "9447012345" };
  const text = writeReminderText({ ...many, company }, "ml");
  expect(text.split("\n")).toHaveLength(4 + MOST_BILLS + 1);
  expect(text).toContain("12 ബില്ലുകൾ: ₹120.00");
  expect(text.length).toBeLessThanOrEqual(4096);
});

function makeBill(number: string, date: string, dueDate: string, open: string) {
  return { voucherId: 1, number, date, dueDate, overdue: 0, open };
}
