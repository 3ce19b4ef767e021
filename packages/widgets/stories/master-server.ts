import { json, REFUSAL, wait } from "./story-answers.ts";

/** A master as a story's server keeps it. */
export interface StoryMaster {
  /** The field that numbers its records. */
  id: string;
  /** What names the record when it is deleted, where that is not `id`. */
  removeId?: string;
  rows: readonly StoryRecord[];
  list: string;
  /** The paths that create, change and delete; one that saves may stand twice. */
  create: string;
  update: string;
  remove: string;
  words: { created: string; updated: string; deleted: string };
  /** The list's answer, where it is no plain array. */
  answer?: (rows: readonly StoryRecord[], asked: URLSearchParams) => unknown;
  /** A record as the list shows it, of what was sent. */
  shown?: (sent: StoryRecord) => StoryRecord;
}

export type StoryRecord = Readonly<Record<string, unknown>>;

/** What the server of a master's story is like. */
export interface MasterServer {
  master: StoryMaster;
  /** Whatever else is asked, by path: what fields offer. */
  answers?: Readonly<Record<string, unknown>>;
  /** Milliseconds before each answer; `Infinity` for one that never comes. */
  delay?: number;
  /** How many requests for the list fail before one succeeds. */
  failures?: number;
  /** What every save and deletion is refused with: a status and an error body's own fields. */
  refuses?: { status: number; code: string; message: string; fields?: readonly object[] };
  /** Somebody else has changed every record since: one save is refused, then the list shows these fields, or no record any more. */
  meanwhile?: StoryRecord | "deleted";
  /** Called with each write's path and what was sent. */
  onWrite?: (path: string, sent: StoryRecord) => void;
}

/** A small server inside the page that keeps one master's records: they change as the story's visitor changes them. */
export function masterFetch(server: MasterServer): typeof fetch {
  const { master } = server;
  let rows = [...master.rows];
  let failures = server.failures ?? 0;
  let meanwhile = server.meanwhile;
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const sent = request.method === "GET" ? {} : await sentOf(request);
    if (request.method !== "GET") server.onWrite?.(pathname, sent);
    await wait(server.delay ?? 0, request.signal);
    if (pathname === master.list) {
      if (failures > 0) {
        failures -= 1;
        return json(REFUSAL, 500);
      }
      return json(master.answer ? master.answer(rows, searchParams) : rows);
    }
    const isWrite = [master.create, master.update, master.remove].includes(pathname);
    if (!isWrite) {
      const answer = server.answers?.[pathname];
      if (answer === undefined) throw new Error(`The story's server has no ${pathname}.`);
      return json(answer);
    }
    if (server.refuses) return refusal(server.refuses);
    if (meanwhile) {
      const changes = meanwhile;
      meanwhile = undefined;
      if (changes === "deleted") {
        rows = [];
        return refusal({ status: 404, code: "NOT_FOUND", message: "There is no such record." });
      }
      rows = rows.map((row) => ({ ...row, ...changes, Version: Number(row["Version"] ?? 1) + 1 }));
      return refusal({
        status: 409,
        code: "RECORD_CHANGED",
        message: "Somebody else has changed this record.",
      });
    }
    return write(pathname, sent);
  };

  function write(path: string, sent: StoryRecord): Response {
    const { id, words, shown = (record) => record } = master;
    const isRemoval = path === master.remove && (path !== master.update || sent["IsDeleted"] === 1);
    const key = Number(sent[isRemoval ? (master.removeId ?? id) : id] ?? 0);
    if (isRemoval) {
      rows = rows.filter((row) => row[id] !== key);
      return json({ success: true, message: words.deleted });
    }
    const version = Number(rows.find((row) => row[id] === key)?.["Version"] ?? 0) + 1;
    const number = key === 0 ? 1 + Math.max(0, ...rows.map((row) => Number(row[id]))) : key;
    const saved = { ...rows.find((row) => row[id] === key), ...shown(sent), [id]: number, Version: version };
    rows = key === 0 ? [...rows, saved] : rows.map((row) => (row[id] === key ? saved : row));
    return json({ success: true, message: key === 0 ? words.created : words.updated, id: number });
  }
}

async function sentOf(request: Request): Promise<StoryRecord> {
  const type = request.headers.get("Content-Type") ?? "";
  if (type.startsWith("multipart/form-data")) return Object.fromEntries(await request.formData());
  return (await request.json()) as StoryRecord;
}

function refusal({ status, ...body }: NonNullable<MasterServer["refuses"]>): Response {
  return json({ success: false, error: body.message, requestId: "req_7f3a9c", ...body }, status);
}
