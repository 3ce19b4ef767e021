import type { Knex } from "knex";
import type { Page } from "playwright";
import { vi } from "vitest";

/**
 * What the screen tests need to know about a master: values to type, messages, and a salesman's
 * rights.
 */
export interface MasterScreen {
  title: string;
  /** The heading above its list; the title unless given. */
  listTitle?: string;
  /** Its path in the app, with the query for a tab. */
  path: string;
  /** API path of its list; with `writes`, used to make the server fail or be slow. */
  list: string;
  writes: readonly string[];
  /** Database table with its records (of company 1), for checks. */
  table: string;
  /** Condition for rows that count; `is_deleted = 0` unless given. */
  standing?: Readonly<Record<string, number>>;
  /** Creates the records that the test's records refer to, before the first test. */
  prepare?: (db: Knex) => Promise<void>;
  /** Fills the form with a valid new record, identified by `name`. */
  fill: (page: Page, name: string) => Promise<void>;
  /** Text by which the list shows that record; `name` unless given. */
  listed?: (name: string) => string;
  /** Search text that finds it; the list's text unless given. */
  sought?: (name: string) => string;
  /** The text field that the test edits: its label and the new value. */
  change: { label: string; to: string };
  /**
   * If that field isn't a text field: how to set it, another value, and how to find new records
   * with a value.
   */
  chosen?: {
    put: (page: Page, value: string) => Promise<void>;
    other: string;
    changed: (db: Knex, value: string) => PromiseLike<readonly unknown[]>;
    /** Reads the field if it has no input; `cleared` is its value in a new record. */
    read?: (page: Page) => Promise<string>;
    cleared?: string;
  };
  /** Database column that must have the changed value. */
  column: string;
  /** Number of rows the list must show, by a separate query. */
  count: (db: Knex) => Promise<number>;
  /**
   * Messages after submitting an empty form; the first belongs to the field that gets the focus.
   */
  required: readonly string[];
  /** Values that are refused on blur. */
  invalid: readonly { label: string; typed: string; message: string }[];
  words: {
    created: string;
    updated: string;
    deleted: string;
    /** The confirmation text before a deletion. */
    question: string;
    failedList: string;
    failedCreate: string;
    empty: string;
    noMatch: string;
  };
  /** What a salesman may do: nothing, see the list without a form, or write. */
  salesman: "refused" | "readOnly" | "mayWrite";
}

/** Number of records of company 1 in a table that aren't deleted. */
export async function countOf(db: Knex, table: string): Promise<number> {
  const rows: { n: number }[] = await db(table).where({ company_id: 1, is_deleted: 0 }).count({ n: "*" });
  return Number(rows[0]?.n);
}

export async function fillFields(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await findField(page, label).fill(value);
}

/** The field with this label; a required field's label ends with a mark. */
export function findField(page: Page, label: string) {
  return page
    .locator("form.vb-form")
    .getByLabel(new RegExp(`^${escapeLabel(label)}( ?\\*| ?required)?$`))
    .first();
}

/**
 * Chooses an option in a Select or a ComboBox. If the page moves, a list that has just opened
 * closes and loses what was typed in it; then this opens it again, as a person would.
 */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const form = page.locator("form.vb-form");
  const typedCombobox = form.getByRole("combobox", { name: new RegExp(`^${escapeLabel(label)}`) }).first();
  const pressedButton = form.getByRole("button", { name: new RegExp(escapeLabel(label)) }).first();
  const wantedOption = page.getByRole("option", { name: option, exact: true });
  await vi.waitFor(
    async () => {
      if ((await typedCombobox.count()) > 0) await typedCombobox.fill(option);
      else if ((await pressedButton.getAttribute("aria-expanded")) !== "true") await pressedButton.click();
      await wantedOption.click({ timeout: 5000 });
    },
    { timeout: 60_000 },
  );
}

/** Escapes a label for a regular expression, such as "Size (L*B*H)". */
function escapeLabel(label: string): string {
  return label.replaceAll(/[()*]/g, String.raw`\$&`);
}
