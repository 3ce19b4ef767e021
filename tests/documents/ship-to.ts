import { beforeAll, describe, expect, it } from "vitest";
import type { Product } from "../product.ts";
import { send } from "./post.ts";

interface Address {
  id: number;
  name: string;
  stateCode: string | null;
}

interface Paper {
  isInterState: boolean;
  placeOfSupply: { state: string; stateCode: string };
  shipTo?: { receiver: string; addressId?: number; name: string | null; address: string };
  totals: { taxable: number; cgst: number; sgst: number; igst: number };
}

/** `getBill` is a credit bill of one line within Kerala, the State of the company. */
export function describeShipTo(getProduct: () => Product, getBill: () => object): void {
  describe("Where the goods of a bill go", () => {
    let cookie: string;
    let bill: Record<string, unknown>;
    let addresses: readonly Address[];
    const typedAddress = { address: "4 Rockfort Road, Tiruchirappalli", pin: "620002", state: "Tamil Nadu" };

    beforeAll(async () => {
      cookie = await getProduct().signIn(1, "meera");
      bill = { ...getBill() };
      await getProduct()
        .db("accounts")
        .where({ company_id: 1, id: bill["customerId"] })
        .update({ gstin: null, state: "Kerala", state_code: "32" });
      addresses = await saveAddresses([
        { name: "Second Shop", address: "Court Road, Adoor", state: "Kerala" },
        { name: "Trichy Branch", address: typedAddress.address, pin: "620002", state: "TN" },
        { name: "Nowhere", address: "1 Main Road", state: "Atlantis" },
      ]);
    });

    it("is a delivery address of the customer: in another State IGST is due, in the same one CGST and SGST", async () => {
      expect(addresses.map(({ name, stateCode }) => [name, stateCode])).toEqual([
        ["Nowhere", null],
        ["Second Shop", "32"],
        ["Trichy Branch", "33"],
      ]);
      const far = await postBill({ shipTo: { receiver: "customer", addressId: findId("Trichy Branch") } });
      expect(far).toMatchObject({
        isInterState: true,
        placeOfSupply: { state: "Tamil Nadu", stateCode: "33" },
        shipTo: {
          receiver: "customer",
          name: "Trichy Branch",
          address: "4 Rockfort Road, Tiruchirappalli, 620002",
          state: "Tamil Nadu",
          stateCode: "33",
          gstin: null,
        },
        totals: { cgst: 0, sgst: 0 },
      });
      const near = await postBill({ shipTo: { receiver: "customer", addressId: findId("Second Shop") } });
      expect(near).toMatchObject({
        isInterState: false,
        placeOfSupply: { stateCode: "32" },
        totals: { igst: 0 },
      });
      expect(near.shipTo?.name).toBe("Second Shop");
    });

    it("is supplied at the customer's State if somebody else receives the goods as the customer directs", async () => {
      const paper = await postBill({
        shipTo: { receiver: "other", name: "Sri Ram Clinic", ...typedAddress },
      });
      expect(paper).toMatchObject({
        isInterState: false,
        placeOfSupply: { stateCode: "32" },
        shipTo: { receiver: "other", name: "Sri Ram Clinic", stateCode: "33" },
      });
    });

    it("may have another place of supply than the law proposes, and pricing says which and why", async () => {
      const shipTo = { receiver: "customer", ...typedAddress };
      expect(await readNote({ shipTo })).toBe(
        "Place of supply: Tamil Nadu (33), where the goods are delivered (section 10(1)(ca) of the IGST Act).",
      );
      expect(await readNote({ shipTo: { ...shipTo, receiver: "other" } })).toBe(
        "Place of supply: Kerala (32), the customer's (section 10(1)(b) of the IGST Act).",
      );
      expect(await readNote({ shipTo, placeOfSupply: "Goa" })).toBe(
        "By section 10(1)(ca) of the IGST Act the place of supply would be Tamil Nadu (33); Goa (30) is entered.",
      );
      expect(await readNote({})).toBeUndefined();
      const paper = await postBill({ shipTo, placeOfSupply: "Goa" });
      expect([paper.placeOfSupply.stateCode, paper.isInterState]).toEqual(["30", true]);
    });

    it("is the customer's own address if the receiver is the customer and no address is given", async () => {
      const paper = await postBill({ shipTo: { receiver: "customer" } });
      expect([paper.shipTo, paper.placeOfSupply.stateCode]).toEqual([undefined, "32"]);
    });

    it("is where its GSTIN says, before its State, and both are frozen in capitals", async () => {
      const shipTo = { receiver: "customer", ...typedAddress, state: "Kerala", gstin: "33aabcm5521f1zy" };
      expect(await postBill({ shipTo })).toMatchObject({
        isInterState: true,
        shipTo: { stateCode: "33", gstin: "33AABCM5521F1ZY" },
      });
    });

    it.each([
      ["an address that nobody has", { addressId: 999_999 }, 422, "ADDRESS_UNKNOWN", "shipTo.addressId"],
      ["no address", { receiver: "other" }, 400, "INVALID_FIELDS", "shipTo.address"],
      [
        "no State of India",
        { address: "1 Main Road", state: "Atlantis" },
        422,
        "STATE_UNKNOWN",
        "shipTo.state",
      ],
    ])("is refused if it is %s", async (_, shipTo, status, code, field) => {
      for (const [path, body] of [
        ["bills", { ...bill, shipTo: { receiver: "customer", ...shipTo } }],
        ["orders", makeOrder({ shipTo: { receiver: "customer", ...shipTo } })],
      ] as const) {
        const answer = await send(getProduct(), cookie, path, body);
        const problem = answer.read<{ code: string; fields: { field: string }[] }>();
        expect([answer.status, problem.code, problem.fields[0]?.field]).toEqual([status, code, field]);
      }
    });

    it("is refused if the address is another customer's", async () => {
      const ownId = findId("Second Shop");
      const giveTo = (account_id: unknown) =>
        getProduct().db("delivery_addresses").where({ company_id: 1, id: ownId }).update({ account_id });
      const other = getProduct().db("accounts").where({ company_id: 1, group_id: 14, is_deleted: 0 });
      const { id } = await other.whereNot("id", Number(bill["customerId"])).first("id");
      await giveTo(id);
      const shipTo = { receiver: "customer", addressId: ownId };
      for (const [path, body] of [
        ["bills", { ...bill, shipTo }],
        ["orders", makeOrder({ shipTo })],
      ] as const) {
        const answer = await send(getProduct(), cookie, path, body);
        expect(answer.read<{ code: string }>().code).toBe("ADDRESS_UNKNOWN");
      }
      await giveTo(bill["customerId"]);
    });

    it("stays when a client saves the customer without addresses; an id that the customer does not have is refused", async () => {
      const answer = await save(undefined);
      expect(answer.status, answer.text).toBe(200);
      expect((await listAddresses()).map(({ name }) => name)).toEqual(addresses.map(({ name }) => name));
      const [first] = addresses;
      for (const wrong of [{ ...first, id: 999_999 }, first]) {
        const wrongAnswer = await save([first, wrong].map((address) => omitCode({ ...address })));
        expect(wrongAnswer.read<{ code: string }>().code).toBe("ADDRESS_UNKNOWN");
        expect(wrongAnswer.text).toContain("DeliveryAddresses.1.id");
      }
      const log = await getProduct()
        .db("audit_log")
        .where({ company_id: 1, entity: "delivery_addresses", entity_id: String(bill["customerId"]) });
      expect(log).toHaveLength(1);
      expect(JSON.parse(log[0].after_json).addresses).toHaveLength(3);
    });

    it("is refused if the State of the delivery address is not understood", async () => {
      const shipTo = { receiver: "customer", addressId: findId("Nowhere") };
      const answer = await send(getProduct(), cookie, "bills", { ...bill, shipTo });
      expect(answer.read<{ code: string; message: string }>()).toMatchObject({ code: "STATE_UNKNOWN" });
      expect(answer.text).toContain("Atlantis");
    });

    it("is among the unknown facts, for those who see the customer, while its State is not understood", async () => {
      const list = async (username: string) => {
        const path = "/api/v1/unknown-facts";
        const listCookie = await getProduct().signIn(1, username);
        const answer = await getProduct().call({ method: "GET", path, cookie: listCookie });
        return answer
          .read<{ field: string; id: number; text: string; stops: string }[]>()
          .filter(({ field }) => field === "DeliveryState")
          .map(({ id, text, stops }) => [id, text, stops]);
      };
      const unknownState = [bill["customerId"], "Atlantis", "documents"];
      const accounts = getProduct().db("accounts").where({ company_id: 1, id: bill["customerId"] });
      const before = await accounts.clone().first("route_id", "salesman_id");
      const { id } = await getProduct().db("users").where({ company_id: 1, username: "anil" }).first("id");
      await accounts.clone().update({ route_id: null, salesman_id: null });
      expect([await list("meera"), await list("anil")]).toEqual([[unknownState], []]);
      await accounts.clone().update({ salesman_id: id });
      expect(await list("anil")).toEqual([unknownState]);
      await accounts.clone().update(before);
    });

    it("stays as it was when the customer's addresses change, also after a correction, until another one is named", async () => {
      const [fresh] = await saveAddresses([
        ...addresses,
        { name: "A Godown", address: "9 Bazaar Street", state: "Tamil Nadu" },
      ]);
      const shipTo = { receiver: "customer", addressId: fresh?.id };
      const id = await post("bills", { ...bill, shipTo });
      const before = await readPaper("bills", id);
      await saveAddresses([
        ...addresses,
        { id: fresh?.id, name: "B Godown", address: "Elsewhere", state: "Goa" },
      ]);
      expect(await readPaper("bills", id)).toEqual(before);
      await saveAddresses(addresses);
      expect(await readPaper("bills", id)).toEqual(before);
      const row = getProduct().db("delivery_addresses").where({ company_id: 1, id: fresh?.id });
      const { is_deleted, deleted_by, created_by } = await row.first();
      expect([is_deleted, deleted_by, deleted_by > 0]).toEqual([1, created_by, true]);
      const { shipTo: enteredShipTo, placeOfSupply } = await readEntered(id);
      expect([enteredShipTo, placeOfSupply]).toEqual([shipTo, undefined]);
      const narratedId = await edit(id, { ...bill, shipTo, narration: "Corrected" });
      expect(await readPaper("bills", narratedId)).toMatchObject({
        ...{ isInterState: true, shipTo: before.shipTo, placeOfSupply: before.placeOfSupply },
      });
      // A new bill no longer finds the deleted address, and the edit without it is back in Kerala.
      const refusedAnswer = await send(getProduct(), cookie, "bills", { ...bill, shipTo });
      expect(refusedAnswer.read<{ code: string }>().code).toBe("ADDRESS_UNKNOWN");
      const ownId = await edit(narratedId, { ...bill });
      const own = await readPaper("bills", ownId);
      expect([own.shipTo, own.isInterState, own.placeOfSupply.stateCode]).toEqual([undefined, false, "32"]);
    });

    it("comes from the order that the bill invoices, and a return shows it with its place", async () => {
      const shipTo = { receiver: "customer", addressId: findId("Trichy Branch") };
      const orderId = await post("orders", makeOrder({ shipTo }));
      const order = await readPaper("orders", orderId);
      expect([order.shipTo?.name, order.placeOfSupply.stateCode]).toEqual(["Trichy Branch", "33"]);
      const billId = await post("bills", { ...bill, orderId });
      const paper = await readPaper("bills", billId);
      expect([paper.shipTo, paper.placeOfSupply]).toEqual([order.shipTo, order.placeOfSupply]);
      const { date, customerId, lines } = bill as unknown as Bill;
      const goods = [{ billLineNo: 1, itemId: lines[0]?.itemId, goodQuantity: 1 }];
      const returnInput = { date, billId, customerId, refund: "credit", lines: goods };
      const returnPaper = await readPaper("sale-returns", await post("sale-returns", returnInput));
      expect([returnPaper.shipTo, returnPaper.placeOfSupply]).toEqual([paper.shipTo, paper.placeOfSupply]);
      const voucher = await readVoucher(billId);
      expect(voucher).toMatchObject({ shipTo: paper.shipTo, placeOfSupply: paper.placeOfSupply });
    });

    interface Bill {
      date: string;
      customerId: number;
      lines: { itemId: number }[];
    }

    function makeOrder(more: object) {
      const { date, customerId, lines } = bill as unknown as Bill;
      return { date, customerId, payment: "credit", lines, ...more };
    }

    function findId(name: string): number {
      return addresses.find((address) => address.name === name)?.id ?? 0;
    }

    /** As the customer's form saves them; returns them by name. */
    async function saveAddresses(DeliveryAddresses: readonly object[]): Promise<readonly Address[]> {
      const savedAnswer = await save(DeliveryAddresses.map(omitCode));
      expect(savedAnswer.status, savedAnswer.text).toBe(200);
      return listAddresses();
    }

    async function save(DeliveryAddresses: readonly object[] | undefined) {
      const { call } = getProduct();
      const list = await call({ method: "GET", path: "/api/getAccount", cookie });
      const account = list
        .read<Record<string, unknown>[]>()
        .find(({ AccountID }) => AccountID === bill["customerId"]);
      const body = { ...account, ...(DeliveryAddresses && { DeliveryAddresses }) };
      return call({ method: "POST", path: "/api/updateaccount", cookie, body });
    }

    async function listAddresses(): Promise<readonly Address[]> {
      const path = `/api/v1/delivery-addresses?AccountID=${String(bill["customerId"])}`;
      return (await getProduct().call({ method: "GET", path, cookie })).read<Address[]>();
    }

    function omitCode({ stateCode: _, ...address }: { stateCode?: unknown }) {
      return address;
    }

    async function post(path: string, body: object): Promise<number> {
      const answer = await send(getProduct(), cookie, path, body);
      expect(answer.status, answer.text).toBe(200);
      return answer.read<{ id: number }>().id;
    }

    async function postBill(more: object): Promise<Paper> {
      return readPaper("bills", await post("bills", { ...bill, ...more }));
    }

    async function edit(id: number, body: object): Promise<number> {
      const answer = await send(getProduct(), cookie, `bills/${id}`, body, { method: "PUT" });
      expect(answer.status, answer.text).toBe(200);
      return answer.read<{ id: number }>().id;
    }

    async function readNote(more: object): Promise<string | undefined> {
      const answer = await send(getProduct(), cookie, "bills/price", { ...bill, ...more });
      expect(answer.status, answer.text).toBe(200);
      return answer.read<{ placeNote?: { message: string } }>().placeNote?.message;
    }

    async function readPaper(path: string, id: number): Promise<Paper> {
      const answer = await getProduct().call({ method: "GET", path: `/api/v1/${path}/${id}`, cookie });
      return answer.read<Paper>();
    }

    async function readVoucher(billId: number, more = ""): Promise<object> {
      const { voucher_id: voucherId } = await getProduct()
        .db("bills")
        .where({ company_id: 1, id: billId })
        .first("voucher_id");
      const path = `/api/v1/vouchers/${voucherId}${more}`;
      return (await getProduct().call({ method: "GET", path, cookie })).read<object>();
    }

    async function readEntered(id: number) {
      const { bills } = (await readVoucher(id, "/input")) as {
        bills: { shipTo?: object; placeOfSupply?: string };
      };
      return bills;
    }
  });
}
