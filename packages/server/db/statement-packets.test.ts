import { createConnection } from "mysql2/promise";
import type { Knex } from "knex";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildConnectionSettings, openBeside } from "./connection.ts";
import { identifyDatabaseFault } from "./database-error.ts";
import { insertLater } from "./insert-rows.ts";
import { queryRows } from "./rows.ts";
import { SEND_LATER } from "./send-later.ts";
import { createTestDatabase, type TestDatabase } from "./testing/test-database.ts";
import { withTransaction } from "./transaction.ts";

let database: TestDatabase;
let db: Knex;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  await db.raw(
    `CREATE TABLE hostile (id INT PRIMARY KEY, text TEXT, number DECIMAL(18,2), day DATE, moment DATETIME(3), bytes BLOB)
      DEFAULT CHARACTER SET utf8mb4`,
  );
  await db.raw("CREATE TABLE kept (id INT PRIMARY KEY)");
});
afterAll(() => database?.drop());
beforeEach(async () => {
  await db("hostile").delete();
  await db("kept").delete();
  await db("kept").insert({ id: 1 });
});

const listIds = () => db("kept").orderBy("id").pluck("id");
const insertIds = (trx: Knex, ...all: number[]) =>
  insertLater(
    trx,
    "kept",
    all.map((id) => ({ id })),
  );

/**
 * Texts that would end a string, statement or comment, or look like a placeholder, if anything but
 * the driver inserted them.
 */
const HOSTILE_TEXTS = [
  "'); DELETE FROM kept; -- ",
  '"; DELETE FROM kept; #',
  "\\'; DELETE FROM kept; -- ",
  "\\",
  "\\\\'",
  "'' OR '1'='1",
  "?, ?, ? ;\n? :name ??",
  "/*! DELETE FROM kept */ /*M! x */ */",
  "\0\b\t\n\r\u001a%_",
  "\u00bf\u005c'; DELETE FROM kept; -- ",
  "\uff07\u02bc\u2019 ; കേരളം 🙂 \u{1F9E8}'",
  "COMMIT;ROLLBACK;BEGIN",
  "`; DROP TABLE kept; `",
];

/** The parts of the driver's connection that are used. knex returns it untyped. */
interface Driver {
  addCommand(command: Sent): Sent;
}

interface Sent {
  sql?: string;
  onResult?(error: Error): void;
}

it("a connection whose transaction can't be rolled back is closed, so that nothing of it is committed later", async () => {
  const own = openBeside(db, { max: 3 }); // one of them is for writing
  const refusal = withTransaction(own, async (trx) => {
    await trx("kept").insert({ id: 2 });
    const connection = await (trx.client as { acquireConnection(): Promise<Driver> }).acquireConnection();
    const send = connection.addCommand.bind(connection);
    // Acts like a cluster node without the other nodes: it answers everything with an error,
    // including ROLLBACK.
    connection.addCommand = (command) => {
      if (command.sql !== "ROLLBACK") return send(command);
      const error = new Error("WSREP has not yet prepared node for application use");
      process.nextTick(() => command.onResult?.(Object.assign(error, { errno: 1047 })));
      return command;
    };
    throw new TypeError("It goes wrong.");
  });
  await expect(refusal).rejects.toThrow(/WSREP|goes wrong/);
  await withTransaction(own, (trx) => trx("kept").insert({ id: 3 }));
  expect(await listIds()).toEqual([1, 3]);
  await own.destroy();
});

describe("statements in a packet", () => {
  it("keep values exactly as they are, whatever the values contain", async () => {
    const bytes = Buffer.from([0, 0x27, 0x22, 0x5c, 0x3b, 0xbf, 0x5c, 0x27, 0xff, 0x1a]);
    const hostileRows = await withTransaction(db, async (trx) => {
      await insertLater(
        trx,
        "hostile",
        HOSTILE_TEXTS.map((text, id) => ({
          id,
          text,
          number: "-12.50",
          day: "2026-02-28",
          moment: null,
          bytes,
        })),
      );
      const moment = new Date("2026-03-31T18:30:00.250Z");
      await trx("hostile")
        .where({ id: 0, text: HOSTILE_TEXTS[0] })
        .update({ moment, number: null })
        .options(SEND_LATER);
      // Each statement has a separate result, although all are sent in one packet.
      const answers = await Promise.all(
        HOSTILE_TEXTS.map((text) => queryRows<Hostile>(trx, "SELECT * FROM hostile WHERE text = ?", [text])),
      );
      return answers.map(([row]) => row);
    });
    expect(hostileRows).toEqual(
      HOSTILE_TEXTS.map((text, id) => ({
        id,
        text,
        number: id === 0 ? null : "-12.50",
        day: "2026-02-28",
        moment: id === 0 ? "2026-03-31 18:30:00.250" : null,
        bytes,
      })),
    );
    expect(await db("hostile").orderBy("id").pluck("text")).toEqual(HOSTILE_TEXTS);
    expect(await listIds()).toEqual([1]);
  });

  it("keep values exactly on a server where a backslash does not escape", async () => {
    const admin = await createConnection(buildConnectionSettings(database.url));
    const [[before]] = (await admin.query("SELECT @@GLOBAL.sql_mode AS mode")) as unknown as [
      [{ mode: string }],
    ];
    await admin.query("SET GLOBAL sql_mode = CONCAT(@@GLOBAL.sql_mode, ',NO_BACKSLASH_ESCAPES')");
    try {
      const other = openBeside(db, { max: 3 });
      await withTransaction(other, (trx) =>
        insertLater(
          trx,
          "hostile",
          HOSTILE_TEXTS.map((text, id) => ({ id, text })),
        ),
      );
      await other.destroy();
    } finally {
      await admin.query("SET GLOBAL sql_mode = ?", [before.mode]);
      await admin.end();
    }
    expect(await db("hostile").orderBy("id").pluck("text")).toEqual(HOSTILE_TEXTS);
    expect(await listIds()).toEqual([1]);
  });

  it("are refused when one text holds two statements", async () => {
    const two = withTransaction(db, (trx) => queryRows(trx, "SELECT 1; DELETE FROM kept"));
    await expect(two).rejects.toThrow(/One statement at a time/);
    await expect(
      withTransaction(db, (trx) => trx.raw("DELETE FROM kept; SELECT 1").options(SEND_LATER)),
    ).rejects.toThrow(/One statement at a time/);
    expect(await listIds()).toEqual([1]);
    // Connections for reading never accept two statements.
    await expect(queryRows(db, "SELECT 1; DELETE FROM kept")).rejects.toMatchObject({ errno: 1064 });
    expect(await listIds()).toEqual([1]);
  });

  it("return their own results, each to its own call", async () => {
    const answers = await withTransaction(db, async (trx) => {
      await insertIds(trx, 2, 3);
      return Promise.all([
        trx("kept").orderBy("id").pluck("id"),
        trx("kept").where("id", 3).delete(),
        trx("kept").count("* as n").first(),
        queryRows(trx, "SELECT id FROM kept WHERE id > 100"),
      ]);
    });
    expect(answers).toEqual([[1, 2, 3], 1, { n: 2 }, []]);
    expect(await listIds()).toEqual([1, 2]);
  });

  it("are written with the commit, and not at all when one of them fails", async () => {
    await withTransaction(db, (trx) => insertIds(trx, 2));
    expect(await listIds()).toEqual([1, 2]);
    const failing = withTransaction(db, async (trx) => {
      await insertIds(trx, 3);
      await insertIds(trx, 1);
      await insertIds(trx, 4);
    });
    const error: unknown = await failing.catch((reason: unknown) => reason);
    expect(identifyDatabaseFault(error)).toBe("duplicate");
    expect(String(error)).toContain("INSERT INTO kept");
    expect(await listIds()).toEqual([1, 2]);
    // The connection still works normally.
    await withTransaction(db, (trx) => insertIds(trx, 3));
    expect(await listIds()).toEqual([1, 2, 3]);
  });

  it("are not committed when one of them failed, even if the caller ignores the error", async () => {
    const passedOver = withTransaction(db, async (trx) => {
      await insertIds(trx, 2);
      await insertIds(trx, 1);
      await queryRows(trx, "SELECT 1").catch(() => []);
      await insertIds(trx, 3);
      return "done";
    });
    await expect(passedOver).rejects.toMatchObject({ errno: 1062 });
    expect(await listIds()).toEqual([1]);
  });

  it("continue after an error of a statement that the caller awaited", async () => {
    const faultCode = await withTransaction(db, async (trx) => {
      await insertIds(trx, 2);
      const fault = await trx("kept")
        .insert({ id: 1 })
        .then(
          () => undefined,
          (error: unknown) => identifyDatabaseFault(error),
        );
      await insertIds(trx, 3);
      return fault;
    });
    expect(faultCode).toBe("duplicate");
    expect(await listIds()).toEqual([1, 2, 3]);
  });

  it("leave nothing behind when the transaction's work fails", async () => {
    const refusal = withTransaction(db, async (trx) => {
      await insertIds(trx, 2);
      throw new Error("refused");
    });
    await expect(refusal).rejects.toThrow("refused");
    const late = withTransaction(db, async (trx) => {
      await insertIds(trx, 2);
      await queryRows(trx, "SELECT 1");
      await insertIds(trx, 3);
      throw new Error("refused");
    });
    await expect(late).rejects.toThrow("refused");
    expect(await listIds()).toEqual([1]);
  });

  it("report which of them failed, without its values", async () => {
    const failing = withTransaction(db, async (trx) => {
      await insertLater(trx, "hostile", [{ id: 1, text: "secret words" }]);
      await insertIds(trx, 1);
      await queryRows(trx, "SELECT 'other words'");
    });
    const error = (await failing.catch((reason: unknown) => reason)) as Error & { sql: string };
    expect(`${error.message} ${error.sql}`).toContain("INSERT INTO kept");
    expect(JSON.stringify({ ...error, message: error.message })).not.toContain("secret words");
  });
});

interface Hostile {
  id: number;
  text: string;
  number: string | null;
}
