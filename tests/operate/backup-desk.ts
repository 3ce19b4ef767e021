import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProduct, type Product } from "../product.ts";
import { runOperator, type Ran } from "./operator.ts";

/** A product with a demo business, and a folder for its backups. */
export interface BackupDesk {
  product: Product;
  /** Has a command done, on the product's database unless told otherwise. */
  run(line: string, url?: string): Promise<Ran>;
  /** The path of a file in the folder. */
  file(name: string): string;
  /** An address on the same server under which there is no database. */
  nowhere(name: string): string;
  /** Removes the database at an address, if there is one. */
  drop(url: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens one for a test file; `close` it in `afterAll`. */
export async function openBackupDesk(): Promise<BackupDesk> {
  const folder = await mkdtemp(join(tmpdir(), `vanbook-test-${process.pid}-backup-`));
  const product = await startProduct({ bills: 60 });
  return {
    product,
    run: (line, url = product.databaseUrl) => runOperator(line, url),
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
