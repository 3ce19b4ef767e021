/** Every sentence of the app in Indian English; another language is another object of the same shape. Functions take what varies. */
export const enIn = {
  product: "Vanbook",
  version: "5.8.7",
  versionLabel: "Version 5.8.8",
  loading: "Loading",
  retry: "Retry",
  fetchFailed: "Failed to fetch data. Please try again.",

  signIn: {
    title: "Sign in",
    lead: "Choose your company and sign in.",
    demo: "This is a demo.",
    demoDetail: "Its companies are invented, and its passwords are no secret: keep no real books in it.",
    company: "Company",
    loadingCompanies: "Loading companies...",
    chooseCompany: "Select company",
    username: "Username",
    password: "Password",
    showPassword: "Show password",
    hidePassword: "Hide password",
    login: "Login",
    loggingIn: "Logging in...",
    ended:
      "Your session has ended. Please sign in again: the page is kept as it was, with what you have typed.",
    companiesFailed: "Failed to load company data.",
    companyRequired: "Select a company.",
    invalidCredentials: "Invalid credentials for Username or Password.",
    invalidCompanyOrPassword: "Invalid company or password.",
    unexpected: "An unexpected error occurred.",
  },

  shell: {
    skip: "Skip to the page",
    year: (start: string, end: string) => `From ${start} To ${end}`,
    noYear: "No Financial Year Data",
    mainMenu: "Main menu",
    openMenu: "Open the menu",
    closeMenu: "Close the menu",
    userMenu: "User menu",
    profile: "Profile",
    sessions: "See my sessions",
    settings: "Settings",
    versionLog: "Version log",
    shortcuts: "Keyboard shortcuts",
    logout: "Logout",
    logoutFailed: "You are still signed in: the server could not be reached. Please try again.",
    scheme: "Colours",
    light: "Light",
    dark: "Dark",
    auto: "Auto",
    away: "The server cannot be reached. This page shows what was loaded last and goes on by itself when the server is back.",
    offline:
      "This device is offline. This page shows what was loaded last and goes on by itself when the connection is back.",
  },

  palette: {
    open: "Search",
    title: "Go to a screen, customer, item or bill",
    placeholder: "A screen, customer, item or bill number",
    nothing: "Nothing of that name.",
    customer: "Customer",
    item: "Item",
    bill: "Bill",
  },

  shortcuts: {
    palette: "Go to a screen",
  },

  pages: {
    toDashboard: "Back to the dashboard",
    notFound: "There is no page at this address",
    notForRole: (title: string) => `${title} is not open to your role`,
    notForRoleMore: "An administrator of your company can tell you who may open it.",
    broken: "This page could not be shown",
    brokenMore: "Reloading it may help. What you had saved is not affected.",
    reload: "Reload",
  },

  dashboard: {
    morning: "Good morning",
    afternoon: "Good afternoon",
    evening: "Good evening",
  },

  sale: {
    tabs: "Sale reports",
    report: "Sale Report",
    itemwise: "Itemwise Sale Analysis",
    itemCustomer: "Item Sale Customer",
    tax: "Sale Tax Report",
    hsn: "HSNcode by sale",
    hsnReturn: "HSNcode by Return sale",
  },

  vanLoads: {
    tabs: "Van load reports",
    report: "Vanload Report",
    analysis: "Vanload Analysis",
    datewise: "Vanload Datewise",
  },

  trip: {
    tabs: "Employee trip",
    info: "Trip Info",
    lines: "Tripline",
    map: "Trip Map",
    orders: "Order",
    sales: "Sale",
    receipts: "Receipt",
    report: "Trip Report",
    all: "All employees",
    one: "One employee",
  },

  masters: {
    tabs: "Masters",
    branch: "Branch Master",
    zone: "Zone Master",
    distributor: "Distributor Master",
    beatTabs: "Routes and vehicles",
    route: "Route Master",
    vehicle: "Vehicle Master",
    chartTabs: "Chart of Accounts",
    openingTabs: "Opening Voucher",
    chart: "Accounts",
    ownGroups: "Own Groups",
    seriesTabs: "Series",
    allocation: "Series Allocation",
    invoiceSeries: "Invoice Series",
    userTabs: "User Admin",
    userCreation: "User Creation",
    userDetails: "User Details",
    mac: "Mac Master",
    access: "Sign-in",
    partnerTabs: "Partners",
    embed: "Embed",
    keys: "Keys",
    webhooks: "Webhooks",
    origins: "Origins",
    importTabs: "Import",
    importCustomer: "Customer",
    importSupplier: "Supplier",
    importItem: "Item",
  },

  purchase: {
    tabs: "Purchase reports",
    report: "Purchase Report",
    supplier: "SupplierWise Report",
    item: "ItemWise Purchase",
  },

  versions: {
    title: "Version Log",
    lead: "What each version brought.",
    backToLogin: "Back to login",
    version: (number: string) => `Version ${number}`,
  },
};

/** The shape that every language fills. */
export type AppText = typeof enIn;
