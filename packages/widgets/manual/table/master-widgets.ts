import type { ManualWidget } from "./manual-widget.ts";

/** Lists with a form, and the other screens that change something. */
export const masterWidgets: readonly ManualWidget[] = [
  {
    name: "AccountCreation",
    title: "Account Creation",
    group: "Masters",
    purpose:
      "Keeps whom the company sells to and buys from. The form asks for what a customer or a supplier needs.",
  },
  {
    name: "ChartOfAccounts",
    title: "Chart of Accounts",
    group: "Masters",
    story: "Tree",
    purpose:
      "Keeps the accounts of every group, as a tree with their balances. What an account began its years with is posted here too.",
  },
  {
    name: "AccountGroupMaster",
    title: "Own Groups",
    group: "Masters",
    purpose:
      "Keeps the groups that a company sorts its accounts by, under the fixed ones. Reports add up the fixed ones.",
    stories: "masters/chart/ChartOfAccounts",
  },
  {
    name: "ItemCreation",
    title: "Item Creation",
    group: "Masters",
    purpose:
      "Keeps the items with prices, taxes and units: its own, and the larger one in which its quantities may be typed; among them the services and charges, such as freight, which are taxed and have no stock. A change of tax counts from the day that it is made, and so does one of a price that has days.",
  },
  {
    name: "TaxMaster",
    title: "Taxes",
    group: "Masters",
    purpose:
      "Keeps the taxes of items: taxable with rates from their days on, nil-rated, exempt or outside of GST. Documents keep the rates of their days.",
  },
  {
    name: "HsnCodeMaster",
    title: "HSN and SAC Codes",
    group: "Masters",
    purpose:
      "Keeps the HSN codes of goods and the SAC codes of services. Each may have a tax, which is proposed for an item that gets the code.",
  },
  {
    name: "RateDiscount",
    title: "Rate Discount percentage",
    group: "Masters",
    purpose:
      "Keeps the discounts in percent, by the rate that they are given on. Bills take them by themselves.",
  },
  {
    name: "RouteMaster",
    title: "Route Master",
    group: "Masters",
    purpose: "Keeps the routes on which customers are visited. A route belongs to a branch.",
  },
  {
    name: "ZoneMaster",
    title: "Zone Master",
    group: "Masters",
    purpose: "Keeps the zones that branches are grouped in. A zone manager sees the branches of his zone.",
  },
  {
    name: "BranchMaster",
    title: "Branch Master",
    group: "Masters",
    purpose: "Keeps the branches with their addresses. Bills, users and routes belong to one.",
  },
  {
    name: "VehicleMaster",
    title: "Vehicle Master",
    group: "Masters",
    purpose: "Keeps the vans. What is loaded and sold is counted by van.",
  },
  {
    name: "InvoiceSeriesMaster",
    title: "InvoiceSeries Master",
    group: "Masters",
    purpose: "Keeps the series that bills are numbered in. A name begins with the type of its bills.",
  },
  {
    name: "PriceLists",
    title: "Price Lists",
    group: "Masters",
    story: "Typed",
    purpose:
      "Says what items cost customers of a rate type from a day on. A whole list is entered at once, pasted or raised by a percentage.",
  },
  {
    name: "AllocationMaster",
    title: "Allocation Master",
    group: "Masters",
    purpose: "Says which van and which series a user has from a day on. Bills are numbered by it.",
  },
  {
    name: "BeatPlan",
    title: "Employee Beat Plan",
    group: "Masters",
    purpose: "Plans which routes a salesman works on which days. Each day may have a target.",
  },
  {
    name: "DistributorMaster",
    title: "User-Distributor",
    group: "Masters",
    purpose: "Says which distributors belong to which user. All of a user's are saved together.",
  },
  {
    name: "ExcelImport",
    title: "Import",
    group: "Masters",
    purpose:
      "Takes customers, suppliers or items from an Excel file, these with their larger units and batches. Each row says what is wrong with it before anything is sent.",
  },
  {
    name: "ReceiptMaster",
    title: "Receipt Master",
    group: "Masters",
    purpose:
      "Takes money in from a customer and keeps the receipts. Cash, bank and cheque each ask for their own.",
  },
  {
    name: "CompanyManagement",
    title: "Company Management",
    group: "Users and company",
    purpose: "Keeps the company's name, address, tax number and logo. They head every sheet and bill.",
  },
  {
    name: "CompanySettings",
    title: "Company Settings",
    group: "Users and company",
    purpose: "Says how far salesmen may go, and whether stock may go short. Only the administrator sees it.",
  },
  {
    name: "FinancialYears",
    title: "Financial Years",
    group: "Users and company",
    purpose:
      "Opens, closes and locks the financial years of the books. Before a year is closed it says what that will do.",
  },
  {
    name: "UserCreation",
    title: "User Creation",
    group: "Users and company",
    purpose: "Keeps the company's users and how they sign in. A password is set here, never shown.",
  },
  {
    name: "UserMaster",
    title: "User Master",
    group: "Users and company",
    purpose: "Shows all users to everybody in the company. The administrator changes them here too.",
  },
  {
    name: "UserDetails",
    title: "User Details",
    group: "Users and company",
    story: "Updated",
    purpose: "Says which branch, zone, role and allowances a user has. Nobody is made or deleted here.",
  },
  {
    name: "UserAccess",
    title: "Sign-in of Users",
    group: "Users and company",
    purpose:
      "Shows an administrator who signs in with what, and when each did last. It makes recovery links, ends sessions and removes second factors.",
  },
  {
    name: "SignInLog",
    title: "Sign-in Log",
    group: "Users and company",
    purpose: "Lists who signed in and who tried to, with browser, address and how. Nobody can alter it.",
    stories: "reports/logs/Logs",
    story: "SignIns",
  },
  {
    name: "AuditLog",
    title: "Audit Log",
    group: "Users and company",
    purpose: "Lists who changed what, from what to what. Nobody can alter it.",
    stories: "reports/logs/Logs",
  },
  {
    name: "MacMaster",
    title: "Mac Master",
    group: "Users and company",
    purpose: "Keeps the Bluetooth devices that users work with. A device is known by its MAC address.",
  },
  {
    name: "EmployeeMessage",
    title: "Employee Message",
    group: "Users and company",
    purpose: "Writes messages to one employee or to all. They are shown on the dashboard.",
  },
  {
    name: "TaskMaster",
    title: "Task Master",
    group: "Users and company",
    purpose: "Keeps the company's tasks and which are done. They are shown on the dashboard.",
  },
  {
    name: "Profile",
    title: "Profile",
    group: "Users and company",
    purpose: "Shows a user's own name, address and role. Nothing is changed here.",
  },
  {
    name: "SecondFactor",
    title: "Second factor",
    group: "Users and company",
    purpose:
      "Sets up an authenticator app for the signed-in user, or takes it off. The recovery codes for a lost phone are shown once.",
  },
  {
    name: "OwnSessions",
    title: "Where you are signed in",
    group: "Users and company",
    purpose: "Lists the browsers that a user is signed in with. Each of the others can be ended.",
  },
  {
    name: "SignInNotices",
    title: "New sign-ins",
    group: "Users and company",
    purpose: "Tells of sign-ins from a browser that was not known. Who was it himself puts the notice away.",
  },
  {
    name: "ResetPassword",
    title: "Reset Password",
    group: "Users and company",
    purpose: "Changes one's own password and signs out. Who has API keys chooses which of them go on.",
  },
  {
    name: "ApiKeyMaster",
    title: "API Keys",
    group: "Partners",
    purpose: "Makes, limits, rotates and revokes the keys of partners' servers. A secret is shown once.",
  },
  {
    name: "WebhookMaster",
    title: "Webhooks",
    group: "Partners",
    story: "Tested",
    purpose:
      "Keeps the addresses that events are posted to, tests and pauses them, and shows what became of each event. A secret is shown once.",
  },
  {
    name: "EmbedOrigins",
    title: "Origins",
    group: "Partners",
    purpose:
      "Says which pages may show widgets. Pages that have asked and are not allowed are named with a button to allow them.",
  },
  {
    name: "EmbedWizard",
    title: "Embed a Widget",
    group: "Partners",
    purpose:
      "Chooses a widget, its parameters and its look, and prints the code for a partner. The widget is seen live with a token of just these terms.",
  },
];
