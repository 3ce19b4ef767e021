import { MEERA_PROFILE } from "../fixtures/profile.ts";
import type { StoryServer } from "../fixtures/story-server.ts";
import type { WidgetSample } from "../fixtures/story-sample.ts";

const CUSTOMER_NAMES = [
  "Sree Narayana Surgicals",
  "Lakeshore Pharma, Kottayam",
  "Amala Medicals",
  "City Clinic",
];
const ITEMS = ["Scalp Vein Set 22G", "Gauze Swab 10 × 10", "Cervical Collar", "Disposable Syringe 5 ml"];
const WEEK_DAYS = [15, 16, 17, 18, 19, 20, 21].map((day) => `2026-11-${day}`);

const list = { CompanyID: 1, CreatedBy: 1, ModifiedBy: null, DeletedBy: null, IsDeleted: 0, Version: 1 };

const week: StoryServer = {
  answers: {
    "dashboard.sales": [{ TotalBillAmount: 412860, TotalBillCount: 148 }],
    "dashboard.orders": [{ TotalOrderAmount: 203415.5, TotalOrderCount: 96 }],
    "dashboard.outstanding": [{ Difference: -118240.75, ClosingOutstanding: 2741906.2 }],
    "dashboard.receipts": [{ TotalReceiptAmount: 294619.25, TotalReceiptCount: 71 }],
    "dashboard.b2b": [{ CountB2B: 64, SumB2BSale: 261430, CountB2C: 84, SumB2CSale: 151430 }],
    "dashboard.counts": [{ TotalCustomer: 1204, TotalRoute: 38, TotalItem: 500, TotalCategory: 9 }],
    "dashboard.routeCustomers": [{ AccountCount: 46, PendingCount: 18 }],
    "dashboard.saleCount": [{ TotalCustomerCount: 28, NewCustomerCount: 3 }],
    "dashboard.orderGraph": WEEK_DAYS.flatMap((Date, day) =>
      ITEMS.map((ItemName, item) => ({ ItemName, Date, Qty: 20 + ((day * 7 + item * 13) % 40) })),
    ),
    "dashboard.saleGraph": WEEK_DAYS.map((BillDate, day) => ({
      BillDate,
      TotalBillAmount: 42_000 + ((day * 5) % 7) * 6_140,
      TotalBills: 15 + day,
    })),
    "dashboard.receiptChart": WEEK_DAYS.map((RDate, day) => ({
      RDate,
      TotalReceiptAmount: 31_000 + ((day * 3) % 7) * 4_815,
    })),
    "dashboard.salesmen": [
      { UserId: 3, SalesmanName: "Anil Kumar", TotalBills: 92, TotalBillAmount: 261_430 },
      { UserId: 4, SalesmanName: "Shyama Nair", TotalBills: 56, TotalBillAmount: 151_430 },
    ],
    "dashboard.customers": CUSTOMER_NAMES.map((CustomerName, at) => ({
      CustomerID: at + 1,
      CustomerName,
      TotalBills: 9 - at,
      TotalBillAmount: 12_345.6 * (4 - at),
    })),
    "dashboard.products": ITEMS.map((ItemName, at) => ({
      ItemID: at + 1,
      ItemName,
      GrandQuantity: 1407 - at * 300,
    })),
    "dashboard.stock": ITEMS.map((ItemName, at) => ({
      ItemID: at + 1,
      ItemName,
      TotalStock: 4210 - at * 1400,
    })),
    "dashboard.messages": [
      { ...list, MID: 1, Message: "Rates are revised", UserID: null, USERNAME: null, MDate: "2026-11-17" },
    ],
    "dashboard.tasks": [
      { TID: 1, Taskname: "Count the stock", Date: "2026-11-18", Status: 1, CompanyID: 1, Version: 1 },
      { TID: 2, Taskname: "Hand out the list", Date: "2026-11-10", Status: 2, CompanyID: 1, Version: 1 },
    ],
    "dashboard.invoices": Array.from({ length: 12 }, (_, at) => ({
      BillID: 40 - at,
      InvSeries: "B2C/26-27",
      RetailNo: String(1480 - at),
      WholesaleNo: null,
      CustomerName: CUSTOMER_NAMES[at % CUSTOMER_NAMES.length],
      BillAmount: 1791.06 + at * 312.5,
      SaleType: "Retail",
      BillModeText: "Cash",
      RootName: "Adoor",
      SalesmanName: "Anil Kumar",
      BillDate: "2026-11-21",
      Status: 1,
    })),
    "dashboard.overview": {
      CashBalance: 147398.92,
      BankBalance: 5443059.14,
      OwedAmount: 2741906.2,
      OverdueAmount: 1230989.84,
      OverdueCustomers: 80,
      OpenOrders: 235,
      OpenOrderAmount: 1691054.8,
      VansOut: 4,
      LowStockItems: 1,
      LowStock: [{ ItemID: 1, ItemName: ITEMS[0], TotalStock: 90, DailyQuantity: 46.9 }],
      Subscription: { DueDate: "2027-03-31", Badge: "Waiting" },
    },
  },
};

const session: StoryServer = {
  answers: {
    "profile.get": [MEERA_PROFILE],
    "profile.resetPassword": { success: true },
    "apiKeys.list": { data: [] },
  },
};

const part: WidgetSample = { server: week, args: { range: "7" } };

/** Samples of sessions, for widgets whose own stories show a whole page around them. */
const SIGN_IN_TIME = "2026-11-20T08:35:00.000Z";
const PHONE_SESSION = { browser: "Chrome", system: "Android", address: "203.0.113.7", place: null };
const OFFICE_SESSION = { browser: "Firefox", system: "Windows", address: "198.51.100.4", place: "Adoor" };
const USER_FIELDS = { RoleName: "Salesman", Active: 1, mustChangePassword: false, lastSignIn: SIGN_IN_TIME };

const signIn: StoryServer = {
  answers: {
    "secondFactor.read": { isOn: true, since: SIGN_IN_TIME, codesLeft: 7, isRequired: false },
    "sessions.list": {
      data: [
        { id: 2, ...OFFICE_SESSION, since: SIGN_IN_TIME, lastSeen: SIGN_IN_TIME, isCurrent: true },
        { id: 1, ...PHONE_SESSION, since: SIGN_IN_TIME, lastSeen: SIGN_IN_TIME, isCurrent: false },
      ],
    },
    "sessions.notices": { data: [{ id: 1, ...PHONE_SESSION, at: SIGN_IN_TIME }] },
    "userAccess.list": {
      data: [
        {
          ...USER_FIELDS,
          UserId: 2,
          Name: "Anil Kumar",
          UserName: "anil",
          hasFactor: true,
          needsFactor: false,
          sessions: 1,
        },
        {
          ...USER_FIELDS,
          UserId: 3,
          Name: "Anu Thomas",
          UserName: "anu",
          hasFactor: false,
          needsFactor: true,
          sessions: 0,
        },
      ],
    },
  },
};

export const samples = {
  Dashboard: part,
  OwnerFigures: part,
  DashboardCards: part,
  DashboardCounts: part,
  OrderSummary: part,
  SalesActivity: part,
  MostVisitedCustomer: part,
  ProductTraffic: part,
  StockStorage: part,
  Invoices: part,
  UserMessages: part,
  DashboardTasks: part,
  SubscriptionCard: part,
  TripHead: { server: session, args: { UserId: 1 } },
  Profile: { server: session, args: { userId: 1 } },
  SecondFactor: { server: signIn },
  OwnSessions: { server: signIn },
  SignInNotices: { server: signIn },
  UserAccess: { server: signIn, args: { userId: 1 } },
  ResetPassword: { server: session, args: { userId: 1 } },
} satisfies Record<string, WidgetSample>;
