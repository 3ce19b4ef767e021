import { createConnection, type Connection } from "mysql2/promise";
import { buildConnectionSettings } from "../../packages/server/db/connection.ts";

export interface OneRowWriters {
  write(client: number): Promise<void>;
  close(): Promise<void>;
}

export async function createOneRowWriters(url: string, clients: number): Promise<OneRowWriters> {
  const connections: Connection[] = [];
  for (let client = 0; client < clients; client++) {
    const settings = buildConnectionSettings(url);
    connections.push(await createConnection(settings));
  }
  await connections[0]?.query("DROP TABLE IF EXISTS bench_one_row");
  await connections[0]?.query(
    `CREATE TABLE bench_one_row (
      company_id INT NOT NULL, id INT NOT NULL, date DATE NOT NULL, amount DECIMAL(18,2) NOT NULL, note VARCHAR(100) NULL,
      PRIMARY KEY (company_id, id)) ENGINE=InnoDB`,
  );
  let id = 0;
  return {
    write: async (client) => {
      const row = [1, ++id, SAMPLE_DATE, "1234.50", "One row"];
      await connections[client]?.execute("INSERT INTO bench_one_row VALUES (?, ?, ?, ?, ?)", row);
    },
    close: async () => {
      await connections[0]?.query("DROP TABLE bench_one_row");
      await Promise.all(connections.map((connection) => connection.end()));
    },
  };
}

const SAMPLE_DATE = "2026-03-31";
