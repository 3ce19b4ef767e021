import { toMessage, type Message, type Said } from "./messages/message.ts";

/** All error codes with HTTP status and message; docs/errors.md is generated from this list. */
export const problems = {
  BAD_JSON: [400, "The body is not valid JSON."],
  BAD_FORM: [400, "The body is not a valid form."],
  INVALID_FIELDS: [400, "Some fields are not valid."],
  UNKNOWN_FIELD: [400, "The request has a field that this operation does not accept."],
  VERSION_UNKNOWN: [400, "This server does not support the contract version that the request names."],
  RANGE_REQUIRED: [400, "CompanyID, FromDate, and ToDate are required."],
  RANGE_REVERSED: [400, "From Date must not be after To Date."],
  RANGE_TOO_LONG: [400, "The range is longer than three years."],
  SORT_UNKNOWN: [400, "The report has no such column to sort by."],
  IDEMPOTENCY_KEY_REQUIRED: [400, "This operation needs an Idempotency-Key header."],
  PASSWORD_WRONG: [400, "Password reset failed."],
  PASSWORD_COMMON: [400, "This password is easy to guess. Please choose another."],
  CODE_WRONG: [400, "This code is not valid now. Each code works once: wait for the next one."],
  PASSWORD_UNCHANGED: [400, "The new password must differ from the current one."],
  SIGN_IN_REQUIRED: [401, "Please sign in."],
  INVALID_CREDENTIALS: [401, "Invalid credentials for Username or Password."],
  CODE_REQUIRED: [401, "Enter the code that your authenticator app shows."],
  OWN_PASSWORD_REQUIRED: [401, "Choose your own password: the current one was set by someone else."],
  FACTOR_SET_UP_REQUIRED: [401, "Your company requires a second factor: set it up to sign in."],
  SIGN_IN_OVER: [401, "The sign-in took too long, or the code was wrong too often. Please start again."],
  KEY_INVALID: [401, "The API key is not valid, has expired or was revoked."],
  TOKEN_INVALID: [401, "The embed token is not valid, or was revoked."],
  TOKEN_EXPIRED: [401, "The embed token has expired."],
  COMPANY_MISMATCH: [403, "The request names another company than the one signed in to."],
  ROLE_FORBIDDEN: [403, "Your role does not allow this."],
  CONFIRMATION_REQUIRED: [403, "Please confirm with your password that it is you."],
  KEY_OF_ANOTHER: [
    403,
    "The API key acts as another user: only the user who made it can give it a new secret.",
  ],
  ADDRESS_FORBIDDEN: [403, "The API key may not be used from this address."],
  KEY_IN_PAGE: [
    403,
    "An API key works only in pages on localhost, because everyone who sees a page can read it. Let your server make embed tokens.",
  ],
  KEY_FORBIDDEN: [403, "The API key may not call this operation."],
  TOKEN_FORBIDDEN: [403, "The embed token may not call this operation."],
  ORIGIN_FORBIDDEN: [403, "The embed token was not made for pages of this origin."],
  LOCKED_PARAMETER: [403, "The embed token sets this parameter itself."],
  ENTERED_ABOVE: [
    403,
    "This was entered by someone senior to you. Only they or an administrator can change it.",
  ],
  CSRF_REFUSED: [403, "The request did not come from this application."],
  NOT_FOUND: [404, "There is no such record."],
  UNKNOWN_OPERATION: [404, "There is no such operation."],
  METHOD_NOT_ALLOWED: [405, "The operation needs another HTTP method."],
  NOT_ACCEPTABLE: [406, "The operation can't answer in this format."],
  EVENTS_GONE: [
    410,
    "The events after this id are no longer kept, or there is no such event. Reload your data and continue from the latest event.",
  ],
  LINK_INVALID: [410, "The link is no longer valid. Ask your administrator for a new one."],
  BODY_TOO_LARGE: [413, "The body is larger than this operation accepts."],
  RESULT_TOO_LARGE: [
    413,
    "The result has too many rows: request it in pages, as CSV, or for a shorter range.",
  ],
  MEDIA_TYPE_UNSUPPORTED: [415, "The body must be JSON (Content-Type: application/json)."],
  RECORD_CHANGED: [409, "Someone else changed this record while you were editing it. Please reload it."],
  RECORD_IN_USE: [409, "The record is in use and can't be deleted."],
  NAME_TAKEN: [409, "The name already exists. Please choose a different name."],
  SET_UP_CODE_WRONG: [403, "This is not the set-up code that the server printed when it was started last."],
  SET_UP_DONE: [409, "This installation already has a company. Please sign in."],
  COMPANY_NAME_TAKEN: [409, "Company Name already exists. Please choose a different name."],
  BRANCH_NAME_TAKEN: [409, "Branch Name already exists. Please choose a different name."],
  ZONE_NAME_TAKEN: [409, "Zone Name already exists. Please choose a different name."],
  USERNAME_TAKEN: [409, "Username already exists. Please choose a different name."],
  VEHICLE_TAKEN: [409, "Vehicle Registration Number already exists. Please choose a different number."],
  ROUTE_TWICE: [409, "Each route can be chosen only once."],
  DISTRIBUTOR_TWICE: [409, "Each distributor can be chosen only once for a user."],
  ACCOUNT_NAME_TAKEN: [409, "Account Name already exists. Please choose a different name."],
  SERIES_NAME_TAKEN: [409, "InvoiceSeries Name already exists. Please choose a different name."],
  YEAR_EXISTS: [409, "The company already has this financial year."],
  ALLOCATION_TAKEN: [409, "The user is already allocated this vehicle from this date."],
  SLAB_OVERLAPS: [409, "The slab overlaps another one."],
  RATE_LIMITED: [429, "Too many attempts. Please try again later."],
  EVENT_STREAMS_FULL: [429, "The company has reached its limit of open event streams. Close one first."],
  ORDER_QUOTA: [429, "No more orders can be placed with this token today."],
  TOO_MANY_REQUESTS: [429, "Too many requests from this session, key or token. Please send fewer."],
  COMPANIES_CLOSED: [403, "No more companies can be created on this installation."],
  COMPANIES_LIMIT: [429, "This installation has reached its limit of new companies for today."],
  WHATSAPP_NOT_SET_UP: [409, "WhatsApp is not set up on this installation. Nothing was sent."],
  WHATSAPP_QUOTA: [429, "The company has reached its limit of WhatsApp messages for today."],
  NOTHING_OWED: [409, "The customer owes nothing. Nothing was sent."],
  CUSTOMER_WITHOUT_NUMBER: [409, "The customer has no mobile number. Nothing was sent."],
  REMINDER_CHANGED: [
    409,
    "The open bills have changed since you opened this. Nothing was sent; please check them again.",
  ],
  IMAGE_INVALID: [422, "The picture must be a readable PNG, JPEG or WebP file."],
  IMAGE_TOO_LARGE: [422, "The picture has too many pixels."],
  SPREADSHEET_INVALID: [422, "Invalid Excel file. Please try again."],
  SPREADSHEET_PROTECTED: [422, "The Excel file is protected by a password. Please save it without one."],
  SPREADSHEET_TOO_LARGE: [422, "The Excel file is too large to import at once."],
  SPREADSHEET_EMPTY: [422, "No data found in Excel file."],
  WHATSAPP_FILE_INVALID: [422, "The file must be a PDF of at most 10 MB."],
  WEBHOOK_ADDRESS_REFUSED: [
    422,
    "Events are sent to https addresses of the internet only, not to the server's own machine or network.",
  ],
  WEBHOOKS_FULL: [422, "The company already has 20 webhook endpoints. Delete one first."],
  VIEWS_FULL: [422, "The report already has 50 saved views. Delete one first."],
  ORIGIN_NOT_ALLOWED: [422, "The company does not allow this origin."],
  ORIGINS_FULL: [422, "The company already allows 50 origins. Remove one first."],
  TOKEN_TOO_LONG: [422, "The token would be too long: name fewer operations, users or locked parameters."],
  IDEMPOTENCY_KEY_REUSED: [422, "This Idempotency-Key was already used for another request. Send a new one."],
  VOUCHER_UNBALANCED: [422, "The voucher's debits and credits are not equal."],
  VOUCHER_TOO_SHORT: [422, "A voucher needs at least two lines."],
  LINE_INVALID: [422, "A line must be either a debit or a credit, above zero, with two decimals."],
  AMOUNT_INVALID: [422, "An amount is outside the range that the books accept."],
  ACCOUNT_FIXED: [409, "Vouchers post to this account automatically: it can't be changed or deleted."],
  GROUP_UNKNOWN: [422, "The company has no such account group."],
  ACCOUNT_UNKNOWN: [422, "The company has no such account."],
  ACCOUNT_NOT_MONEY: [422, "The account is neither cash nor a bank."],
  TAX_NOT_ZERO: [422, "A nil-rated, exempt or non-GST tax must have the rate 0 on every day."],
  RATE_IN_USE: [409, "Documents already use this rate."],
  TAX_UNKNOWN: [422, "The company has no such tax."],
  SET_OFF_CHANGED: [409, "The books propose another set-off by now. Please look at it again."],
  SET_OFF_EMPTY: [422, "There is no input tax to set off in this period."],
  SET_OFF_POSTED: [409, "The set-off of this period is posted already."],
  UNIT_UNKNOWN: [422, "The company has no such unit."],
  UNIT_CODE_UNKNOWN: [422, "GST returns have no such unit code."],
  HSN_UNKNOWN: [422, "The official list has no such HSN or SAC code."],
  HSN_TOO_SHORT: [422, "The company's turnover asks for HSN and SAC codes with more digits."],
  ITEM_UNKNOWN: [422, "The company has no such item."],
  LOCATION_UNKNOWN: [422, "The company has no such stock location."],
  SERIES_NUMBERS_REFUSED: [422, "GST does not allow the document numbers of this series."],
  SERIES_UNKNOWN: [422, "The company has no such invoice series for the date."],
  YEAR_RUNNING: [422, "The financial year has not ended yet."],
  YEAR_MISSING: [422, "The date is not in any financial year of the company."],
  YEAR_CLOSED: [422, "The financial year is closed."],
  YEAR_ORDER: [
    422,
    "Close financial years one after the other, oldest first. Reopen them in the opposite order.",
  ],
  YEAR_OPEN: [422, "The financial year is not closed."],
  DATE_INVALID: [422, "The date is not a day of the calendar."],
  PERIOD_LOCKED: [422, "The date is in a locked period."],
  TAX_MISSING: [422, "The item's tax has no rate on the date."],
  TAX_PERIOD_OVER: [422, "The tax of the bill can no longer be reduced: confirm that this is without tax."],
  COMPANY_GSTIN_MISSING: [422, "The company has no GSTIN, so it files no GST return."],
  FILING_FREQUENCY_UNKNOWN: [422, "The settings don't say whether the company files monthly or quarterly."],
  RETURN_CHANGED: [409, "The books give another file by now. Please look at the return again."],
  RETURN_FILED: [409, "This return is marked as filed already."],
  RETURN_OUT_OF_ORDER: [409, "Another return comes before this one."],
  RETURN_FACTS_UNKNOWN: [422, "Documents of the period lack facts that the return needs."],
  CELL_UNKNOWN: [422, "The return has no such figure."],
  EINVOICE_DUTY_EARLIER: [422, "By the turnovers, e-invoices must begin on an earlier day."],
  EINVOICE_KEY_INVALID: [422, "A public key of the portal is no RSA key."],
  EINVOICE_KEY_MISSING: [
    422,
    "The settings have no public key of the portal, so its signatures can't be checked.",
  ],
  EINVOICE_ANSWER_INVALID: [422, "The file is not a list of the portal's answers."],
  EINVOICE_CANCEL_LATE: [422, "An e-invoice is cancelled within 24 hours after its acknowledgement."],
  EINVOICE_REPORTED: [
    422,
    "This document was reported to the e-invoice portal, so its number can't be used for a corrected one.",
  ],
  STATE_UNKNOWN: [422, "The State that decides the tax is not known."],
  GSTIN_UNKNOWN: [422, "The GSTIN that decides the tax is not one."],
  GST_KIND_CONTRADICTS: [422, "The kind of customer contradicts the GSTIN."],
  REVERSE_CHARGE_WRONG: [
    422,
    "This customer can't pay the tax of the bill: only a registered customer who is charged tax can.",
  ],
  TAX_WITHOUT_GSTIN: [
    422,
    "A supplier without a GSTIN can't charge tax: enter the amount paid as the price, without a tax rate.",
  ],
  DOCUMENT_EMPTY: [422, "The document has no lines."],
  ALREADY_CANCELLED: [422, "The document is already cancelled."],
  STATEMENT_REFUSED: [422, "The file is not read as the GSTR-2B of this month."],
  STATEMENT_OLDER: [409, "A later file of this month was imported before."],
  STATEMENT_NOT_MISSING: [
    422,
    "Only an invoice that the books lack, and on which the supplier charges the tax, becomes a purchase that waits.",
  ],
  HELD_DOCUMENT_SETTLED: [409, "The document was posted or discarded before."],
  HELD_KIND_DIFFERS: [422, "The voucher is not of the kind of the document that waits."],
  DOCUMENT_REPLACED: [409, "The document was edited while you were working on it. Please reload it."],
  DOCUMENT_IN_USE: [422, "Goods of this document were returned: cancel the return first."],
  EDIT_CHANGES_NUMBER: [422, "An edited document keeps its number, and so its series and financial year."],
  DOCUMENT_NOT_STANDING: [422, "The returned document was cancelled or edited while you were working on it."],
  PARTY_DIFFERS: [422, "The returned document belongs to another party."],
  RETURN_EXCEEDS_DOCUMENT: [422, "The return is for more than what is left of the document."],
  REMAINDER_EXCEEDED: [422, "The amount is more than returns and notes have left of the document."],
  TAX_RATE_NOT_BILLED: [422, "Nothing was billed at this tax rate."],
  STATES_DIFFER: [422, "The note names bills with CGST and SGST and bills with IGST."],
  ITEM_KIND_WRONG: [422, "The item is a service or charge, which has no stock."],
  LOCATION_SAME: [422, "Goods can't be moved to the place where they already are."],
  LOCATION_KIND_WRONG: [422, "This document needs a different kind of stock location."],
  DATE_BEFORE_DOCUMENT: [422, "The return is dated before the document that it returns."],
  DATE_IN_FUTURE: [422, "The date is after today."],
  CLIENT_ID_REUSED: [422, "This client id was already used for another document."],
  ACCOUNT_KIND_WRONG: [422, "This document needs a different kind of account."],
  USER_UNKNOWN: [422, "There is no such user, or you may not post documents for that user."],
  TRIP_UNKNOWN: [422, "The user has no such trip."],
  TRIP_ENDED: [422, "The trip has already ended, at another time or odometer reading."],
  TRIP_REVERSED: [422, "A trip can't end before its start time or below its first odometer reading."],
  VEHICLE_UNKNOWN: [422, "The company has no such vehicle."],
  BRANCH_UNKNOWN: [422, "The company has no such branch."],
  ZONE_UNKNOWN: [422, "The company has no such zone."],
  FACTOR_NOT_BEGUN: [422, "Start setting up the second factor first."],
  FACTOR_KEPT: [422, "Your company requires a second factor: you can replace it but not turn it off."],
  OWN_ACCOUNT: [422, "You can't delete or disable yourself, or change your own role."],
  PLACE_UNKNOWN: [422, "The place does not belong to the place above it."],
  DISTRIBUTOR_UNKNOWN: [422, "The company has no such distributor."],
  ROUTE_UNKNOWN: [422, "The company has no such route."],
  VISIT_STATUS_WRONG: [422, "The visit has an order, but its status does not say so."],
  TIME_IN_FUTURE: [422, "The time is more than five minutes in the future."],
  ACCOUNT_RESERVED: [422, "Only an administrator can post to this account in this way."],
  DATE_TOO_FAR_BACK: [422, "The date is further back than a salesman may use."],
  ORDER_TOO_LARGE: [422, "The order is larger than the company allows with this token."],
  DISCOUNT_LIMIT: [422, "The discount exceeds the salesman's limit."],
  FREE_GOODS_LIMIT: [422, "The free goods exceed the salesman's limit."],
  EXCHANGE_LIMIT: [
    422,
    "The goods given in exchange exceed the returned goods or the salesman's daily limit.",
  ],
  EXPENSE_LIMIT: [422, "The expense exceeds the salesman's daily limit."],
  REFUND_LIMIT: [422, "The refund exceeds the salesman's daily limit."],
  CASH_OF_ANOTHER: [422, "The cash account belongs to another user."],
  PRICE_STALE: [422, "The price is not the current one."],
  AMOUNT_DIFFERS: [422, "The amount differs from the one that the server calculates."],
  ABOVE_MRP: [422, "A line comes to more than its MRP."],
  CREDIT_LIMIT: [422, "The bill would exceed the customer's credit limit."],
  ORDER_INVOICED: [422, "The order is already invoiced."],
  ADDRESS_UNKNOWN: [422, "The customer has no such delivery address."],
  ORDER_UNKNOWN: [422, "There is no such order of the customer."],
  BILL_UNKNOWN: [422, "The company has no such bill."],
  PURCHASE_UNKNOWN: [422, "The company has no such purchase."],
  SETTLEMENT_EXCEEDS_BILL: [422, "The amount set against the bill is more than what is still open on it."],
  SETTLEMENT_EXCEEDS_AMOUNT: [422, "The amounts set against bills add up to more than the amount itself."],
  SUPPLIER_NOTE_TAKEN: [422, "This note of the supplier is already entered."],
  SUPPLIER_INVOICE_TAKEN: [422, "This supplier invoice is already entered."],
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
