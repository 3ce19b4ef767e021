import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createVanbook, operation, type OperationId, type Vanbook } from "@vanbook/sdk";
import { withFiles, type VanbookFile } from "@vanbook/widgets/files";
import { read, utils } from "xlsx";
import { expect } from "vitest";
import { runInTest } from "../../packages/sdk/command/testing.ts";
import { MID_YEAR } from "../demo-database.ts";
import { startProduct, type Product } from "../product.ts";

/** A demo company with its administrator's API key, and the ways to make files of its reports. */
export interface FileDesk {
  product: Product;
  vanbook: Vanbook;
  /** Made in this process. */
  made: (id: OperationId, kind: "pdf" | "excel", args: object, options?: object) => Promise<VanbookFile>;
  /** Made by the server: the command requests them with its Accept header. */
  commanded: (id: OperationId, kind: "pdf" | "excel", args: object) => Promise<Uint8Array>;
  stop: () => Promise<void>;
}

/** Days of the demo on which documents of every kind were posted. */
export const REPORT_DAYS = ["2026-10-19", MID_YEAR] as const;

/** Opens the desk; call `stop` in `afterAll`. */
export async function openFileDesk(): Promise<FileDesk> {
  const product = await startProduct({ lastDay: MID_YEAR });
  const folder = await mkdtemp(join(tmpdir(), "vanbook-files-"));
  const cookie = await product.signIn(1, "meera");
  const answer = await product.call({
    method: "POST",
    path: "/api/v1/api-keys",
    body: { name: "Files" },
    cookie,
  });
  const { secret } = answer.read<{ secret: string }>();
  const vanbook = createVanbook({ baseUrl: product.url, auth: { kind: "key", key: secret } });
  const env = { VANBOOK_URL: product.url, VANBOOK_API_KEY: secret };
  return {
    product,
    vanbook,
    made: (id, kind, args, options) => {
      // The operation's id is only known at run time, so the types can't be narrowed.
      const files = operation(withFiles(vanbook), id) as unknown as Record<typeof kind, AnyFile>;
      return files[kind](args, options);
    },
    commanded: async (id, kind, args) => {
      const path = join(folder, `${id}.${kind}`);
      const words = [id, "--args", "-", `--${kind}`, "-o", path];
      const { status, told } = await runInTest(words, { env, typed: JSON.stringify(args) });
      expect(status, told).toBe(0);
      return new Uint8Array(await readFile(path));
    },
    stop: async () => {
      await product.stop();
      await rm(folder, { recursive: true });
    },
  };
}

type AnyFile = (args: object, options?: object) => Promise<VanbookFile>;

/** The rows of a workbook's only sheet, with cell values as read. */
export function readWorkbookLines(bytes: Uint8Array): (string | number)[][] {
  const sheet = Object.values(read(bytes).Sheets)[0] ?? {};
  return utils.sheet_to_json<(string | number)[]>(sheet, { header: 1 });
}
