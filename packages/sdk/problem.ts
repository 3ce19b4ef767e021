import { toMessage, type Message, type Said } from "./messages/message.ts";

/** All error codes with HTTP status and message; docs/errors.md is generated from this list. */
export const problems = {
  BAD_JSON: [400, "The body is not valid JSON."],
  BAD_FORM: [400, "The body is not a valid form."],
  INVALID_FIELDS: [400, "Some fields are not valid."],
  UNKNOWN_FIELD: [400, "The request holds a field that this operation does not know."],
  VERSION_UNKNOWN: [400, "The server does not have the version of the contract that the request names."],
  RANGE_REQUIRED: [400, "CompanyID, FromDate, and ToDate are required."],
  RANGE_REVERSED: [400, "From Date must not be after To Date."],
  RANGE_TOO_LONG: [400, "The range is longer than three years."],
  SORT_UNKNOWN: [400, "The report has no such column to sort by."],
  IDEMPOTENCY_KEY_REQUIRED: [400, "This operation needs an Idempotency-Key header."],
  PASSWORD_WRONG: [400, "Password reset failed."],
  PASSWORD_COMMON: [400, "The password is among those that everybody tries first. Please choose another."],
  CODE_WRONG: [400, "This code is not valid now. Each code works once: wait for the next one."],
  PASSWORD_UNCHANGED: [400, "The new password must differ from the current one."],
  SIGN_IN_REQUIRED: [401, "Please sign in."],
  INVALID_CREDENTIALS: [401, "Invalid credentials for Username or Password."],
  CODE_REQUIRED: [401, "Enter the code that your authenticator app shows."],
  OWN_PASSWORD_REQUIRED: [
    401,
    "Choose a password of your own: the one that you gave was set by somebody else.",
  ],
  FACTOR_SET_UP_REQUIRED: [401, "Your company asks for a second factor: set it up to sign in."],
  SIGN_IN_OVER: [401, "The sign-in has taken too long, or its code was wrong too often. Please begin again."],
  KEY_INVALID: [401, "The API key is not valid, has expired or was revoked."],
  TOKEN_INVALID: [401, "The embed token is not valid, or was revoked."],
  TOKEN_EXPIRED: [401, "The embed token has expired."],
  COMPANY_MISMATCH: [403, "The request names another company than the one signed in to."],
  ROLE_FORBIDDEN: [403, "Your role may not do this."],
  KEY_OF_ANOTHER: [403, "The API key acts as somebody else: only who made it gives it a new secret."],
  ADDRESS_FORBIDDEN: [403, "The API key may not be used from this address."],
  KEY_IN_PAGE: [
    403,
    "An API key works in pages of localhost alone, because everybody who sees a page can read it. Let your server make embed tokens.",
  ],
  KEY_FORBIDDEN: [403, "The API key may not call this operation."],
  TOKEN_FORBIDDEN: [403, "The embed token may not call this operation."],
  ORIGIN_FORBIDDEN: [403, "The embed token was not made for pages of this origin."],
  LOCKED_PARAMETER: [403, "The embed token sets this parameter itself."],
  ENTERED_ABOVE: [
    403,
    "The document was entered by somebody above you. Only they or an administrator change it.",
  ],
  CSRF_REFUSED: [403, "The request did not come from this application."],
  NOT_FOUND: [404, "There is no such record."],
  UNKNOWN_OPERATION: [404, "There is no such operation."],
  METHOD_NOT_ALLOWED: [405, "The operation needs another HTTP method."],
  NOT_ACCEPTABLE: [406, "The operation has no such representation."],
  EVENTS_GONE: [
    410,
    "Events after this id are kept no more, or the company never reached it. Load what you keep again, and continue from the latest event.",
  ],
  LINK_INVALID: [410, "The link is not valid any more. Ask your administrator for another one."],
  BODY_TOO_LARGE: [413, "The body is larger than this operation takes."],
  RESULT_TOO_LARGE: [
    413,
    "The answer has too many rows: ask for it in pages, as CSV, or for a shorter range.",
  ],
  MEDIA_TYPE_UNSUPPORTED: [415, "The body must be JSON (Content-Type: application/json)."],
  RECORD_CHANGED: [409, "Somebody else has changed this record in the meantime. Please load it again."],
  RECORD_IN_USE: [409, "The record is in use and can't be deleted."],
  NAME_TAKEN: [409, "The name already exists. Please choose a different name."],
  SET_UP_CODE_WRONG: [403, "This is not the set-up code that the server printed when it was started last."],
  SET_UP_DONE: [409, "This installation has its first company. Please sign in."],
  COMPANY_NAME_TAKEN: [409, "Company Name already exists. Please choose a different name."],
  BRANCH_NAME_TAKEN: [409, "Branch Name already exists. Please choose a different name."],
  ZONE_NAME_TAKEN: [409, "Zone Name already exists. Please choose a different name."],
  USERNAME_TAKEN: [409, "Username already exists. Please choose a different name."],
  VEHICLE_TAKEN: [409, "Vehicle Registration Number already exists. Please choose a different number."],
  ROUTE_TWICE: [409, "Each route can be chosen only once."],
  DISTRIBUTOR_TWICE: [409, "Each distributor can be chosen only once for a user."],
  ACCOUNT_NAME_TAKEN: [409, "Account Name already exists. Please choose a different name."],
  SERIES_NAME_TAKEN: [409, "InvoiceSeries Name already exists. Please choose a different name."],
  YEAR_EXISTS: [409, "The company has this financial year already."],
  ALLOCATION_TAKEN: [409, "The user is allocated this vehicle from this date already."],
  SLAB_OVERLAPS: [409, "The slab overlaps another one."],
  RATE_LIMITED: [429, "Too many attempts. Please try again later."],
  EVENT_STREAMS_FULL: [429, "The company has as many event streams open as it may. Close one first."],
  TOO_MANY_REQUESTS: [429, "Too many requests from this session, key or token. Please send fewer."],
  COMPANIES_CLOSED: [403, "No further companies can be made on this installation."],
  COMPANIES_LIMIT: [429, "The installation has reached its limit of new companies for a day."],
  WHATSAPP_NOT_SET_UP: [409, "WhatsApp is not set up on this installation. Nothing was sent."],
  WHATSAPP_QUOTA: [429, "The company has reached its limit of WhatsApp messages for today."],
  NOTHING_OWED: [409, "The customer owes nothing. Nothing was sent."],
  CUSTOMER_WITHOUT_NUMBER: [409, "The customer has no mobile number. Nothing was sent."],
  REMINDER_CHANGED: [
    409,
    "What is open has changed in the meantime. Nothing was sent; please look at it again.",
  ],
  IMAGE_INVALID: [422, "The picture must be a PNG, JPEG or WebP file that can be read."],
  IMAGE_TOO_LARGE: [422, "The picture has too many pixels."],
  SPREADSHEET_INVALID: [422, "Invalid Excel file. Please try again."],
  SPREADSHEET_PROTECTED: [422, "The Excel file is protected by a password. Please save it without one."],
  SPREADSHEET_TOO_LARGE: [422, "The Excel file holds more than can be imported at once."],
  SPREADSHEET_EMPTY: [422, "No data found in Excel file."],
  WHATSAPP_FILE_INVALID: [422, "The file is not a PDF of 10 MB at most."],
  WEBHOOK_ADDRESS_REFUSED: [
    422,
    "Events are sent to https addresses of the internet only, not to the server's own machine or network.",
  ],
  WEBHOOKS_FULL: [422, "The company has 20 webhook endpoints already. Delete one first."],
  VIEWS_FULL: [422, "The report has 50 saved views already. Delete one first."],
  ORIGIN_NOT_ALLOWED: [422, "The origin is not among those that the company allows."],
  ORIGINS_FULL: [422, "The company allows 50 origins already. Remove one first."],
  TOKEN_TOO_LONG: [422, "The token says too much: name fewer operations, users or locked parameters."],
  IDEMPOTENCY_KEY_REUSED: [422, "The Idempotency-Key was used for another request. Send a new one."],
  VOUCHER_UNBALANCED: [422, "Debits and credits of the voucher are not equal."],
  VOUCHER_TOO_SHORT: [422, "A voucher needs at least two lines."],
  LINE_INVALID: [422, "A line must be either a debit or a credit, above zero, with two decimals."],
  AMOUNT_INVALID: [422, "An amount is not in the range that the books accept."],
  ACCOUNT_FIXED: [409, "The books post to this account by themselves: it can't be changed or deleted."],
  GROUP_UNKNOWN: [422, "The company has no such group of accounts."],
  ACCOUNT_UNKNOWN: [422, "The company has no such account."],
  ACCOUNT_NOT_MONEY: [422, "The account is neither cash nor a bank."],
  TAX_NOT_ZERO: [422, "A tax that is nil-rated, exempt or non-GST has the rate 0 on all days."],
  RATE_IN_USE: [409, "Documents have the tax on days of this rate."],
  TAX_UNKNOWN: [422, "The company has no such tax."],
  UNIT_UNKNOWN: [422, "The company has no such unit."],
  ITEM_UNKNOWN: [422, "The company has no such item."],
  LOCATION_UNKNOWN: [422, "The company has no such stock location."],
  SERIES_UNKNOWN: [422, "The company has no such invoice series for the date."],
  YEAR_RUNNING: [422, "The financial year has not ended yet."],
  YEAR_MISSING: [422, "The date lies in no financial year of the company."],
  YEAR_CLOSED: [422, "The financial year is closed."],
  YEAR_ORDER: [
    422,
    "Financial years are closed one after the other, the oldest first, and reopened in the opposite order.",
  ],
  YEAR_OPEN: [422, "The financial year is not closed."],
  DATE_INVALID: [422, "The date is not a day of the calendar."],
  PERIOD_LOCKED: [422, "The date lies in a locked period."],
  TAX_MISSING: [422, "The item's tax has no rate on the date."],
  TAX_WITHOUT_GSTIN: [
    422,
    "The supplier has no GSTIN and charges no tax: enter what was paid as the price, without a tax rate.",
  ],
  DOCUMENT_EMPTY: [422, "The document has no lines."],
  ALREADY_CANCELLED: [422, "The document is cancelled already."],
  DOCUMENT_REPLACED: [409, "The document has been edited in the meantime. Please load it again."],
  DOCUMENT_IN_USE: [422, "Goods of the document have been returned: cancel the return first."],
  EDIT_CHANGES_NUMBER: [422, "An edited document keeps its number, and so its series and financial year."],
  DOCUMENT_NOT_STANDING: [422, "The document that is returned was cancelled or edited in the meantime."],
  PARTY_DIFFERS: [422, "The document that is returned belongs to another party."],
  RETURN_EXCEEDS_DOCUMENT: [422, "More is returned than is left of the document."],
  ITEM_KIND_WRONG: [422, "The item is a service or charge, which has no stock: no goods of it move."],
  LOCATION_SAME: [422, "Goods can't be moved to the place where they are."],
  LOCATION_KIND_WRONG: [422, "The stock location is of another kind than the document needs."],
  DATE_BEFORE_DOCUMENT: [422, "The return is dated before what is returned."],
  DATE_IN_FUTURE: [422, "The date is after today."],
  CLIENT_ID_REUSED: [422, "The client id was used for another document before."],
  ACCOUNT_KIND_WRONG: [422, "The account is of another kind than the document needs."],
  USER_UNKNOWN: [422, "There is no such user, or you may not post documents for that user."],
  TRIP_UNKNOWN: [422, "The user has no such trip."],
  TRIP_ENDED: [422, "The trip has ended already, at another time or odometer reading."],
  TRIP_REVERSED: [422, "A trip can't end before it began, neither in time nor on the odometer."],
  VEHICLE_UNKNOWN: [422, "The company has no such vehicle."],
  BRANCH_UNKNOWN: [422, "The company has no such branch."],
  ZONE_UNKNOWN: [422, "The company has no such zone."],
  FACTOR_NOT_BEGUN: [422, "Begin to set up the second factor first."],
  FACTOR_KEPT: [422, "Your company asks for a second factor: it can be replaced, but not turned off."],
  OWN_ACCOUNT: [422, "You can't delete or disable yourself, or change your own role."],
  PLACE_UNKNOWN: [422, "The place is not part of the one above it."],
  DISTRIBUTOR_UNKNOWN: [422, "The company has no such distributor."],
  ROUTE_UNKNOWN: [422, "The company has no such route."],
  VISIT_STATUS_WRONG: [422, "The statuses of the visit do not say that an order was placed."],
  TIME_IN_FUTURE: [422, "The time is more than five minutes after now."],
  ACCOUNT_RESERVED: [422, "Only an administrator posts to this account in this way."],
  DATE_TOO_FAR_BACK: [422, "The date is further back than a salesman may date a document."],
  DISCOUNT_LIMIT: [422, "The discount is more than a salesman may give."],
  FREE_GOODS_LIMIT: [422, "More goods are free than a salesman may give."],
  EXCHANGE_LIMIT: [
    422,
    "More goods are given in exchange than come back, or than a salesman may give in a day.",
  ],
  EXPENSE_LIMIT: [422, "More is spent than a salesman may spend in a day."],
  REFUND_LIMIT: [422, "More is given back than a salesman may give in a day."],
  CASH_OF_ANOTHER: [422, "The cash account belongs to somebody else."],
  PRICE_STALE: [422, "The price is not the one that is valid now."],
  AMOUNT_DIFFERS: [422, "The amount differs from the one that the server calculates."],
  CREDIT_LIMIT: [422, "The bill would take the customer beyond the credit limit."],
  ORDER_INVOICED: [422, "The order is invoiced already."],
  ORDER_UNKNOWN: [422, "There is no such order of the customer."],
  BILL_UNKNOWN: [422, "The company has no such bill."],
  PURCHASE_UNKNOWN: [422, "The company has no such purchase."],
  SETTLEMENT_EXCEEDS_BILL: [422, "More goes against the bill than is open of it."],
  SETTLEMENT_EXCEEDS_AMOUNT: [422, "More goes against bills than the amount comes to."],
  SUPPLIER_INVOICE_TAKEN: [422, "The supplier's invoice is entered already."],
  STOCK_SHORT: [422, "There is not enough stock at the location."],
  INTERNAL: [500, "Something went wrong. Please try again."],
  ANSWER_OFF_CONTRACT: [500, "The answer does not match the contract."],
  DATABASE_UNAVAILABLE: [503, "The database can't be reached. Please try again in a moment."],
  BUSY: [503, "The server is busy. Please try again in a moment."],
  TOO_SLOW: [503, "The report took too long. Please ask for a shorter range."],
  DISK_FULL: [503, "The server's disk is full. Nothing was saved. Please try again when there is room."],
  NOT_READY: [503, "The server is not ready."],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ProblemCode = keyof typeof problems;

export interface ProblemDetail extends Partial<Message> {
  fields?: readonly ({ field: string } & Message)[];
  retryAfter?: number;
}

/** Thrown where the error is found, turned into a response in one place (http/errors.ts). */
export class Problem extends Error {
  override name = "Problem";
  readonly status: number;
  constructor(
    readonly code: ProblemCode,
    readonly detail: ProblemDetail = {},
  ) {
    super(detail.message ?? problems[code][1]);
    this.status = problems[code][0];
  }
}

export function problem(code: ProblemCode, detail?: ProblemDetail): Problem {
  return new Problem(code, detail);
}

export function getProblemMessage({ message, detail: { key, values } }: Problem): Message {
  return key === undefined || values === undefined ? { message } : { message, key, values };
}

export function problemOnField(
  code: ProblemCode,
  field: string,
  sentence: Said = problems[code][1],
): Problem {
  const message = toMessage(sentence);
  return problem(code, { ...message, fields: [{ field, ...message }] });
}

export function catchProblem<T>(work: () => T): T | Problem {
  try {
    return work();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}
