import { afterAll, beforeAll, expect, it } from "vitest";
import { expectProblem } from "../contract/expect-problem.ts";
import { startProduct, type Product } from "../product.ts";

let product: Product;
let admin: string;
let theirs: string;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  admin = await product.signIn(1, "meera");
  theirs = await product.signIn(2, "fathima");
});
afterAll(() => product?.stop());

const own = { company_id: 1 };
const words = {
  RootName: "Adoor - Pandalam",
  PlaceName: "Adoor",
  FromPlace: "Adoor",
  ToPlace: "Pandalam",
};
const save = (body: object, cookie = admin) =>
  product.call({ method: "POST", path: "/api/InsertupdateRoute", body, cookie });
const createRoute = async (body: object = {}, cookie = admin) => {
  const answer = await save({ ...words, ...body }, cookie);
  expect(answer.status, answer.text).toBe(200);
  return answer.read<{ id: number }>().id;
};
const look = async (path: string, query: Record<string, number> = {}, cookie = admin) => {
  const asText = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const answer = await product.call({ method: "GET", path: `/api/${path}`, query: asText, cookie });
  expect(answer.status, answer.text).toBe(200);
  return answer.read<{ data: Record<string, number | string>[] }>().data;
};
const readStoredRoute = (id: number) =>
  product
    .db("routes")
    .where({ ...own, id })
    .first("state_id", "district_id", "taluk_id", "junction_id");

it("the lists offer the places of each level inside the chosen one above, by name", async () => {
  const states = await look("GetStates");
  expect(states.map(({ StateID }) => StateID).toSorted()).toEqual(
    await product.db("states").where(own).orderBy("id").pluck("id"),
  );
  for (const { StateID } of states) {
    const districts = await look("GetDistricts", { StateID: Number(StateID) });
    expect(districts).toEqual(
      await product
        .db("districts")
        .where({ ...own, state_id: StateID })
        .orderBy("name")
        .select({ DistrictID: "id", DistrictName: "name" }),
    );
  }
  const junctions = await product.db("junctions").where(own).select("id", "taluk_id");
  const taluks = await product.db("taluks").where(own).select("id", "district_id");
  const [taluk] = taluks;
  expect(
    (await look("GetTaluks", { DistrictID: taluk.district_id })).map(({ TalukID }) => TalukID).toSorted(),
  ).toEqual(
    taluks
      .filter((other) => other.district_id === taluk.district_id)
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(
    (await look("GetJunctions", { TalukID: taluk.id })).map(({ JunctionID }) => JunctionID).toSorted(),
  ).toEqual(
    junctions
      .filter((junction) => junction.taluk_id === taluk.id)
      .map(({ id }) => id)
      .toSorted(),
  );
});

it("the lists offer no places of another company", async () => {
  await product.db("states").insert({ company_id: 2, id: 700, name: "Theirs" });
  await product.db("districts").insert({ company_id: 2, id: 700, state_id: 700, name: "Theirs" });
  expect((await look("GetStates")).map(({ StateID }) => StateID)).not.toContain(700);
  expect(await look("GetDistricts", { StateID: 700 })).toEqual([]);
  expect(await look("GetDistricts", { StateID: 700 }, theirs)).toEqual([
    { DistrictID: 700, DistrictName: "Theirs" },
  ]);
  expectProblem(await save({ ...words, State: 700 }), 422, "PLACE_UNKNOWN", "There is no such State.");
});

it("a route can have only a state, and an edit keeps fields that are not sent", async () => {
  const [stateId] = await product.db("states").where(own).pluck("id");
  const id = await createRoute({ State: stateId, District: 0, Taluk: null });
  expect(await readStoredRoute(id)).toEqual({
    state_id: stateId,
    district_id: null,
    taluk_id: null,
    junction_id: null,
  });
  await createRoute({ RootId: id });
  expect(await readStoredRoute(id)).toMatchObject({ state_id: stateId });
  await createRoute({ RootId: id, State: 0 });
  expect(await readStoredRoute(id)).toMatchObject({ state_id: null });
});

it("a route can't change its state while it keeps a district of the old one", async () => {
  const district = await product.db("districts").where(own).first("id", "state_id");
  const id = await createRoute({ State: district?.state_id, District: district?.id });
  await product.db("states").insert({ ...own, id: 701, name: "Elsewhere" });
  expectProblem(
    await save({ ...words, RootId: id, State: 701 }),
    422,
    "PLACE_UNKNOWN",
    "District does not lie in the State.",
  );
  expect((await save({ ...words, RootId: id, State: 701, District: 0 })).status).toBe(200);
});

it("managers can also save routes, and salesmen can't", async () => {
  for (const name of ["biju", "rahim"]) await createRoute({}, await product.signIn(1, name));
  const salesman = await product.signIn(1, "anil");
  expectProblem(await save(words, salesman), 403, "ROLE_FORBIDDEN");
});

it("a route is not deleted while customers or beat plans use it", async () => {
  const remove = (RootId: number) =>
    product.call({
      method: "POST",
      path: "/api/WebDeleteRouteMaster",
      body: { RootId, DeletedBy: 1 },
      cookie: admin,
    });
  const id = await createRoute();
  const customer = await product
    .db("accounts")
    .where({ ...own, group_id: 14 })
    .first("id", "route_id");
  await product
    .db("accounts")
    .where({ ...own, id: customer?.id })
    .update({ route_id: id });
  expectProblem(await remove(id), 409, "RECORD_IN_USE", "It can't be deleted: 1 customer refers to it.");
  await product
    .db("accounts")
    .where({ ...own, id: customer?.id })
    .update({ route_id: customer?.route_id });
  await product.db("beat_plans").insert({ ...own, id: 90_001, user_id: 1, route_id: id, mon: 1 });
  expect((await remove(id)).status).toBe(409);
  await product
    .db("beat_plans")
    .where({ ...own, id: 90_001 })
    .update({ is_deleted: 1 });
  expect((await remove(id)).status).toBe(200);
});

it("a deletion without a valid route id is refused", async () => {
  for (const body of [{}, { RootId: "five" }, { RootId: 0 }]) {
    const answer = await product.call({
      method: "POST",
      path: "/api/WebDeleteRouteMaster",
      body,
      cookie: admin,
    });
    expectProblem(answer, 400, "INVALID_FIELDS", "Invalid user or route identifier");
  }
});
