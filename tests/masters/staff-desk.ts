import { expect } from "vitest";
import { startProduct, type Answer, type Product } from "../product.ts";
import type { Row } from "./master-case.ts";

/** A product with an administrator who creates and changes users. */
export async function openStaffDesk() {
  const product: Product = await startProduct({ bills: 60 });
  const admin = await product.signIn(1, "meera");
  let userCount = 0;

  const call = (method: string, path: string, body?: Row, cookie = admin): Promise<Answer> =>
    product.call({ method, path, cookie, ...(body && { body }) });
  const save = (body: Row, cookie = admin) => call("POST", "/api/InsertUpdateUser", body, cookie);
  const list = async (path: string, cookie = admin) =>
    (await call("GET", path, undefined, cookie)).read<Row[]>();

  /**
   * Marks the password as chosen by the user. tests/accounts tests the steps before a first
   * sign-in.
   */
  const keepPassword = (user: Row) =>
    product
      .db("users")
      .where({ company_id: 1, ...user })
      .update({ must_change_password: 0 });

  return {
    product,
    call,
    list,
    save,
    saveDetails: (body: Row, cookie = admin) => call("POST", "/api/updateUserDetails", body, cookie),
    remove: (body: Row, cookie = admin) => call("POST", "/api/Deleteusers", body, cookie),
    user: async (UserId: number) =>
      (await list("/api/GetUsermaster")).find((row) => row.UserId === UserId) ?? {},
    stored: (id: number) => product.db("users").where({ company_id: 1, id }).first(),
    isSignedIn: async (cookie: string) =>
      (await call("GET", "/api/getcompanynav", undefined, cookie)).status === 200,
    /** Creates a user and returns the id, name and username. */
    make: async (extra: Row = {}) => {
      const nth = (userCount += 1);
      const givenUser = {
        Name: `Devika Rajan ${nth}`,
        Email: "devika@vanbook.example",
        UserName: `devika${nth}`,
        Sex: 1,
        Password: STAFF_PASSWORD,
        ConformPassword: STAFF_PASSWORD,
        ...extra,
      };
      const answer = await save(givenUser);
      expect(answer.status, answer.text).toBe(200);
      const { id } = answer.read<{ id: number }>();
      await keepPassword({ id });
      return { id, Name: givenUser.Name, UserName: String(givenUser.UserName) };
    },
    /** The session cookie, or "" if the password is wrong. */
    signIn: async (UserName: string, Password = STAFF_PASSWORD): Promise<string> => {
      const body = { CompanyID: 1, Username: UserName, Password };
      await keepPassword({ username: UserName });
      const answer = await product.call({ method: "POST", path: "/api/login", body });
      return answer.status === 200 ? (answer.headers.getSetCookie()[0]?.split(";")[0] ?? "") : "";
    },
  };
}

export type StaffDesk = Awaited<ReturnType<typeof openStaffDesk>>;

/** Password of every user that the desk creates. */
export const STAFF_PASSWORD = "backwater-7";
