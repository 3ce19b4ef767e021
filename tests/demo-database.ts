import { connect } from "../packages/server/db/connection.ts";
import { migrateUp } from "../packages/server/db/migrate.ts";
import type { Template } from "../packages/server/db/template-database.ts";
import { createTestDatabase, type TestDatabase } from "../packages/server/db/test-database.ts";
import { createDemo } from "../packages/server/demo/create-demo.ts";
import { today } from "../packages/server/clock.ts";

/** How large a demo business is, and the last day of its trade. */
export interface DemoSize {
  /** 60, or 300 where a test needs trade of every kind: each other number is one more business that every run makes. */
  bills: number;
  /** Today, unless a test needs a year's trade behind it or asks for days that are written out. */
  lastDay?: string;
}

/** The usual day of a run, in the middle of a month and of a financial year, for a demo that is the same on any day. */
export const MID_YEAR = "2026-11-18";

/** A test file's own database with the demo business; its documents are posted once in a run. */
export function createDemoDatabase({ bills, lastDay = today() }: DemoSize): Promise<TestDatabase> {
  return createTestDatabase({ template: demo(bills, lastDay) });
}

function demo(bills: number, day: string): Template {
  return {
    key: `demo_${bills}_${day.replaceAll("-", "")}`,
    async fill(url) {
      const db = connect(url);
      await migrateUp(db);
      await createDemo(db, { bills, today: day });
      await db.destroy();
    },
  };
}
