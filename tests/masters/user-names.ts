import { describe, expect, it } from "vitest";
import { expectProblem } from "../contract/expect-problem.ts";
import { STAFF_PASSWORD, type StaffDesk } from "./staff-desk.ts";

const MIXED_MESSAGE = "Username must be in one alphabet: letters of Latin, Greek and Cyrillic look alike.";
const CYRILLIC_E = "\u0435";

export function describeUserNames(getDesk: () => StaffDesk): void {
  describe("a user name", () => {
    const save = (UserName: string, more = {}) =>
      getDesk().save({
        ...{ Name: "Sunil Das", Email: "sunil@vanbook.example", Sex: 0, UserName },
        ...{ Password: STAFF_PASSWORD, ConformPassword: STAFF_PASSWORD, ...more },
      });

    it("is refused if it mixes Latin with Cyrillic or Greek letters, for new users and new names", async () => {
      const { id, Name, UserName } = await getDesk().make();
      for (const name of [`sun${CYRILLIC_E}l`, "sunil\u03bf", `SUN${CYRILLIC_E.toUpperCase()}L`]) {
        expectProblem(await save(name), 400, "INVALID_FIELDS", MIXED_MESSAGE);
        const answer = await getDesk().save({ UserId: id, Name, UserName: name });
        expectProblem(answer, 400, "INVALID_FIELDS", MIXED_MESSAGE);
        expect(answer.read<{ fields: unknown[] }>().fields).toEqual([
          { field: "UserName", message: MIXED_MESSAGE, key: "mixesAlphabets", values: { field: "Username" } },
        ]);
      }
      expect((await getDesk().stored(id)).username).toBe(UserName);
    });

    it("is refused if it looks like another user's in another script", async () => {
      await getDesk().make({ UserName: "cop" });
      const answer = await save("\u0441\u043e\u0440"); // three Cyrillic letters
      expectProblem(answer, 409, "USERNAME_TAKEN");
      expect(answer.read<{ fields: { message: string }[] }>().fields[0]?.message).toBe(
        "Username looks like another: cop.",
      );
    });

    it("may be Hindi or Malayalam, also with Latin letters and digits", async () => {
      for (const name of ["സുനിൽ 2", "सुनील2", "sunil സുനിൽ"]) {
        expect((await save(name)).status).toBe(200);
        expect(await getDesk().signIn(name)).not.toBe("");
      }
    });

    it("that mixes letters from before still signs in, and its user can be changed under it", async () => {
      const { id, Name } = await getDesk().make();
      const oldName = `d${CYRILLIC_E}vika`;
      await getDesk().product.db("users").where({ company_id: 1, id }).update({ username: oldName });
      expect(await getDesk().signIn(oldName)).not.toBe("");
      const answer = await getDesk().save({ UserId: id, Name, UserName: oldName, Mobile: "9847012345" });
      expect(answer.status, answer.text).toBe(200);
      expect(await getDesk().stored(id)).toMatchObject({ username: oldName, mobile: "9847012345" });
    });
  });
}
