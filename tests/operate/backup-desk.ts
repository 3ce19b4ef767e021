import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProduct, type Product } from "../product.ts";
import { runOperator, type Ran } from "./operator.ts";

/** A product with a demo business, and a folder for its backups. */
export interface BackupDesk {
  product: Product;
  /** Runs an operate command. `url`: the database; default: the product's. */
  run(line: string, url?: string, env?: Readonly<Record<string, string>>): Promise<Ran>;
  file(name: string): string;
  /** URL of a database that does not exist yet, on the same server. */
  nowhere(name: string): string;
  /** Drops the database at this URL, if it exists. */
  drop(url: string): Promise<void>;
  close(): Promise<void>;
}

/** For a test file: `close` it in `afterAll`. */
export async function openBackupDesk(): Promise<BackupDesk> {
  const folder = await mkdtemp(join(tmpdir(), `vanbook-test-${process.pid}-backup-`));
  const product = await startProduct({ bills: 60 });
  return {
    product,
    run: (line, url = product.databaseUrl, env = {}) => runOperator(line, url, env),
    file: (name) => join(folder, name),
    nowhere: (name) =>
      Object.assign(new URL(product.databaseUrl), { pathname: `/test_${process.pid}_${name}` }).href,
    async drop(url) {
      await product.db.raw(`DROP DATABASE IF EXISTS \`${new URL(url).pathname.slice(1)}\``);
    },
    async close() {
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
