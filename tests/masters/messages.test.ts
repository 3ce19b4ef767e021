import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { expectProblem } from "../contract/expect-problem.ts";
import { startProduct, type Product } from "../product.ts";
import { readClock } from "../../packages/server/clock.ts";
import type { Row } from "./master-case.ts";

let product: Product;
const cookies = new Map<string, string>();
const users = new Map<string, number>();

// Zone 1: meera (administrator), biju (its manager), anil, suresh. Branch 1: rahim (its manager,
// zone 2), anil. Branch 2, zone 2: latha (its manager), shyama.
beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  for (const name of ["meera", "biju", "rahim", "latha", "anil", "suresh", "shyama"]) {
    cookies.set(name, await product.signIn(1, name));
    const user = await product.db("users").where({ company_id: 1, username: name }).first("id");
    users.set(name, Number(user?.id));
  }
});
afterAll(() => product?.stop());
beforeEach(async () => void (await product.db("messages").where("company_id", 1).del()));

describe("the readers of a message", () => {
  it.each([
    ["meera", null, ["meera", "biju", "rahim", "latha", "anil", "suresh", "shyama"]],
    ["meera", "anil", ["meera", "biju", "rahim", "anil"]],
    ["meera", "shyama", ["meera", "latha", "shyama"]],
    ["biju", "anil", ["meera", "biju", "rahim", "anil"]],
    ["biju", null, ["meera", "biju", "anil", "suresh"]],
    ["latha", null, ["meera", "latha", "shyama"]],
    // rahim's message goes to branch 1, although rahim belongs to zone 2.
    ["rahim", null, ["meera", "biju", "rahim", "anil", "suresh"]],
  ])("from %s to %s are exactly the users who may see it", async (author, to, readers) => {
    await send(author, { Message: "Come to the office", UserID: to === null ? 0 : users.get(to) });
    const foundMessages: string[] = [];
    for (const name of cookies.keys()) if ((await read(name)).length > 0) foundMessages.push(name);
    expect(foundMessages).toEqual(readers);
  });

  it("see only messages to the users that they ask for, and messages to all", async () => {
    await send("meera", { Message: "to anil", UserID: users.get("anil") });
    await send("meera", { Message: "to shyama", UserID: users.get("shyama") });
    await send("meera", { Message: "to all" });
    const readMessages = async (name: string, ...names: string[]) =>
      (await read(name, names.map((each) => users.get(each)).join(","))).map(({ Message }) => Message);
    expect(await readMessages("meera", "anil")).toEqual(["to all", "to anil"]);
    expect(await readMessages("meera", "anil", "shyama")).toEqual(["to all", "to shyama", "to anil"]);
    expect(await readMessages("biju", "shyama")).toEqual(["to all"]);
    expect(await readMessages("anil", "shyama", "anil")).toEqual(["to all", "to anil"]);
  });
});

it("the list shows the newest message first, with its receiver's name; an undated message gets today's date", async () => {
  await send("meera", { Message: "old", MDate: "2020-01-05", UserID: users.get("anil") });
  await send("meera", { Message: "today", MDate: "" });
  await send("meera", { Message: "older", MDate: "2020-01-04" });
  const rows = await read("meera");
  expect(rows.map(({ Message, USERNAME }) => [Message, USERNAME])).toEqual([
    ["today", null],
    ["old", "Anil Kumar"],
    ["older", null],
  ]);
  expect(rows[0]?.MDate).toBe(new Date(readClock().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10));
});

describe("a manager", () => {
  it("writes messages only to their own users", async () => {
    expectProblem(await post("biju", { Message: "x", UserID: users.get("shyama") }), 422, "USER_UNKNOWN");
    const id = await send("biju", { Message: "x", UserID: users.get("anil") });
    expectProblem(
      await post("biju", { MID: id, Message: "x", UserID: users.get("shyama") }),
      422,
      "USER_UNKNOWN",
    );
    expect((await read("shyama")).length).toBe(0);
  });

  it("changes and deletes only messages to their own users or written by the manager", async () => {
    const toAll = await send("meera", { Message: "to all" });
    const toShyama = await send("meera", { Message: "to shyama", UserID: users.get("shyama") });
    const toAnil = await send("meera", { Message: "to anil", UserID: users.get("anil") });
    const own = await send("biju", { Message: "own" });
    const toHerBranch = await send("latha", { Message: "to her branch" });
    for (const MID of [toShyama, toHerBranch])
      for (const Version of [1, 7, null]) {
        expectProblem(await post("biju", { MID, Message: "changed", Version }), 404, "NOT_FOUND");
        expectProblem(await remove("biju", { MID, Version }), 404, "NOT_FOUND");
      }
    // biju can read the message, so the refusal is neither NOT_FOUND nor RECORD_CHANGED.
    const words = "Only its author or an administrator can change a message to all.";
    expect((await read("biju")).map(({ MID }) => MID)).toContain(toAll);
    for (const Version of [1, null]) {
      const answer = await post("biju", {
        MID: toAll,
        Message: "changed",
        UserID: users.get("anil"),
        Version,
      });
      expectProblem(answer, 403, "ROLE_FORBIDDEN", words);
      expectProblem(await remove("biju", { MID: toAll, Version }), 403, "ROLE_FORBIDDEN", words);
    }
    for (const MID of [toAnil, own]) {
      expect((await post("biju", { MID, Message: "changed", Version: 1 })).status).toBe(200);
      expectProblem(await remove("biju", { MID, Version: 1 }), 409, "RECORD_CHANGED");
      expect((await remove("biju", { MID, Version: 2 })).status).toBe(200);
    }
    expect((await read("meera")).map(({ Message }) => Message)).toEqual([
      "to her branch",
      "to shyama",
      "to all",
    ]);
  });
});

it("a message keeps its receiver and its date when an edit does not send them", async () => {
  const id = await send("meera", { Message: "x", UserID: users.get("anil"), MDate: "2026-01-05" });
  expect((await post("meera", { MID: id, Message: "y" })).status).toBe(200);
  expect(await read("anil")).toMatchObject([
    { Message: "y", UserID: users.get("anil"), MDate: "2026-01-05" },
  ]);
});

it("a message is stored as written, but for characters that change its direction", async () => {
  const Message = `<img src=x onerror="alert(1)"> 'quoted' right to left 😀 ಕನ್ನಡ ക്\u200d\nsecond line`;
  await send("meera", { Message: Message.replace("right to left", "\u202e$&\u202c") });
  expect((await read("anil"))[0]?.Message).toBe(Message);
});

async function read(name: string, activeUserId?: string): Promise<Row[]> {
  const answer = await product.call({
    method: "GET",
    path: "/api/GetWebEmpMessage",
    query: activeUserId === undefined ? {} : { activeUserId },
    cookie: cookies.get(name) ?? "",
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.read<Row[]>();
}

function post(name: string, body: Row) {
  const path = "/api/InsertUpdateWebEmpMessage";
  return product.call({ method: "POST", path, body, cookie: cookies.get(name) ?? "" });
}

function remove(name: string, body: Row) {
  const path = "/api/DeleteWebEmpMessage";
  return product.call({ method: "DELETE", path, body, cookie: cookies.get(name) ?? "" });
}

async function send(name: string, body: Row): Promise<number> {
  const answer = await post(name, body);
  expect(answer.status, answer.text).toBe(200);
  return answer.read<{ id: number }>().id;
}
