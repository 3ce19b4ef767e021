import { createChanger, createRawChange, type Refusals } from "./refusals-desk.ts";
import { FOREIGN_ITEM_ID } from "./stock-desk.ts";

const receipt = createChanger("receipts");
const payment = createChanger("payments");
const expense = createChanger("expenses");
const contra = createChanger("contras");
const handOver = createChanger("hand-overs");
const opening = createChanger("openings");
const journal = createChanger("journals");
const creditNote = createChanger("credit-notes");
const debitNote = createChanger("debit-notes");

/** Invalid money documents. */
export const refusedMoney: Refusals = {
  "a receipt of nothing": [
    receipt({ amount: 0 }),
    400,
    "INVALID_FIELDS",
    "amount",
    "Amount must be at least 0.01.",
  ],
  "a negative payment": [
    payment({ amount: -10 }),
    400,
    "INVALID_FIELDS",
    "amount",
    "Amount must be at least 0.01.",
  ],
  "a receipt with three decimals": [
    receipt({ amount: 10.005 }),
    400,
    "INVALID_FIELDS",
    "amount",
    "Amount must have at most two decimals and 15 digits.",
  ],
  "a receipt of 16 digits": [
    createRawChange("receipts", "amount", "12345678901234.56"),
    400,
    "INVALID_FIELDS",
    "amount",
    "Amount must have at most two decimals and 15 digits.",
  ],
  "a receipt of 19 digits": [
    createRawChange("receipts", "amount", "9999999999999999999"),
    400,
    "INVALID_FIELDS",
    "amount",
    "Amount must be at most 10000000000000000.",
  ],
  "a receipt of NaN": [
    createRawChange("receipts", "amount", "NaN"),
    400,
    "BAD_JSON",
    null,
    "The body is not valid JSON.",
  ],
  "a receipt of 1e400": [
    createRawChange("receipts", "amount", "1e400"),
    400,
    "INVALID_FIELDS",
    "amount",
    "Amount must be at most 10000000000000000.",
  ],
  "a receipt with two amounts": [
    createRawChange("receipts", "amount", '10, "amount": 1000'),
    400,
    "INVALID_FIELDS",
    "amount",
    "amount may be given once.",
  ],
  "a receipt with text for its amount": [
    receipt({ amount: "ten" }),
    400,
    "INVALID_FIELDS",
    "amount",
    "Amount must be a number.",
  ],
  "a receipt without an amount": [
    receipt({ amount: undefined }),
    400,
    "INVALID_FIELDS",
    "amount",
    "Amount is required.",
  ],
  "a receipt from another company's customer": [
    receipt({ partyId: FOREIGN_ITEM_ID }),
    422,
    "ACCOUNT_UNKNOWN",
    "partyId",
    "The company has no such account.",
  ],
  "a cheque without its number": [
    receipt((at) => ({ mode: "cheque", ledgerId: at.bank })),
    400,
    "INVALID_FIELDS",
    "cheque",
    "The mode cheque needs a cheque.",
  ],
  "a salesman's receipt into the main cash": [
    (at) => ({ ...receipt({ ledgerId: at.mainCash })(at), cookie: at.salesman }),
    422,
    "CASH_OF_ANOTHER",
    "ledgerId",
    "The cash account belongs to another user.",
  ],
  "an expense on a customer": [
    expense((at) => ({ accountId: at.customer })),
    422,
    "ACCOUNT_KIND_WRONG",
    "accountId",
    "This document needs a different kind of account.",
  ],
  "an expense of a colleague's trip": [
    expense((at) => ({ tripId: at.shyamasTrip })),
    422,
    "TRIP_UNKNOWN",
    "tripId",
    "The user has no such trip.",
  ],
  "a credit note of nothing": [
    creditNote({ amount: 0 }),
    400,
    "INVALID_FIELDS",
    "amount",
    "Amount must be at least 0.01.",
  ],
  "a credit note to a supplier": [
    creditNote((at) => ({ partyId: at.supplier })),
    422,
    "ACCOUNT_KIND_WRONG",
    "partyId",
    "This document needs a different kind of account.",
  ],
  "a credit note booked to its own customer": [
    creditNote((at) => ({ accountId: at.customer })),
    422,
    "ACCOUNT_KIND_WRONG",
    "accountId",
    "This document needs a different kind of account.",
  ],
  "a debit note to another company's supplier": [
    debitNote({ partyId: FOREIGN_ITEM_ID }),
    422,
    "ACCOUNT_UNKNOWN",
    "partyId",
    "The company has no such account.",
  ],
  "a debit note with tax of more than all of it": [
    debitNote({ taxRate: 100.01 }),
    400,
    "INVALID_FIELDS",
    "taxRate",
    "Tax % must be at most 100.",
  ],
  "a contra to a customer": [
    contra((at) => ({ toAccountId: at.customer })),
    422,
    "ACCOUNT_NOT_MONEY",
    "toAccountId",
    "The account is neither cash nor a bank.",
  ],
  "a contra to where the money is": [
    contra((at) => ({ toAccountId: at.bank })),
    422,
    "LINE_INVALID",
    "toAccountId",
    "A contra needs two accounts.",
  ],
  "a hand-over by a user without cash": [
    handOver((at) => ({ userId: at.withoutCash })),
    422,
    "ACCOUNT_UNKNOWN",
    "userId",
    "The user has no cash account.",
  ],
  "an opening of nothing": [
    opening({ balances: [] }),
    422,
    "DOCUMENT_EMPTY",
    null,
    "The document has no lines.",
  ],
  "an opening with both sides": [
    opening((at) => ({ balances: [{ accountId: at.bank, debit: 2, credit: 1 }] })),
    422,
    "LINE_INVALID",
    "balances.0",
    "A line must be either a debit or a credit, above zero, with two decimals.",
  ],
  "an opening in another company's godown": [
    opening((at) => ({
      stock: [{ itemId: at.item, locationId: FOREIGN_ITEM_ID, quantity: 1, value: 1 }],
    })),
    422,
    "LOCATION_UNKNOWN",
    "stock.0.locationId",
    "The company has no such stock location.",
  ],
  "a journal that is a paisa out": [
    journal({}, { debit: 10.01 }),
    422,
    "VOUCHER_UNBALANCED",
    null,
    "The voucher's debits and credits are not equal.",
  ],
  "a journal with both sides on a line": [
    journal({}, { credit: 10 }),
    422,
    "LINE_INVALID",
    "lines.0",
    "A line must be either a debit or a credit, above zero, with two decimals.",
  ],
  "a journal with a line of nothing": [
    journal({}, { debit: 0 }),
    422,
    "LINE_INVALID",
    "lines.0",
    "A line must be either a debit or a credit, above zero, with two decimals.",
  ],
  "a journal with a negative line": [
    journal({}, { debit: -10 }),
    400,
    "INVALID_FIELDS",
    "lines.0.debit",
    "Debit must be at least 0.",
  ],
  "a journal of one line": [
    journal((at) => ({ lines: [{ accountId: at.rent, debit: 10 }] })),
    400,
    "INVALID_FIELDS",
    "lines",
    "A journal has 2 to 100 lines.",
  ],
  "a journal on the inventory account": [
    journal({}, (at) => ({ accountId: at.inventory })),
    422,
    "ACCOUNT_KIND_WRONG",
    "lines.0.accountId",
    "Only documents of goods can change inventory.",
  ],
  "a journal on another company's account": [
    journal({}, { accountId: FOREIGN_ITEM_ID }),
    422,
    "ACCOUNT_UNKNOWN",
    "lines.0.accountId",
    "The company has no such account.",
  ],
  "a journal with an account on both sides": [
    journal({}, (at) => ({ accountId: at.bank })),
    422,
    "LINE_INVALID",
    null,
    "An account can be on one side of a journal only.",
  ],
};
