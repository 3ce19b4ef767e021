import { expect, test } from "vitest";
import { AccountImport, AccountInput, BranchInput, CompanyInput, doubtfulField, UserInput } from "./index.ts";

const STATE_MESSAGE = "This is not the name of a State. Bills to an account without a GSTIN need its State.";
const COUNTRY_MESSAGE =
  "This is not the name of a country. Bills to an account without a GSTIN and a State need it.";
const CHECK_MESSAGE = "This GSTIN's check digit is wrong.";
const FORMAT_MESSAGE = "This is not how a GSTIN is made up: state code, PAN, number and check digit.";
const PIN_MESSAGE = "A PIN code has 6 digits, the first of them not 0.";
const MOBILE_MESSAGE = "A mobile number has 10 digits, the first of them not 0.";
const PHONE_MESSAGE = "A telephone number has 10 digits, its STD code without the 0 among them.";
const EMAIL_MESSAGE = "This does not look like an email address.";

// The first is the GST Network's own example; gstin.test.ts of the demo calculates its check digit.
test.each([
  ["gstin", "27AAPFU0939F1ZV", undefined],
  ["gstin", " 27aapfu0939f1zv ", undefined],
  ["gstin", "27AAPFU0939F1ZW", CHECK_MESSAGE],
  ["gstin", "27AAPFU0939F1Z", "A GSTIN has 15 characters; this one has 14."],
  ["gstin", "270APFU0939F1ZV", FORMAT_MESSAGE],
  ["gstin", "40AAPFU0939F1ZV", "No GSTIN begins with 40."],
  ["gstin", "9917IRL29003OSG", undefined],
  ["gstin", "URP", undefined],
  ["state", "Kerala", undefined],
  ["state", "Jammu & Kashmir", undefined],
  ["state", "TN", undefined],
  ["state", "", undefined],
  ["state", "Karela", STATE_MESSAGE],
  ["state", "Bills", STATE_MESSAGE],
  ["gstin", "Unregistered", undefined],
  ["country", "India", undefined],
  ["country", "the Maldives", undefined],
  ["country", "Indai", COUNTRY_MESSAGE],
  ["gstin", "", undefined],
  ["gstin", null, undefined],
  ["pin", "691306", undefined],
  ["pin", "69130", PIN_MESSAGE],
  ["pin", "091306", PIN_MESSAGE],
  ["mobile", "9847012346", undefined],
  ["mobile", "984701234", MOBILE_MESSAGE],
  ["mobile", "0984701234", MOBILE_MESSAGE],
  ["phone", "4752270011", undefined],
  ["phone", "0475227001", PHONE_MESSAGE],
  ["phone", "2270011", PHONE_MESSAGE],
  ["email", "office@kairali.example", undefined],
  ["email", "m.pillai+bills@mail.kairali.co.in", undefined],
  ["email", "office.@kairali.com", EMAIL_MESSAGE],
  ["email", "office@kairali,com.in", EMAIL_MESSAGE],
  ["email", "office@kairali.c", EMAIL_MESSAGE],
] as const)("the check of the %s %j gives the message %s", (kind, value, words) => {
  expect(doubtfulField({ label: "Field", kind }, value)).toBe(words);
});

test("each contract field for a GSTIN, PIN code, phone or email names its kind, in forms and imports", () => {
  const listKinds = (rules: Readonly<Record<string, object>>) =>
    Object.fromEntries(
      Object.entries(rules).flatMap(([name, rule]) => ("kind" in rule ? [[name, rule.kind]] : [])),
    );
  const account = {
    PinNo: "pin",
    State: "state",
    country: "country",
    Phone: "phone",
    Mob: "mobile",
    Email: "email",
    GSTinNo: "gstin",
  };
  expect(listKinds(AccountInput)).toEqual(account);
  expect(listKinds(AccountImport)).toEqual(account);
  expect(listKinds(CompanyInput)).toEqual({ GSTinNo: "gstin", MobileNO: "mobile", Email: "email" });
  expect(listKinds(BranchInput)).toEqual({ Pincode: "pin", Phoneno: "phone", Mobileno: "mobile" });
  expect(listKinds(UserInput)).toEqual({ Email: "email", Mobile: "mobile" });
});
