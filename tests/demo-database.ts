import { connect } from "../packages/server/db/connection.ts";
import { migrateUp } from "../packages/server/db/migrate.ts";
import type { Template } from "../packages/server/db/testing/template-database.ts";
import { createTestDatabase, type TestDatabase } from "../packages/server/db/testing/test-database.ts";
import { createDemo } from "../packages/server/demo/create-demo.ts";
import { getToday } from "../packages/server/clock.ts";

/** How large a demo business is, and the last day of its trade. */
export interface DemoSize {
  /**
   * 60, or 300 if a test needs all kinds of documents. Every other number makes each run create one
   * more demo business.
   */
  bills: number;
  /** Default: today. Set it if a test needs a full year of trade, or uses fixed dates. */
  lastDay?: string;
}

/**
 * A fixed day in the middle of a month and of a financial year, for a demo that does not depend on
 * the day of the run.
 */
export const MID_YEAR = "2026-11-18";

/**
 * Creates a separate database with the demo business for one test file. The documents are posted
 * once per run.
 */
export function createDemoDatabase({ bills, lastDay = getToday() }: DemoSize): Promise<TestDatabase> {
  return createTestDatabase({ template: makeDemoTemplate(bills, lastDay) });
}

function makeDemoTemplate(bills: number, day: string): Template {
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
