import { createVanbook } from "@vanbook/sdk";
import { expect, it } from "vitest";
import { filterOptions } from "./filter-options.ts";

const client = createVanbook({
  baseUrl: "https://books.example",
  auth: { kind: "key", key: "vbk_test" },
  fetch: (input) => {
    const isOfBranches = new URL((input as Request).url).pathname === "/api/getbranch";
    return Promise.resolve(Response.json(isOfBranches ? branches : vehicles));
  },
});
const branches = [
  { BranchId: 1, BranchName: "Thiruvalla" },
  { BranchId: 2, BranchName: "Kollam" },
];
const vehicles = [
  { VID: 7, VRegNo: "KL-24-A-1010", BranchId: 1 },
  { VID: 9, VRegNo: "KL-24-A-1010", BranchId: 2 },
  { VID: 7, VRegNo: "KL-24-A-1010", BranchId: 1 },
];
const { signal } = new AbortController();

it("a vehicle that the answer repeats is offered once, by its id", async () => {
  const options = await filterOptions.vehicle(client, signal);
  expect(options.map(({ value }) => value)).toEqual(["7", "9"]);
});

it("only the vehicles of the chosen branch are offered, and branches by their names", async () => {
  expect(await filterOptions.vehicle(client, signal, "2")).toEqual([{ value: "9", label: "KL-24-A-1010" }]);
  expect(await filterOptions.branch(client, signal)).toEqual([
    { value: "1", label: "Thiruvalla" },
    { value: "2", label: "Kollam" },
  ]);
});
