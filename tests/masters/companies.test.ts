import { afterAll, beforeAll, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { getToday } from "../../packages/server/clock.ts";
import { expectProblem } from "../contract/expect-problem.ts";
import { makePhoto } from "../contract/hostile-images.ts";
import { makeForm } from "../form.ts";
import { NEW_COMPANY } from "../new-company.ts";
import { startProduct, type Product } from "../product.ts";
import { send } from "../documents/post.ts";

let product: Product;
let admin: string;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  admin = await product.signIn(1, "meera");
});
afterAll(() => product?.stop());

type Row = Record<string, unknown>;

const save = (values: Row, cookie = admin) =>
  product.call({ method: "POST", path: "/api/insertcompany", body: makeForm(values), cookie });
const post = (path: string, body: unknown, cookie: string) =>
  product.call({ method: "POST", path, body, cookie });
const readOwnCompany = async (cookie = admin): Promise<Row> => {
  const answer = await product.call({ method: "GET", path: "/api/getcompanyinfo", cookie });
  expect(answer.status, answer.text).toBe(200);
  const { data } = answer.read<{ data: Row[] }>();
  expect(data).toHaveLength(1);
  return data[0] ?? {};
};
const readShownCompany = async (cookie = admin) =>
  (await product.call({ method: "GET", path: "/api/getcompanynav", cookie })).read<Row[]>()[0] ?? {};
const signInList = async () =>
  (await product.call({ method: "GET", path: "/api/companies" })).read<{ data: { CompanyName: string }[] }>()
    .data;
const signIn = (CompanyID: number, Username: string, Password: string) =>
  product.call({ method: "POST", path: "/api/login", body: { CompanyID, Username, Password } });
const make = async (values: Row): Promise<number> => {
  const answer = await save({ ...NEW_COMPANY, ...values });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.read<Row>().message).toBe("Company inserted successfully.");
  return answer.read<{ id: number }>().id;
};
/** All companies, without logos: comparing those byte by byte takes seconds. */
const listStoredCompanies = () =>
  product.db("companies").orderBy("company_id").select("company_id", "name", "gstin", "address", "version");
const signInAndGetCookie = async (companyId: number) => {
  const answer = await signIn(companyId, "lakshmi", "a-password-of-hers");
  expect(answer.status, answer.text).toBe(200);
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
};

it("a new company's administrator signs in and posts a bill, and the maker of the company sees none of it", async () => {
  const before = await readOwnCompany();
  const companyId = await make({ CompanyId: 0 });
  expect(await readOwnCompany()).toEqual(before);
  expect((await signInList()).map(({ CompanyName }) => CompanyName)).toContain("Travancore Surgicals");
  expectProblem(await signIn(companyId, "lakshmi", "vanbook-demo"), 401, "INVALID_CREDENTIALS");
  const lakshmi = await signInAndGetCookie(companyId);
  expect(await readOwnCompany(lakshmi)).toMatchObject({
    CompanyId: companyId,
    CompanyName: "Travancore Surgicals",
    GSTinNo: "32AABCT1429B1Z5",
    TinNo: null,
    CompanyLogo: null,
    Version: 1,
  });

  const { series, locations } = (
    await product.call({ method: "GET", path: "/api/v1/masters", cookie: lakshmi })
  ).read<{
    series: { id: number; series: string; invType: string; from: string }[];
    locations: { id: number; kind: string }[];
  }>();
  const year = Number(getToday().slice(0, 4)) - (getToday().slice(5) < "04-01" ? 1 : 0);
  const label = `${String(year).slice(2)}-${String(year + 1).slice(2)}`;
  // In the last week of March, the next year's series exist too.
  const running = series.filter(({ from }) => from <= getToday());
  expect(running.map((each) => each.series)).toEqual([`B2B/${label}`, `B2C/${label}`]);
  const route = await post(
    "/api/InsertupdateRoute",
    { RootId: 0, RootName: "City", PlaceName: "Statue", FromPlace: "Statue", ToPlace: "Pattom" },
    lakshmi,
  );
  expect(route.status, route.text).toBe(200);
  const customer = await post(
    "/api/insertaccount",
    {
      AccountParent: 14,
      AccountName: "General Hospital",
      Address: "Hospital Road",
      Place: "Statue",
      PinNo: "695001",
      city: "Thiruvananthapuram",
      country: "India",
      Phone: "4712330022",
      Mob: "9847012346",
      RootId: route.read<{ id: number }>().id,
      RateType: "SP",
      CustomerType: 0,
    },
    lakshmi,
  );
  expect(customer.status, customer.text).toBe(200);
  const item = await product.call({
    method: "POST",
    path: "/api/insertupdateitem",
    body: makeForm({
      ItemID: 0,
      ItemName: "Crepe Bandage 8 cm",
      ItemDescription: "Roll of 4 m",
      ItemCategoryID: 3,
      MRP: 120,
      Sales_Price: 90,
      SP: 84,
    }),
    cookie: lakshmi,
  });
  expect(item.status, item.text).toBe(200);
  const bill = await send(product, lakshmi, "bills", {
    date: getToday(),
    customerId: customer.read<{ id: number }>().id,
    seriesId: running.find(({ invType }) => invType === "B2C")?.id,
    locationId: locations.find(({ kind }) => kind === "godown")?.id,
    payment: "credit",
    lines: [{ itemId: item.read<{ id: number }>().id, quantity: 10 }],
  });
  expect(bill.status, bill.text).toBe(200);
  // 10 × ₹84 + 5 % GST.
  expect(bill.read<Row>()).toMatchObject({ number: 1, amount: 882 });
  expect(await checkBooks(product.db, companyId)).toEqual([]);
  const names = await product.call({ method: "GET", path: "/api/GetCustomers", cookie: admin });
  expect(names.text).not.toContain("General Hospital");
});

it("a company name is used only once, in any case and when several make it at the same moment", async () => {
  await make({ CompanyName: "Once Surgicals" });
  expectProblem(await save({ ...NEW_COMPANY, CompanyName: " ONCE surgicals " }), 409, "COMPANY_NAME_TAKEN");
  const twice = { ...NEW_COMPANY, CompanyName: "Twice Surgicals" };
  const answers = await Promise.all([1, 2, 3].map(() => save(twice)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await product.db("companies").where("name", "Twice Surgicals")).toHaveLength(1);
  const mine = await readOwnCompany();
  const renamedCompany = { ...NEW_COMPANY, CompanyId: 1, CompanyName: "twice surgicals" };
  expectProblem(await save(renamedCompany), 409, "COMPANY_NAME_TAKEN");
  expect(await readOwnCompany()).toEqual(mine);
});

it("a user changes their own company; its name, logo and tax state change at once", async () => {
  const before = await readOwnCompany();
  const sentCompany = {
    ...NEW_COMPANY,
    CompanyId: 1,
    CompanyName: "Kairali Surgicals",
    Version: before.Version,
  };
  const answer = await save({
    ...sentCompany,
    Logo: new Blob([Uint8Array.from(await makePhoto())]),
    CompanyLogo: "data:image/png;base64,AAAA",
    CreatedBy: "99",
    ModifiedBy: "99",
  });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.json).toEqual({ success: true, message: "Company updated successfully", id: 1 });
  const logo = String((await readShownCompany()).CompanyLogo);
  expect(await readShownCompany()).toMatchObject({
    CompanyName: "Kairali Surgicals",
    GSTinNo: "32AABCT1429B1Z5",
  });
  expect(logo).toMatch(/^data:image\/png;base64,/);
  expect(await readOwnCompany()).toMatchObject({ ModifiedBy: 1, CompanyLogo: logo, Version: 2 });
  expectProblem(await save(sentCompany), 409, "RECORD_CHANGED");

  // Without a new logo the picture is kept. A GSTIN of another state changes the company's state.
  const movedCompany = {
    ...sentCompany,
    GSTinNo: "33AABCT1429B1Z5",
    State: "Tamil Nadu",
    TelephoneNo: "",
    Version: 2,
  };
  expect((await save(movedCompany)).status).toBe(200);
  expect(await readOwnCompany()).toMatchObject({ CompanyLogo: logo, TelephoneNo: null });
  const readStoredCompany = () => product.db("companies").where("company_id", 1).first();
  expect(await readStoredCompany()).toMatchObject({ state_code: "33", created_by: null, modified_by: 1 });
  await save({ ...movedCompany, GSTinNo: "UNREGISTERED", State: "karnataka", Version: 3 });
  expect(await readStoredCompany()).toMatchObject({ state_code: "29" });
  await save({ ...movedCompany, GSTinNo: "32AABCT1429B1Z5", State: "Kerala", Version: 4 });
  expect(await readStoredCompany()).toMatchObject({ state_code: "32", version: 5 });
  const lines = await product.db("audit_log").where({ entity: "companies", entity_id: "1" }).orderBy("id");
  expect(lines.map((line) => [line.operation, line.company_id, line.user_id])).toEqual(
    Array.from({ length: 4 }, () => ["companies.update", 1, 1]),
  );
});

it.each([
  [{ CompanyName: " ab " }, "Company Name must be at least 3 characters."],
  [{ CompanyName: " " }, "Company Name must be at least 3 characters."],
  [{ CompanyName: undefined }, "Company Name must be at least 3 characters."],
  [{ GSTinNo: "32-AB" }, "GSTIN must be alphanumeric and up to 15 characters."],
  [{ GSTinNo: "32AABCT1429B1Z5X" }, "GSTIN must be alphanumeric and up to 15 characters."],
  [{ GSTinNo: "" }, "GSTIN is required."],
  [{ MobileNO: "98470123456" }, "Mobile Number must be a valid 10-digit number."],
  [{ MobileNO: undefined }, "Mobile Number is required."],
  [{ Email: "office@" }, "Invalid email address."],
  [{ Citty: "Kochi 16" }, "City must contain only letters."],
  [{ State: "Kerala-1" }, "State must contain only letters."],
  [{ District: "" }, "District is required."],
  [{ District: "E.K.M" }, "District must contain only letters."],
  [{ Address: "   Short  " }, "Address must be at least 10 characters."],
  [{ Address: "" }, "Address must be at least 10 characters."],
  [{ AdminName: "" }, "Administrator's Name is required."],
  [{ AdminUserName: undefined }, "Administrator's Username is required."],
  [
    { AdminUserName: "l\u0430kshmi" }, // Cyrillic а
    "Administrator's Username must be in one alphabet: letters of Latin, Greek and Cyrillic look alike.",
  ],
  [{ AdminPassword: "", AdminConformPassword: "" }, "Administrator's Password is required."],
  [{ AdminPassword: "short" }, "Password must have 8 to 200 characters."],
  [{ AdminConformPassword: "another" }, "Passwords do not match"],
  [
    { GSTinNo: "99AABCT", State: "Atlantis" },
    "State must be one of India, or the GSTIN begin with its code.",
  ],
])("a company is refused with %j", async (fields, message) => {
  const companies = await listStoredCompanies();
  const answer = await save({ ...NEW_COMPANY, CompanyName: "Nowhere Surgicals", ...fields });
  expectProblem(answer, 400, "INVALID_FIELDS", message);
  expect(await listStoredCompanies()).toEqual(companies);
});

it("a logo that is no image, and the number of another company, are refused", async () => {
  const one = await readOwnCompany();
  const sentCompany = { ...NEW_COMPANY, CompanyId: 1, CompanyName: one.CompanyName };
  const svg = new Blob(["<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"]);
  expectProblem(await save({ ...sentCompany, Logo: svg }), 422, "IMAGE_INVALID");
  expectProblem(await save({ ...sentCompany, CompanyId: 2 }), 403, "COMPANY_MISMATCH");
  expectProblem(await post("/api/deletecompany", { CompanyId: 2 }, admin), 403, "COMPANY_MISMATCH");
  for (const CompanyId of [undefined, null, ""]) {
    const answer = await post("/api/deletecompany", { CompanyId }, admin);
    expectProblem(answer, 400, "INVALID_FIELDS", "No company selected");
  }
  for (const username of ["anil", "biju", "rahim"]) {
    const cookie = await product.signIn(1, username);
    expectProblem(await save(NEW_COMPANY, cookie), 403, "ROLE_FORBIDDEN");
    expectProblem(await post("/api/deletecompany", { CompanyId: 1 }, cookie), 403, "ROLE_FORBIDDEN");
    expect(await readOwnCompany(cookie)).toEqual(one);
  }
});

it("a deleted company allows no sign-in, ends its sessions and keeps its books; the last can't be deleted", async () => {
  const companyId = await make({ CompanyName: "Short-lived Surgicals" });
  const [lakshmi, elsewhere] = [await signInAndGetCookie(companyId), await signInAndGetCookie(companyId)];
  const body = { CompanyId: companyId, Version: 1 };
  expectProblem(await post("/api/deletecompany", { ...body, Version: 7 }, lakshmi), 409, "RECORD_CHANGED");
  const answer = await post("/api/deletecompany", body, lakshmi);
  expect(answer.json).toEqual({ success: true, message: "Company deleted successfully" });
  for (const cookie of [lakshmi, elsewhere]) {
    const companyAnswer = await product.call({ method: "GET", path: "/api/getcompanyinfo", cookie });
    expectProblem(companyAnswer, 401, "SIGN_IN_REQUIRED");
  }
  expectProblem(await signIn(companyId, "lakshmi", "a-password-of-hers"), 401, "INVALID_CREDENTIALS");
  expect((await signInList()).map(({ CompanyName }) => CompanyName)).not.toContain("Short-lived Surgicals");
  const storedCompany = await product.db("companies").where("company_id", companyId).first();
  expect(storedCompany).toMatchObject({ is_deleted: 1, name: "Short-lived Surgicals" });
  expect(await product.db("accounts").where("company_id", companyId)).not.toEqual([]);

  const others = product.db("companies").whereNot("company_id", 1);
  await others.clone().update({ is_deleted: 1 });
  const deleteAnswer = await post("/api/deletecompany", { CompanyId: 1 }, admin);
  expectProblem(deleteAnswer, 409, "RECORD_IN_USE", /only company/);
  await others.clone().where("company_id", 2).update({ is_deleted: 0 });
});
