// Made by scripts/generate.mjs from openapi.yaml. Never edited.
import type { FieldRule } from "../rules/field-rule.ts";

/** The fields of a form that sends CodeInput. */
export const CodeInput = {
  Code: {"label":"Code","required":"Code is required.","message":"A code is six digits, or a recovery code.","pattern":"^[0-9A-Za-z -]+$","minLength":6,"maxLength":40},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends OwnPassword. */
export const OwnPassword = {
  CurrentPassword: {"label":"Current Password","required":"Current Password is required.","message":"Current Password is required.","minLength":1,"maxLength":200},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends EmployeeMessageInput. */
export const EmployeeMessageInput = {
  Message: {"label":"Message","required":"Employee Message Name is  required.","pattern":"\\S","maxLength":2000},
  UserID: {"label":"User","decimals":0,"minimum":0,"maximum":2147483647,"isNullable":true},
  MDate: {"label":"Date"},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends TaskInput. */
export const TaskInput = {
  Taskname: {"label":"Task Name","required":"Task is required.","pattern":"\\S","maxLength":300},
  TDate: {"label":"Date","required":"Task is required.","message":"Date must be a day of the calendar."},
  Status: {"label":"Status","required":"Task is required.","decimals":0},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends CompanyInput. */
export const CompanyInput = {
  CompanyName: {"label":"Company Name","required":"Company Name must be at least 3 characters.","message":"Company Name must be at least 3 characters.","pattern":"\\S.+\\S","maxLength":200},
  CompanyCode: {"label":"Company Code","maxLength":20},
  GSTinNo: {"label":"GSTIN","required":"GSTIN is required.","message":"GSTIN must be alphanumeric and up to 15 characters.","pattern":"^[0-9A-Z]{1,15}$","maxLength":15,"kind":"gstin"},
  MobileNO: {"label":"Mobile Number","required":"Mobile Number is required.","message":"Mobile Number must be a valid 10-digit number.","pattern":"^[0-9]{1,10}$","maxLength":10,"kind":"mobile"},
  TelephoneNo: {"label":"Telephone","maxLength":20},
  Email: {"label":"Email","message":"Invalid email address.","pattern":"^([^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+)?$","maxLength":200,"kind":"email"},
  Address: {"label":"Address","required":"Address must be at least 10 characters.","message":"Address must be at least 10 characters.","pattern":"\\S[\\s\\S]{8,}\\S","maxLength":500},
  Citty: {"label":"City","required":"City is required.","message":"City must contain only letters.","pattern":"^ *[A-Za-z][A-Za-z ]*$","maxLength":100},
  District: {"label":"District","required":"District is required.","message":"District must contain only letters.","pattern":"^ *[A-Za-z][A-Za-z ]*$","maxLength":100},
  State: {"label":"State","required":"State is required.","message":"State must contain only letters.","pattern":"^ *[A-Za-z][A-Za-z ]*$","maxLength":100},
  TinNo: {"label":"TIN No","maxLength":30},
  CSTNo: {"label":"CST No","maxLength":30},
  BankName: {"label":"Bank","maxLength":100},
  BankBranch: {"label":"Bank Branch","maxLength":100},
  BankAccountNo: {"label":"Bank Account No","message":"Bank Account No has 5 to 34 letters and digits.","pattern":"^([0-9A-Za-z]{5,34})?$","maxLength":34},
  IFSC: {"label":"IFSC","message":"IFSC has 11 letters and digits, the fifth a zero: SBIN0070234.","pattern":"^([A-Z]{4}0[A-Z0-9]{6})?$","maxLength":11},
  UpiId: {"label":"UPI ID","message":"UPI ID is written like name@bank.","pattern":"^([A-Za-z0-9._\\-]{2,70}@[A-Za-z][A-Za-z0-9.\\-]{1,28})?$","maxLength":100},
  Signatory: {"label":"Authorised Signatory","maxLength":100},
  AdminName: {"label":"Administrator's Name","required":"Administrator's Name is required.","maxLength":200},
  AdminUserName: {"label":"Administrator's Username","required":"Administrator's Username is required.","maxLength":100},
  AdminPassword: {"label":"Administrator's Password","required":"Administrator's Password is required.","message":"Password must have 8 to 200 characters.","pattern":"^$|^(?=[\\s\\S]*\\S)[\\s\\S]{8,}$","maxLength":200},
  AdminConformPassword: {"label":"Confirm Password","required":"Passwords do not match","maxLength":200},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends UserInput. */
export const UserInput = {
  Name: {"label":"Full Name","required":"Full Name is required","pattern":"\\S","maxLength":200},
  Email: {"label":"Email","message":"Valid Email is required","pattern":"^([^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+)?$","maxLength":200,"kind":"email","isNullable":true},
  UserName: {"label":"Username","required":"Username is required","pattern":"\\S","maxLength":100},
  Sex: {"label":"Gender","message":"Gender is required","decimals":0,"isNullable":true},
  Password: {"label":"Password","message":"Password must have 8 to 200 characters.","pattern":"^$|^(?=[\\s\\S]*\\S)[\\s\\S]{8,}$","maxLength":200,"isNullable":true},
  ConformPassword: {"label":"Confirm Password","maxLength":200,"isNullable":true},
  Mobile: {"label":"Mobile","message":"Mobile must be a valid 10-digit number.","pattern":"^[0-9]{0,10}$","maxLength":10,"kind":"mobile","isNullable":true},
  Address1: {"label":"Address1","maxLength":200,"isNullable":true},
  Address2: {"label":"Address2","maxLength":200,"isNullable":true},
  Address3: {"label":"Address3","maxLength":200,"isNullable":true},
  Address: {"label":"Address","maxLength":200,"isNullable":true},
  Place: {"label":"Place","maxLength":200,"isNullable":true},
  District: {"label":"District","maxLength":200,"isNullable":true},
  image: {"label":"Profile Image","message":"The picture must be a PNG, JPEG or WebP file that can be read.","pattern":"^($|data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/])","maxLength":8000000,"isNullable":true},
  Kmallowance: {"label":"Km Allowance","message":"Km Allowance must be a number","decimals":2,"minimum":0,"maximum":9999999.99},
  Dayallowance: {"label":"Day Allowance","message":"Day Allowance must be a number","decimals":2,"minimum":0,"maximum":9999999.99},
  UserRoleId: {"label":"User Role","decimals":0,"isNullable":true},
  BranchId: {"label":"Branch","decimals":0,"minimum":1,"maximum":2147483647,"isNullable":true},
  ZoneId: {"label":"Zone","decimals":0,"minimum":1,"maximum":2147483647,"isNullable":true},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends UserDetailsInput. */
export const UserDetailsInput = {
  BranchId: {"label":"Branch","required":"Branch is required","message":"Branch is required","decimals":0,"minimum":1,"maximum":2147483647},
  ZoneId: {"label":"Zone","required":"Zone is required","message":"Zone is required","decimals":0,"minimum":1,"maximum":2147483647},
  UserRoleId: {"label":"User Role","required":"User role is required","message":"User role is required","decimals":0},
  Kmallowance: {"label":"Km Allowance","required":"Km Allowance must be a number","message":"Km Allowance must be a number","decimals":2,"minimum":0,"maximum":9999999.99},
  Dayallowance: {"label":"Day Allowance","required":"Day Allowance must be a number","message":"Day Allowance must be a number","decimals":2,"minimum":0,"maximum":9999999.99},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends MacInput. */
export const MacInput = {
  UserId: {"label":"User","required":"User is required","message":"User is required","decimals":0,"minimum":1,"maximum":2147483647},
  Bluetooth: {"label":"MAC Address","required":"MAC address is required","pattern":"\\S","maxLength":50},
  Remark: {"label":"Remark","maxLength":300,"isNullable":true},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends BranchInput. */
export const BranchInput = {
  BranchName: {"label":"Branch Name","required":"Branch Name is required.","message":"Branch Name can only contain letters, numbers, and spaces.","pattern":"^ *[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}\\u200c\\u200d ]*$","maxLength":100},
  Address: {"label":"Address","required":"Address is required.","pattern":"\\S","maxLength":500},
  Country: {"label":"Country","required":"Country is required.","pattern":"\\S","maxLength":60},
  State: {"label":"State","required":"State is required.","pattern":"\\S","maxLength":60},
  City: {"label":"City","required":"City is required.","pattern":"\\S","maxLength":60},
  District: {"label":"District","required":"District is required.","pattern":"\\S","maxLength":60},
  Pincode: {"label":"Pincode","required":"Pincode is required.","message":"Pincode must be a valid 6-digit number.","pattern":"^[0-9]{1,6}$","maxLength":6,"kind":"pin"},
  Phoneno: {"label":"Business Phone","required":"Business Phone is required.","message":"Business Phone must be a valid 10-digit number.","pattern":"^[0-9]{1,10}$","maxLength":10,"kind":"phone"},
  Mobileno: {"label":"Mobile Number","required":"Mobile Number is required.","message":"Mobile Number must be a valid 10-digit number.","pattern":"^[0-9]{1,10}$","maxLength":10,"kind":"mobile"},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends ZoneInput. */
export const ZoneInput = {
  ZoneName: {"label":"Zone Name","required":"Zone Name is required.","message":"Zone Name can only contain letters, numbers, and spaces.","pattern":"^ *[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}\\u200c\\u200d ]*$","maxLength":100},
  Area: {"label":"Area","maxLength":100,"isNullable":true},
  Country: {"label":"Country","maxLength":60,"isNullable":true},
  State: {"label":"State","maxLength":60,"isNullable":true},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends DistributorLinkInput. */
export const DistributorLinkInput = {
  EmployeeID: {"label":"User","required":"User is required.","decimals":0,"minimum":1,"maximum":2147483647},
  DistributorID: {"label":"Distributor","required":"Distributor is required.","decimals":0,"minimum":1,"maximum":2147483647},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends AccountInput. */
export const AccountInput = {
  AccountParent: {"label":"Account Type","required":"Account Type is required.","decimals":0},
  AccountName: {"label":"Account Name","required":"Account Name is required.","message":"Account Name can only contain letters, numbers, and spaces.","pattern":"\\S","maxLength":200},
  Address: {"label":"Address","required":"Address is required.","pattern":"\\S","maxLength":500},
  Place: {"label":"Place","required":"Place is required.","pattern":"\\S","maxLength":100},
  PinNo: {"label":"PIN No","required":"PIN No is required.","message":"PIN No must be a valid 6-digit number.","pattern":"^[0-9]{1,6}$","maxLength":6,"kind":"pin"},
  city: {"label":"District","required":"District is required.","pattern":"\\S","maxLength":100},
  State: {"label":"State","maxLength":100,"isNullable":true},
  country: {"label":"Country","required":"Country is required.","pattern":"\\S","maxLength":60},
  Phone: {"label":"Phone","required":"Phone is required.","message":"Phone must be a valid 10-digit number.","pattern":"^[0-9]{1,10}$","maxLength":10,"kind":"phone"},
  Mob: {"label":"Mobile Number","required":"Mobile Number is required.","message":"Mob must be a valid 10-digit number.","pattern":"^[0-9]{1,10}$","maxLength":10,"kind":"mobile"},
  Email: {"label":"Email","message":"Invalid email address.","pattern":"^([^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+)?$","maxLength":200,"kind":"email","isNullable":true},
  GSTinNo: {"label":"GSTIN No","message":"GSTIN must be alphanumeric and up to 15 characters.","pattern":"^ *[0-9A-Za-z]{0,15} *$","maxLength":40,"kind":"gstin","isNullable":true},
  RootId: {"label":"Route","required":"Route is required.","decimals":0,"minimum":0,"maximum":2147483647,"isNullable":true},
  RateType: {"label":"Rate Type","required":"Rate Type is required.","isNullable":true},
  CustomerType: {"label":"Customer Type","required":"Customer Type is required.","decimals":0,"isNullable":true},
  CreditLimit: {"label":"Credit Limit","decimals":2,"minimum":0,"maximum":9999999999.99},
  CreditDays: {"label":"Credit Days","decimals":0,"minimum":0,"maximum":999},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends AccountImport. */
export const AccountImport = {
  AccountName: {"label":"Account Name","required":"Account Name is required.","pattern":"\\S","minLength":1,"maxLength":200},
  Address: {"label":"Address","required":"Address is required.","minLength":1,"maxLength":500},
  Place: {"label":"Place","required":"Place is required.","minLength":1,"maxLength":100},
  city: {"label":"District","maxLength":100,"isNullable":true},
  State: {"label":"State","maxLength":100,"isNullable":true},
  PinNo: {"label":"Pin No","message":"Pin No must be a number of at most 6 digits.","pattern":"^[0-9]{0,6}$","maxLength":6,"kind":"pin","isNullable":true},
  Phone: {"label":"Phone","message":"Phone must be a number of at most 10 digits.","pattern":"^[0-9]{0,10}$","maxLength":10,"kind":"phone","isNullable":true},
  Mob: {"label":"Mobile","required":"Mobile is required.","message":"Mobile must be a number of at most 10 digits.","pattern":"^[0-9]{1,10}$","maxLength":10,"kind":"mobile"},
  Email: {"label":"Email","pattern":"^([^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+)?$","maxLength":200,"kind":"email","isNullable":true},
  GSTinNo: {"label":"GSTin No","pattern":"^[0-9A-Z]{0,15}$","maxLength":15,"kind":"gstin","isNullable":true},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends LedgerAccountInput. */
export const LedgerAccountInput = {
  name: {"label":"Account Name","required":"Account Name is required.","pattern":"\\S","maxLength":200},
  groupId: {"label":"Account Group","required":"Account Group is required.","decimals":0,"minimum":1,"maximum":2147483647},
  ownGroupId: {"label":"Own Group","decimals":0,"minimum":1,"maximum":2147483647,"isNullable":true},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends OwnGroupInput. */
export const OwnGroupInput = {
  name: {"label":"Group Name","required":"Group Name is required.","pattern":"\\S","maxLength":100},
  groupId: {"label":"Account Group","required":"Account Group is required.","decimals":0,"minimum":1,"maximum":2147483647},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends ItemInput. */
export const ItemInput = {
  ItemCategoryID: {"label":"Item Category","required":"Item Category is required.","decimals":0,"minimum":1,"maximum":9},
  ItemName: {"label":"Item Name","required":"Item Name is required.","pattern":"\\S","maxLength":200},
  ItemDescription: {"label":"Description","required":"Description is required.","maxLength":500},
  MRP: {"label":"MRP","required":"MRP is required.","decimals":4,"minimum":0,"maximum":99999999999},
  Sales_Price: {"label":"CCP","required":"CCP is required.","decimals":4,"minimum":0,"maximum":99999999999},
  itmcolr: {"label":"Colour","maxLength":60,"isNullable":true},
  itmsize: {"label":"Size (L*B*H)","maxLength":60,"isNullable":true},
  TaxID: {"label":"Tax","decimals":0,"minimum":0,"maximum":2147483647,"isNullable":true},
  HSNCode: {"label":"HSN Code","message":"HSN Code must be 4, 6 or 8 digits.","pattern":"^([0-9]{4}|[0-9]{6}|[0-9]{8})?$","maxLength":8,"isNullable":true},
  UnitID: {"label":"Unit","decimals":0,"minimum":0,"maximum":2147483647,"isNullable":true},
  SP: {"label":"SP","decimals":4,"minimum":0,"maximum":99999999999,"isNullable":true},
  DP: {"label":"DP","decimals":4,"minimum":0,"maximum":99999999999,"isNullable":true},
  WholeSalePrice: {"label":"Wholesale Price","decimals":4,"minimum":0,"maximum":99999999999,"isNullable":true},
  BPprice: {"label":"BP Price","decimals":4,"minimum":0,"maximum":99999999999,"isNullable":true},
  KeepsBatches: {"label":"Keeps Batches","decimals":0},
  LargerUnitID: {"label":"Larger Unit","decimals":0,"minimum":0,"maximum":2147483647,"isNullable":true},
  PerLargerUnit: {"label":"Quantity in Larger Unit","decimals":3,"minimum":2,"maximum":999999.999,"isNullable":true},
  IsService: {"label":"Service or Charge","decimals":0},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends TaxInput. */
export const TaxInput = {
  name: {"label":"Tax Name","required":"Tax Name is required.","pattern":"\\S","maxLength":60},
  kind: {"label":"Kind of Supply","required":"Kind of Supply is required."},
  rate: {"label":"Rate %","decimals":2,"minimum":0,"maximum":100,"isNullable":true},
  validFrom: {"label":"Valid From","isNullable":true},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends TaxRateInput. */
export const TaxRateInput = {
  validFrom: {"label":"Valid From","required":"Valid From is required."},
  rate: {"label":"Rate %","required":"Rate % is required.","decimals":2,"minimum":0,"maximum":100},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends HsnCodeInput. */
export const HsnCodeInput = {
  code: {"label":"HSN/SAC Code","required":"HSN/SAC Code is required.","message":"HSN/SAC Code must be 4, 6 or 8 digits.","pattern":"^ ?([0-9]{4}|[0-9]{6}|[0-9]{8}) ?$","maxLength":10},
  description: {"label":"Description","maxLength":300,"isNullable":true},
  taxId: {"label":"Usual Tax","decimals":0,"minimum":1,"maximum":2147483647,"isNullable":true},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends InvoiceSeriesInput. */
export const InvoiceSeriesInput = {
  Series: {"label":"Series Name","required":"Series Name is required.","message":"Series Name must begin with B2B/ or B2C/, followed by a name.","pattern":"^ *[Bb]2[BbCc]/.*\\S","maxLength":20},
  InvType: {"label":"InvType","required":"InvType is required."},
  FYearID: {"label":"Financial Year","required":"Financial Year is required.","message":"Financial Year is required.","decimals":0,"minimum":1,"maximum":2147483647},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends AllocationInput. */
export const AllocationInput = {
  Date: {"label":"Date","required":"Date is required.","message":"Date must be a day of the calendar."},
  VanID: {"label":"Vehicle","required":"Vehicle is required.","message":"Vehicle is required.","decimals":0,"minimum":1,"maximum":2147483647},
  UserId: {"label":"User","required":"User is required.","message":"User is required.","decimals":0,"minimum":1,"maximum":2147483647},
  B2BSeries: {"label":"B2B Series","required":"B2B Series is required.","message":"B2B Series must begin with B2B/, followed by a name.","pattern":"^B2B/.*\\S","maxLength":20},
  B2CSeries: {"label":"B2C Series","required":"B2C Series is required.","message":"B2C Series must begin with B2C/, followed by a name.","pattern":"^B2C/.*\\S","maxLength":20},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends RouteInput. */
export const RouteInput = {
  RootName: {"label":"Route Name","required":"Route Name is required.","pattern":"\\S","maxLength":100},
  PlaceName: {"label":"Place Name","required":"Place Name is required.","pattern":"\\S","maxLength":100},
  FromPlace: {"label":"From Place","required":"From Place is required.","pattern":"\\S","maxLength":100},
  ToPlace: {"label":"To Place","required":"To Place is required.","pattern":"\\S","maxLength":100},
  State: {"label":"State","decimals":0,"minimum":0,"maximum":2147483647,"isNullable":true},
  District: {"label":"District","decimals":0,"minimum":0,"maximum":2147483647,"isNullable":true},
  Taluk: {"label":"Taluk","decimals":0,"minimum":0,"maximum":2147483647,"isNullable":true},
  Junction: {"label":"Junction","decimals":0,"minimum":0,"maximum":2147483647,"isNullable":true},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends VehicleInput. */
export const VehicleInput = {
  VRegNo: {"label":"Vehicle Registration Number","required":"Vehicle Registration Number is required.","pattern":"\\S","maxLength":20},
  BranchId: {"label":"Branch","required":"Branch is required.","decimals":0,"minimum":1,"maximum":2147483647},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends BeatPlanRowInput. */
export const BeatPlanRowInput = {
  EmpID: {"label":"Sales Representative","required":"Please select a Sales Representative","message":"Please select a Sales Representative","decimals":0,"minimum":1,"maximum":2147483647},
  RouteID: {"label":"Route","required":"Please select a route for all rows","message":"Please select a route for all rows","decimals":0,"minimum":1,"maximum":2147483647},
  Target: {"label":"Target Amount","required":"Please enter a valid target amount","message":"Please enter a valid target amount","decimals":2,"minimum":0.01,"maximum":9999999999999.99},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends PriceListLine. */
export const PriceListLine = {
  price: {"label":"New Price","required":"New Price is required.","decimals":4,"minimum":0,"maximum":99999999999,"isNullable":true},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends PriceListInput. */
export const PriceListInput = {
  rateType: {"label":"Rate Type","required":"Rate Type is required."},
  validFrom: {"label":"Valid From","required":"Valid From is required."},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends RateSlabInput. */
export const RateSlabInput = {
  FromRate: {"label":"From Rate","required":"From Rate is required.","decimals":2,"minimum":0,"maximum":9999999999999.99},
  ToRate: {"label":"To Rate","required":"To Rate is required.","decimals":2,"minimum":0,"maximum":9999999999999.99},
  Discount: {"label":"Discount","required":"Discount is required.","decimals":2,"minimum":0,"maximum":100},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends ReceiptInput. */
export const ReceiptInput = {
  ReNo: {"label":"Receipt No","maxLength":100,"decimals":0,"isNullable":true},
  RDate: {"label":"Date","required":"Date is required."},
  PLID: {"label":"Receipt Type","required":"Please select a ledger name.","message":"Please select a ledger name.","decimals":0,"minimum":1,"maximum":2147483647},
  PartyID: {"label":"Ledger Type","required":"Please select a recipient name.","message":"Please select a recipient name.","decimals":0,"minimum":1,"maximum":2147483647},
  Debit: {"label":"Amount","required":"Please enter an amount above 0.","decimals":2,"minimum":0},
  Narration: {"label":"Narration","maxLength":500,"isNullable":true},
  ChkNo: {"label":"Cheque/DD No","maxLength":30,"isNullable":true},
  ChkDate: {"label":"Cheque Date","pattern":"^([0-9]{4}-[0-9]{2}-[0-9]{2})?$","maxLength":10,"isNullable":true},
  Bank: {"label":"Bank","maxLength":100,"isNullable":true},
  Branch: {"label":"Branch","maxLength":100,"isNullable":true},
  Remark: {"label":"Remark","maxLength":300,"isNullable":true},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends ApiKeyInput. */
export const ApiKeyInput = {
  name: {"label":"Name","required":"The key needs a name.","message":"The key needs a name.","pattern":"\\S","maxLength":100},
  operations: {"label":"Operations","isNullable":true},
  addresses: {"label":"Addresses","isNullable":true},
  expiresAt: {"label":"Expires","maxLength":40,"isNullable":true},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends SettingsInput. */
export const SettingsInput = {
  daysBack: {"label":"Days Back","message":"Days Back must be a whole number from 0 to 366.","decimals":0,"minimum":0,"maximum":366},
  discount: {"label":"Discount","message":"Discount must be a percentage from 0 to 100.","decimals":2,"minimum":0,"maximum":100},
  freeGoods: {"label":"Free Goods","message":"Free Goods must be a percentage from 0 to 1000.","decimals":2,"minimum":0,"maximum":1000},
  returnWithoutBill: {"label":"Returns Without a Bill","message":"Returns Without a Bill must be an amount.","decimals":2,"minimum":0,"maximum":9999999999.99},
  cashRefund: {"label":"Refunds in Cash","message":"Refunds in Cash must be an amount.","decimals":2,"minimum":0,"maximum":9999999999.99},
  exchanges: {"label":"Exchanges","message":"Exchanges must be an amount.","decimals":2,"minimum":0,"maximum":9999999999.99},
  expenses: {"label":"Expenses","message":"Expenses must be an amount.","decimals":2,"minimum":0,"maximum":9999999999.99},
  secondFactorRoles: {"label":"Second Factor"},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends BillInput. */
export const BillInput = {
  date: {"label":"Date","required":"Date is required."},
  customerId: {"label":"Customer","required":"Customer is required.","decimals":0,"minimum":1,"maximum":2147483647},
  seriesId: {"label":"Invoice Series","required":"Invoice Series is required.","decimals":0,"minimum":1,"maximum":2147483647},
  locationId: {"label":"From","required":"From is required.","decimals":0,"minimum":1,"maximum":2147483647},
  payment: {"label":"Payment","required":"Payment is required."},
  cashAccountId: {"label":"Paid Into","decimals":0,"minimum":1,"maximum":2147483647},
  salesmanId: {"label":"Salesman","decimals":0,"minimum":1,"maximum":2147483647},
  orderId: {"label":"Order","decimals":0,"minimum":1,"maximum":2147483647},
  discount: {"label":"Discount","decimals":2,"minimum":0,"maximum":9999999999999.99},
  roundToRupee: {"label":"Round to the rupee","isBoolean":true},
  narration: {"label":"Narration","maxLength":500,"isNullable":true},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends PurchaseInput. */
export const PurchaseInput = {
  date: {"label":"Date","required":"Date is required."},
  supplierId: {"label":"Supplier","required":"Supplier is required.","decimals":0,"minimum":1,"maximum":2147483647},
  supplierInvoiceNo: {"label":"Invoice No","pattern":"\\S","minLength":1,"maxLength":60},
  supplierInvoiceDate: {"label":"Invoice Date"},
  locationId: {"label":"To","required":"To is required.","decimals":0,"minimum":1,"maximum":2147483647},
  freight: {"label":"Freight","decimals":2,"minimum":0,"maximum":10000000000000000},
  discount: {"label":"Discount","decimals":2,"minimum":0,"maximum":10000000000000000},
  roundToRupee: {"label":"Round to the rupee","isBoolean":true},
  amount: {"label":"Invoice Total","decimals":2,"minimum":0,"maximum":10000000000000000},
  narration: {"label":"Narration","maxLength":500,"isNullable":true},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends ReceiptBill. */
export const ReceiptBill = {
  billId: {"label":"Bill No","required":"Bill No is required.","decimals":0,"minimum":1,"maximum":2147483647},
  amount: {"label":"Paid","required":"Paid is required.","decimals":2,"minimum":0.01,"maximum":10000000000000000},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends Cheque. */
export const Cheque = {
  number: {"label":"Cheque/DD No","required":"Cheque/DD No is required.","pattern":"\\S","minLength":1,"maxLength":30},
  date: {"label":"Cheque Date","required":"Cheque Date is required."},
  bank: {"label":"Bank","required":"Bank is required.","pattern":"\\S","minLength":1,"maxLength":100},
  branch: {"label":"Branch","maxLength":100,"isNullable":true},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends ReceiptDocumentInput. */
export const ReceiptDocumentInput = {
  date: {"label":"Date","required":"Date is required."},
  mode: {"label":"Payment Mode","required":"Payment Mode is required."},
  partyId: {"label":"Received From","required":"Received From is required.","decimals":0,"minimum":1,"maximum":2147483647},
  ledgerId: {"label":"Received Into","decimals":0,"minimum":1,"maximum":2147483647},
  amount: {"label":"Amount","required":"Amount is required.","decimals":2,"minimum":0.01,"maximum":10000000000000000},
  discount: {"label":"Discount","decimals":2,"minimum":0,"maximum":10000000000000000},
  narration: {"label":"Narration","maxLength":500,"isNullable":true},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends PaymentBill. */
export const PaymentBill = {
  billId: {"label":"Bill No","required":"Bill No is required.","decimals":0,"minimum":1,"maximum":2147483647},
  amount: {"label":"Paid","required":"Paid is required.","decimals":2,"minimum":0.01,"maximum":10000000000000000},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends PaymentInput. */
export const PaymentInput = {
  date: {"label":"Date","required":"Date is required."},
  mode: {"label":"Payment Mode","required":"Payment Mode is required."},
  partyId: {"label":"Paid To","required":"Paid To is required.","decimals":0,"minimum":1,"maximum":2147483647},
  ledgerId: {"label":"Paid From","decimals":0,"minimum":1,"maximum":2147483647},
  amount: {"label":"Amount","required":"Amount is required.","decimals":2,"minimum":0.01,"maximum":10000000000000000},
  discount: {"label":"Discount","decimals":2,"minimum":0,"maximum":10000000000000000},
  narration: {"label":"Narration","maxLength":500,"isNullable":true},
  remark: {"label":"Remark","maxLength":300,"isNullable":true},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends ExpenseInput. */
export const ExpenseInput = {
  date: {"label":"Date","required":"Date is required."},
  mode: {"label":"Payment Mode","required":"Payment Mode is required."},
  accountId: {"label":"Expense","required":"Expense is required.","decimals":0,"minimum":1,"maximum":2147483647},
  ledgerId: {"label":"Paid From","decimals":0,"minimum":1,"maximum":2147483647},
  amount: {"label":"Amount","required":"Amount is required.","decimals":2,"minimum":0.01,"maximum":10000000000000000},
  taxRate: {"label":"GST %","decimals":2,"minimum":0,"maximum":100},
  reverseCharge: {"label":"Reverse charge","isBoolean":true},
  supplierGstin: {"label":"Supplier GSTIN","message":"GSTIN must be alphanumeric and up to 15 characters.","pattern":"^ *[0-9A-Za-z]{1,15} *$","minLength":1,"maxLength":40,"kind":"gstin"},
  supplierInvoiceNo: {"label":"Invoice No","pattern":"\\S","minLength":1,"maxLength":60},
  narration: {"label":"Narration","maxLength":500,"isNullable":true},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends JournalInput. */
export const JournalInput = {
  date: {"label":"Date","required":"Date is required."},
  narration: {"label":"Narration","maxLength":500,"isNullable":true},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends ContraInput. */
export const ContraInput = {
  date: {"label":"Date","required":"Date is required."},
  fromAccountId: {"label":"From","required":"From is required.","decimals":0,"minimum":1,"maximum":2147483647},
  toAccountId: {"label":"To","required":"To is required.","decimals":0,"minimum":1,"maximum":2147483647},
  amount: {"label":"Amount","required":"Amount is required.","decimals":2,"minimum":0.01,"maximum":10000000000000000},
  narration: {"label":"Narration","maxLength":500,"isNullable":true},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends HandOverInput. */
export const HandOverInput = {
  date: {"label":"Date","required":"Date is required."},
  userId: {"label":"Handed Over By","required":"Handed Over By is required.","decimals":0,"minimum":1,"maximum":2147483647},
  amount: {"label":"Amount","required":"Amount is required.","decimals":2,"minimum":0.01,"maximum":10000000000000000},
  narration: {"label":"Narration","maxLength":500,"isNullable":true},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends OpeningBalance. */
export const OpeningBalance = {
  accountId: {"label":"Account","required":"Account is required.","decimals":0,"minimum":1,"maximum":2147483647},
  debit: {"label":"Debit","decimals":2,"minimum":0,"maximum":10000000000000000},
  credit: {"label":"Credit","decimals":2,"minimum":0,"maximum":10000000000000000},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends OpeningStock. */
export const OpeningStock = {
  itemId: {"label":"Item","required":"Item is required.","decimals":0,"minimum":1,"maximum":2147483647},
  locationId: {"label":"Place","required":"Place is required.","decimals":0,"minimum":1,"maximum":2147483647},
  quantity: {"label":"Quantity","required":"Quantity is required.","decimals":3,"minimum":0.001,"maximum":1000000000000000},
  value: {"label":"Value","required":"Value is required.","decimals":2,"minimum":0,"maximum":10000000000000000},
  batch: {"label":"Batch","pattern":"\\S","minLength":1,"maxLength":40},
  expiresOn: {"label":"Expiry"},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends OpeningInput. */
export const OpeningInput = {
  date: {"label":"Date","required":"Date is required."},
  narration: {"label":"Narration","maxLength":500,"isNullable":true},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends StockCountInput. */
export const StockCountInput = {
  date: {"label":"Date","required":"Date is required."},
  locationId: {"label":"Place","required":"Place is required.","decimals":0,"minimum":1,"maximum":2147483647},
  narration: {"label":"Narration","maxLength":500,"isNullable":true},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends CreditNoteBill. */
export const CreditNoteBill = {
  billId: {"label":"Bill No","required":"Bill No is required.","decimals":0,"minimum":1,"maximum":2147483647},
  amount: {"label":"Credited","required":"Credited is required.","decimals":2,"minimum":0.01,"maximum":10000000000000000},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends CreditNoteInput. */
export const CreditNoteInput = {
  date: {"label":"Date","required":"Date is required."},
  partyId: {"label":"Customer","required":"Customer is required.","decimals":0,"minimum":1,"maximum":2147483647},
  accountId: {"label":"Booked To","required":"Booked To is required.","decimals":0,"minimum":1,"maximum":2147483647},
  amount: {"label":"Amount","required":"Amount is required.","decimals":2,"minimum":0.01,"maximum":10000000000000000},
  taxRate: {"label":"Tax %","decimals":2,"minimum":0,"maximum":100},
  narration: {"label":"Narration","maxLength":500,"isNullable":true},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends DebitNoteBill. */
export const DebitNoteBill = {
  billId: {"label":"Bill No","required":"Bill No is required.","decimals":0,"minimum":1,"maximum":2147483647},
  amount: {"label":"Debited","required":"Debited is required.","decimals":2,"minimum":0.01,"maximum":10000000000000000},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends DebitNoteInput. */
export const DebitNoteInput = {
  date: {"label":"Date","required":"Date is required."},
  partyId: {"label":"Supplier","required":"Supplier is required.","decimals":0,"minimum":1,"maximum":2147483647},
  accountId: {"label":"Booked To","required":"Booked To is required.","decimals":0,"minimum":1,"maximum":2147483647},
  amount: {"label":"Amount","required":"Amount is required.","decimals":2,"minimum":0.01,"maximum":10000000000000000},
  taxRate: {"label":"Tax %","decimals":2,"minimum":0,"maximum":100},
  narration: {"label":"Narration","maxLength":500,"isNullable":true},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends SaleReturnInput. */
export const SaleReturnInput = {
  date: {"label":"Date","required":"Date is required."},
  billId: {"label":"Bill","decimals":0,"minimum":1,"maximum":2147483647},
  customerId: {"label":"Customer","required":"Customer is required.","decimals":0,"minimum":1,"maximum":2147483647},
  refund: {"label":"Refund","required":"Refund is required."},
  cashAccountId: {"label":"Paid From","decimals":0,"minimum":1,"maximum":2147483647},
  salesmanId: {"label":"Salesman","decimals":0,"minimum":1,"maximum":2147483647},
  locationId: {"label":"To","decimals":0,"minimum":1,"maximum":2147483647},
  discount: {"label":"Discount","decimals":2,"minimum":0,"maximum":10000000000000000},
  roundToRupee: {"label":"Round to the rupee","isBoolean":true},
  narration: {"label":"Narration","maxLength":500,"isNullable":true},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends ReplacementInput. */
export const ReplacementInput = {
  date: {"label":"Date","required":"Date is required."},
  customerId: {"label":"Customer","required":"Customer is required.","decimals":0,"minimum":1,"maximum":2147483647},
  salesmanId: {"label":"Salesman","decimals":0,"minimum":1,"maximum":2147483647},
  locationId: {"label":"From","required":"From is required.","decimals":0,"minimum":1,"maximum":2147483647},
  narration: {"label":"Narration","maxLength":500,"isNullable":true},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends DamageInput. */
export const DamageInput = {
  date: {"label":"Date","required":"Date is required."},
  locationId: {"label":"From","decimals":0,"minimum":1,"maximum":2147483647},
  customerId: {"label":"Customer","decimals":0,"minimum":1,"maximum":2147483647},
  salesmanId: {"label":"Salesman","decimals":0,"minimum":1,"maximum":2147483647},
  narration: {"label":"Narration","maxLength":500,"isNullable":true},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends VanLoadInput. */
export const VanLoadInput = {
  date: {"label":"Date","required":"Date is required."},
  kind: {"label":"Movement","required":"Movement is required."},
  fromLocationId: {"label":"From","required":"From is required.","decimals":0,"minimum":1,"maximum":2147483647},
  toLocationId: {"label":"To","required":"To is required.","decimals":0,"minimum":1,"maximum":2147483647},
  salesmanId: {"label":"Salesman","decimals":0,"minimum":1,"maximum":2147483647},
  narration: {"label":"Narration","maxLength":500,"isNullable":true},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends PurchaseReturnInput. */
export const PurchaseReturnInput = {
  date: {"label":"Date","required":"Date is required."},
  purchaseId: {"label":"Purchase","decimals":0,"minimum":1,"maximum":2147483647},
  supplierId: {"label":"Supplier","required":"Supplier is required.","decimals":0,"minimum":1,"maximum":2147483647},
  locationId: {"label":"From","required":"From is required.","decimals":0,"minimum":1,"maximum":2147483647},
  roundToRupee: {"label":"Round to the rupee","isBoolean":true},
  narration: {"label":"Narration","maxLength":500,"isNullable":true},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends ProductionInput. */
export const ProductionInput = {
  date: {"label":"Date","required":"Date is required."},
  itemId: {"label":"Item Made","required":"Item Made is required.","decimals":0,"minimum":1,"maximum":2147483647},
  quantity: {"label":"Quantity Made","required":"Quantity Made is required.","decimals":3,"minimum":0.001,"maximum":1000000000000000},
  batchName: {"label":"Batch","minLength":1,"maxLength":60},
  expiresOn: {"label":"Expiry"},
  locationId: {"label":"At","required":"At is required.","decimals":0,"minimum":1,"maximum":2147483647},
  overhead: {"label":"Overhead","decimals":2,"minimum":0,"maximum":10000000000000000},
  narration: {"label":"Narration","maxLength":500,"isNullable":true},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends OrderInput. */
export const OrderInput = {
  date: {"label":"Date","required":"Date is required."},
  customerId: {"label":"Customer","required":"Customer is required.","decimals":0,"minimum":1,"maximum":2147483647},
  userId: {"label":"Taken By","decimals":0,"minimum":1,"maximum":2147483647},
  payment: {"label":"Payment","required":"Payment is required."},
  seriesId: {"label":"Invoice Series","decimals":0,"minimum":1,"maximum":2147483647},
  narration: {"label":"Narration","maxLength":500,"isNullable":true},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends WebhookInput. */
export const WebhookInput = {
  url: {"label":"Address","required":"The endpoint needs an address.","message":"The address must begin with https://","pattern":"^https?://[!-~]+$","maxLength":500},
  types: {"label":"Events","isNullable":true},
  name: {"label":"Name","maxLength":100,"isNullable":true},
  active: {"label":"Active","isBoolean":true},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends BillLine. */
export const BillLine = {
  itemId: {"label":"Item","required":"Item is required.","decimals":0,"minimum":1,"maximum":2147483647},
  quantity: {"label":"Quantity","required":"Quantity is required.","decimals":3,"minimum":0,"maximum":999999999999.999},
  freeQuantity: {"label":"Free","decimals":3,"minimum":0,"maximum":999999999999.999},
  discountRate: {"label":"Dis %","decimals":2,"minimum":0,"maximum":100},
  discount: {"label":"Dis ₹","decimals":2,"minimum":0,"maximum":9999999999999.99},
  batch: {"label":"Batch","pattern":"\\S","minLength":1,"maxLength":40},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends PurchaseLine. */
export const PurchaseLine = {
  itemId: {"label":"Item","required":"Item is required.","decimals":0,"minimum":1,"maximum":2147483647},
  quantity: {"label":"Quantity","required":"Quantity is required.","decimals":3,"minimum":0,"maximum":1000000000000000},
  freeQuantity: {"label":"Free","decimals":3,"minimum":0,"maximum":1000000000000000},
  unitPrice: {"label":"Rate","required":"Rate is required.","decimals":4,"minimum":0,"maximum":100000000000000},
  discountRate: {"label":"Dis %","decimals":2,"minimum":0,"maximum":100},
  taxRate: {"label":"Tax %","decimals":2,"minimum":0,"maximum":100},
  batch: {"label":"Batch","pattern":"\\S","minLength":1,"maxLength":40},
  expiresOn: {"label":"Expiry"},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends JournalLine. */
export const JournalLine = {
  accountId: {"label":"Account","required":"Account is required.","decimals":0,"minimum":1,"maximum":2147483647},
  debit: {"label":"Debit","decimals":2,"minimum":0,"maximum":10000000000000000},
  credit: {"label":"Credit","decimals":2,"minimum":0,"maximum":10000000000000000},
  narration: {"label":"Narration","maxLength":500,"isNullable":true},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends StockCountLine. */
export const StockCountLine = {
  itemId: {"label":"Item","required":"Item is required.","decimals":0,"minimum":1,"maximum":2147483647},
  counted: {"label":"Counted","required":"Counted is required.","decimals":3,"minimum":0,"maximum":1000000000000000},
  batch: {"label":"Batch","pattern":"\\S","minLength":1,"maxLength":40},
  expiresOn: {"label":"Expiry"},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends SaleReturnLine. */
export const SaleReturnLine = {
  itemId: {"label":"Item","decimals":0,"minimum":1,"maximum":2147483647},
  goodQuantity: {"label":"Good","decimals":3,"minimum":0,"maximum":1000000000000000},
  damagedQuantity: {"label":"Damaged","decimals":3,"minimum":0,"maximum":1000000000000000},
  expiredQuantity: {"label":"Expired","decimals":3,"minimum":0,"maximum":1000000000000000},
  freeQuantity: {"label":"Free","decimals":3,"minimum":0,"maximum":1000000000000000},
  batch: {"label":"Batch","pattern":"\\S","minLength":1,"maxLength":40},
  expiresOn: {"label":"Expiry"},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends ReplacementLine. */
export const ReplacementLine = {
  itemId: {"label":"Item","required":"Item is required.","decimals":0,"minimum":1,"maximum":2147483647},
  quantity: {"label":"Quantity","required":"Quantity is required.","decimals":3,"minimum":0.001,"maximum":1000000000000000},
  damagedQuantity: {"label":"Damaged","decimals":3,"minimum":0,"maximum":1000000000000000},
  expiredQuantity: {"label":"Expired","decimals":3,"minimum":0,"maximum":1000000000000000},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends DamageLine. */
export const DamageLine = {
  itemId: {"label":"Item","required":"Item is required.","decimals":0,"minimum":1,"maximum":2147483647},
  damagedQuantity: {"label":"Damaged","decimals":3,"minimum":0,"maximum":1000000000000000},
  expiredQuantity: {"label":"Expired","decimals":3,"minimum":0,"maximum":1000000000000000},
  batch: {"label":"Batch","pattern":"\\S","minLength":1,"maxLength":40},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends VanLoadLine. */
export const VanLoadLine = {
  itemId: {"label":"Item","required":"Item is required.","decimals":0,"minimum":1,"maximum":2147483647},
  quantity: {"label":"Quantity","required":"Quantity is required.","decimals":3,"minimum":0.001,"maximum":1000000000000000},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends PurchaseReturnLine. */
export const PurchaseReturnLine = {
  itemId: {"label":"Item","decimals":0,"minimum":1,"maximum":2147483647},
  quantity: {"label":"Quantity","required":"Quantity is required.","decimals":3,"minimum":0.001,"maximum":1000000000000000},
  unitPrice: {"label":"Rate","decimals":4,"minimum":0,"maximum":100000000000000},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends ProductionLine. */
export const ProductionLine = {
  itemId: {"label":"Ingredient","required":"Ingredient is required.","decimals":0,"minimum":1,"maximum":2147483647},
  usedQuantity: {"label":"Used","required":"Used is required.","decimals":3,"minimum":0,"maximum":1000000000000000},
  requiredQuantity: {"label":"Asked For","decimals":3,"minimum":0,"maximum":1000000000000000},
} as const satisfies Record<string, FieldRule>;

/** The fields of a form that sends OrderLine. */
export const OrderLine = {
  itemId: {"label":"Item","required":"Item is required.","decimals":0,"minimum":1,"maximum":2147483647},
  quantity: {"label":"Quantity","required":"Quantity is required.","decimals":3,"minimum":0.001,"maximum":1000000000000000},
  discountRate: {"label":"Dis %","decimals":2,"minimum":0,"maximum":100},
} as const satisfies Record<string, FieldRule>;
