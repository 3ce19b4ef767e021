import { createVanbook, VanbookError } from "@vanbook/sdk";
import { expect, test } from "vitest";
import { describeFailure } from "../form/failure.ts";
import * as widgets from "../index.ts";
import { mastersEnIN } from "../../sdk/text/en-IN/masters.ts";
import type { AnyMaster } from "./definition.ts";
import { listWords } from "./list-words.ts";
import { describeMasterFailure } from "./master-failure.ts";

interface Said {
  /** There are no records; a search finds none; the list can't be fetched. */
  list: readonly [empty: string, noMatch: string, failed: string];
  /** Creating, changing or deleting a record fails. */
  failed: readonly [create: string, update: string, remove: string];
  /** The server answers `success: false` and no message; if omitted, as `failed`. */
  refused?: readonly [create: string, update: string, remove: string];
}

const UNFETCHED_MESSAGE = "The list could not be loaded.";

/**
 * Each master's texts, as documented if they are. ZoneMaster's stories check how the engine shows
 * them.
 */
const EXPECTED_MESSAGES: Readonly<Record<string, Said>> = {
  AccountCreation: {
    list: ["No account records found.", "No matching account found", UNFETCHED_MESSAGE],
    failed: ["Failed to submit account.", "Failed to update account.", "Failed to delete account."],
  },
  AccountGroupMaster: {
    list: ["No group records found.", "No matching group found", UNFETCHED_MESSAGE],
    failed: ["Submit failed", "Update failed", "Delete failed"],
  },
  AllocationMaster: {
    list: ["No allocation records found.", "No matching allocation found", UNFETCHED_MESSAGE],
    failed: ["Failed to submit Allocation.", "Update failed.", "Delete failed."],
  },
  ApiKeyMaster: {
    list: [
      "No API keys yet. A partner's server needs one, limited to what it does.",
      "No matching API key",
      "The keys could not be fetched.",
    ],
    failed: ["The key could not be made.", "The key could not be changed.", "The key could not be revoked."],
  },
  BranchMaster: {
    list: ["No branch records found.", "No matching branch found", "Failed to fetch branches"],
    failed: [
      "Failed to submit branch information. Please try again.",
      "An error occurred while updating",
      "An error occurred while deleting",
    ],
  },
  ChartOfAccounts: {
    list: ["No account records found.", "No matching account found", UNFETCHED_MESSAGE],
    failed: ["Submit failed", "Update failed", "Delete failed"],
  },
  CompanyManagement: {
    list: ["No company records found.", "No matching companies found.", "Failed to fetch company data"],
    failed: ["Request failed", "Update request failed", "Delete error"],
    refused: ["Operation failed", "Update failed", "Delete failed"],
  },
  EmployeeMessage: {
    list: ["No messages available.", "No matching message found", UNFETCHED_MESSAGE],
    failed: [
      "Failed to submit data! An error occurred while registering",
      "Failed to submit data! An error occurred while registering",
      "Failed to delete data! An error occurred while deleting",
    ],
  },
  HsnCodeMaster: {
    list: ["No HSN/SAC code records found.", "No matching HSN/SAC code found", UNFETCHED_MESSAGE],
    failed: ["Submit failed", "Update failed", "Delete failed"],
  },
  InvoiceSeriesMaster: {
    list: ["No invoice series records found.", "No matching invoice series found", UNFETCHED_MESSAGE],
    failed: [
      "Failed to submit InvoiceSeries information. Please try again.",
      "Update failed.",
      "Failed to delete data!",
    ],
  },
  ItemCreation: {
    list: ["No item records found.", "No matching item found", "Failed to fetch items."],
    failed: ["Failed to submit item", "Failed to update item", "Delete failed"],
  },
  MacMaster: {
    list: ["No MAC addresses found", "No MAC addresses found", "Failed to fetch MAC addresses:"],
    failed: ["Insert error", "Update error", "Delete request failed"],
    refused: ["Insert failed", "Update failed", "Delete failed"],
  },
  RateDiscount: {
    list: ["No rates available", "No matching rates found", UNFETCHED_MESSAGE],
    failed: ["Operation failed", "Operation failed", "Deletion failed"],
  },
  ReceiptMaster: {
    list: [
      "No receipts in this financial year.",
      "No matching receipt found",
      "Failed to fetch receipt details. Please try again.",
    ],
    failed: ["Failed to submit data.", "Failed to update data!", "Failed to delete data!"],
  },
  RouteMaster: {
    list: ["No routes available", "No matching routes found", "Failed to fetch route data"],
    failed: ["Operation failed", "Operation failed", "Failed to delete route"],
  },
  TaskMaster: {
    list: ["No tasks available", "No matching task found", "An error occurred while fetching Task"],
    failed: [
      "An error occurred while submitting",
      "Failed to update task! An error occurred while updating",
      "An error occurred while deleting",
    ],
  },
  TaxMaster: {
    list: ["No tax records found.", "No matching tax found", UNFETCHED_MESSAGE],
    failed: ["Submit failed", "Update failed", "Delete failed"],
  },
  UserCreation: {
    list: ["No user records found.", "No matching user found", "Failed to fetch users"],
    failed: ["Operation failed", "Update failed", "Delete failed"],
  },
  UserDetails: {
    list: ["No employees found", "No employees found", "Failed to fetch employee data"],
    failed: ["Submit failed", "Update request failed.", "Delete failed"],
    refused: ["Submit failed", "Update failed.", "Delete failed"],
  },
  UserMaster: {
    list: ["No user records found.", "No matching user found", "Failed to fetch user data"],
    failed: ["Operation failed", "Update failed", "Delete failed"],
  },
  VehicleMaster: {
    list: ["No vehicles available", "No matching vehicles found", UNFETCHED_MESSAGE],
    failed: ["Operation failed", "Operation failed", "Deletion failed"],
  },
  WebhookMaster: {
    list: [
      "No endpoints yet. Give the address of your server, and events are posted to it as they happen.",
      "No matching endpoint",
      "The endpoints could not be fetched.",
    ],
    failed: [
      "The endpoint could not be made.",
      "The endpoint could not be changed.",
      "The endpoint could not be deleted.",
    ],
  },
  ZoneMaster: {
    list: ["No zone records found.", "No matching zone found", "Failed to fetch Zone"],
    failed: [
      "Failed to submit Zone information. Please try again.",
      "An error occurred while updating",
      "An error occurred while deleting",
    ],
  },
};

/** The masters that are exported to hosts, by name. */
const masters = new Map<string, AnyMaster>(
  Object.entries(widgets).flatMap(([name, widget]) =>
    typeof widget === "function" && "definition" in widget && "operations" in widget.definition
      ? // The engine handles every master alike.
        [[name, widget.definition as unknown as AnyMaster] as const]
      : [],
  ),
);

test.each(Object.entries(EXPECTED_MESSAGES))(
  "%s shows its own messages for empty lists, failed lists and failed changes",
  (name, messages) => {
    const master = masters.get(name);
    if (!master) throw new Error(`There is no ${name}.`);
    const { empty, noMatch, failed } = listWords(master, mastersEnIN.master);
    expect([empty, noMatch, failed]).toEqual(messages.list);
    const problem = new VanbookError({ code: "INTERNAL", status: 500, message: "The disk is full." });
    const failures = (["create", "update", "remove"] as const).map((verb) =>
      describeMasterFailure(problem, verb, master, mastersEnIN.master),
    );
    expect(failures.map(({ title }) => title)).toEqual(messages.failed);
    for (const { detail } of failures) expect(detail).toBe("The disk is full.");
    const silentRefusal = new VanbookError({
      code: "UNEXPLAINED",
      status: 200,
      message: "It does not say why.",
    });
    const refusals = (["create", "update", "remove"] as const).map((verb) =>
      describeMasterFailure(silentRefusal, verb, master, mastersEnIN.master),
    );
    expect(refusals.map(({ title }) => title)).toEqual(messages.refused ?? messages.failed);
    for (const { detail } of refusals) expect(detail).toBeUndefined();
  },
);

interface OddReply {
  /** The server answers `success: false` and no message. */
  isSilent?: boolean;
  fetch: (request: Request) => Promise<Response>;
}

const replyWith = (text: string | null, status = 200, type = "application/json") => ({
  fetch: () => Promise.resolve(new Response(text, { status, headers: { "Content-Type": type } })),
});

/** What a server, a proxy or the network may do to a save without saying why. */
const ODD_REPLIES: Readonly<Record<string, OddReply>> = {
  "`success: false`": { ...replyWith('{"success":false}'), isSilent: true },
  "an empty message": { ...replyWith('{"success":false,"message":"","error":" "}'), isSilent: true },
  "a message that is no text": { ...replyWith('{"success":false,"message":{"sql":1}}'), isSilent: true },
  null: replyWith("null"),
  "a text": replyWith("Saved"),
  "a page": replyWith("<!doctype html><h1>Sign in to the network</h1>", 200, "text/html"),
  "half a JSON": replyWith('{"success":tr'),
  "204": replyWith(null, 204),
  "a proxy's refusal": replyWith("<h1>Forbidden</h1>", 403, "text/html"),
  "an empty 500": replyWith("", 500),
  "a page of 500": replyWith("<h1>Internal Server Error</h1>", 500, "text/html"),
  "a page of 502": replyWith("<h1>Bad Gateway</h1>", 502, "text/html"),
  "nothing in time": {
    fetch: ({ signal }) =>
      new Promise((_, reject) => void signal.addEventListener("abort", () => reject(signal.reason as Error))),
  },
  "a broken connection": { fetch: () => Promise.reject(new TypeError("fetch failed")) },
};

test.each(Object.entries(ODD_REPLIES))(
  "every form shows its own message when its save is answered with %s",
  async (_, { isSilent = false, fetch }) => {
    const vanbook = createVanbook({
      ...{ baseUrl: "http://vanbook.example", auth: { kind: "key", key: "k" } as const },
      ...{ timeout: 20, fetch: (request) => fetch(request as Request) },
    });
    const problem: unknown = await vanbook.zones.delete({ ZoneId: 3 }).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(VanbookError);
    for (const [name, { failed, refused = failed }] of Object.entries(EXPECTED_MESSAGES)) {
      const master = masters.get(name);
      if (!master) throw new Error(`There is no ${name}.`);
      const titles = (["create", "update", "remove"] as const).map(
        (verb) => describeMasterFailure(problem, verb, master, mastersEnIN.master).title,
      );
      expect(titles, name).toEqual(isSilent ? refused : failed);
    }
    // The forms that are no masters.
    const { beatPlan, distributors } = mastersEnIN;
    for (const words of [beatPlan.failedSave, beatPlan.failedDelete, distributors.failedSave])
      expect(describeFailure(problem, words).title).toBe(words);
    expect([beatPlan.failedSave, beatPlan.failedDelete, distributors.failedSave]).toEqual([
      ...["Failed to save assignments.", "Failed to delete route", "Save failed"],
    ]);
  },
);

test("the list of messages has every master", () => {
  expect(Object.keys(EXPECTED_MESSAGES).toSorted()).toEqual([...masters.keys()].toSorted());
});

test("the buttons of a form say in the documented words that they are at work", () => {
  const { master, beatPlan, distributors } = mastersEnIN;
  expect([master.submitting, master.updating, master.deleting]).toEqual([
    "Submitting...",
    "Updating...",
    "Deleting...",
  ]);
  expect([beatPlan.processing, distributors.saving]).toEqual(["Processing...", "Processing..."]);
  expect([master.yes, master.cancel]).toEqual(["Yes", "Cancel"]);
});

test("deletion is confirmed in a window for zones, receipts and messages, and at the top for other records", () => {
  const getPlace = (name: string) => {
    const master = masters.get(name);
    if (!master) throw new Error(`There is no ${name}.`);
    return master.record.question?.place ?? "top";
  };
  const inWindow = ["ZoneMaster", "ReceiptMaster", "EmployeeMessage"];
  expect(inWindow.map(getPlace)).toEqual(inWindow.map(() => "dialog"));
  const atTop = ["UserMaster", "BranchMaster", "AccountCreation", "AllocationMaster", "InvoiceSeriesMaster"];
  atTop.push("RouteMaster", "VehicleMaster", "ItemCreation", "RateDiscount");
  expect(atTop.map(getPlace)).toEqual(atTop.map(() => "top"));
});
