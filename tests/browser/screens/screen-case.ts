import type { Knex } from "knex";

/** What the browser tests need to know of one report's screen; one driver tries them all. */
export interface ScreenCase {
  /** The report's title: its heading and the name of its table. */
  title: string;
  /** Where the driver finds the report with rows; `day(90)` is the day 90 days ago, in India. Asked of the database where it names a customer, say. */
  address: (at: Demo) => string | Promise<string>;
  /** The API's path that answers its rows. */
  api: string;
  /** Its rows, and the total of one column in rupees or units, by a query of its own: never the report's SQL, nor the rollups. */
  expected: (at: Demo) => Promise<{ rows: number; total?: { column: string; amount: number } }>;
  /** A text to search for, and how many rows hold it by a query of its own. */
  search?: (at: Demo) => Promise<{ text: string; rows: number }>;
  /** The label of a column whose heading sorts. */
  sortBy?: string;
  /** The title of the filters' window. */
  filters?: string;
  /** A text in what pressing the first row shows; the role of what shows it. */
  opens?: { title: string; role: "complementary" | "region" | "group"; text: string | RegExp };
  /** The names of the files; the button's word is there for screens with a button of another name. */
  files?: { excel?: RegExp; pdf?: RegExp };
  /** The documented words when the server fails. */
  failure: string;
  /** The words when there is nothing; 'No data available' unless given. */
  empty?: string;
  /** Where it has no rows; without it, the days of January 2024 in the address's own parameters. */
  emptyAddress?: (at: Demo) => string | Promise<string>;
  /** What a salesman (anil) meets: the screen refused, or his own rows by a query of its own. */
  salesman: "refused" | ((at: Demo) => Promise<{ rows: number }>);
}

/** The demo business of Kairali (company 1), the day today and days before it. */
export interface Demo {
  db: Knex;
  today: string;
  day: (ago: number) => string;
}
