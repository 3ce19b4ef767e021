import { connect } from "../packages/server/db/connection.ts";
import { migrateUp } from "../packages/server/db/migrate.ts";
import type { Template } from "../packages/server/db/template-database.ts";
import { createTestDatabase, type TestDatabase } from "../packages/server/db/test-database.ts";
import { createDemo } from "../packages/server/demo/create-demo.ts";
import { today } from "../packages/server/clock.ts";

/** A test file's own database with the demo business as it is today; its documents are posted once in a run. */
export function createDemoDatabase({ bills }: { bills: number }): Promise<TestDatabase> {
  return createTestDatabase({ template: demo(bills, today()) });
}

function demo(bills: number, day: string): Template {
  return {
    key: `demo_${bills}_${day.replaceAll("-", "")}`,
    async fill(url) {
      const db = connect(url);
      await migrateUp(db);
      await createDemo(db, { bills, today: day, seed: 2026 });
      await db.destroy();
    },
  };
}
