import type { Knex } from "knex";
import type { Page } from "playwright";
import { vi } from "vitest";

/** A master as a screen test meets it: what is typed, what is said, who may do what. */
export interface MasterScreen {
  title: string;
  /** What stands above its list, where that is not the title. */
  listTitle?: string;
  /** Where it stands; for a tab with its query. */
  path: string;
  /** The paths of its list and of its writes, for a server that fails or is slow. */
  list: string;
  writes: readonly string[];
  /** The table and company-1 rows behind it, for a second look. */
  table: string;
  /** Which of them count: those not deleted unless given. */
  standing?: Readonly<Record<string, number>>;
  /** Makes what the records name, before the first test. */
  prepare?: (db: Knex) => Promise<void>;
  /** Fills the form with a valid new record that `name` tells from others. */
  fill: (page: Page, name: string) => Promise<void>;
  /** What the list shows of that record, where that is not `name`. */
  listed?: (name: string) => string;
  /** What is typed to find it, where that is not what the list shows. */
  sought?: (name: string) => string;
  /** One text field: its label, and what it is changed to. */
  change: { label: string; to: string };
  /** Where that field is no text field: how a value is put into it, another value, and the new records that have one. */
  chosen?: {
    put: (page: Page, value: string) => Promise<void>;
    other: string;
    changed: (db: Knex, value: string) => PromiseLike<readonly unknown[]>;
    /** What is in the field, where it has no input, and what stands there in a new record. */
    read?: (page: Page) => Promise<string>;
    cleared?: string;
  };
  /** Of the database's row, where the change must stand. */
  column: string;
  /** How many rows the list has, by a query of its own. */
  count: (db: Knex) => Promise<number>;
  /** Submitting an empty form says these, the first of them at the focused field. */
  required: readonly string[];
  /** Values that are refused on leaving the field. */
  invalid: readonly { label: string; typed: string; message: string }[];
  words: {
    created: string;
    updated: string;
    deleted: string;
    /** The question before a deletion. */
    question: string;
    failedList: string;
    failedCreate: string;
    empty: string;
    noMatch: string;
  };
  /** What a salesman sees: the screen refused, the list without a form to write in. */
  salesman: "refused" | "readOnly" | "mayWrite";
}

/** How many records of a table company 1 has. */
export async function countOf(db: Knex, table: string): Promise<number> {
  const rows: { n: number }[] = await db(table).where({ company_id: 1, is_deleted: 0 }).count({ n: "*" });
  return Number(rows[0]?.n);
}

/** Fills text fields by their labels. */
export async function fillFields(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await fieldOf(page, label).fill(value);
}

/** The field with this label; a required one has a mark after it. */
export function fieldOf(page: Page, label: string) {
  return page
    .locator("form.vb-form")
    .getByLabel(new RegExp(`^${literal(label)}( ?\\*| ?required)?$`))
    .first();
}

/**
 * Chooses an option in a field with a short list (Select) or one to type in (ComboBox). A page that moves closes a list that has just
 * opened, with what was typed in it: then it is opened again, as a person would do.
 */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const form = page.locator("form.vb-form");
  const typed = form.getByRole("combobox", { name: new RegExp(`^${literal(label)}`) }).first();
  const pressed = form.getByRole("button", { name: new RegExp(literal(label)) }).first();
  const wanted = page.getByRole("option", { name: option, exact: true });
  await vi.waitFor(
    async () => {
      if ((await typed.count()) > 0) await typed.fill(option);
      else if ((await pressed.getAttribute("aria-expanded")) !== "true") await pressed.click();
      await wanted.click({ timeout: 5000 });
    },
    { timeout: 60_000 },
  );
}

/** A label as a pattern that is the label: "Size (L*B*H)". */
function literal(label: string): string {
  return label.replaceAll(/[()*]/g, String.raw`\$&`);
}
