import type { Knex } from "knex";

/**
 * What the browser tests need to know about one report's screen; the same tests run for all
 * screens.
 */
export interface ScreenCase {
  /** The report's title: its heading and the name of its table. */
  title: string;
  /**
   * Address of the report with rows; `day(90)` is the date in India 90 days ago. May query the
   * database, for example for a customer.
   */
  address: (at: Demo) => string | Promise<string>;
  /** API path that returns its rows. */
  api: string;
  /**
   * Number of rows, and the total of one column in rupees or units, by a separate query: not the
   * report's SQL, and no rollups.
   */
  expected: (at: Demo) => Promise<{ rows: number; total?: { column: string; amount: number } }>;
  /** A text to search for, and the number of rows that contain it, by a separate query. */
  search?: (at: Demo) => Promise<{ text: string; rows: number }>;
  /** Label of a sortable column. */
  sortBy?: string;
  /** Title of the filters' dialog. */
  filters?: string;
  /** What a click on the first row opens: its title, its role, and a text in it. */
  opens?: { title: string; role: "complementary" | "region" | "group"; text: string | RegExp };
  /** Names of the exported files. */
  files?: { excel?: RegExp; pdf?: RegExp };
  /** The documented message when the server fails. */
  failure: string;
  /** The message when there are no rows; 'No data available' unless given. */
  empty?: string;
  /** Address without rows; unless given, `address` with the dates of January 2020. */
  emptyAddress?: (at: Demo) => string | Promise<string>;
  /**
   * What a salesman (anil) gets: a refusal, or only their own rows, counted by a separate query.
   */
  salesman: "refused" | ((at: Demo) => Promise<{ rows: number }>);
}

/** The demo business of Kairali (company 1), today's date and earlier dates. */
export interface Demo {
  db: Knex;
  today: string;
  day: (ago: number) => string;
}
