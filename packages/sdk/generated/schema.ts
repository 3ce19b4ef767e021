// Made by scripts/generate.mjs from openapi.yaml. Never edited.
export interface paths {
    "/api/Achead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ledger heads to choose from
         * @description Every account of the company.
         */
        get: operations["accounts.heads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activeUserId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Users in the caller's scope
         * @description Active users that the caller may see. ZoneId and BranchId may only name the caller's own.
         */
        get: operations["session.activeUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/AllEmpTripReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trip Report of all employees
         * @description The trips of all users in scope over a range (DOMAIN 3, Trip).
         */
        get: operations["trips.allReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/b2cb2bsale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * B2B and B2C sales
         * @description B2B or B2C is frozen on the bill from its series (DOMAIN 4.14).
         */
        get: operations["dashboard.b2b"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/balancestock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * GoDown Stock
         * @description Where each item's stock of the financial year to today came from and went. TotalStock = Opening + Purchase + Production +
         *     BillingReturn − Ingredient − PurchaseReturn + Adjustment = SoldStock + GoDownStock + VTStock on every row (DOMAIN 3).
         */
        get: operations["godownStock.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Closingstock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stock Report
         * @description Saleable stock (godowns and vans) of each item over a range. TotalStock = BeforeTotalStock + AvlTotalStock − SoldStock, what is on
         *     hand at its end. Van loads are internal and show nowhere (DOMAIN 3).
         */
        get: operations["stock.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Companies to sign in to */
        get: operations["session.companies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CreditorsReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Creditors Report
         * @description What the company owed each supplier before the range, and owes after it. A negative is an advance.
         *     Outstanding = Opening + Credit − Debit (DOMAIN 3). Suppliers with none of them are left out.
         *     Outstanding = NotDue + Days30 + Days60 + Days90 + Older, as `billsPayable.report` has it at the end of the range.
         */
        get: operations["creditors.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CusItemCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Total customers, routes, items and categories
         * @description Customers of the users in scope; routes, items and categories of the company.
         */
        get: operations["dashboard.counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Customerbill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Most Visited Customer
         * @description The range's twenty customers with the most bills, most first.
         */
        get: operations["dashboard.customers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/DamageReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Damage Report
         * @description Goods that came back, were replaced or were written off in a range, by condition, the latest first. Lines of cancelled documents are
         *     left out.
         */
        get: operations["damages.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/DebitorsReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Debitors Report
         * @description What each customer owed before the range, was debited and credited in it, and owes after it. A negative is an advance.
         *     Outstanding = BalanceBefore + DebitAmount − CreditAmount, the closing of the customer's ledger (DOMAIN 3). Debit and credit are
         *     those of the trial balance: a bill and its reversal are on both sides. Customers with none of them are left out.
         *     Outstanding = NotDue + Days30 + Days60 + Days90 + Older, as `billsReceivable.report` has it at the end of the range.
         */
        get: operations["debtors.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deleteAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an account
         * @description An account with a balance or with open orders stays: 409 RECORD_IN_USE. What was posted keeps its name.
         */
        post: operations["accounts.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deleteAllocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete an allocation */
        post: operations["allocations.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deletebranch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a branch */
        post: operations["branches.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deletecompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a company
         * @description Only the caller's own. Nobody can sign in to it any more and every session of it ends; its books are kept. The last company of
         *     the installation stays: 409 RECORD_IN_USE.
         */
        post: operations["companies.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deleteInvoiceSeries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an invoice series
         * @description One that bills were made in, or that is allocated, stays: 409 RECORD_IN_USE.
         */
        post: operations["series.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deleteitem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an item
         * @description Documents keep it. An item that is in stock, or that an open order asks for, stays: 409 RECORD_IN_USE.
         */
        post: operations["items.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deleteMAC": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a MAC address */
        post: operations["macs.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deleteReciept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete the receipts of a number
         * @description Reverses all receipts of the company and the year with that number (DOMAIN 4.7). A failure is a failure (4.5). With ReId, the
         *     receipt that was shown: when it has been edited meanwhile, 409 DOCUMENT_REPLACED. Scripts cancel by `receipts.cancel`, by id.
         */
        delete: operations["receipts.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Deleteusers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a user
         * @description Ends the user's sessions and API keys at once. Nobody deletes themselves: 422 OWN_ACCOUNT. Documents keep the user's name, and
         *     the cash account what it holds.
         */
        post: operations["users.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/DeleteWebEmpMessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a message */
        delete: operations["messages.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deleteZone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a zone
         * @description A zone that users belong to stays.
         */
        post: operations["zones.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/EmpMessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** User Message */
        get: operations["dashboard.messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/empsale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sales Activity
         * @description The range's sales by salesman, largest first.
         */
        get: operations["dashboard.salesmen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/EmpView": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Employee Details
         * @description Users in scope, each with the latest trip: a start without an end is in progress, with both it is complete.
         */
        get: operations["employees.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-vtstock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * VTStock Details by Date
         * @description What was loaded of one item on a van, day by day; of the vans that the Vanload Report shows.
         */
        get: operations["vanLoads.byDate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getAccGroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Account groups
         * @description All groups; a receipt's mode is one of 5 (bank) and 6 (cash).
         */
        get: operations["accounts.groups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Account Creation
         * @description Customers and suppliers: the accounts of groups 14 and 27.
         */
        get: operations["accounts.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getAllocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Allocation Master
         * @description Which vehicle and which bill series a user has from a day on.
         */
        get: operations["allocations.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetAllPurchaseReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Purchase Report
         * @description Purchases of a range, oldest first, one row for each: its lines are already merged, so a client that merges rows by purchase
         *     number, date and supplier shows the same. A cancelled purchase (Status 2) keeps its number and shows 0, with what it was in
         *     `CancelledAmount`, so that the totals equal the ledger.
         */
        get: operations["purchases.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetBilldetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bill Details
         * @description The lines of one bill, each with what the bill's head says.
         */
        get: operations["bills.lines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getbranch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Branch Master */
        get: operations["branches.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getcompanyinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Company Management
         * @description The caller's company.
         */
        get: operations["companies.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getcompanynav": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Company of the top bar */
        get: operations["session.company"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetCustomerDetailReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Customer Details Report
         * @description Customers, all or those created in a range. Search looks at name, salesman, city, mobile, route and created date.
         */
        get: operations["customers.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetCustomers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Customers to choose from */
        get: operations["customers.names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getdistributor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Distributors
         * @description Customers of customer type 3 (Distributor), to assign to users.
         */
        get: operations["distributors.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetDistricts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Districts of a state */
        get: operations["places.districts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetEmployeeDistributors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * User-Distributor
         * @description Which distributors each user has; links to customers that are no distributors any more are left out.
         */
        get: operations["distributors.assigned"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getfinancialbyid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Current financial year */
        get: operations["session.financialYear"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetFinancialYear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Financial years */
        get: operations["financialYears.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getInvoiceSeries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** InvoiceSeries Master */
        get: operations["series.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetItem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Item List */
        get: operations["items.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getitemimages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Images of an item */
        get: operations["items.images"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetItemWisePurchase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ItemWise Purchase
         * @description Purchase lines of one item in a range, oldest first; those of cancelled purchases are left out.
         */
        get: operations["itemPurchases.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetJournalReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Journal Report
         * @description Journals of a range, the latest first: single ones unless `Type` says otherwise. A cancelled one keeps its number; its amount is 0.
         */
        get: operations["journals.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetJunctions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Junctions of a taluk */
        get: operations["places.junctions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ledgers of a receipt to choose from
         * @description Cash and bank ledgers (Receipt Type) and those that money comes from (Ledger Type). A manager has those of nobody's and, of cash
         *     and customers, those of the users in scope.
         */
        get: operations["accounts.ledgers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetMac": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mac Master
         * @description MAC addresses of the Bluetooth devices of the caller's users.
         */
        get: operations["macs.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Getodometer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Odometer
         * @description Start and end of one user's trip of a day.
         */
        get: operations["trips.odometer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetOpeningstockReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Opening Stock Report
         * @description Stock with which the company's books were opened. Search looks at item name and unit name.
         */
        get: operations["openingStock.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Getorderdetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Order Details
         * @description The lines of one order, each with what the order's head says.
         */
        get: operations["orders.lines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getOrderReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order Report
         * @description Orders of a range, newest first, each with its customer and the user who took it. Amounts in rupees. A cancelled order is none:
         *     it is left out.
         */
        post: operations["orders.report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetPaymentReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payment Report
         * @description Payments and expenses of a range, the latest first. A cancelled one keeps its number; its amount is 0.
         */
        get: operations["payments.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetProductiondetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Production Details
         * @description The ingredients of one production.
         */
        get: operations["productions.lines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getproductReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Production Report
         * @description Productions of a range with what they cost, the latest first. TotalProductionCost = TotalLC + overhead (DOMAIN 3). A cancelled one
         *     keeps its number and shows 0, with what it had cost in `CancelledAmount`; the summary leaves it out.
         */
        post: operations["productions.report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetPurchasedetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Purchase Details
         * @description The lines of one purchase, each with what the purchase's head says. Those of a cancelled one are what they had been.
         */
        get: operations["purchases.lines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetReceiptDetailes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Receipt Report
         * @description Receipts of a range, the latest first. ApprovalStatus 1 is approved, in the filter as in the rows (DOMAIN 4.1). A cancelled receipt
         *     keeps its number; its amount is 0.
         */
        get: operations["receipts.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetReceiptNo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Number of the next receipt
         * @description To show on a new receipt. The number is given when the receipt is saved, so numbers have no gaps; each financial year has its own.
         */
        get: operations["receipts.nextNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getreciept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Receipt List
         * @description Receipts of a financial year that are in effect, neither deleted nor replaced. Search looks at receipt number, Receipt Type and Ledger.
         */
        get: operations["receipts.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetRouteallocatedemp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Employee Beat Plan
         * @description The routes of a sales representative, with the days on which each is visited.
         */
        get: operations["beatPlans.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetRouteName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Routes to choose from */
        get: operations["routes.names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getSaleone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invoices
         * @description Bills of one day, newest first.
         */
        get: operations["dashboard.invoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getSaleReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sale Report
         * @description Bills of a range, newest first over the last seven days without filters, oldest first otherwise. A cancelled bill (Status 2) keeps its
         *     number and shows 0, with what it was in `CancelledAmount`, so that the total equals the ledger.
         */
        post: operations["sales.report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetStates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** States to choose from */
        get: operations["places.states"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetSupplierWiseReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * SupplierWise Report
         * @description Purchase lines of one supplier in a range, oldest first; those of cancelled purchases are left out.
         */
        get: operations["supplierPurchases.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetTaluks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Taluks of a district */
        get: operations["places.taluks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetTripMap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trip Map
         * @description The visits of one user and day, in the order of the day.
         */
        get: operations["trips.map"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * User Details
         * @description Branch, zone, role and allowances of the users in scope.
         */
        get: operations["users.details"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getUserbyid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Profile
         * @description One user, as a list of one. A user outside the caller's scope is 404 like one that is not there.
         */
        get: operations["profile.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetUserByrole": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sales representatives to choose from
         * @description Users in scope of role 2, for the beat plan.
         */
        get: operations["users.salesReps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetUsermaster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * User Info
         * @description Users in the caller's scope. Passwords are in no answer.
         */
        get: operations["users.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetUserRole": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** User roles to choose from */
        get: operations["roles.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetUsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Users to choose from */
        get: operations["users.names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetUsersalesman": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Salesmen to choose from
         * @description Users in scope who sell; a salesman finds only himself.
         */
        get: operations["users.salesmen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetVanLoadingAnalysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vanload Analysis
         * @description What was loaded in a month, one row for each date until today and one column for each vehicle that the Vanload Report shows. A cell
         *     is the sum of that van's VtStock of that date.
         */
        get: operations["vanLoads.analysis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getVanstock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vanload Report
         * @description A van's stock on one day. NetStock = Stock + VtStock + GoodStock − SoldQty − FreeSoldQty − ReplacedQty + Adjustment, what is on the
         *     van at the end of the day and the next day's Stock (DOMAIN 3). Items whose figures are all 0 are left out. Search
         *     looks at item name. A manager sees the vans that were allocated to his users then, a branch manager also those of the branch;
         *     of any other van, and of one that there is not, there are no rows.
         */
        get: operations["vanLoads.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getVanstockByDate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vanload Datewise
         * @description A van's stock over a range, by the same rules as for one day. Search looks at item name.
         */
        get: operations["vanLoads.datewise"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetVehicle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Vehicle Master */
        get: operations["vehicles.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetVehicleMaster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vehicles
         * @description The vehicles for a report's filter, each once.
         */
        get: operations["vehicles.names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/GetWebEmpMessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Employee Message */
        get: operations["messages.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getZone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Zone Master */
        get: operations["zones.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/HSNcode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * HSNCode sale Report
         * @description Sales of a range by HSN code, unit and tax rate, free quantity and cancelled bills left out. Search looks at HSN code and unit.
         */
        get: operations["hsnSales.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/HSNReturn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * HSN Return sale Report
         * @description Sale returns of a range by HSN code, unit and tax rate, as positive figures, damaged and expired goods included. Search looks at HSN code and unit.
         */
        get: operations["hsnReturns.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/insertaccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit an account
         * @description A customer (AccountParent 14) needs RootId, RateType and CustomerType too; his salesman is the one whose beat plan has the
         *     route. The name is unique in the company, in any case: 409 ACCOUNT_NAME_TAKEN. The account reference is made by the server. The state
         *     that he is taxed in is the one that the GSTIN begins with, else State, else the company's own.
         */
        post: operations["accounts.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/insertaccountexcel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import one row of a spreadsheet
         * @description One customer or supplier, as older clients send a sheet: row after row. Scripts take `accounts.importRows`: 200 rows at once, each
         *     answered for itself, and nothing is made twice when a batch is sent again. A customer (AccountParent 14) needs RootId, RateType and
         *     CustomerType too. The name is unique in the company, in any case: 409 ACCOUNT_NAME_TAKEN.
         */
        post: operations["accounts.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/insertbranch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a branch
         * @description The name is unique in the company, in any case: 409 BRANCH_NAME_TAKEN.
         */
        post: operations["branches.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/insertcompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit or update a company
         * @description `CompanyId` 0 or left out makes a company with its chart of accounts, financial year, invoice series, head office with a godown, and
         *     administrator (AdminName, AdminUserName, AdminPassword, AdminConformPassword), who can sign in to it at once; the caller stays where he
         *     is and sees nothing of it. The caller's own number changes the caller's company. The name is unique on the installation, in any
         *     case: 409 COMPANY_NAME_TAKEN. Without a Logo the picture stays; it is drawn anew as a PNG of 512 pixels a side at most. The state in which
         *     the company is taxed is the one that the GSTIN begins with, else State.
         */
        post: operations["companies.save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/insertInvoiceSeries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an invoice series
         * @description The name must be new in the company, in any case: 409 SERIES_NAME_TAKEN.
         */
        post: operations["series.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/insertLoginLog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the place to one's login-log entry
         * @description The server writes the entry at sign-in (who, role, address, browser, status). This call adds the place that the browser
         *     found to the entry of the caller's own session; every other field is accepted, as documented, and ignored.
         */
        post: operations["session.logLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/insertUpdateAllocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or change an allocation
         * @description Both series must be the company's, of the financial year of the date. A user may be given several vehicles on a day, and a vehicle to
         *     several users; the same vehicle twice to one user on a day is 409 ALLOCATION_TAKEN.
         */
        post: operations["allocations.save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/insertupdateemproute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the beat plan of a sales representative
         * @description All or nothing. A row without Slno is new; one with Isdeleted 1 goes; a saved row that is not named stays as it is, but for the
         *     target, which is the same on all rows of an employee. A new row with Version 0 says that the plan was loaded before: where a
         *     saved row is then not named, somebody else has added it meanwhile (409 RECORD_CHANGED). Every row that is kept needs at least one
         *     day, and each route may be there once: 409 ROUTE_TWICE. A
         *     manager keeps the plans of his own users: another's is 422 USER_UNKNOWN.
         */
        post: operations["beatPlans.save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/insertupdateitem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Item Creation
         * @description ItemID 0 or none makes a new item. Each file in `images` belongs to the number at the same place in `RECNO` and replaces what
         *     that slot holds; slots in `RemovedRECNO` are emptied, those that are not named stay as they are. Images are drawn anew: upright, as
         *     JPEG, at most 1600 pixels a side, without what else was in the file. A change leaves documents that were posted before as they are.
         *     A price that has days (`priceLists.save`) is changed from today on: earlier and later days keep theirs.
         */
        post: operations["items.save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/insertUpdateMAC": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add or change a MAC address */
        post: operations["macs.save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/insertupdatereciept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a receipt
         * @description Posts debit PLID (cash or bank), credit PartyID: what the office enters at its desk. A script or an app that collects money posts
         *     by `receipts.post`, which names what it sends by a `clientId`, takes 200 at once (`receipts.postBatch`) and is a salesman's too. The
         *     books are the same.
         */
        post: operations["receipts.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/InsertupdateRoute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a route
         * @description `RootId` 0 makes a route. State, District, Taluk and Junction, as far as they are given, lie in each other.
         */
        post: operations["routes.save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/InsertUpdateUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * User Creation
         * @description `UserId` 0 makes a user, for whom Email, Sex, Password and ConformPassword are needed too; another number changes that
         *     user, whose password stays unless one is sent. What is left out stays as it is. Nobody grants a role above their own, or
         *     changes their own (422 OWN_ACCOUNT). A new password, another role and a deactivation end the user's sessions at once. A
         *     salesman gets a cash account. The username is unique in the company, in any case: 409 USERNAME_TAKEN. With an API key nobody
         *     is made, nor given a password or another role (403 KEY_FORBIDDEN): who may sign in outlives the key.
         */
        post: operations["users.save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/insertupdatevehicle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add, change or delete a vehicle
         * @description VID 0 or none makes a new one, with a place for what lies in it; IsDeleted 1 deletes. The registration number is unique in the
         *     company, in any case: 409 VEHICLE_TAKEN. A vehicle with goods on board, or that somebody drives, stays: 409 RECORD_IN_USE.
         */
        post: operations["vehicles.save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/InsertUpdateWebEmpMessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit or update a message
         * @description `MID` 0 makes a message. Without a user it is for all whom its author may write to: everybody, of a zone manager the zone, of a branch
         *     manager the branch. Managers change and delete what is to their users or by themselves. Without a date it is of today.
         */
        post: operations["messages.save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/insertZone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a zone
         * @description The name must be new in the company, in any case: 409 ZONE_NAME_TAKEN.
         */
        post: operations["zones.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/itembybill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Items sold
         * @description Items that are on a bill, for a report's filter.
         */
        get: operations["items.sold"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Itemsalebycust": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Item Sale Customer
         * @description Bill lines of a range with their customers, of one item or of all; cancelled bills are left out.
         */
        get: operations["itemCustomerSales.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ItemwiseSale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Itemwise Sale Analysis
         * @description What was sold of each item in a range; cancelled bills do not count. Agrees with the sale, tax and HSN reports (DOMAIN 2, I5).
         */
        get: operations["itemSales.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/LedgerCustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Customer Ledger
         * @description A customer's ledger over a range: eight figures and the entries behind them. Outstanding = BalanceBefore + DebitAmount −
         *     CreditAmount = BalanceBefore + BillAmount + AcTransAmount − ReceiptAmount − ReturnedBillAmount (DOMAIN 3). A cancelled entry
         *     is shown together with its reversal, whose Description ends in `Reversal`. A customer whose salesman is out of scope is NOT_FOUND.
         */
        get: operations["customerLedger.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/LedgerTrans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trans Ledger Report
         * @description Entries of one account in a range with the balance after each, for print. The same as the Ledger Report.
         */
        get: operations["transLedger.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/LiveLocEmp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Employees of the live map
         * @description Users in scope who sent a location on that day.
         */
        get: operations["liveMap.employees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Sets the session cookie. The server writes the login log itself; `session.logLogin` adds the place that the browser found.
         *     401 INVALID_CREDENTIALS is the one answer to a wrong company, name or password. After the right ones a user may have more to do
         *     before there is a session, and the code of the answer says what: CODE_REQUIRED (`signIn.verifyCode`), OWN_PASSWORD_REQUIRED
         *     (`signIn.choosePassword`) or FACTOR_SET_UP_REQUIRED (`signIn.beginFactor`).
         */
        post: operations["session.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out */
        post: operations["session.logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/OrderGraph": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Order summary
         * @description Quantities ordered by item and day: the six items of which most was ordered in the range, and the others of each day summed as one.
         */
        get: operations["dashboard.orderGraph"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prodsales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Product Traffic
         * @description The range's twenty most sold items, largest quantity first.
         */
        get: operations["dashboard.products"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ProfitReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Profit Report
         * @description Profit of each line of the bills in a range, or of each bill. SalesValue is the taxable value, CostOfGoods the cost frozen at
         *     posting with the free quantity's (DOMAIN 3); their sum is what bills took to the cost-of-goods account, returns apart.
         *     Cancelled bills are left out. The total of ProfitPer is that of all rows together.
         */
        get: operations["profit.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ReceiptChart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Receipts by day */
        get: operations["dashboard.receiptChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resetpassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset Password
         * @description Changes the caller's own password and ends all of the user's sessions. `Empid` must be the caller (DOMAIN 4.8).
         *     That new and confirmation agree is checked where they are typed. The user's API keys end too, but for those in `KeepKeys`.
         */
        post: operations["profile.resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/routeCustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Customers to visit today
         * @description Customers of today's beat, and those of them not visited yet (DOMAIN 3, Dashboard).
         */
        get: operations["dashboard.routeCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/salecount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Visited today and new customers
         * @description Distinct customers visited today, and customers created today.
         */
        get: operations["dashboard.saleCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SaleGraph": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sales by day */
        get: operations["dashboard.saleGraph"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saveEmployeeDistributor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the distributors of a user
         * @description All or nothing. A link that is not named stays as it is; one with IsDeleted 1 goes. A user has each distributor once: 409
         *     DISTRIBUTOR_TWICE. Each link may carry the Version that it was made from.
         */
        post: operations["distributors.assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/send-wa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send Ledger PDF to WhatsApp number
         * @description Queues a PDF for a WhatsApp number at the installation's provider, which gets it within seconds; what the
         *     provider can't take at once is tried again for about two hours. The file must be a PDF by its content, of 10 MiB at
         *     most. A company may send so many a day as the installation allows (429 `WHATSAPP_QUOTA`). Where no provider is set up
         *     it fails with a clear error (409 `WHATSAPP_NOT_SET_UP`) and nothing is sent.
         */
        post: operations["whatsapp.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stockDashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stock Storage
         * @description On hand today in godowns and vans, by item; a salesman sees what is in his own van.
         */
        get: operations["dashboard.stock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TaskDash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tasks */
        get: operations["dashboard.tasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/taxamount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sale Tax Report
         * @description The tax of each bill line in a range, bill by bill; cancelled bills are left out. Search looks at customer, item and
         *     HSN code only. Each tax component agrees with its account (DOMAIN 2, I5).
         */
        get: operations["saleTax.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TotalOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Order */
        get: operations["dashboard.orders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TotalOutstand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Outstanding
         * @description What debtors in scope came to owe in the range, and what they owe at its end (DOMAIN 3, Dashboard).
         */
        get: operations["dashboard.outstanding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TotalReceipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Receipt */
        get: operations["dashboard.receipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TotalSale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sales
         * @description Bills of the range; cancelled ones count 0.
         */
        get: operations["dashboard.sales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TrailBalance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trail Balance
         * @description Opening, movement and closing of each account. Balances are debit − credit; Σ opening = 0, Σ debit = Σ credit, Σ closing = 0.
         *     Income and expenses open at the financial year's start; an unclosed earlier year is 'Profit & Loss (prior years)'. The voucher
         *     that closes a year counts from the next year on, so that the year itself shows its income and expenses closed or not.
         *     Accounts without opening and movement are left out. Rows are ordered by Type (Assets, Liabilities, Income, Expenses), group and account.
         *     The Profit & Loss Statement reads Debit and Credit of Income and Expenses only (DOMAIN 3).
         */
        get: operations["trialBalance.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TripCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Trip Info */
        get: operations["trips.counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/TripReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trip Report
         * @description The trips of one employee over a range (DOMAIN 3, Trip).
         */
        get: operations["trips.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/updateaccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update an account
         * @description As accounts.create; a field that is left out stays. An account that has postings or orders keeps its AccountParent. Accounts of other
         *     groups are not kept here: 404 NOT_FOUND.
         */
        post: operations["accounts.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/updatebranch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update a branch
         * @description The name is unique in the company, in any case and without the branch itself: 409 BRANCH_NAME_TAKEN.
         */
        post: operations["branches.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/updateInvoiceSeries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change an invoice series
         * @description SID names the series; no other series of the company may have the name. A series that bills were made in keeps its name, InvType
         *     and year; one that is allocated keeps InvType and year, and a new name is written to its allocations too: 409 RECORD_IN_USE.
         */
        post: operations["series.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/updateReceipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a receipt
         * @description ReId names the receipt. Posts its reversal and a new one under the same number; of several who change a receipt at once the first
         *     does, the others get 409 DOCUMENT_REPLACED. Texts that are left out stay. Scripts edit by `receipts.edit`.
         */
        put: operations["receipts.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/updateUserDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update User Details
         * @description As `users.save`: nobody grants a role above their own or changes their own, and another role ends the user's sessions. An
         *     allowance that is left out stays as it is.
         */
        post: operations["users.saveDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/updateZone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a zone
         * @description ZoneId names the zone; no other zone of the company may have the name, in any case: 409 ZONE_NAME_TAKEN.
         */
        post: operations["zones.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userlastlive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Locations
         * @description The last known place of each user in scope.
         */
        get: operations["dashboard.locations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userlive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Live Locations
         * @description The location points of one day, by user and time.
         */
        get: operations["liveMap.points"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Usertripdetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tripline
         * @description Visits of one employee over a range.
         */
        get: operations["trips.lines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company's own groups of accounts */
        get: operations["accountGroups.list"];
        /**
         * Make or change an own group
         * @description A group under one of the fixed groups, for sorting accounts more finely: reports add up the fixed one. While accounts are in it, it stays
         *     under the same fixed group.
         */
        put: operations["accountGroups.save"];
        post?: never;
        /** Delete an own group */
        delete: operations["accountGroups.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account-groups/fixed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fixed groups of accounts
         * @description The groups that accounts of the chart may be in; customers (14) and suppliers (27) are kept by `accounts.*`.
         */
        get: operations["accountGroups.fixed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Chart of accounts
         * @description Every account with its balance of today: by nature, group, own group and name. All customers together are one row, all suppliers
         *     another; they are kept by `accounts.*`. Incomes and expenses begin at nothing with each financial year, and what earlier years left
         *     unclosed is a row of its own, so that all balances come to zero, as in the trial balance.
         */
        get: operations["ledgerAccounts.list"];
        /**
         * Make or change an account
         * @description An account of any group but those of customers and suppliers. Its name is unique among all accounts, in any case. Accounts of capital,
         *     of banks and of taxes are the administrator's (ACCOUNT_RESERVED). What the books post to by themselves stays as it is (ACCOUNT_FIXED),
         *     and an account with entries stays in a group of the same nature, and cash or bank where it is that.
         */
        put: operations["ledgerAccounts.save"];
        post?: never;
        /**
         * Delete an account
         * @description An account with entries stays, also when they come to nothing: 409 RECORD_IN_USE.
         */
        delete: operations["ledgerAccounts.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/accounts/{accountId}/openings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Opening balances of an account
         * @description For each financial year, the latest first: what earlier years left, and what was entered as its opening.
         */
        get: operations["ledgerAccounts.openings"];
        /**
         * Enter the opening balance of an account
         * @description Posts an opening on the year's first day, so that all openings of the account in the year come to this amount; what was entered here
         *     before is reversed, and the new one has its number. No amount cancels it. Inventory has its opening by items (`openings.post`), and
         *     opening balance equity takes the other side of every opening: both are ACCOUNT_KIND_WRONG.
         */
        put: operations["ledgerAccounts.saveOpening"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** API keys of the company */
        get: operations["apiKeys.list"];
        /**
         * Rename an API key, or limit it
         * @description What is left out stays as it is; `null` takes the limit away. It counts from the next request on. A key that was revoked is
         *     NOT_FOUND.
         */
        put: operations["apiKeys.update"];
        /**
         * Make an API key
         * @description The secret is in this answer and nowhere else. The key acts as the user who made it, with no more than that user's rights, and makes no
         *     other key. It ends for good when that user is disabled or deleted, gets another role, or another password (but for the keys that he
         *     keeps, `profile.resetPassword`).
         */
        post: operations["apiKeys.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke an API key */
        delete: operations["apiKeys.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-keys/{keyId}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an API key a new secret
         * @description The old secret works on for as long as is asked, so that a server can be given the new one meanwhile. A key has two secrets at most: one
         *     that worked on from an earlier rotation ends. Only who made the key rotates it, because the secret acts as that user (403 KEY_OF_ANOTHER).
         */
        post: operations["apiKeys.rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-keys/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller may call
         * @description For programs that offer a choice of operations (the command, assistants). Every API key may ask it, whatever it is limited to. A session is
         *     told what its user's keys could do; an embed token asks `embedTokens.current`.
         */
        get: operations["apiKeys.current"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-keys/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Operations that an API key or an embed token may call */
        get: operations["apiKeys.operations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Audit Log
         * @description Who changed what, from what to what. Every write adds an entry in its own transaction; no operation changes or deletes one. `What` is a
         *     table's name.
         */
        get: operations["auditLog.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/balance-sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Balance Sheet
         * @description Capital and liabilities, and assets, by group and account at the end of a day, beside the same day a year before. An amount is positive on
         *     its own side: of assets debit − credit, of liabilities credit − debit. What the financial year of the day has earned or lost until then is a line of its own,
         *     'Profit & Loss (current period)', a loss with a minus; unclosed earlier years are 'Profit & Loss (prior years)', as in the trial balance. Stock is the
         *     inventory account as it is in the ledger. Accounts with nothing on both days are left out. `Liabilities` and `Assets` are the sums of the two sides, and equal.
         */
        get: operations["balanceSheet.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bank-book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bank Book
         * @description Entries of the bank accounts (groups 5 and 26, overdrafts) in a range, of all of them or of one, with the balance after each: what came in is a debit, what went out a credit. What one of
         *     them hands to another is in it twice, once on each side. The last Balance is what the trial balance has for these accounts at the end.
         *     `BankDate` is the day on which the bank had the entry, as `bankBook.mark` keeps it; an opening balance is in the bank from its own day. The figures reconcile
         *     the books with the bank at the end of the range, over all entries since the books began: BankBalance = Closing − ReceiptsNotInBank + PaymentsNotInBank +
         *     NotInBooks. Neither a voucher that was taken back nor its reversal is missing in the bank, unless one of the two is marked.
         */
        get: operations["bankBook.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bank-book/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts of the Bank Book
         * @description The bank accounts to choose from.
         */
        get: operations["bankBook.accounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bank-book/marks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say when the bank had entries of the Bank Book
         * @description Keeps for each entry the day on which the bank had it, as its statement says, or takes that day away (null): all of them or, where one is refused, none. It posts nothing and
         *     changes no entry, so that neither a locked period nor a closed year forbids it; sent again it changes nothing. The day may be before the voucher's own, where
         *     something was entered later than the bank had it, but not after today (DATE_IN_FUTURE). What is no entry of one of the company's bank accounts is NOT_FOUND. A
         *     corrected voucher takes the days along for what stands in it with the same account, side and amount.
         */
        put: operations["bankBook.mark"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/batch-stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Batch Stock
         * @description What lies of each batch at each place today, of the items that keep batches: what expires first comes first, after batches without an expiry. A batch of which nothing is left is
         *     not there. The batches of an item at a place are all its stock there. Search looks at item name, batch and place.
         */
        get: operations["batchStock.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a bill
         * @description Priced by the server from the customer's rate type (or checked against it: PRICE_STALE) and taxed at the rate that is valid on its date.
         *     A salesman posts bills of his own: to customers whom `sync.masters` shows him (others are ACCOUNT_UNKNOWN), from the van that is allocated
         *     to him on the date or from a godown of his branch (others are LOCATION_UNKNOWN). The same holds for his other documents.
         *     A B2B series for a customer without a GSTIN, or a B2C series for one who has it, is posted and answered with a warning.
         */
        post: operations["bills.post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bills-payable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bills Payable
         * @description The suppliers' bills that were not paid at the end of a day, with what is still owed of each and for how long it has been due; paid, returned
         *     and aged as customers' bills are (`billsReceivable.report`). A bill is due the supplier's credit days after its date.
         */
        get: operations["billsPayable.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bills-receivable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bills Receivable
         * @description Bills that customers had not paid at the end of a day, with what is still owed of each and for how long it has been due. A return goes
         *     against its own bill, what was paid with a bill against that bill, and a receipt against the bills that it names; all that is left goes
         *     against what is oldest. A customer who has paid more than he owes has a row with a minus for each payment that is left. Pending = NotDue + Days30 + Days60 + Days90 + Older, and its
         *     total is what customers owe by the trial balance. A bill is due the customer's credit days after its date.
         */
        get: operations["billsReceivable.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bills/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A bill with all that its paper says
         * @description As it was posted, with what its tax invoice says besides. As a PDF it is the tax invoice, or a bill of supply where nothing is taxed. An edited document is found under its new id.
         */
        get: operations["bills.read"];
        /**
         * Edit a bill
         * @description Posts its reversal and the bill as it is now under the same number. `clientId` stays what it was.
         */
        put: operations["bills.edit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bills/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a bill
         * @description Posts its mirror on its own date; the number stays taken.
         */
        post: operations["bills.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bills/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Post up to 200 bills */
        post: operations["bills.postBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bills/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Price a bill without posting it */
        post: operations["bills.price"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the company's books
         * @description Runs every invariant over all rows, while others post. A second check or rebuild at the same time is refused (BUSY).
         */
        post: operations["books.check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/rebuild": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compare the company's rollups with their rows and mend them
         * @description Others may post meanwhile. A second check or rebuild at the same time is refused (BUSY).
         */
        post: operations["books.rebuild"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cash-book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cash Book
         * @description Entries of the cash accounts (group 6) in a range, of all of them or of one, with the balance after each: what came in is a debit, what went out a credit. What one of
         *     them hands to another is in it twice, once on each side. The last Balance is what the trial balance has for these accounts at the end.
         */
        get: operations["cashBook.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cash-book/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts of the Cash Book
         * @description The cash accounts to choose from.
         */
        get: operations["cashBook.accounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contras": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a contra
         * @description Money that changes its place between cash and bank accounts.
         */
        post: operations["contras.post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contras/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a contra
         * @description Posts its reversal and the contra as it is now under the same number. `clientId` stays what it was.
         */
        put: operations["contras.edit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contras/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a contra
         * @description Posts its mirror on its own date; the number stays taken.
         */
        post: operations["contras.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contras/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Post up to 200 contras */
        post: operations["contras.postBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/countable-stock/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the books say lies at a place
         * @description The items of a godown or van at the end of a day, to be counted: for `stockCounts.post`.
         */
        get: operations["countableStock.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/credit-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a credit note
         * @description What a customer is credited without goods that come back: a rate difference, a scheme's claim, a discount that is agreed on later, damage that he keeps.
         *     He is credited with the whole amount; the account bears it less the tax, and Output CGST and SGST, between states IGST, take their part back
         *     (section 34 of the CGST Act). What names no bill goes against the oldest.
         */
        post: operations["creditNotes.post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/credit-notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A credit note with all that its paper says
         * @description With what its voucher says besides. As a PDF it is the credit note. An edited document is found under its new id.
         */
        get: operations["creditNotes.read"];
        /**
         * Edit a credit note
         * @description Posts its reversal and the credit note as it is now under the same number. `clientId` stays what it was. Without `against` it keeps what still fits of the bills that it named; an empty list names none. With the same customer it stays within the state or between states, as it was posted.
         */
        put: operations["creditNotes.edit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/credit-notes/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a credit note
         * @description Posts its mirror on its own date; the number stays taken.
         */
        post: operations["creditNotes.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/credit-notes/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Post up to 200 credit notes */
        post: operations["creditNotes.postBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Price List
         * @description The items that a customer may buy, at what a bill or an order of the day charges him: the price of his rate type, or the MRP without
         *     its tax, and the tax of that day. Left out are deleted items, semi-finished ones, and those without a price for him or a tax. What a
         *     whole bill gets off (rate slabs) is not in it. A customer who is out of scope is NOT_FOUND.
         */
        get: operations["customerPrices.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/damages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a damage
         * @description Damaged and expired goods are written off where they lie; what they cost is a loss.
         */
        post: operations["damages.post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/damages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a damage
         * @description Posts its reversal and the damage as it is now under the same number. `clientId` stays what it was.
         */
        put: operations["damages.edit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/damages/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a damage
         * @description Posts its mirror on its own date; the number stays taken.
         */
        post: operations["damages.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/damages/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Post up to 200 damages */
        post: operations["damages.postBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/day-book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Day Book
         * @description Every voucher of a range of days as it is now, in the order in which they were entered. `Debit` is the voucher's amount where it debits its party, and where it
         *     has none; `Credit` where it credits the party: money received, goods bought or taken back. A van load moves goods within the company and no account: both are 0. A cancelled voucher keeps its number; its amounts are 0. An
         *     edited one is there once, as it was last edited. A voucher without a user belongs to whoever entered it.
         */
        get: operations["dayBook.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/debit-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a debit note
         * @description What a supplier is debited without goods that go back to him: a rate difference, a scheme's claim, a discount that he grants later.
         *     He is debited with the whole amount; the account is credited with it less the tax, and Input CGST and SGST, between states IGST, with their part.
         *     What names no purchase goes against the oldest.
         */
        post: operations["debitNotes.post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/debit-notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A debit note with all that its paper says
         * @description With what its voucher says besides. As a PDF it is the debit note. An edited document is found under its new id.
         */
        get: operations["debitNotes.read"];
        /**
         * Edit a debit note
         * @description Posts its reversal and the debit note as it is now under the same number. `clientId` stays what it was. Without `against` it keeps what still fits of the purchases that it named; an empty list names none. With the same supplier it stays within the state or between states, as it was posted.
         */
        put: operations["debitNotes.edit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/debit-notes/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a debit note
         * @description Posts its mirror on its own date; the number stays taken.
         */
        post: operations["debitNotes.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/debit-notes/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Post up to 200 debit notes */
        post: operations["debitNotes.postBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/embed-origins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Origins whose pages may call with the company's tokens */
        get: operations["embedOrigins.list"];
        put?: never;
        /**
         * Allow an origin
         * @description From then on browsers let its pages read answers to requests with a token or key (CORS), within ten seconds on every process; never
         *     those to requests with a session. One that is allowed already is answered as it is. A company has 50 at most (422 `ORIGINS_FULL`).
         */
        post: operations["embedOrigins.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/embed-origins/{originId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Allow an origin no longer
         * @description Tokens that name it no longer work from there.
         */
        delete: operations["embedOrigins.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/embed-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the embed token of the request may do
         * @description Every token may ask. NOT_FOUND for a session or an API key. Values of locked parameters are not told.
         */
        get: operations["embedTokens.current"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/embed-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an embed token
         * @description A token for pages of others, good for ten minutes at most: a partner's server asks for it with its API key and hands it to the page
         *     (docs/embedding.md). It reads what its maker reads, or as a manager of `users` would, or what one `party` may see of itself, by
         *     the named operations alone and from the named origins alone. It ends with the key or the session that made it, and with that user's
         *     rights. No token makes another.
         */
        post: operations["embedTokens.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/embed-tokens/{tokenId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End an embed token at once
         * @description Tokens are kept nowhere, so an id that no token of the company has is answered in the same way.
         */
        delete: operations["embedTokens.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened in the company, one event after the other
         * @description Every posting, edit and cancellation of a document and every change of a master is an event, written in the transaction of what
         *     happened: what was refused or undone is none. Read on with `after`, the `next` of the answer before; an event is in the answers
         *     once, and none is committed later with a lower id. Events are kept for 90 days.
         *
         *     With `Accept: text/event-stream` the events are sent as they happen (server-sent events: `id`, `event` and `data`), from
         *     `Last-Event-ID` or `after` on, or from now on without either. A company has at most 10 streams open at a server process (429
         *     EVENT_STREAMS_FULL). docs/events.md has more.
         */
        get: operations["events.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/expenses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post an expense
         * @description Money spent on the road or in the office. A salesman posts expenses of his own. With the rate of GST that the supplier's invoice names
         *     (`taxRate`) the tax within the amount is debited to the input tax accounts and the rest to the expense: in the company's state half as
         *     CGST and half as SGST, each rounded to the paisa, for a supplier of another state all of it as IGST. Which it is follows from
         *     `supplierGstin`. Without a rate the expense bears the whole.
         */
        post: operations["expenses.post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/expenses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit an expense
         * @description Posts its reversal and the expense as it is now under the same number. `clientId` stays what it was.
         */
        put: operations["expenses.edit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/expenses/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an expense
         * @description Posts its mirror on its own date; the number stays taken.
         */
        post: operations["expenses.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/expenses/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Post up to 200 expenses */
        post: operations["expenses.postBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/expenses/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reckon an expense without posting it
         * @description The tax within the amount, or on a reverse charge over it, and what should be looked at before it is posted: that the supplier's invoice is entered already.
         */
        post: operations["expenses.price"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Customers, items and bills by a few letters
         * @description The first of each kind whose name contains the text (a customer's mobile number too), those that begin with it first; bills by their
         *     number, whole or its last digits, newest first. Only what the caller may see.
         */
        get: operations["records.find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hand-overs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post cash handed over
         * @description Cash that a salesman brings in: from the user's cash account to the main one.
         */
        post: operations["handOvers.post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hand-overs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit cash handed over
         * @description Posts its reversal and the hand-over as it is now under the same number. `clientId` stays what it was.
         */
        put: operations["handOvers.edit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hand-overs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel cash handed over
         * @description Posts its mirror on its own date; the number stays taken.
         */
        post: operations["handOvers.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hand-overs/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Post up to 200 hand-overs of cash */
        post: operations["handOvers.postBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hsn-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** HSN and SAC codes */
        get: operations["hsnCodes.list"];
        /**
         * Make or change an HSN or SAC code
         * @description Saving an item with a code that is not here yet makes it too, without a description. A code that items have stays as it is
         *     (RECORD_IN_USE); its description and usual tax may change. The usual tax is proposed in an item's form, and decides nothing.
         */
        put: operations["hsnCodes.save"];
        post?: never;
        /**
         * Delete an HSN or SAC code
         * @description A code that an item has stays: 409 RECORD_IN_USE.
         */
        delete: operations["hsnCodes.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make customers or suppliers of up to 200 rows
         * @description For scripts: rows as `imports.preview` reads them from a sheet, or of your own. Each row is an account, or is refused with a reason; a
         *     refused one changes nothing for the others, and a batch that is sent again under its Idempotency-Key is made once. Customers
         *     (AccountParent 14) need RootId, RateType and CustomerType, which are those of all rows. A name is unique in the company, in any case.
         *     `accounts.import` is the same for older clients: one row at a time, each with its own route, rate type and customer type.
         */
        post: operations["accounts.importRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make items of up to 200 rows
         * @description Each row is an item, or is refused with a reason; a refused one changes nothing for the others. An item of the same name, colour and
         *     size is there only once. Prices that are left out are 0. LargerUnit is the name of a unit (or its UQC), PerLargerUnit how much of the
         *     item's own unit it holds; IsService and KeepsBatches are Yes or No. Where they are left out, as the documented sheet does, the item
         *     has no larger unit, is goods and keeps no batches.
         */
        post: operations["items.importRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The contents of a spreadsheet
         * @description Reads the first visible sheet of an Excel workbook (.xlsx or .xls) by the names in its first row; changes nothing. Columns that it
         *     does not know are named and left out. Formulas are not worked out: their last values are taken. Numbers stay exact, a date is the
         *     text that its cell shows; characters that can't be seen are removed.
         *     422 SPREADSHEET_INVALID, SPREADSHEET_PROTECTED, SPREADSHEET_TOO_LARGE or SPREADSHEET_EMPTY.
         */
        post: operations["imports.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/item-ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Item Ledger
         * @description Each move of one item in a range with what the company has of it afterwards and what that is worth. In and out are counted as in the Stock Valuation, which they add up to: what takes a
         *     move back counts in the same column with a minus. Moves between places of the company change neither quantity nor value, and are there if `Moves` asks for them; the balances
         *     are those of the whole company then too.
         */
        get: operations["itemLedger.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/item-names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Items
         * @description The items that have stock (no services), for the filter of the stock reports.
         */
        get: operations["items.names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/journals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a journal
         * @description Its lines are posted as entered; their debits and credits must be equal. Only documents of goods can change inventory.
         */
        post: operations["journals.post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/journals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a journal
         * @description Posts its reversal and the journal as it is now under the same number. `clientId` stays what it was.
         */
        put: operations["journals.edit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/journals/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a journal
         * @description Posts its mirror on its own date; the number stays taken.
         */
        post: operations["journals.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/journals/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Post up to 200 journals */
        post: operations["journals.postBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a point of a trail
         * @description A salesman sends points of his own.
         */
        post: operations["locations.post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/locations/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep up to 200 points of trails */
        post: operations["locations.postBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/map-tiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Background of the maps
         * @description The tile service that the installation has, if any; without one maps draw an outline of the country.
         */
        get: operations["maps.tiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/masters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a field app needs to know before a day's work
         * @description Customers on the routes of those whom the caller may see (all of them for a company administrator), items with today's prices and tax rate, and what documents name by id.
         */
        get: operations["sync.masters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/open-bills/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bills of a customer that receipts and credit notes may name
         * @description What is open of each at the end of a day, as Bills Receivable has it: after the receipts that name it, and after what
         *     names none, which goes against the oldest. For `receipts.post` and `creditNotes.post`: they take them as `against`. Empty where he owes none.
         */
        get: operations["openBills.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/open-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The orders of a customer that may still be billed */
        get: operations["openOrders.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/open-orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a bill of an order begins with */
        get: operations["openOrders.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/open-purchases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The purchases of a supplier that payments and debit notes may name
         * @description What is open of each at the end of a day, as Bills Payable has it: after the payments that name it, and after what
         *     names none, which goes against the oldest. For `payments.post` and `debitNotes.post`: they take them as `against`. Empty where he is owed none.
         */
        get: operations["openPurchases.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/openings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post opening balances and stock
         * @description What the company brings along on the day that its books begin, against opening balance equity. It has no document: it is known by its voucher's id.
         */
        post: operations["openings.post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/openings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit opening balances and stock
         * @description Posts its reversal and the opening as it is now under the same number. `clientId` stays what it was.
         */
        put: operations["openings.edit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/openings/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel opening balances and stock
         * @description Posts its mirror on its own date; the number stays taken.
         */
        post: operations["openings.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/openings/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Post up to 200 openings */
        post: operations["openings.postBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place an order
         * @description What a customer asks for, priced with tax from the customer's rate type on its date (or checked against it: PRICE_STALE). It moves neither money nor stock. A salesman places orders of his own. A customer's token places that customer's: bound like a salesman, of what his price list shows, and taken by his own salesman.
         */
        post: operations["orders.post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An order with all that its paper says
         * @description With its lines. As a PDF it is the order form. An edited document is found under its new id.
         */
        get: operations["orders.read"];
        /**
         * Edit an order
         * @description In place, until it is invoiced: number, id and `clientId` stay what they were, and so must the financial year.
         */
        put: operations["orders.edit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order
         * @description Until it is invoiced; the number stays taken.
         */
        post: operations["orders.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Place up to 200 orders */
        post: operations["orders.postBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price an order without placing it
         * @description At the customer's rates of its date, with tax.
         */
        post: operations["orders.price"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an owner asks first in the morning
         * @description As of today: cash and bank, what customers owe and how much of it is older than thirty days, orders without a bill, vans that are out,
         *     and items that run low. Cash and bank are null for a salesman.
         */
        get: operations["dashboard.overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a payment
         * @description Money that goes out to a supplier or a customer. What names no purchase goes against what is oldest.
         *     A `discount` that a supplier allows for being paid early is settled with the money: he is debited with both, and Discount Received takes it.
         */
        post: operations["payments.post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A payment with all that its paper says
         * @description With what its voucher says besides. As a PDF it is the payment voucher. An edited document is found under its new id.
         */
        get: operations["payments.read"];
        /**
         * Edit a payment
         * @description Posts its reversal and the payment as it is now under the same number. `clientId` stays what it was. Without `against` it keeps what still fits of the purchases that it named; an empty list names none.
         */
        put: operations["payments.edit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a payment
         * @description Posts its mirror on its own date; the number stays taken.
         */
        post: operations["payments.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Post up to 200 payments */
        post: operations["payments.postBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/price-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prices of a rate type on a day
         * @description What each item costs for customers of a rate type on a day, and its next change after it. A price is the latest that is valid from that
         *     day or an earlier one; where there is none, the item's own.
         */
        get: operations["priceLists.read"];
        /**
         * Save prices of a rate type from a day on
         * @description All or nothing. The prices are valid from `validFrom`, today or a later day, until the next price of the item for the rate type; prices
         *     of documents that are posted never change. A price of null takes back what is not valid yet: the item then has no price that begins on
         *     that day. What is said already is not written again, so that sending a list twice is the same as sending it once.
         */
        put: operations["priceLists.save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/productions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a production
         * @description An item is made of others: it comes in at what they cost, and the overhead.
         */
        post: operations["productions.post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/productions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a production
         * @description Posts its reversal and the production as it is now under the same number. `clientId` stays what it was.
         */
        put: operations["productions.edit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/productions/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a production
         * @description Posts its mirror on its own date; the number stays taken.
         */
        post: operations["productions.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/productions/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Post up to 200 productions */
        post: operations["productions.postBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/purchase-returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a purchase return
         * @description Of a purchase (`purchaseId`, lines by `purchaseLineNo`): on its prices and taxes, never more than is left of it. Of none: items at prices as entered.
         *     The supplier gives price and tax; inventory gives the average cost.
         */
        post: operations["purchaseReturns.post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/purchase-returns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A purchase return with all that its paper says
         * @description As it was posted. As a PDF it is the debit note for the supplier. An edited document is found under its new id.
         */
        get: operations["purchaseReturns.read"];
        /**
         * Edit a purchase return
         * @description Posts its reversal and the purchase return as it is now under the same number. `clientId` stays what it was.
         */
        put: operations["purchaseReturns.edit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/purchase-returns/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a purchase return
         * @description Posts its mirror on its own date; the number stays taken.
         */
        post: operations["purchaseReturns.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/purchase-returns/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Post up to 200 purchase returns */
        post: operations["purchaseReturns.postBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/purchase-returns/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a purchase return without posting it
         * @description What the supplier is charged, line by line. It holds nothing: what is left of the purchase may be returned by another meanwhile.
         */
        post: operations["purchaseReturns.price"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a purchase
         * @description A supplier's invoice as it stands on paper. Freight is borne by the lines in proportion to their value. The tax rates are those printed,
         *     or else those of the invoice's date (the purchase's date where that is not sent); a supplier without a GSTIN charges none, and what was
         *     paid is cost. What is printed (`taxable` and `amount` of a line, `amount` of the invoice) is compared with what the server calculates: a
         *     difference of up to a rupee is accepted, of totals as round-off; a larger one is refused (AMOUNT_DIFFERS).
         */
        post: operations["purchases.post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/purchases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a purchase
         * @description Posts its reversal and the purchase as it is now under the same number. `clientId` stays what it was.
         */
        put: operations["purchases.edit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/purchases/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a purchase
         * @description Posts its mirror on its own date; the number stays taken.
         */
        post: operations["purchases.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/purchases/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Post up to 200 purchases */
        post: operations["purchases.postBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/purchases/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a purchase without posting it
         * @description What the supplier's invoice comes to, line by line, with what each line costs as it enters stock.
         */
        post: operations["purchases.price"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a receipt
         * @description Money that came in from a customer or a supplier. A salesman posts receipts of his own. It is the one for scripts and apps: what is
         *     sent again under the same `clientId` is posted once. `receipts.create` is what the office enters at its desk, and older clients
         *     call; it knows cheques and receipt modes by their documented names, but no `clientId`. What names no bill goes against what is oldest.
         *     A `discount` that a customer is allowed for paying early is settled with the money: he is credited with both, and Discount Allowed bears it.
         */
        post: operations["receipts.post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/receipts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A receipt with all that its paper says
         * @description With what its voucher says besides. As a PDF it is the receipt voucher. An edited document is found under its new id.
         */
        get: operations["receipts.read"];
        /**
         * Edit a receipt
         * @description Posts its reversal and the receipt as it is now under the same number. `clientId` stays what it was. Without `against` it keeps what still fits of the bills that it named; an empty list names none. `receipts.update` is the office's form of it.
         */
        put: operations["receipts.edit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/receipts/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a receipt
         * @description Posts its mirror on its own date; the number stays taken. It takes the receipt's id; `receipts.delete` takes its number, and cancels all receipts that have it.
         */
        post: operations["receipts.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/receipts/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Post up to 200 receipts */
        post: operations["receipts.postBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a password by a recovery link
         * @description The link ends, and so do all sessions and API keys of the user, who then signs in with the new password and, if there is one, the second factor.
         */
        post: operations["recovery.use"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/recovery/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whose recovery link it is
         * @description A link that was used, is older than an hour or was replaced by another is 410 LINK_INVALID.
         */
        post: operations["recovery.open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reminders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a customer would be reminded of
         * @description The bills that a customer has not paid by today, as Bills Receivable has them, with the message that `reminders.send` would send him: what he owes, and
         *     number, date, due date and what is open of each bill, the oldest first; of more than twenty-five the others are told by their number and sum. `number` is
         *     his mobile number, else his telephone where that is a mobile; null where he has none. A customer out of scope is NOT_FOUND.
         */
        get: operations["reminders.read"];
        put?: never;
        /**
         * Remind a customer by WhatsApp
         * @description Queues the message of `reminders.read` for the customer's number at the installation's provider, as `whatsapp.send` does a file: under the same limit of
         *     a day (429 `WHATSAPP_QUOTA`), and with a line in the audit log. `text` is the message as it was shown to who sends it: where something was billed, paid
         *     or corrected since, it is another, and nothing is sent (409 `REMINDER_CHANGED`). Who owes nothing (409 `NOTHING_OWED`) and who has no mobile number
         *     (409 `CUSTOMER_WITHOUT_NUMBER`) is not reminded. Sent again under the same Idempotency-Key it is queued once.
         */
        post: operations["reminders.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/replacements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a replacement
         * @description Goods that a customer gets for damaged or expired ones, without a bill; what they cost is an expense.
         */
        post: operations["replacements.post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/replacements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a replacement
         * @description Posts its reversal and the replacement as it is now under the same number. `clientId` stays what it was.
         */
        put: operations["replacements.edit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/replacements/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a replacement
         * @description Posts its mirror on its own date; the number stays taken.
         */
        post: operations["replacements.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/replacements/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Post up to 200 replacements */
        post: operations["replacements.postBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/returnable-bills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bills of a customer of which something may still be returned */
        get: operations["returnableBills.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/returnable-bills/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What may still be returned of a bill */
        get: operations["returnableBills.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/returnable-purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The purchases from a supplier of which something may still be returned */
        get: operations["returnablePurchases.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/returnable-purchases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What may still be returned of a purchase */
        get: operations["returnablePurchases.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sale-returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a sale return
         * @description Of a bill (`billId`, lines by `billLineNo`): on the bill's prices, taxes and share of its discount, at its cost, never more than is left of it.
         *     Of no bill: items at the server's price list and at average cost. Good goods go to `locationId`, damaged and expired ones to the branch's place for them.
         *     A salesman posts returns of his own, and refunds cash out of his own account.
         */
        post: operations["saleReturns.post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sale-returns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A sale return with all that its paper says
         * @description As it was posted, with what its credit note says besides. As a PDF it is the credit note. An edited document is found under its new id.
         */
        get: operations["saleReturns.read"];
        /**
         * Edit a sale return
         * @description Posts its reversal and the sale return as it is now under the same number. `clientId` stays what it was.
         */
        put: operations["saleReturns.edit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sale-returns/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a sale return
         * @description Posts its mirror on its own date; the number stays taken.
         */
        post: operations["saleReturns.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sale-returns/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Post up to 200 sale returns */
        post: operations["saleReturns.postBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sale-returns/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a sale return without posting it
         * @description What the customer is credited, line by line. It holds nothing: what is left of the bill may be returned by another meanwhile.
         */
        post: operations["saleReturns.price"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether one has a second factor */
        get: operations["secondFactor.read"];
        /**
         * Give the second factor's first code
         * @description From now on it is asked for. The user's other sessions end.
         */
        put: operations["secondFactor.confirm"];
        /**
         * Begin to set up a second factor
         * @description A key for the authenticator app. It counts from when its first code is given (`secondFactor.confirm`); one that is there until then
         *     stays, so that a new phone takes the place of an old one.
         */
        post: operations["secondFactor.begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/second-factor/off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn the second factor off */
        post: operations["secondFactor.remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make new recovery codes
         * @description Those before end.
         */
        post: operations["secondFactor.renewCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description For a page that was reloaded. 401 SIGN_IN_REQUIRED when nobody is.
         */
        get: operations["session.current"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where one is signed in */
        get: operations["sessions.list"];
        put?: never;
        post?: never;
        /** End all sessions but this one */
        delete: operations["sessions.endOthers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of one's sessions */
        delete: operations["sessions.end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/set-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the first company of an empty installation
         * @description Only while there is no company at all: afterwards 409 SET_UP_DONE. `code` is what the server printed at its last start; another is
         *     refused as SET_UP_CODE_WRONG. The company is made as `companies.save` makes one, with its administrator, who can sign in at once.
         *     The logo is added later, in Company Management.
         */
        post: operations["setUp.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settings of the company */
        get: operations["settings.read"];
        /**
         * Save the settings of the company
         * @description What is not sent stays as it is.
         */
        put: operations["settings.save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sign-in-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign-in Log
         * @description Who signed in, or tried to with the password of a user that there is. The server writes it; no operation changes or deletes an entry.
         */
        get: operations["signInLog.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sign-in-notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * New sign-ins that one has not seen
         * @description Sign-ins of thirty days from browsers that the caller had not signed in from before, but for the one that asks.
         */
        get: operations["sessions.notices"];
        put?: never;
        /** Say that one has seen them */
        post: operations["sessions.seeNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sign-in/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the second factor's code
         * @description After 401 CODE_REQUIRED: the six digits that the authenticator app shows, or one of the recovery codes, each of which works once.
         *     A code that was used, or is of more than one step of thirty seconds before or after the server's time, is 400 CODE_WRONG; five wrong
         *     ones end the sign-in.
         */
        post: operations["signIn.verifyCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sign-in/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a password of one's own
         * @description After 401 OWN_PASSWORD_REQUIRED: the password of a new user was given by somebody else, who knows it.
         */
        post: operations["signIn.choosePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sign-in/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give the new second factor's first code */
        put: operations["signIn.confirmFactor"];
        /**
         * Begin to set up the second factor that the role needs
         * @description After 401 FACTOR_SET_UP_REQUIRED: a key for the authenticator app. It counts from when its first code is given.
         */
        post: operations["signIn.beginFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stock-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a stock count
         * @description What was counted in a godown or van, against what the books say lies there at the end of the day. What each item differs by is worked out
         *     when the count is posted, under its locks, and moves its stock at the average cost of that moment, against Stock Variance. The amount is what
         *     the stock is worth more, negative where goods are missing. Items that are not named stay as they are. An item that keeps batches is counted by
         *     them, each in a line of its own with its code, or as a whole in one line without.
         */
        post: operations["stockCounts.post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stock-counts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a stock count
         * @description Posts its reversal and the count as it is now under the same number. `clientId` stays what it was. On the same day and place an item that
         *     was counted before is compared with what the books said then: goods that were sold since are not missing.
         */
        put: operations["stockCounts.edit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stock-counts/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a stock count
         * @description Posts its mirror on its own date; the number stays taken.
         */
        post: operations["stockCounts.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stock-valuation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stock Valuation
         * @description What the stock of each item was worth before a range, what came and went in it, and what it is worth at its end, at the moving average of the books. Goods in godowns and vans and
         *     damaged goods count alike, since all of them are in the Inventory account: the closing values of all items are its balance on the last day. What is moved between places of the company
         *     neither comes nor goes. There is no valuation by place: an item has one average in the whole company. An item with no figure at all is left out unless `Items` asks for it.
         */
        get: operations["stockValuation.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/taxes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Taxes */
        get: operations["taxes.names"];
        /**
         * Make or change a tax
         * @description A new tax has its first rate with it; later rates are `taxes.saveRate`'s. A tax that is nil-rated, exempt or non-GST has the rate 0 on
         *     all days: what has a rate above 0 on any is taxable (TAX_NOT_ZERO).
         */
        put: operations["taxes.save"];
        post?: never;
        /**
         * Delete a tax
         * @description Documents keep their rates. A tax that an item has stays: 409 RECORD_IN_USE.
         */
        delete: operations["taxes.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/taxes/{id}/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Enter the rate of a tax from a day on
         * @description It is valid until the tax's next rate. Documents keep the rates that they were posted with, so a rate can be entered, changed or
         *     removed only while no bill and no return in effect has the tax on a day that it is valid on (RATE_IN_USE): those are cancelled first,
         *     or the rate begins after them.
         */
        put: operations["taxes.saveRate"];
        post?: never;
        /**
         * Remove the rate that a tax has from a day on
         * @description The rate before it is valid instead. The first one stays: 409 RATE_IN_USE.
         */
        delete: operations["taxes.deleteRate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/taxes/with-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Taxes with their rates */
        get: operations["taxes.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a trip
         * @description Whole ones may be sent too, with their end. The allowances per km and day are those of the user now. A salesman posts trips of his own.
         *     Photos of the odometer are drawn anew: upright, as JPEG, without what else the file carries, 1,600 pixels at most on the longer side.
         */
        post: operations["trips.post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trips/{tripId}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * End a trip
         * @description Sent again with the same values, it changes nothing, but keeps a photo that was missing; with others, it is TRIP_ENDED.
         */
        put: operations["trips.end"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trips/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post up to 200 trips
         * @description Without photos; a trip that has any is sent alone.
         */
        post: operations["trips.postBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/units": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Units */
        get: operations["units.names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user-access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How users sign in */
        get: operations["userAccess.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user-access/{userId}/end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a user's sessions
         * @description The caller's own present session goes on.
         */
        post: operations["userAccess.endSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user-access/{userId}/recovery-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a one-time link for a user to set a password
         * @description For who has forgotten the password, and for the first sign-in of a new user. It works once, for an hour; one that was made before
         *     ends. Nobody makes one for themselves (422 OWN_ACCOUNT). Pages of Vanbook open it as `/Recover#` and the link's secret.
         */
        post: operations["userAccess.makeLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user-access/{userId}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a user's second factor away
         * @description For who has lost phone and recovery codes. The user's sessions end. Who is required to have one sets another up at the next sign-in.
         *     One's own is turned off with one's password (422 OWN_ACCOUNT).
         */
        delete: operations["userAccess.removeFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/van-loads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a van load
         * @description Goods change their place at one cost: a load from a godown to a van, an unload from a van to a godown, a transfer from van to van.
         */
        post: operations["vanLoads.post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/van-loads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A van load with all that its paper says
         * @description With its lines. As a PDF it is the delivery challan that goes with the van. An edited document is found under its new id.
         */
        get: operations["vanLoads.read"];
        /**
         * Edit a van load
         * @description Posts its reversal and the van load as it is now under the same number. `clientId` stays what it was.
         */
        put: operations["vanLoads.edit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/van-loads/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a van load
         * @description Posts its mirror on its own date; the number stays taken.
         */
        post: operations["vanLoads.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/van-loads/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Post up to 200 van loads */
        post: operations["vanLoads.postBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's own saved views of a report
         * @description By name. Views are each user's own; nobody else sees them.
         */
        get: operations["views.list"];
        /**
         * Keep a report's state under a name
         * @description The same name of the same report again replaces what it stood for. A report has at most 50 views of a user (422 `VIEWS_FULL`).
         */
        put: operations["views.save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forget a saved view */
        delete: operations["views.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a visit
         * @description A salesman keeps visits of his own.
         */
        post: operations["visits.post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/visits/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep up to 200 visits */
        post: operations["visits.postBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vouchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a voucher
         * @description By the client's own id, or by its number. An edited document is found as what replaced it.
         */
        get: operations["vouchers.find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vouchers/{voucherId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A voucher with its ledger lines, stock moves and history
         * @description As it was posted, whatever became of it since: `current` is the voucher of its number that is in effect. It shows what goods have cost, and so not to salesmen.
         */
        get: operations["vouchers.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vouchers/{voucherId}/input": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A posted document as it would be entered
         * @description What the operation that edits it takes, under the name of the document's operations: `journals` of a journal. Sent back unchanged
         *     it posts the same again. Only of what is in effect; of a year's closing there is none.
         */
        get: operations["vouchers.input"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Addresses that events are sent to */
        get: operations["webhooks.list"];
        /**
         * Change an endpoint, or switch it on or off
         * @description What is left out stays as it is. While it is off nothing is sent; switched on again, it gets what has happened meanwhile, as far as events
         *     are kept.
         */
        put: operations["webhooks.update"];
        /**
         * Have events sent to an address
         * @description Events from now on are posted to it, signed with the secret, which is in this answer and nowhere else (docs/events.md). A company has 20
         *     endpoints at most (422 WEBHOOKS_FULL). An address within the server's own network is refused (422 WEBHOOK_ADDRESS_REFUSED), at once or
         *     when its name turns out to lead there.
         */
        post: operations["webhooks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Send nothing to an address any more */
        delete: operations["webhooks.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of the events sent to an endpoint
         * @description The latest first. Deliveries are kept as long as their events, for 90 days.
         */
        get: operations["webhooks.deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhookId}/deliveries/{deliveryId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an event to an endpoint once more */
        post: operations["webhooks.resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhookId}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an endpoint a new secret
         * @description For as long as is asked, deliveries carry the signatures of both secrets, so that the receiver can be given the new one meanwhile. A secret
         *     from an earlier rotation ends.
         */
        post: operations["webhooks.rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an endpoint an event of type webhook.tested
         * @description Whatever types it takes. What became of it is in its log.
         */
        post: operations["webhooks.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/years": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Financial years of the company */
        get: operations["years.list"];
        put?: never;
        /**
         * Make the next financial year
         * @description Twelve months from the day after the latest year, with a series for each of that year's. The year that begins on 1 April comes by
         *     itself a week before; this is for who needs it earlier.
         */
        post: operations["years.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/years/{yearId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a financial year
         * @description Brings its income and expenses to zero against the account of closed years, on its last day. Nothing can be posted into it any more
         *     (YEAR_CLOSED). Years are closed in their order (YEAR_ORDER).
         */
        post: operations["years.close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/years/{yearId}/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Lock a financial year up to a day
         * @description Nothing can be posted, edited or cancelled up to that day, it included (PERIOD_LOCKED).
         */
        put: operations["years.lock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/years/{yearId}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a closed financial year again
         * @description Takes its closing voucher back. Only the latest of the closed years can be opened (YEAR_ORDER).
         */
        post: operations["years.reopen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vanSaleSummary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * VanSale Summary
         * @description Counts and amounts of a range; what was cancelled counts nowhere. CashBill + CreditBill = SumB2BSale + SumB2CSale =
         *     TotalBillAmount; CashReceipt + BankReceipt = TotalReceiptAmount; CashInHand = CashBill − CashBillBank + CashReceipt − ExpenseAmt −
         *     CashRefund (DOMAIN 3).
         */
        get: operations["vanSales.summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/WebDeleteRouteMaster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a route
         * @description A route that customers or beat plans are on stays.
         */
        post: operations["routes.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webDeleteTask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a task */
        delete: operations["tasks.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/WebDeleteTotalRateWisePurchase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a rate slab */
        post: operations["rateSlabs.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webGetPurchaseItem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Items purchased
         * @description Items that are on a purchase, for a report's filter.
         */
        get: operations["items.purchased"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/WebGetRateWiseDiscount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rate Discount percentage */
        get: operations["rateSlabs.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/WebGetRouteMaster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Route Master */
        get: operations["routes.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webGetSupplier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Suppliers to choose from */
        get: operations["suppliers.names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webGetTask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Task Master */
        get: operations["tasks.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webGetTripreceipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Receipts of a trip */
        get: operations["trips.receipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webGetUsertriporder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders of a trip */
        get: operations["trips.orders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webGetUsertripsale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sales of a trip */
        get: operations["trips.sales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webInsertUpdateTask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit or update a task
         * @description `TID` 0 makes a task.
         */
        post: operations["tasks.save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/WebInsertUpdateTotalRateWisePurchase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or change a rate slab
         * @description Both ends belong to the slab; where two slabs meet in one rate, the upper one counts. Slabs that overlap otherwise are 409
         *     SLAB_OVERLAPS.
         */
        post: operations["rateSlabs.save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/WebLedger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ledger Report
         * @description Entries of one account in a range with the balance after each. The last Balance is the account's closing, that of the trial
         *     balance. Income and expenses open with the financial year of FromDate, and its closing entries are left out, as there.
         */
        get: operations["ledger.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is the process alive
         * @description Never touches the database.
         */
        get: operations["health.live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Can it serve
         * @description Reaches the database and compares the schema's version; says whether the database's settings are durable. 503 NOT_READY while it can't serve or is stopping.
         */
        get: operations["health.ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Account: {
            /** @description The account's number among the ledger heads: what accounts.delete takes. */
            AccountCode: components["schemas"]["Id"];
            AccountID: components["schemas"]["Id"];
            AccountName: string;
            /**
             * @description 14 customer; 27 supplier.
             * @enum {integer}
             */
            AccountParent: 14 | 27;
            Address: string | null;
            /** @description District. */
            city: string | null;
            CompanyID: components["schemas"]["Id"];
            country: string | null;
            /** @description Id of the user. */
            CreatedBy: number | null;
            /** Format: date-time */
            CreatedDate: string | null;
            /** @description Days from a bill's date until it is due. */
            CreditDays: number;
            /** @description What a customer may owe at most; 0 is no limit. */
            CreditLimit: components["schemas"]["Money"];
            /**
             * @description 0 retail; 1 wholesale; 2 supermarket; 3 distributor; 4 other; null on a supplier.
             * @enum {integer|null}
             */
            CustomerType: 0 | 1 | 2 | 3 | 4 | null;
            /** @description Id of the user. */
            DeletedBy: number | null;
            /** Format: date-time */
            DeletedDate: string | null;
            Email: string | null;
            GSTinNo: string | null;
            IsDeleted: components["schemas"]["Flag"];
            Mob: string | null;
            /** @description Id of the user. */
            ModifiedBy: number | null;
            /** Format: date-time */
            ModifiedDate: string | null;
            Phone: string | null;
            PinNo: string | null;
            Place: string | null;
            /**
             * @description Null on a supplier.
             * @enum {string|null}
             */
            RateType: "CCP" | "SP" | "DP" | "MRP" | null;
            /** @description Route; null on a supplier. */
            RootId: number | null;
            State: string | null;
            /** @enum {string} */
            Type: "Customer" | "Supplier";
            /** @description The account reference, `WEB-…`, made by the server. */
            vanbookId: string | null;
            Version: components["schemas"]["Version"];
        };
        AccountGroup: {
            GName: string;
            /** @description 5 bank, 6 cash, 14 sundry debtors, 27 sundry creditors… */
            GSlNo: components["schemas"]["Id"];
        };
        AccountHead: {
            HName: string;
            /** @description The account's number; the ledger reports take it as AccountCode. */
            HSlNo: components["schemas"]["Id"];
        };
        AccountImport: {
            /** Account Name */
            AccountName: string;
            /**
             * @description 14 customer; 27 supplier.
             * @enum {integer}
             */
            AccountParent: 14 | 27;
            /** Address */
            Address: string;
            /**
             * District
             * @description District.
             */
            city?: string | null;
            CompanyID?: components["schemas"]["Id"];
            country?: string | null;
            /** @description Ignored. */
            CreatedBy?: string | number | null;
            /** @description Ignored. */
            CreatedDate?: string | number | null;
            /**
             * @description 0 retail; 1 wholesale; 2 supermarket; 3 distributor; 4 other. Needed for a customer.
             * @enum {integer|null}
             */
            CustomerType?: 0 | 1 | 2 | 3 | 4 | null;
            /** @description Ignored. */
            DeletedBy?: string | number | null;
            /** @description Ignored. */
            DeletedDate?: string | number | null;
            /** Email */
            Email?: string | null;
            /** GSTin No */
            GSTinNo?: string | null;
            /** @description Ignored. */
            IsDeleted?: string | number | null;
            /** Mobile */
            Mob: string;
            /** @description Ignored. */
            ModifiedBy?: string | number | null;
            /** @description Ignored. */
            ModifiedDate?: string | number | null;
            /** Phone */
            Phone?: string | null;
            /** Pin No */
            PinNo?: string | null;
            /** Place */
            Place: string;
            /**
             * @description Which of an item's prices they pay. Needed for a customer.
             * @enum {string|null}
             */
            RateType?: "CCP" | "SP" | "DP" | "MRP" | "" | null;
            /** @description A route's id. Needed for a customer. */
            RootId?: number | null;
            /** State */
            State?: string | null;
            /** @description Ignored. */
            Type?: string | number | null;
            /** @description Ignored. */
            vanbookId?: string | null;
        };
        AccountInput: {
            /** @description Ignored. */
            AccountCode?: number | string | null;
            /** @description Ignored when an account is made. */
            AccountID?: number;
            /**
             * Account Name
             * @description Letters of any script, digits and spaces. An account that came by an import with another name may keep it.
             */
            AccountName: string;
            /**
             * Account Type
             * @description 14 customer; 27 supplier.
             * @enum {integer}
             */
            AccountParent: 14 | 27;
            /** Address */
            Address: string;
            /** District */
            city: string;
            CompanyID?: components["schemas"]["Id"];
            /** Country */
            country: string;
            /** @description Ignored. */
            CreatedBy?: string | number | null;
            /** @description Ignored. */
            CreatedDate?: string | number | null;
            /**
             * Credit Days
             * @description Days from a bill's date until it is due. Left out, it stays as it is.
             */
            CreditDays?: number;
            /**
             * Credit Limit
             * @description What a customer may owe at most: a credit bill that goes beyond is refused. 0 is no limit. Left out, it stays as it is.
             */
            CreditLimit?: components["schemas"]["Money"];
            /**
             * Customer Type
             * @description 0 retail; 1 wholesale; 2 supermarket; 3 distributor; 4 other. Needed for a customer.
             * @enum {integer|null}
             */
            CustomerType?: 0 | 1 | 2 | 3 | 4 | null;
            /** @description Ignored. */
            DeletedBy?: string | number | null;
            /** @description Ignored. */
            DeletedDate?: string | number | null;
            /**
             * Email
             * @description Empty when there is none.
             */
            Email?: string | null;
            /**
             * GSTIN No
             * @description Kept in capitals. Empty when the account is not registered.
             */
            GSTinNo?: string | null;
            /** @description Ignored. */
            IsDeleted?: string | number | null;
            /** Mobile Number */
            Mob: string;
            /** @description Ignored. */
            ModifiedBy?: string | number | null;
            /** @description Ignored. */
            ModifiedDate?: string | number | null;
            /** Phone */
            Phone: string;
            /** PIN No */
            PinNo: string;
            /** Place */
            Place: string;
            /**
             * Rate Type
             * @description Needed for a customer.
             * @enum {string|null}
             */
            RateType?: "CCP" | "SP" | "DP" | "MRP" | "" | null;
            /**
             * Route
             * @description Needed for a customer.
             */
            RootId?: number | null;
            /**
             * State
             * @description Decides where an account without GSTIN is taxed.
             */
            State?: string | null;
            /** @description Ignored. */
            Type?: string | number | null;
            /** @description Ignored. */
            vanbookId?: string | null;
            Version?: components["schemas"]["Version"];
        };
        AccountOpening: {
            /** @description What earlier years left: debit positive. Nothing of incomes and expenses. */
            carried: components["schemas"]["Money"];
            /**
             * @description Why it can't be changed now.
             * @enum {string|null}
             */
            hindrance: "closed" | "locked" | "future" | null;
            /** @example 2026-27 */
            label: string;
            /** @description All openings that were entered for the year: debit positive. */
            opening: components["schemas"]["Money"];
            startDate: components["schemas"]["Date"];
            /** @description The opening voucher that a change here replaces. */
            voucherId: number | null;
            /** @example OPN/1 */
            voucherNo: string | null;
            yearId: components["schemas"]["Id"];
        };
        AccountOpeningInput: {
            credit?: components["schemas"]["Money"];
            /**
             * @description Either this or the credit; neither, or 0, takes the opening away.
             * @example 250000
             */
            debit?: components["schemas"]["Money"];
            yearId: components["schemas"]["Id"];
        };
        /** @description A customer or supplier as a spreadsheet has it. */
        AccountSheetRow: {
            AccountName?: components["schemas"]["SheetText"];
            Address?: components["schemas"]["SheetText"];
            District?: components["schemas"]["SheetText"];
            Email?: components["schemas"]["SheetText"];
            GSTinNo?: components["schemas"]["SheetText"];
            Mobile?: components["schemas"]["SheetText"];
            Phone?: components["schemas"]["SheetText"];
            PinNo?: components["schemas"]["SheetText"];
            Place?: components["schemas"]["SheetText"];
            Row: components["schemas"]["RowNumber"];
            State?: components["schemas"]["SheetText"];
        };
        Allocation: {
            AlocId: components["schemas"]["Id"];
            /** @example B2B/26-27 */
            B2BSeries: string;
            /** @example B2C/26-27 */
            B2CSeries: string;
            /** @description Written as `Date`. */
            datealoctn: components["schemas"]["Date"];
            IsDeleted: components["schemas"]["Flag"];
            UserId: components["schemas"]["Id"];
            USERNAME: string;
            /** @description VID of the vehicle. */
            VanID: components["schemas"]["Id"];
            Version: components["schemas"]["Version"];
            VRegNo: string;
        };
        /** @description The audit fields and IsDeleted are accepted and ignored. */
        AllocationInput: {
            /** @description 0 or none makes a new one. */
            AlocId?: number | null;
            /**
             * B2B Series
             * @example B2B/26-27
             */
            B2BSeries: string;
            /**
             * B2C Series
             * @example B2C/26-27
             */
            B2CSeries: string;
            CompanyID?: components["schemas"]["Id"];
            CreatedBy?: string | number | null;
            CreatedDate?: string | null;
            /**
             * Date
             * Format: date
             * @example 2026-11-05
             */
            Date: string;
            IsDeleted?: string | number | null;
            ModifiedBy?: string | number | null;
            ModifiedDate?: string | null;
            /** User */
            UserId: number;
            /**
             * Vehicle
             * @description VID of the vehicle.
             */
            VanID: number;
            Version?: components["schemas"]["Version"];
        };
        ApiKey: {
            addresses: string[] | null;
            createdAt: components["schemas"]["DateTime"];
            /** Format: date-time */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description Until when the secret before the last rotation works on.
             */
            formerUntil: string | null;
            id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description To the minute.
             */
            lastUsedAt: string | null;
            /** @description The address. */
            lastUsedFrom: string | null;
            name: string;
            operations: string[] | null;
            /** Format: date-time */
            revokedAt: string | null;
            /** @enum {string} */
            state: "working" | "expired" | "revoked";
            /** @description Who made it. */
            userId: components["schemas"]["Id"];
            userName: string;
            Version: components["schemas"]["Version"];
        };
        ApiKeyInput: {
            /**
             * Addresses
             * @description From where it may be used: IP addresses, or ranges of them such as `203.0.113.0/24`. From everywhere when left out.
             */
            addresses?: string[] | null;
            /**
             * Expires
             * Format: date-time
             * @description Later than now and within ten years.
             * @example 2027-03-31T18:30:00.000Z
             */
            expiresAt?: string | null;
            id?: components["schemas"]["Id"];
            /** Name */
            name?: string;
            /**
             * Operations
             * @description Operations that the key may call, by name: `customerLedger.report`. All that the user may when left out.
             */
            operations?: string[] | null;
            Version?: components["schemas"]["Version"];
        };
        ApiKeySecret: {
            key: components["schemas"]["ApiKey"];
            message: string;
            /**
             * @description Here and nowhere else: the server keeps its hash.
             * @example vbk_1_3_f0e1…
             */
            secret: string;
            /** @constant */
            success: true;
        };
        AskedOrigin: {
            /** @description The API key that asked last; none for a token that was made with a session. */
            keyId: number | null;
            keyName: string | null;
            lastAt: components["schemas"]["DateTime"];
            origin: components["schemas"]["Origin"];
            since: components["schemas"]["DateTime"];
            times: number;
        };
        AuditEntry: {
            At: components["schemas"]["DateTime"];
            /** @description Each field with what it was and what it became. */
            Changes: string[];
            EntryID: number;
            /** @description Who: a user, or Vanbook itself and its operator. */
            Name: string;
            Operation: string;
            /** @description Its name, or its number. */
            Record: string | null;
            RequestID: string | null;
            /** @enum {string} */
            Result: "Created" | "Changed" | "Deleted" | "Done";
            /** @description Signed in, by an API key, by an embed token, or by the system. */
            Via: string;
            /** @description What kind of record. */
            What: string | null;
        };
        BalanceSheetRow: {
            /** @description HSlNo of the account, the ledger report's `AccountCode`; null on a row that is no account. */
            AcHead: number | null;
            Amount: components["schemas"]["Money"];
            /** @description Account group. */
            GName: string;
            /** @description Account. */
            HName: string;
            /** @description The amount at the end of the same day one year before. */
            LastYear: components["schemas"]["Money"];
            /** @enum {string} */
            Side: "Liabilities" | "Assets";
        };
        BankBookRow: {
            /** @description The bank account. */
            Account: string;
            /** @description Of all accounts of the book, or of the one that was asked for, up to and with this entry. */
            Balance: components["schemas"]["Money"];
            /**
             * Format: date
             * @description The day on which the bank had it; null where that is not known, as of a cheque that was not presented.
             * @example 2026-11-07
             */
            BankDate: string | null;
            /** @description The bill, where the entry is one; null when another replaced it. */
            BillID: number | null;
            Date: components["schemas"]["Date"];
            LineNo: components["schemas"]["LineNo"];
            Narration: string | null;
            /** @description The account on the other side, of several the first; `Several` where none of them is the one. */
            Particulars: string | null;
            Payments: components["schemas"]["Money"];
            Receipts: components["schemas"]["Money"];
            /**
             * @description Kind of voucher; money paid with a bill is a Receipt, with a return a Payment. Ends in `Reversal` where it takes one back.
             * @example Receipt
             */
            Type: string;
            VoucherID: components["schemas"]["Id"];
            VoucherNo: string;
        };
        BankMark: {
            /**
             * Format: date
             * @description The day on which the bank had it; null where that is not known.
             * @example 2025-04-05
             */
            bankDate: string | null;
            /**
             * @description The entry's LineNo.
             * @example 2
             */
            lineNo: components["schemas"]["LineNo"];
            /**
             * @description The entry's VoucherID.
             * @example 8
             */
            voucherId: components["schemas"]["Id"];
        };
        /** @description What became of each document of a batch, in its order. One that is refused changes nothing for the others. */
        BatchAnswer: {
            posted: number;
            refused: number;
            replayed: number;
            results: components["schemas"]["BatchResult"][];
        };
        /**
         * @description A batch of an item that keeps batches, as it is printed; kept in capitals. Refused for other items (LINE_INVALID).
         * @example PCM-0426
         */
        BatchCode: string;
        /** @description Either `document` or `problem`. */
        BatchResult: {
            clientId: string | null;
            document: components["schemas"]["PostedDocument"] | null;
            /** @description Its place in the batch. */
            index: number;
            problem: components["schemas"]["DocumentProblem"] | null;
        };
        BatchStockRow: {
            Batch: string;
            CategoryName: string | null;
            /** @description From today to the expiry: 0 on the last day, negative after it. */
            DaysLeft: number | null;
            /**
             * Format: date
             * @description Null where none was entered.
             */
            ExpiresOn: string | null;
            ItemID: components["schemas"]["Id"];
            ItemName: string;
            /** @description The godown, van or place for damaged goods. */
            LocationName: string;
            Quantity: components["schemas"]["Quantity"];
            UnitName: string | null;
        };
        BeatPlanRow: {
            CompanyID: components["schemas"]["Id"];
            CreatedBy: number | null;
            /** Format: date-time */
            CreatedDate: string | null;
            DeletedBy: number | null;
            /** Format: date-time */
            DeletedDate: string | null;
            /** @description The sales representative's user id. */
            EmpID: components["schemas"]["Id"];
            /** @description The row's Ex box. */
            Ex: components["schemas"]["Flag"];
            Friday: components["schemas"]["Flag"];
            IsDeleted: components["schemas"]["Flag"];
            ModifiedBy: number | null;
            /** Format: date-time */
            ModifiedDate: string | null;
            Mon: components["schemas"]["Flag"];
            /** @description The route; written as `RouteID`. */
            RootID: components["schemas"]["Id"];
            Sat: components["schemas"]["Flag"];
            /** @description The row; written as `Slno`. */
            SlNo: components["schemas"]["Id"];
            Sun: components["schemas"]["Flag"];
            /** @description The sales representative's target amount; the same on each row. */
            Target: components["schemas"]["Money"];
            Thur: components["schemas"]["Flag"];
            Tue: components["schemas"]["Flag"];
            Version: components["schemas"]["Version"];
            Wed: components["schemas"]["Flag"];
        };
        /** @description A day or Ex that is left out is 0. The audit fields are accepted and ignored. */
        BeatPlanRowInput: {
            CompanyID?: components["schemas"]["Id"];
            CreatedBy?: string | number | null;
            CreatedDate?: string | null;
            DeletedBy?: string | number | null;
            DeletedDate?: string | null;
            /**
             * Sales Representative
             * @description User id; the same on each row.
             */
            EmpID: number;
            Ex?: components["schemas"]["Flag"];
            Friday?: components["schemas"]["Flag"];
            /** @description 1 deletes the row. */
            Isdeleted?: components["schemas"]["Flag"];
            ModifiedBy?: string | number | null;
            ModifiedDate?: string | null;
            Mon?: components["schemas"]["Flag"];
            /** Route */
            RouteID: number;
            Sat?: components["schemas"]["Flag"];
            /** @description 0 or none makes a new one. */
            Slno?: number | null;
            Sun?: components["schemas"]["Flag"];
            /**
             * Target Amount
             * Format: money
             * @description Target amount; the same on each row.
             */
            Target: number;
            Thur?: components["schemas"]["Flag"];
            Tue?: components["schemas"]["Flag"];
            /** @description The saved row's Version; 0 of a new row in a plan that was loaded before. */
            Version?: number | null;
            Wed?: components["schemas"]["Flag"];
        };
        BillDocument: {
            company: components["schemas"]["PaperCompany"];
            date: components["schemas"]["Date"];
            id: components["schemas"]["Id"];
            /** @description Whether the place of supply, the party's state, is another one than the company's. */
            isInterState: boolean;
            lines: components["schemas"]["TaxedLine"][];
            narration: string | null;
            /**
             * @description As printed.
             * @example B2C/26-27/118
             */
            number: string;
            orderNumber: string | null;
            party: components["schemas"]["PaperParty"];
            /** @enum {string} */
            payment: "cash" | "credit";
            salesman: string | null;
            status: components["schemas"]["DocumentStatus"];
            taxSums: components["schemas"]["TaxSum"][];
            totals: components["schemas"]["TaxedTotals"];
            vehicle: string | null;
        };
        BillInput: {
            /** @description What the client made of it; another amount is refused (AMOUNT_DIFFERS). */
            amount?: components["schemas"]["MoneyNotNegative"];
            /**
             * Paid Into
             * @description Where cash goes: the salesman's own account when left out. Nobody else's.
             */
            cashAccountId?: components["schemas"]["Id"];
            clientId?: components["schemas"]["ClientId"];
            /** Customer */
            customerId: components["schemas"]["Id"];
            /** Date */
            date: components["schemas"]["Date"];
            /**
             * Discount
             * @description On the whole bill, after tax; the rate slab's percentage when left out. A line's own is before tax.
             */
            discount?: components["schemas"]["MoneyNotNegative"];
            lines: {
                /**
                 * Batch
                 * @description The one that is sold; when left out, what expires first is, and what has expired last of all.
                 */
                batch?: components["schemas"]["BatchCode"];
                /**
                 * Dis ₹
                 * @description Off the line before tax, as an amount: at most quantity × price (AMOUNT_INVALID), and not together with a percentage (LINE_INVALID).
                 */
                discount?: components["schemas"]["MoneyNotNegative"];
                /**
                 * Dis %
                 * @description Off the line before tax, in percent of quantity × price. A salesman's has a limit (DISCOUNT_LIMIT).
                 */
                discountRate?: components["schemas"]["Percent"];
                /** Free */
                freeQuantity?: components["schemas"]["QuantityNotNegative"];
                /** Item */
                itemId: components["schemas"]["Id"];
                /** Quantity */
                quantity: components["schemas"]["QuantityNotNegative"];
                /** @description Without tax; another price than the server's is refused (PRICE_STALE). */
                unitPrice?: components["schemas"]["PriceNotNegative"];
            }[];
            /**
             * From
             * @description The godown or van that the goods leave.
             */
            locationId: components["schemas"]["Id"];
            /** Narration */
            narration?: components["schemas"]["Narration"];
            /**
             * Order
             * @description The order that the bill invoices.
             */
            orderId?: components["schemas"]["Id"];
            /**
             * Payment
             * @enum {string}
             */
            payment: "cash" | "credit";
            /**
             * Round to the rupee
             * @default false
             */
            roundToRupee?: boolean;
            /**
             * Salesman
             * @description Whose bill it is; a salesman himself when left out.
             */
            salesmanId?: components["schemas"]["Id"];
            /**
             * @description Wholesale for wholesale customers when left out, else Retail.
             * @enum {string}
             */
            saleType?: "Retail" | "Wholesale";
            /**
             * Invoice Series
             * @description An invoice series of the date's financial year.
             */
            seriesId: components["schemas"]["Id"];
        };
        BillLine: {
            /** @description NetRate + TaxAmount. */
            Amount: components["schemas"]["Money"];
            /** @description What the customer owes for the whole bill; 0 when it is cancelled. */
            BillAmount: components["schemas"]["Money"];
            BillDate: components["schemas"]["Date"];
            BillID: components["schemas"]["Id"];
            /** @enum {string} */
            BillModeText: "Cash" | "Credit";
            BillNo: string;
            CreatedByName: string | null;
            /** @description Customer's address. */
            CumAddress: string | null;
            /** @description Customer's phone. */
            CumContact: string | null;
            CustomerName: string;
            /** @description Of a line with a discount: what NetRate is less than Quantity × UnitPrice. */
            DiscountAmount?: components["schemas"]["Money"];
            /** @description Of a line with a discount that was given in percent. */
            DiscountPercentage?: components["schemas"]["Percent"];
            /** @description Discount on the whole bill, after tax; the same on each line. */
            DiscountRs: components["schemas"]["Money"];
            FreeQty: components["schemas"]["Quantity"];
            InvSeries: string;
            ItemName: string;
            MRP: components["schemas"]["Price"];
            Narration: string | null;
            /** @description Taxable value of the line. */
            NetRate: components["schemas"]["Money"];
            Quantity: components["schemas"]["Quantity"];
            RetailBillNo: string;
            /** @description Round-off of the whole bill; the same on each line. */
            RoundOff: components["schemas"]["Money"];
            SalesmanName: string | null;
            /**
             * @description 1 posted; 2 cancelled.
             * @enum {integer}
             */
            Status: 1 | 2;
            TaxAmount: components["schemas"]["Money"];
            TaxPercentage: components["schemas"]["Percent"];
            UnitPrice: components["schemas"]["Price"];
            /** @enum {string} */
            WholeSaleRetail: "Retail" | "Wholesale";
        };
        /** @description Why a bill would not be posted now. */
        BillRefusal: {
            /** @enum {string} */
            code: "CREDIT_LIMIT" | "STOCK_SHORT";
            /** @example Main Godown has only 7 of Gauze Swab; 12 are asked for. */
            message: string;
        };
        BooksCheck: {
            findings: {
                invariant: components["schemas"]["Invariant"];
                message: string;
                /** @description The first voucher where it shows; null where it is none's. */
                voucherId: number | null;
                voucherNo: string | null;
            }[];
            invariants: {
                holds: boolean;
                invariant: components["schemas"]["Invariant"];
                /** @description What its statements took. */
                milliseconds: number;
            }[];
            sound: boolean;
        };
        BooksRebuild: {
            rollups: {
                differed: number;
                /** @example ledger_day */
                rollup: string;
            }[];
        };
        Branch: {
            Address: string | null;
            BranchId: components["schemas"]["Id"];
            BranchName: string;
            City: string | null;
            CompanyID: components["schemas"]["Id"];
            Country: string | null;
            /** @description Id of the user. */
            CreatedBy: number | null;
            /** Format: date-time */
            CreatedDate: string | null;
            /** @description Id of the user. */
            DeletedBy: number | null;
            /** Format: date-time */
            DeletedDate: string | null;
            District: string | null;
            IsDeleted: components["schemas"]["Flag"];
            Mobileno: string | null;
            /** @description Id of the user. */
            ModifiedBy: number | null;
            /** Format: date-time */
            ModifiedDate: string | null;
            Phoneno: string | null;
            Pincode: string | null;
            State: string | null;
            Version: components["schemas"]["Version"];
        };
        BranchInput: {
            /** Address */
            Address: string;
            /** @description Ignored when a branch is made. */
            BranchId?: number | null;
            /** Branch Name */
            BranchName: string;
            /** City */
            City: string;
            CompanyID?: components["schemas"]["Id"];
            /** Country */
            Country: string;
            /** @description Ignored. */
            CreatedBy?: string | number | null;
            /** @description Ignored. */
            CreatedDate?: string | number | null;
            /** @description Ignored. */
            DeletedBy?: string | number | null;
            /** @description Ignored. */
            DeletedDate?: string | number | null;
            /** District */
            District: string;
            /** @description Ignored. */
            IsDeleted?: string | number | null;
            /** Mobile Number */
            Mobileno: string;
            /** @description Ignored. */
            ModifiedBy?: string | number | null;
            /** @description Ignored. */
            ModifiedDate?: string | number | null;
            /** Business Phone */
            Phoneno: string;
            /** Pincode */
            Pincode: string;
            /** State */
            State: string;
            Version?: components["schemas"]["Version"];
        };
        CallableOperation: {
            byKey: boolean;
            /** @description An administrator's token may call it. */
            byToken: boolean;
            /** @description A token of some users may. */
            byUsers: boolean;
            name: string;
            /** @description Whose tokens may. */
            parties: ("customer" | "supplier")[];
            summary: string;
            writes: boolean;
        };
        CashBookRow: {
            /** @description The cash or bank account. */
            Account: string;
            /** @description Of all accounts of the book, or of the one that was asked for, up to and with this entry. */
            Balance: components["schemas"]["Money"];
            /** @description The bill, where the entry is one; null when another replaced it. */
            BillID: number | null;
            Date: components["schemas"]["Date"];
            Narration: string | null;
            /** @description The account on the other side, of several the first; `Several` where none of them is the one. */
            Particulars: string | null;
            Payments: components["schemas"]["Money"];
            Receipts: components["schemas"]["Money"];
            /**
             * @description Kind of voucher; money paid with a bill is a Receipt, with a return a Payment. Ends in `Reversal` where it takes one back.
             * @example Receipt
             */
            Type: string;
            VoucherID: components["schemas"]["Id"];
            VoucherNo: string;
        };
        /** @description Required with the mode cheque, and known to no other. */
        Cheque: {
            /**
             * Bank
             * @example State Bank of India
             */
            bank: string;
            /** Branch */
            branch?: string | null;
            /**
             * Cheque Date
             * @description May lie ahead.
             */
            date: components["schemas"]["Date"];
            /**
             * Cheque/DD No
             * @example 004213
             */
            number: string;
        };
        /**
         * @description The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
         * @example 6f1c1a52-0b2e-4a8e-9a53-0d3f7b6f4a11
         */
        ClientId: string;
        ClosedYear: {
            /** @description A loss is negative. */
            profit: components["schemas"]["Money"];
            /**
             * @description The closing voucher; null when the year had neither income nor expenses.
             * @example CLS/1
             */
            voucherNo: string | null;
            year: components["schemas"]["Year"];
        };
        CodeInput: {
            /**
             * Code
             * @example 123456
             */
            Code: string;
        };
        Company: {
            Address: string | null;
            BankAccountNo: string | null;
            BankBranch: string | null;
            /** @description The bank that customers pay to, as printed on bills. */
            BankName: string | null;
            Citty: string | null;
            CompanyCode: string | null;
            CompanyId: components["schemas"]["Id"];
            /** @description Data URL of the logo, or null. */
            CompanyLogo: string | null;
            CompanyName: string;
            /** @description Id of the user. */
            CreatedBy: number | null;
            CSTNo: string | null;
            /** @description Id of the user. */
            DeletedBy: number | null;
            District: string | null;
            Email: string | null;
            GSTinNo: string | null;
            IFSC: string | null;
            MobileNO: string | null;
            /** @description Id of the user. */
            ModifiedBy: number | null;
            /** @description Who signs bills for the company. */
            Signatory: string | null;
            State: string | null;
            TelephoneNo: string | null;
            TinNo: string | null;
            /** @description Where customers pay to by UPI: bills have a QR code of it. */
            UpiId: string | null;
            Version: components["schemas"]["Version"];
        };
        CompanyCard: {
            Address: string | null;
            Citty: string | null;
            CompanyId: components["schemas"]["Id"];
            /** @description Data URL of the logo, or null. */
            CompanyLogo: string | null;
            CompanyName: string;
            District: string | null;
            Email: string | null;
            GSTinNo: string | null;
            MobileNO: string | null;
            State: string | null;
        };
        CompanyInput: {
            /** Address */
            Address: string;
            /**
             * Confirm Password
             * @description Must equal AdminPassword.
             */
            AdminConformPassword?: string;
            /**
             * Administrator's Name
             * @description Needed for a new company, otherwise ignored.
             */
            AdminName?: string;
            /**
             * Administrator's Password
             * @description Needed for a new company, otherwise ignored.
             */
            AdminPassword?: string;
            /**
             * Administrator's Username
             * @description Needed for a new company, otherwise ignored.
             */
            AdminUserName?: string;
            /** Bank Account No */
            BankAccountNo?: string;
            /** Bank Branch */
            BankBranch?: string;
            /** Bank */
            BankName?: string;
            /** City */
            Citty: string;
            /** Company Code */
            CompanyCode?: string;
            /**
             * @description 0 makes a new company.
             * @default 0
             */
            CompanyId?: number;
            /** @description Ignored: a new logo is sent as Logo. */
            CompanyLogo?: string;
            /**
             * Company Name
             * @description At least 3 characters after trimming.
             */
            CompanyName: string;
            /** @description Ignored. */
            CreatedBy?: string;
            /** CST No */
            CSTNo?: string;
            /** @description Ignored. */
            DeletedBy?: string;
            /** District */
            District: string;
            /** Email */
            Email?: string;
            /** GSTIN */
            GSTinNo: string;
            /** IFSC */
            IFSC?: string;
            /** @description The logo: PNG, JPEG or WebP, of 2 MB at most. */
            Logo?: Blob;
            /** Mobile Number */
            MobileNO: string;
            /** @description Ignored. */
            ModifiedBy?: string;
            /**
             * Authorised Signatory
             * @description Whose name stands under bills.
             */
            Signatory?: string;
            /** State */
            State: string;
            /** Telephone */
            TelephoneNo?: string;
            /** TIN No */
            TinNo?: string;
            /**
             * UPI ID
             * @description Bills then have a QR code to pay by.
             */
            UpiId?: string;
            Version?: components["schemas"]["Version"];
        };
        ContraInput: {
            /**
             * Amount
             * @example 1180.5
             */
            amount: components["schemas"]["Money"];
            clientId?: components["schemas"]["ClientId"];
            /** Date */
            date: components["schemas"]["Date"];
            /**
             * From
             * @description The cash or bank account that it leaves.
             */
            fromAccountId: components["schemas"]["Id"];
            /** Narration */
            narration?: components["schemas"]["Narration"];
            otherNarration?: components["schemas"]["Narration"];
            /**
             * To
             * @description The cash or bank account that it comes to.
             */
            toAccountId: components["schemas"]["Id"];
        };
        /** @description An item that keeps batches has a line for each that lies there, in the order in which they expire; on a day before it kept them, and where the edited count counted it as a whole, it has one line without. */
        CountableItem: {
            batch?: components["schemas"]["BatchCode"];
            /** @description Of a batch that has an expiry. */
            expiresOn?: components["schemas"]["Date"];
            itemId: components["schemas"]["Id"];
            itemName: string;
            /** @description By the books; negative where more went out than came in. */
            quantity: components["schemas"]["Quantity"];
            /** @description What a unit costs by the average of now, to four decimals; a difference is posted at its six. */
            rate: components["schemas"]["PriceNotNegative"];
        };
        CountableStock: {
            date: components["schemas"]["Date"];
            /** @description The place. */
            id: components["schemas"]["Id"];
            lines: components["schemas"]["CountableItem"][];
        };
        CreditNoteBill: {
            /**
             * Credited
             * @description At most what is open of it.
             */
            amount: components["schemas"]["Money"];
            /**
             * Bill No
             * @description A bill of this customer in effect: the `BillID` of Bills Receivable.
             */
            billId: components["schemas"]["Id"];
        };
        CreditNoteInput: {
            /**
             * Booked To
             * @description What it is booked to: an account of income or expense, such as Sales or Discount Allowed, but none of Cost of Goods Sold.
             */
            accountId: components["schemas"]["Id"];
            /** @description Which bills of the customer it goes against, and what of each; what is left of the amount goes against the oldest of the others. */
            against?: components["schemas"]["CreditNoteBill"][];
            /**
             * Amount
             * @description With the tax in it.
             * @example 590
             */
            amount: components["schemas"]["Money"];
            clientId?: components["schemas"]["ClientId"];
            /** Date */
            date: components["schemas"]["Date"];
            /** Narration */
            narration?: components["schemas"]["Narration"];
            /**
             * Customer
             * @description The customer who is credited.
             */
            partyId: components["schemas"]["Id"];
            /**
             * Tax %
             * @description The rate of the tax that is in the amount and is taken back; no tax when left out. Half of it each as CGST and SGST, rounded alike; all as IGST where the customer's state is another.
             * @example 18
             */
            taxRate?: components["schemas"]["Percent"];
        };
        CreditorRow: {
            /** @description The supplier. */
            AccountID: components["schemas"]["Id"];
            AccountName: string;
            Address: string | null;
            City: string | null;
            Credit: components["schemas"]["Money"];
            /** @description Due for 1 to 30 days at the end of the range. */
            Days30: components["schemas"]["Money"] | null;
            /** @description 31 to 60 days. */
            Days60: components["schemas"]["Money"] | null;
            /** @description 61 to 90 days. */
            Days90: components["schemas"]["Money"] | null;
            Debit: components["schemas"]["Money"];
            /** @description Of Outstanding, where asked for: what is not yet due, or was paid ahead. */
            NotDue: components["schemas"]["Money"] | null;
            /** @description More than 90 days. */
            Older: components["schemas"]["Money"] | null;
            /** @description Credit − debit before the range. */
            Opening: components["schemas"]["Money"];
            Outstanding: components["schemas"]["Money"];
            /** @description Route. */
            RootName: string | null;
            /** @description Salesman. */
            UserName: string | null;
        };
        CustomerDetailRow: {
            AccountID: components["schemas"]["Id"];
            AccountName: string;
            Address: string | null;
            City: string | null;
            CreatedDate: components["schemas"]["Date"];
            /**
             * @description 0 Retail; 1 Wholesale; 2 Supermarket; 3 Distributor; 4 Other.
             * @enum {integer|null}
             */
            CustomerType: 0 | 1 | 2 | 3 | 4 | null;
            Mob: string | null;
            Place: string | null;
            /** @description Route. */
            RootName: string | null;
            Salesman: string | null;
        };
        CustomerLedgerRow: {
            /** @description What Mode says was debited or credited. */
            Amount: components["schemas"]["Money"];
            /** @description The bill, where the entry is of one; null when another replaced it. */
            BillID: number | null;
            /**
             * @description How it was billed or paid.
             * @example Cheque
             */
            BillMode: string | null;
            /** @description Number of the bill or voucher as printed. */
            BillNo: string | null;
            Date: components["schemas"]["Date"];
            /**
             * @description What kind of entry it is; ends in `Reversal` where it takes one back.
             * @example Sale
             */
            Description: string;
            /** @enum {string} */
            Mode: "Debit" | "Credit";
            VoucherID: components["schemas"]["Id"];
        };
        CustomerLedgerSummary: {
            /** @description Debit − credit of all that is neither sale, return nor receipt. */
            AcTransAmount: components["schemas"]["Money"];
            /** @description Debit − credit before the range. */
            BalanceBefore: components["schemas"]["Money"];
            /** @description Debit of sales. */
            BillAmount: components["schemas"]["Money"];
            CreditAmount: components["schemas"]["Money"];
            DebitAmount: components["schemas"]["Money"];
            /** @description What the customer owes at the end of the range. */
            Outstanding: components["schemas"]["Money"];
            /** @description Credit of receipts, cash bills' own payment included. */
            ReceiptAmount: components["schemas"]["Money"];
            /** @description Credit of sale returns. */
            ReturnedBillAmount: components["schemas"]["Money"];
        };
        CustomerOption: {
            /** @description The AccountID of the customer. */
            CustomerID: components["schemas"]["Id"];
            CustomerName: string;
        };
        CustomerPrice: {
            HSNCode: string | null;
            ItemDescription: string | null;
            ItemID: components["schemas"]["Id"];
            ItemName: string;
            MRP: components["schemas"]["Price"];
            /** @description Per unit, with tax: what an order takes. */
            Rate: components["schemas"]["Price"];
            TaxPercentage: components["schemas"]["Percent"];
            UnitName: string;
            /** @description Per unit, without tax: what a bill takes. */
            UnitPrice: components["schemas"]["Price"];
        };
        DamageInput: {
            clientId?: components["schemas"]["ClientId"];
            /**
             * Customer
             * @description Whom they came back from, when it was a customer.
             */
            customerId?: components["schemas"]["Id"];
            /** Date */
            date: components["schemas"]["Date"];
            lines: {
                /**
                 * Batch
                 * @description The one that is written off; what expires first when left out.
                 */
                batch?: components["schemas"]["BatchCode"];
                /** Damaged */
                damagedQuantity?: components["schemas"]["Quantity"];
                /** Expired */
                expiredQuantity?: components["schemas"]["Quantity"];
                /** Item */
                itemId: components["schemas"]["Id"];
            }[];
            /**
             * From
             * @description Where the goods lie; the branch's place for damaged goods when left out.
             */
            locationId?: components["schemas"]["Id"];
            /** Narration */
            narration?: components["schemas"]["Narration"];
            /**
             * Salesman
             * @description Whose goods they were.
             */
            salesmanId?: components["schemas"]["Id"];
        };
        DamageRow: {
            /** @description The customer; null on a write-off of the company's own. */
            CustID: number | null;
            CustomerName: string | null;
            DamageProduct: components["schemas"]["Quantity"];
            Date: components["schemas"]["Date"];
            Expired: components["schemas"]["Quantity"];
            /** @description Taken back fit for sale, free goods too. */
            GoodStock: components["schemas"]["Quantity"];
            ItemName: string;
            /** @description What the line moved in stock: taken back, given for others or written off. */
            Qty: components["schemas"]["Quantity"];
            /** @description Given for goods that were shown damaged or expired. */
            Replacement: components["schemas"]["Quantity"];
            SalesmanName: string | null;
        };
        DashboardB2b: {
            CountB2B: number;
            CountB2C: number;
            /** @description Σ bill amount. */
            SumB2BSale: components["schemas"]["Money"];
            /** @description Σ bill amount. */
            SumB2CSale: components["schemas"]["Money"];
        };
        DashboardCounts: {
            TotalCategory: number;
            TotalCustomer: number;
            TotalItem: number;
            TotalRoute: number;
        };
        DashboardCustomer: {
            CustomerID: components["schemas"]["Id"];
            CustomerName: string;
            TotalBillAmount: components["schemas"]["Money"];
            TotalBills: number;
        };
        DashboardInvoice: {
            /** @description 0 when cancelled. */
            BillAmount: components["schemas"]["Money"];
            BillDate: components["schemas"]["Date"];
            BillID: components["schemas"]["Id"];
            /** @enum {string} */
            BillModeText: "Cash" | "Credit";
            CustomerName: string;
            InvSeries: string;
            /** @description `00` on a wholesale bill. */
            RetailNo: string;
            /** @description Route. */
            RootName: string | null;
            SalesmanName: string | null;
            /** @enum {string} */
            SaleType: "Retail" | "Wholesale";
            /**
             * @description 1 posted; 2 cancelled.
             * @enum {integer}
             */
            Status: 1 | 2;
            WholesaleNo: string | null;
        };
        DashboardLowStock: {
            /** @description Sold a day, averaged over the last thirty days. */
            DailyQuantity: components["schemas"]["Quantity"];
            ItemID: components["schemas"]["Id"];
            ItemName: string;
            /** @description On hand in godowns and vans. */
            TotalStock: components["schemas"]["Quantity"];
        };
        DashboardOrderItem: {
            Date: components["schemas"]["Date"];
            /** @description 'Other items' for all that are not among the six. */
            ItemName: string;
            Qty: components["schemas"]["Quantity"];
        };
        DashboardOrders: {
            TotalOrderAmount: components["schemas"]["Money"];
            TotalOrderCount: number;
        };
        DashboardOutstanding: {
            /** @description Σ(Dr − Cr) over the same debtors up to the last day of the range. */
            ClosingOutstanding: components["schemas"]["Money"];
            /** @description Σ(Dr − Cr) over debtors in scope in the range; may be negative. */
            Difference: components["schemas"]["Money"];
        };
        DashboardOverview: {
            /** @description Σ(Dr − Cr) of the bank accounts. */
            BankBalance: components["schemas"]["Money"] | null;
            /** @description Σ(Dr − Cr) of the cash accounts. */
            CashBalance: components["schemas"]["Money"] | null;
            /** @description Those that run out first. */
            LowStock: components["schemas"]["DashboardLowStock"][];
            /** @description Items whose stock lasts less than a week at the last thirty days' rate of sale. */
            LowStockItems: number;
            OpenOrderAmount: components["schemas"]["Money"];
            /** @description Orders without a bill, of any day. */
            OpenOrders: number;
            /** @description Part of what customers owe that was owed thirty days ago: each one's balance then, less what came in since, never below 0. */
            OverdueAmount: components["schemas"]["Money"];
            /** @description Customers who owe any of it. */
            OverdueCustomers: number;
            /** @description Σ(Dr − Cr) of customers in scope, advances subtracted. */
            OwedAmount: components["schemas"]["Money"];
            Subscription: components["schemas"]["DashboardSubscription"];
            /** @description Trips of today that have not ended. */
            VansOut: number;
        };
        DashboardProduct: {
            /** @description Quantity sold, without free quantity. */
            GrandQuantity: components["schemas"]["Quantity"];
            ItemID: components["schemas"]["Id"];
            ItemName: string;
        };
        DashboardReceiptDay: {
            RDate: components["schemas"]["Date"];
            TotalReceiptAmount: components["schemas"]["Money"];
        };
        DashboardReceipts: {
            TotalReceiptAmount: components["schemas"]["Money"];
            TotalReceiptCount: number;
        };
        DashboardSaleDay: {
            BillDate: components["schemas"]["Date"];
            TotalBillAmount: components["schemas"]["Money"];
            TotalBills: number;
        };
        DashboardSales: {
            TotalBillAmount: components["schemas"]["Money"];
            TotalBillCount: number;
        };
        DashboardSalesman: {
            SalesmanName: string | null;
            TotalBillAmount: components["schemas"]["Money"];
            TotalBills: number;
            /** @description Null for bills without a salesman. */
            UserId: number | null;
        };
        DashboardStock: {
            ItemID: components["schemas"]["Id"];
            ItemName: string;
            TotalStock: components["schemas"]["Quantity"];
        };
        /** @description The subscription card, as the installation is configured. */
        DashboardSubscription: {
            Badge: string;
            DueDate: components["schemas"]["Date"];
        };
        DashboardToVisit: {
            /** @description Customers of today's beat. */
            AccountCount: number;
            /** @description Those of them who are not visited yet. */
            PendingCount: number;
        };
        DashboardVisited: {
            /** @description Customers created today. */
            NewCustomerCount: number;
            /** @description Distinct customers visited today. */
            TotalCustomerCount: number;
        };
        /**
         * Format: date
         * @description A calendar day in the company's time zone, YYYY-MM-DD.
         * @example 2026-11-05
         */
        Date: string;
        /**
         * Format: date-time
         * @description An instant, ISO 8601 in UTC.
         * @example 2026-11-05T08:35:00.000Z
         */
        DateTime: string;
        DayBookRow: {
            /** @description What a cancelled voucher had credited; null on others. */
            CancelledCredit: components["schemas"]["Money"] | null;
            /** @description What a cancelled voucher had debited; null on others. */
            CancelledDebit: components["schemas"]["Money"] | null;
            Credit: components["schemas"]["Money"];
            Date: components["schemas"]["Date"];
            Debit: components["schemas"]["Money"];
            /** @description The user who entered it as it is now. */
            EnteredBy: string | null;
            Narration: string | null;
            /** @description The party, else the first account that is debited; null where no account is moved. */
            Particulars: string | null;
            /** @enum {string} */
            State: "Posted" | "Edited" | "Cancelled";
            Type: components["schemas"]["DayBookType"];
            VoucherID: components["schemas"]["Id"];
            VoucherNo: string;
        };
        /** @enum {string} */
        DayBookType: "Opening Balance" | "Sale" | "Sale Return" | "Replacement" | "Damage" | "Van Load" | "Purchase" | "Purchase Return" | "Production" | "Receipt" | "Payment" | "Expense" | "Journal" | "Contra" | "Cash Handed Over" | "Stock Count" | "Credit Note" | "Debit Note" | "Year Closing";
        DebitNoteBill: {
            /**
             * Debited
             * @description At most what is open of it.
             */
            amount: components["schemas"]["Money"];
            /**
             * Bill No
             * @description The supplier's bill, by the id of its purchase in effect: the `PurchaseID` of Bills Payable.
             */
            billId: components["schemas"]["Id"];
        };
        DebitNoteInput: {
            /**
             * Booked To
             * @description What it is booked to: an account of income or expense, such as Discount Received or Purchase Accounts, but none of Cost of Goods Sold.
             */
            accountId: components["schemas"]["Id"];
            /** @description Which bills of the supplier it goes against, and what of each; what is left of the amount goes against the oldest of the others. */
            against?: components["schemas"]["DebitNoteBill"][];
            /**
             * Amount
             * @description With the tax in it.
             * @example 590
             */
            amount: components["schemas"]["Money"];
            clientId?: components["schemas"]["ClientId"];
            /** Date */
            date: components["schemas"]["Date"];
            /** Narration */
            narration?: components["schemas"]["Narration"];
            /**
             * Supplier
             * @description The supplier who is debited.
             */
            partyId: components["schemas"]["Id"];
            /**
             * Tax %
             * @description The rate of the tax that is in the amount and is given back; no tax when left out. Half of it each as CGST and SGST, rounded alike; all as IGST where the supplier's state is another. Refused above 0 for a supplier without a GSTIN (TAX_WITHOUT_GSTIN).
             * @example 18
             */
            taxRate?: components["schemas"]["Percent"];
        };
        DebtorRow: {
            /** @description The customer; the customer ledger's `CustomerID`. */
            AccountID: components["schemas"]["Id"];
            AccountName: string;
            Address: string | null;
            /** @description Debit − credit before the range. */
            BalanceBefore: components["schemas"]["Money"];
            City: string | null;
            CreditAmount: components["schemas"]["Money"];
            /** @description Due for 1 to 30 days at the end of the range. */
            Days30: components["schemas"]["Money"] | null;
            /** @description 31 to 60 days. */
            Days60: components["schemas"]["Money"] | null;
            /** @description 61 to 90 days. */
            Days90: components["schemas"]["Money"] | null;
            DebitAmount: components["schemas"]["Money"];
            Mob: string | null;
            /** @description Of Outstanding, where asked for: what is not yet due, or was paid ahead. */
            NotDue: components["schemas"]["Money"] | null;
            /** @description More than 90 days. */
            Older: components["schemas"]["Money"] | null;
            Outstanding: components["schemas"]["Money"];
            /** @description Route. */
            RootName: string | null;
            /** @description Salesman. */
            UserName: string | null;
            /** @description The customer's vehicle, else the one that the salesman was allocated last. */
            VanName: string | null;
        };
        Delivery: {
            attempts: number;
            /** @description The HTTP status of the last answer. */
            code: number | null;
            createdAt: components["schemas"]["DateTime"];
            /** @description The number of the document, or the name of the record, that the event is of. */
            document: string | null;
            /** @description Why the last attempt was no delivery. */
            error: string | null;
            eventId: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            /** @description How long the last attempt took. */
            milliseconds: number | null;
            /**
             * Format: date-time
             * @description Not before; null when there is no further attempt.
             */
            nextTryAt: string | null;
            status: components["schemas"]["DeliveryStatus"];
            /** @description The beginning of the last answer. */
            text: string | null;
            /** Format: date-time */
            triedAt: string | null;
            type: components["schemas"]["EventType"];
        };
        /** @enum {string} */
        DeliveryStatus: "pending" | "delivered" | "failed";
        Distributor: {
            CustomerID: components["schemas"]["Id"];
            CustomerName: string;
        };
        DistributorLink: {
            CompanyID: components["schemas"]["Id"];
            CreatedBy: number | null;
            /** Format: date-time */
            CreatedDate: string | null;
            DeletedBy: number | null;
            /** Format: date-time */
            DeletedDate: string | null;
            /** @description CustomerID of the distributor. */
            DistributorID: number;
            EmpDistID: components["schemas"]["Id"];
            /** @description The user. */
            EmployeeID: number;
            IsDeleted: components["schemas"]["Flag"];
            ModifiedBy: number | null;
            /** Format: date-time */
            ModifiedDate: string | null;
            Version: components["schemas"]["Version"];
        };
        /** @description The audit fields are accepted and ignored. */
        DistributorLinkInput: {
            CompanyID?: components["schemas"]["Id"];
            CreatedBy?: string | number | null;
            CreatedDate?: string | null;
            DeletedBy?: string | number | null;
            DeletedDate?: string | null;
            /**
             * Distributor
             * @description CustomerID of the distributor.
             */
            DistributorID: number;
            /** @description 0 or none makes a new one. */
            EmpDistID?: number | null;
            /** User */
            EmployeeID: number;
            /**
             * @description 1 deletes the link; 0 keeps it.
             * @enum {integer}
             */
            IsDeleted?: 0 | 1;
            ModifiedBy?: string | number | null;
            ModifiedDate?: string | null;
            Version?: components["schemas"]["Version"];
        };
        /** @description A document as one chooses it for another that is made of it. */
        DocumentChoice: {
            amount: components["schemas"]["Money"];
            date: components["schemas"]["Date"];
            id: components["schemas"]["Id"];
            /**
             * @description As printed; of a purchase the supplier's number, or our own where it has none.
             * @example B2C/26-27/118
             */
            number: string;
        };
        /** @description Why a document of a batch was refused; the codes are those of single documents. */
        DocumentProblem: {
            code: string;
            fields: {
                field: string;
                message: string;
            }[];
            message: string;
        };
        /** @enum {string} */
        DocumentStatus: "posted" | "cancelled";
        /** @description Something about a posted document that is probably a mistake. Nothing was refused. */
        DocumentWarning: {
            /**
             * @description `B2B_WITHOUT_GSTIN`: the document is B2B, but the customer has no GSTIN. `B2C_WITH_GSTIN`: it is B2C, but the customer has one. `BATCH_EXPIRED`: goods that must still be good (sold, free, replaced, loaded, taken from van to van, used up) are of a batch that had expired by the document's day. `INVOICE_ENTERED`: the supplier's invoice of an expense is entered already in the financial year.
             * @enum {string}
             */
            code: "B2B_WITHOUT_GSTIN" | "B2C_WITH_GSTIN" | "BATCH_EXPIRED" | "INVOICE_ENTERED";
            /** @example Anna Medicals has no GSTIN, but the bill is B2B: that is for customers who have one. */
            message: string;
        };
        /** @description What a write answers. */
        Done: {
            message: string;
            /** @constant */
            success: true;
        };
        EmbedOrigin: {
            createdAt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            origin: components["schemas"]["Origin"];
        };
        /** @example dGhlIHRva2VuJ3Mg */
        EmbedTokenId: string;
        EmbedTokenInput: {
            /** @description Parameters that widgets don't offer. A page could still send them; what must not change is locked. */
            hidden?: string[];
            /** @description For whom it is; the page can read it. */
            label?: string;
            /**
             * @description Documented parameters, query or body, that the server sets, in each of the operations that take them: the page can neither read nor
             *     change them. A name is locked in every spelling that differs in capitals alone.
             */
            locked?: {
                [key: string]: string | number | boolean;
            };
            /** @description What it may call, by name: `customerLedger.report`. All of them have `x-embed: true`. */
            operations: string[];
            /**
             * @description Whose pages may send it; each is allowed to the company (`embedOrigins.create`) or the installation. Left out, it is for the pages
             *     of Vanbook itself, as the preview under Partners needs it: only a session asks for such a one.
             */
            origins?: components["schemas"]["Origin"][];
            /** @description Account of a customer or supplier, who sees himself alone (`x-party`). */
            party?: components["schemas"]["Id"];
            /**
             * @description How long it lives.
             * @default 600
             */
            seconds?: number;
            /** @description It sees what a manager of these users sees. Not with `party`. */
            users?: components["schemas"]["Id"][];
            /**
             * @description Whether it may call operations that write.
             * @default false
             */
            writes?: boolean;
        };
        EmbedTokenTerms: {
            expiresAt: components["schemas"]["DateTime"];
            /** @description Names of parameters that widgets don't offer. */
            hidden: string[];
            id: components["schemas"]["EmbedTokenId"];
            label: string | null;
            /** @description Names of parameters that the server sets, the party's own among them. */
            locked: string[];
            operations: string[];
            /** @enum {string|null} */
            party: "customer" | "supplier" | null;
            writes: boolean;
        };
        EmployeeMessage: {
            CompanyID: components["schemas"]["Id"];
            /** @description Id of the user. */
            CreatedBy: number | null;
            /** @description Id of the user. */
            DeletedBy: number | null;
            IsDeleted: components["schemas"]["Flag"];
            MDate: components["schemas"]["Date"] | null;
            Message: string;
            MID: components["schemas"]["Id"];
            /** @description Id of the user. */
            ModifiedBy: number | null;
            /** @description Whom it is for; null for all. */
            UserID: number | null;
            /** @description Full name of that user. */
            USERNAME: string | null;
            Version: components["schemas"]["Version"];
        };
        EmployeeMessageInput: {
            CompanyID?: components["schemas"]["Id"];
            /** @description Ignored. */
            CreatedBy?: string | number | null;
            /** @description Ignored. */
            CreatedDate?: string | number | null;
            /** @description Ignored. */
            DeletedBy?: string | number | null;
            /** @description Ignored. */
            DeletedDate?: string | number | null;
            /** @description Ignored. */
            IsDeleted?: string | number | null;
            /** Date */
            MDate?: string | null;
            /** Message */
            Message: string;
            /**
             * @description 0 makes a new message.
             * @default 0
             */
            MID?: number;
            /** @description Ignored. */
            ModifiedBy?: string | number | null;
            /** @description Ignored. */
            ModifiedDate?: string | number | null;
            /**
             * User
             * @description Whom it is for; 0 or null for all in scope.
             */
            UserID?: number | null;
            /** @description Ignored. */
            USERNAME?: string | number | null;
            Version?: components["schemas"]["Version"];
        };
        EmployeeRow: {
            EMPID: components["schemas"]["Id"];
            /** @description Its end; null while it runs. */
            EndingDate: components["schemas"]["WallTime"] | null;
            Mobile: string | null;
            Name: string;
            RoleName: string;
            SLNo: number;
            /** @description Start of the latest trip. */
            StartingDate: components["schemas"]["WallTime"] | null;
            /**
             * @description What the two say of the latest trip; N/A without one.
             * @enum {string}
             */
            Status: "In Progress" | "Complete" | "N/A";
        };
        EndedTrip: {
            /** @description The day on which it began. */
            date: components["schemas"]["Date"];
            /** @description Per day. */
            dayAllowance: components["schemas"]["Money"];
            /** @description Calendar days that it touched. */
            days: number;
            endedAt: components["schemas"]["DateTime"];
            endingKm: components["schemas"]["Quantity"];
            id: components["schemas"]["Id"];
            /** @description Per km. */
            kmAllowance: components["schemas"]["Money"];
            /** @description Whether it had ended before this request. */
            replayed: boolean;
            startedAt: components["schemas"]["DateTime"];
            startingKm: components["schemas"]["Quantity"];
        };
        /** @description One of the documents, by its kind; none of the kinds that nobody enters. */
        EnteredDocument: {
            bills?: components["schemas"]["BillInput"];
            contras?: components["schemas"]["ContraInput"];
            creditNotes?: components["schemas"]["CreditNoteInput"];
            debitNotes?: components["schemas"]["DebitNoteInput"];
            /** @description What the operation that edits it takes. */
            documentId: components["schemas"]["Id"];
            expenses?: components["schemas"]["ExpenseInput"];
            handOvers?: components["schemas"]["HandOverInput"];
            journals?: components["schemas"]["JournalInput"];
            openings?: components["schemas"]["OpeningInput"];
            payments?: components["schemas"]["PaymentInput"];
            purchases?: components["schemas"]["PurchaseInput"];
            receipts?: components["schemas"]["ReceiptDocumentInput"];
            stockCounts?: components["schemas"]["StockCountInput"];
            voucherId: components["schemas"]["Id"];
            voucherNo: string;
        };
        /**
         * @description How it came into the books: by a user who is signed in, an API key, an embed token, or Vanbook itself; null where nothing tells.
         * @enum {string|null}
         */
        EnteredVia: "session" | "key" | "token" | "system" | null;
        /** @description What every failure answers. */
        ErrorBody: {
            /**
             * @description For programs: stable, listed in docs/errors.md.
             * @example INVALID_CREDENTIALS
             */
            code: string;
            /** @description The same text, for clients that read `error`. */
            error: string;
            /** @description Which fields were refused, and why. */
            fields?: {
                field: string;
                /** @description A whole sentence, to show under the field. */
                message: string;
            }[];
            /**
             * @description A page of the same server on the code: what it means and what to do. Left out where the server has no pages.
             * @example /docs/api/errors#INVALID_CREDENTIALS
             */
            help?: string;
            /** @description For people. */
            message: string;
            /** @description Also in the X-Request-Id header and the server's log. */
            requestId: string;
            /** @constant */
            success: false;
        };
        /** @description Something that happened, with enough to act on; the document or record itself is asked for by its id. */
        Event: {
            /** @description When it was entered. */
            at: components["schemas"]["DateTime"];
            by: {
                /** @description The API key that it was done with. */
                keyId: number | null;
                name: string | null;
                /** @description Whoever did it; null for the product itself. */
                userId: number | null;
                /** @enum {string} */
                via: "session" | "key" | "token" | "system";
            };
            companyId: components["schemas"]["Id"];
            data: {
                /** @description The document's amount; of a cancelled one, what it had been. */
                amount: components["schemas"]["Money"] | null;
                /** @description The client's own id of the document, in the event of its posting. */
                clientId: string | null;
                /** @description The document's date. */
                date: components["schemas"]["Date"] | null;
                /** @description The record's name, where it has one. */
                name: string | null;
                /**
                 * @description The document's printed number.
                 * @example B2C/26-27/118
                 */
                number: string | null;
                /** @description The customer's or supplier's account. */
                partyId: number | null;
                /** @description In an edit, the `resource.id` before it. */
                replacesId: number | null;
                /** @description The document's voucher; null for an order or a master. */
                voucherId: number | null;
            };
            /** @description The event's place in the company's order; increasing. */
            id: number;
            resource: {
                /**
                 * @description The document's or record's number within the company. An edit gives a document a new one; `data.number` stays. Openings and
                 *     closings have no document: here is their voucher's.
                 */
                id: number;
                kind: components["schemas"]["EventResource"];
            };
            type: components["schemas"]["EventType"];
        };
        EventPage: {
            events: components["schemas"]["Event"][];
            /** @description The id of the company's latest event. */
            last: number;
            /** @description The `after` of the next request, also when there are no events now. */
            next: number;
        };
        /**
         * @description What an event is of. A `customer`, `supplier` or `account` (any other of the chart) is an account by its id.
         * @enum {string}
         */
        EventResource: "bill" | "saleReturn" | "replacement" | "damage" | "vanLoad" | "purchase" | "purchaseReturn" | "production" | "receipt" | "payment" | "expense" | "journal" | "contra" | "handOver" | "opening" | "stockCount" | "creditNote" | "debitNote" | "order" | "closing" | "customer" | "supplier" | "account" | "accountGroup" | "item" | "tax" | "hsnCode" | "user" | "branch" | "zone" | "route" | "vehicle" | "series" | "allocation" | "rateSlab" | "mac" | "beatPlan" | "distributorLink" | "message" | "task" | "company" | "settings" | "webhook" | "year";
        /**
         * @description A document's events are `posted`, `edited` and `cancelled`, a master's `created`, `changed` and `deleted`. The closed list; a later version may add to it.
         * @enum {string}
         */
        EventType: "bill.posted" | "bill.edited" | "bill.cancelled" | "saleReturn.posted" | "saleReturn.edited" | "saleReturn.cancelled" | "replacement.posted" | "replacement.edited" | "replacement.cancelled" | "damage.posted" | "damage.edited" | "damage.cancelled" | "vanLoad.posted" | "vanLoad.edited" | "vanLoad.cancelled" | "purchase.posted" | "purchase.edited" | "purchase.cancelled" | "purchaseReturn.posted" | "purchaseReturn.edited" | "purchaseReturn.cancelled" | "production.posted" | "production.edited" | "production.cancelled" | "receipt.posted" | "receipt.edited" | "receipt.cancelled" | "payment.posted" | "payment.edited" | "payment.cancelled" | "expense.posted" | "expense.edited" | "expense.cancelled" | "journal.posted" | "journal.edited" | "journal.cancelled" | "contra.posted" | "contra.edited" | "contra.cancelled" | "handOver.posted" | "handOver.edited" | "handOver.cancelled" | "opening.posted" | "opening.edited" | "opening.cancelled" | "stockCount.posted" | "stockCount.edited" | "stockCount.cancelled" | "creditNote.posted" | "creditNote.edited" | "creditNote.cancelled" | "debitNote.posted" | "debitNote.edited" | "debitNote.cancelled" | "order.posted" | "order.edited" | "order.cancelled" | "closing.posted" | "closing.cancelled" | "customer.created" | "customer.changed" | "customer.deleted" | "supplier.created" | "supplier.changed" | "supplier.deleted" | "account.created" | "account.changed" | "account.deleted" | "accountGroup.created" | "accountGroup.changed" | "accountGroup.deleted" | "item.created" | "item.changed" | "item.deleted" | "tax.created" | "tax.changed" | "tax.deleted" | "hsnCode.created" | "hsnCode.changed" | "hsnCode.deleted" | "user.created" | "user.changed" | "user.deleted" | "branch.created" | "branch.changed" | "branch.deleted" | "zone.created" | "zone.changed" | "zone.deleted" | "route.created" | "route.changed" | "route.deleted" | "vehicle.created" | "vehicle.changed" | "vehicle.deleted" | "series.created" | "series.changed" | "series.deleted" | "allocation.created" | "allocation.changed" | "allocation.deleted" | "rateSlab.created" | "rateSlab.changed" | "rateSlab.deleted" | "mac.created" | "mac.changed" | "mac.deleted" | "beatPlan.created" | "beatPlan.changed" | "beatPlan.deleted" | "distributorLink.created" | "distributorLink.changed" | "distributorLink.deleted" | "message.created" | "message.changed" | "message.deleted" | "task.created" | "task.changed" | "task.deleted" | "company.created" | "company.changed" | "company.deleted" | "webhook.tested" | "webhook.disabled" | "settings.changed" | "year.created" | "year.closed" | "year.reopened" | "year.locked";
        ExpenseInput: {
            /**
             * Expense
             * @description What it was for: an account of direct or indirect expenses.
             */
            accountId: components["schemas"]["Id"];
            /**
             * Amount
             * @description What is paid: tax included, but for a reverse charge.
             * @example 1180.5
             */
            amount: components["schemas"]["Money"];
            clientId?: components["schemas"]["ClientId"];
            /** Date */
            date: components["schemas"]["Date"];
            /**
             * Paid From
             * @description What it is paid from: for cash the user's cash account when left out (the main cash where it is nobody's); else a bank account, required.
             */
            ledgerId?: components["schemas"]["Id"];
            /** Payment Mode */
            mode: components["schemas"]["MoneyMode"];
            /** Narration */
            narration?: components["schemas"]["Narration"];
            /**
             * Reverse charge
             * @description The company owes the GST itself (section 9(3) and (4) of the CGST Act): of a goods transport agency, an advocate, a security service. The amount is then without tax; the tax on it is claimed and owed at once, in the state unless the GSTIN is of another. It needs a `taxRate` above 0, and no GSTIN.
             */
            reverseCharge?: boolean;
            /**
             * Supplier GSTIN
             * @description Whose invoice it is; kept in capitals. One whose make-up or check digit is wrong is refused.
             * @example 32AABCU9603R1ZW
             */
            supplierGstin?: string;
            /**
             * Invoice No
             * @description The supplier's number of it. One that is entered already for the same GSTIN in the financial year, as an expense or as a purchase, is a warning (INVOICE_ENTERED): an invoice may be of several expenses.
             * @example TK/1180
             */
            supplierInvoiceNo?: string;
            /**
             * GST %
             * @description The rate of GST within the amount, as the invoice names it. Left out where its tax is not to be claimed, as of what section 17(5) blocks: the expense then bears the whole. Above 0 it needs `supplierGstin` (TAX_WITHOUT_GSTIN), or `reverseCharge`.
             * @example 18
             */
            taxRate?: components["schemas"]["Percent"];
            /** @description The user's trip that it belongs to. */
            tripId?: components["schemas"]["Id"];
            /** @description Who spent it; a salesman himself when left out. */
            userId?: components["schemas"]["Id"];
        };
        FactorKey: {
            /** @description In base32, to be typed into the app. */
            key: string;
            /** @description The same as an otpauth address, for a QR code. */
            uri: string;
        };
        /** @description What became of each record of a batch, in its order. One that is refused changes nothing for the others. */
        FieldBatchAnswer: {
            posted: number;
            refused: number;
            replayed: number;
            results: {
                clientId: string | null;
                document: components["schemas"]["FieldRecord"] | null;
                /** @description Its place in the batch. */
                index: number;
                problem: components["schemas"]["DocumentProblem"] | null;
            }[];
        };
        FieldCustomer: {
            /** @description No limit when null or 0. */
            creditLimit: components["schemas"]["Money"] | null;
            gstin: string | null;
            id: components["schemas"]["Id"];
            isWholesale: boolean;
            latitude: number | null;
            longitude: number | null;
            mobile: string | null;
            name: string;
            place: string | null;
            /** @description Which of an item's prices is the customer's; the MRP without one. */
            rateType: string | null;
            routeId: number | null;
            stateCode: string | null;
        };
        FieldItem: {
            hsnCode: string;
            id: components["schemas"]["Id"];
            /** @description Only of a service or charge: it is taxed and has no stock. */
            isService?: boolean;
            /** @description What comes in of it is of a batch. */
            keepsBatches: boolean;
            /** @description What holds several of its unit, as a case does, and how much of it. What is typed in it is sent in the item's unit. */
            largerUnit: {
                holds: components["schemas"]["Quantity"];
                name: string;
            } | null;
            mrp: components["schemas"]["Price"];
            name: string;
            taxRate: components["schemas"]["Percent"];
            unit: string;
            /** @description Without tax, by rate type; MRP is the price of customers who have none. */
            unitPrices: {
                CCP: components["schemas"]["Price"];
                DP: components["schemas"]["Price"];
                MRP: components["schemas"]["Price"];
                SP: components["schemas"]["Price"];
            };
        };
        FieldMasters: {
            customers: components["schemas"]["FieldCustomer"][];
            expenseAccounts: {
                id: components["schemas"]["Id"];
                name: string;
            }[];
            /** @description Items that can be sold today. */
            items: components["schemas"]["FieldItem"][];
            locations: {
                branchId: number | null;
                id: components["schemas"]["Id"];
                /** @enum {string} */
                kind: "godown" | "van" | "damaged";
                name: string;
                vehicleId: number | null;
            }[];
            /** @description The main cash, the banks, and the cash accounts of the users above. */
            moneyAccounts: {
                id: components["schemas"]["Id"];
                /** @enum {string} */
                kind: "cash" | "bank";
                name: string;
                userId: number | null;
            }[];
            /** @description What lies in the van of the vehicle that was asked for; null when none was. */
            onHand: {
                itemId: components["schemas"]["Id"];
                quantity: components["schemas"]["Quantity"];
            }[] | null;
            /** @description The invoice series of the financial years that are open. */
            series: {
                from: components["schemas"]["Date"];
                id: components["schemas"]["Id"];
                /** @enum {string} */
                invType: "B2B" | "B2C";
                series: string;
                to: components["schemas"]["Date"];
            }[];
            today: components["schemas"]["Date"];
            /** @description Those whom the caller may post for, with the account that their cash is in. */
            users: {
                branchId: number | null;
                cashAccountId: number | null;
                id: components["schemas"]["Id"];
                name: string;
            }[];
            vehicles: {
                id: components["schemas"]["Id"];
                regNo: string;
            }[];
        };
        /** @description A record that is kept. */
        FieldRecord: {
            clientId: string;
            id: components["schemas"]["Id"];
            /** @description Whether it was saved before this request. */
            replayed: boolean;
        };
        FinancialYear: {
            /** @example 2026-27 */
            FYear: string;
            FYearID: components["schemas"]["Id"];
        };
        FixedGroup: {
            id: components["schemas"]["Id"];
            name: string;
            nature: components["schemas"]["Nature"];
        };
        /**
         * @description 1 yes, 0 no.
         * @enum {integer}
         */
        Flag: 0 | 1;
        GodownStockRow: {
            /** @description All else that moved stock, write-offs negative. */
            Adjustment: components["schemas"]["Quantity"];
            /** @description Returned by customers. */
            BillingReturn: components["schemas"]["Quantity"];
            CatgoryName: string | null;
            /** @description On hand in godowns. */
            GoDownStock: components["schemas"]["Quantity"];
            /** @description Used up in production. */
            Ingredient: components["schemas"]["Quantity"];
            ItemID: components["schemas"]["Id"];
            ItemName: string;
            /** @description 1 Finished Item; 0 Semi Item; else other. */
            ItemType: number;
            Opening: components["schemas"]["Quantity"];
            /** @description Produced. */
            Production: components["schemas"]["Quantity"];
            Purchase: components["schemas"]["Quantity"];
            /** @description Returned to suppliers. */
            PurchaseReturn: components["schemas"]["Quantity"];
            /** @description Sold, given free and replaced from godowns. */
            SoldStock: components["schemas"]["Quantity"];
            TotalStock: components["schemas"]["Quantity"];
            /** @description On hand in vans. */
            VTBalance: components["schemas"]["Quantity"];
            /** @description Sold, given free and replaced from vans. */
            VTSale: components["schemas"]["Quantity"];
            /** @description VTSale + VTBalance. */
            VTStock: components["schemas"]["Quantity"];
        };
        HandOverInput: {
            /**
             * Amount
             * @example 1180.5
             */
            amount: components["schemas"]["Money"];
            clientId?: components["schemas"]["ClientId"];
            /** Date */
            date: components["schemas"]["Date"];
            /** Narration */
            narration?: components["schemas"]["Narration"];
            /**
             * Handed Over By
             * @description Whose cash it was.
             */
            userId: components["schemas"]["Id"];
        };
        HsnCode: {
            code: string;
            description: string | null;
            id: components["schemas"]["Id"];
            /** @description How many items have the code. */
            items: number;
            /** @description Its name. */
            tax: string | null;
            /** @description The usual tax of what has the code. */
            taxId: number | null;
            Version: components["schemas"]["Version"];
        };
        HsnCodeInput: {
            /**
             * HSN/SAC Code
             * @description 4, 6 or 8 digits; a SAC code has 6 and begins with 99.
             * @example 998713
             */
            code: string;
            /**
             * Description
             * @example Maintenance of medical equipment
             */
            description?: string | null;
            /** @description 0 or none makes a new one. */
            id?: number | null;
            /**
             * Usual Tax
             * @description A tax of the company (`taxes.names`).
             */
            taxId?: number | null;
            Version?: components["schemas"]["Version"];
        };
        HsnRow: {
            HSNCode: string | null;
            Quantity: components["schemas"]["Quantity"];
            TaxableValue: components["schemas"]["Money"];
            /** @description Whole rate of the tax. */
            TaxPer: components["schemas"]["Percent"];
            /** @description Taxable value and tax. */
            TotalAmount: components["schemas"]["Money"];
            Unit: string | null;
            /**
             * @description The sale types that the figures are of.
             * @enum {string}
             */
            WholeSaleRetail: "Retail" | "Wholesale" | "Retail, Wholesale";
        };
        /** @description Number of a record within its company. */
        Id: number;
        /**
         * @description One to a hundred visible ASCII characters, best random ones. The SDK makes them.
         * @example 3f9c1d0a5b7e4c2d9a8f6e1b0c4d7a21
         */
        IdempotencyKey: string;
        /** @description Bytes of a picture, as documented: a byte buffer written as JSON. */
        ImageBytes: {
            data: number[];
            /** @constant */
            type: "Buffer";
        };
        /** @description What became of each row of a batch, in its order. */
        ImportAnswer: {
            made: number;
            refused: number;
            results: {
                /** @description The number of what was made; null when the row was refused. */
                id: number | null;
                /** @description Why it was refused. */
                message: string | null;
                Row: components["schemas"]["RowNumber"];
            }[];
        };
        /** @enum {string} */
        ImportKind: "customer" | "supplier" | "item";
        ImportPreview: {
            /** @description Columns that are not read. */
            ignored: string[];
            /**
             * @description Begins the Idempotency-Key of each batch. It is the same for the same file, kind and user as long as nobody has changed the
             *     company's accounts or items meanwhile, so that a file that is sent twice is made once.
             */
            importKey: string;
            kind: components["schemas"]["ImportKind"];
            rows: components["schemas"]["SheetRow"][];
            /** @description The name of the sheet that was read. */
            sheet: string;
        };
        /**
         * Format: date-time
         * @description An instant, ISO 8601 in UTC. Its day is the company's own.
         * @example 2026-11-05T08:35:00Z
         */
        Instant: string;
        /** @enum {string} */
        Invariant: "I1" | "I2" | "I3" | "I4" | "I5" | "I6" | "I7" | "I8" | "I9" | "I10" | "I11";
        InvoiceSeries: {
            CompanyID: components["schemas"]["Id"];
            /** @example 2026-27 */
            FYear: string;
            FYearID: components["schemas"]["Id"];
            /** @enum {string} */
            InvType: "B2B" | "B2C";
            /** @example B2C/26-27 */
            Series: string;
            SID: components["schemas"]["Id"];
            Version: components["schemas"]["Version"];
        };
        /** @description The audit fields are accepted and ignored. */
        InvoiceSeriesInput: {
            CompanyID?: components["schemas"]["Id"];
            CreatedBy?: string | number | null;
            CreatedDate?: string | null;
            DeletedBy?: string | number | null;
            DeletedDate?: string | null;
            /**
             * Financial Year
             * @description One of the company's years.
             */
            FYearID: number;
            /**
             * InvType
             * @enum {string}
             */
            InvType: "B2B" | "B2C";
            IsDeleted?: string | number | null;
            ModifiedBy?: string | number | null;
            ModifiedDate?: string | null;
            /**
             * Series Name
             * @description Begins with InvType and a slash.
             * @example B2C/26-27
             */
            Series: string;
            /** @description Of the series to change; 0 or none for a new one. */
            SID?: number | null;
            Version?: components["schemas"]["Version"];
        };
        Item: {
            BatchId: number | null;
            BatchName: string | null;
            BPprice: components["schemas"]["Price"];
            CompanyID: components["schemas"]["Id"];
            CreatedBy: number | null;
            /** Format: date-time */
            CreatedDate: string | null;
            DeletedBy: number | null;
            /** Format: date-time */
            DeletedDateAndTime: string | null;
            DP: components["schemas"]["Price"];
            HSNCode: string | null;
            IsDeleted: components["schemas"]["Flag"];
            /**
             * @description 0 goods, 1 a service or charge (freight, packing): it is taxed and has no stock.
             * @enum {integer}
             */
            IsService: 0 | 1;
            ItemCategoryID: components["schemas"]["ItemCategory"];
            ItemDescription: string | null;
            ItemID: components["schemas"]["Id"];
            ItemName: string;
            /** @description 1 finished item, 0 semi item, anything else other. */
            ItemType: string;
            /** @description Colour. */
            itmcolr: string | null;
            /** @description L*B*H. */
            itmsize: string | null;
            /** @description Whether what comes in of it is of a batch with an expiry. BatchId and BatchName are words only. */
            KeepsBatches: components["schemas"]["Flag"];
            /** @description A unit that holds several of the item's own, as a case does. */
            LargerUnitID: number | null;
            ModifiedBy: number | null;
            /** Format: date-time */
            ModifiedDate: string | null;
            MRP: components["schemas"]["Price"];
            /** @description How much of the item's own unit it holds. */
            PerLargerUnit: components["schemas"]["Quantity"] | null;
            /** @description CCP, one of the four prices that a customer's rate type names; those four are of today. */
            Sales_Price: components["schemas"]["Price"];
            SP: components["schemas"]["Price"];
            /** @description GST of today in percent. */
            Tax: components["schemas"]["Percent"];
            TaxID: number | null;
            UnitID: components["schemas"]["Id"];
            Version: components["schemas"]["Version"];
            WholeSalePrice: components["schemas"]["Price"];
        };
        /**
         * @description 1 Default, 2 Medical Disposables, 3 Orthopedics Support, 4 Rehabilitation Products, 5 Oxygen Cylinders, 6 First Aid Products,
         *     7 Surgical Equipments, 8 Medicine, 9 Medical Devices.
         * @enum {integer}
         */
        ItemCategory: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
        ItemCustomerSaleRow: {
            /** @description NetRate + TaxAmount. */
            Amount: components["schemas"]["Money"];
            BillID: components["schemas"]["Id"];
            /** @enum {string} */
            BillModeText: "Cash" | "Credit";
            /** @description Series and number as printed. */
            BillNo: string;
            CustomerName: string;
            /** @description Day of the bill. */
            EnteringDate: components["schemas"]["Date"];
            InvSeries: string;
            ItemID: components["schemas"]["Id"];
            ItemName: string;
            /** @description Taxable value of the line. */
            NetRate: components["schemas"]["Money"];
            Quantity: components["schemas"]["Quantity"];
            /** @description `00` on a wholesale bill. */
            RetailBillNo: string;
            /** @description Route. */
            RootName: string | null;
            SalesmanName: string | null;
            TaxAmount: components["schemas"]["Money"];
            /** @enum {string} */
            WholeSaleRetail: "Retail" | "Wholesale";
        };
        ItemImage: {
            /** @description The file, without a `data:` prefix. */
            imageBase64: string;
            /** @description The slot. */
            RECNO: number;
        };
        /**
         * @description The audit fields and IsDeleted are accepted and ignored. A price that is left out of a new item is 0. An item has a larger unit with
         *     what it holds, or neither: quantities are typed in it where one enters vouchers. Stock, prices and documents are in the item's own unit.
         */
        ItemInput: {
            BatchId?: number | null;
            BatchName?: string | null;
            /**
             * BP Price
             * Format: price
             * @description None is 0.
             */
            BPprice?: number | null;
            CompanyID?: components["schemas"]["Id"];
            CreatedBy?: string | number | null;
            CreatedDate?: string | number | null;
            DeletedBy?: string | number | null;
            DeletedDateAndTime?: string | number | null;
            /**
             * DP
             * Format: price
             * @description None is 0.
             */
            DP?: number | null;
            /**
             * HSN Code
             * @description That of a service is its SAC, which begins with 99. One that the company does not have yet is made with it (`hsnCodes.list`).
             */
            HSNCode?: string | null;
            /** @description Image files: PNG, JPEG or WebP, each of 5 MB at most. */
            images?: Blob[];
            IsDeleted?: string | number | null;
            /**
             * Service or Charge
             * @description 0 goods, 1 a service or charge (freight, packing): bills and purchases tax it, and it has no stock. It is said of a new item and stays: a
             *     change that says otherwise is ITEM_KIND_WRONG. A new item without it is goods.
             * @enum {integer}
             */
            IsService?: 0 | 1;
            /**
             * Item Category
             * @description 1 Default, 2 Medical Disposables, 3 Orthopedics Support, 4 Rehabilitation Products, 5 Oxygen Cylinders, 6 First Aid Products, 7 Surgical Equipments, 8 Medicine, 9 Medical Devices.
             */
            ItemCategoryID: number;
            /**
             * Description
             * @description May be empty on an imported item.
             */
            ItemDescription: string;
            /** @description 0 or none makes a new one. */
            ItemID?: number | null;
            /** Item Name */
            ItemName: string;
            /** @description 1 finished item (also when left out), 0 semi item, anything else other. */
            ItemType?: string;
            /** Colour */
            itmcolr?: string | null;
            /** Size (L*B*H) */
            itmsize?: string | null;
            /**
             * Keeps Batches
             * @description 0 keeps no batches, 1 keeps batches: what comes in of it is of a batch, which may have an expiry. It can't be changed while there is stock of it (RECORD_IN_USE). As it was, or 0, when left out.
             */
            KeepsBatches?: components["schemas"]["Flag"];
            /**
             * Larger Unit
             * @description A unit of the company, another than the item's own; 0 or null is none.
             */
            LargerUnitID?: number | null;
            ModifiedBy?: string | number | null;
            ModifiedDate?: string | number | null;
            /**
             * MRP
             * Format: price
             */
            MRP: number;
            /**
             * Quantity in Larger Unit
             * Format: quantity
             * @description How much of the item's own unit it holds.
             */
            PerLargerUnit?: number | null;
            /** @description The slot of each file. */
            RECNO?: number[];
            /** @description Other spelling of RECNO, read when that is left out. */
            RECNOs?: number[];
            /** @description Slots to empty. */
            RemovedRECNO?: number[];
            /**
             * CCP
             * Format: price
             * @description Without tax.
             */
            Sales_Price: number;
            /**
             * SP
             * Format: price
             * @description None is 0.
             */
            SP?: number | null;
            /**
             * Format: percent
             * @description The rate of today in percent.
             */
            Tax?: number;
            /**
             * Tax
             * @description A tax of the company. With a Tax beside it that is not its rate of today, the rate decides. A new item without either has the
             *     company's tax of 5 %.
             */
            TaxID?: number | null;
            /**
             * Unit
             * @description A unit of the company; the first when left out.
             */
            UnitID?: number | null;
            Version?: components["schemas"]["Version"];
            /**
             * Wholesale Price
             * Format: price
             * @description None is 0.
             */
            WholeSalePrice?: number | null;
        };
        ItemLedgerRow: {
            /** @description What the company has of the item after this move. */
            BalanceQuantity: components["schemas"]["Quantity"];
            /** @description What that is worth. */
            BalanceValue: components["schemas"]["Money"];
            Date: components["schemas"]["Date"];
            InQuantity: components["schemas"]["Quantity"];
            InValue: components["schemas"]["Money"];
            /** @description The godown, van or place for damaged goods. */
            Location: string;
            OutQuantity: components["schemas"]["Quantity"];
            OutValue: components["schemas"]["Money"];
            /** @description What moved the goods; of what takes that back with Reversal. */
            Type: string;
            VoucherID: components["schemas"]["Id"];
            VoucherNo: string;
        };
        ItemOption: {
            ItemID: components["schemas"]["Id"];
            ItemName: string;
        };
        ItemSaleRow: {
            ItemID: components["schemas"]["Id"];
            ItemName: string;
            /** @description Sum of the lines' Amount: taxable value and tax. */
            TotalAmount: components["schemas"]["Money"];
            /** @description Quantity sold, free quantity left out. */
            TotalQuantity: components["schemas"]["Quantity"];
        };
        /** @description An item as a spreadsheet has it; prices as they are written. */
        ItemSheetRow: {
            IsService?: components["schemas"]["SheetText"];
            itemcolour?: components["schemas"]["SheetText"];
            ItemDescription?: components["schemas"]["SheetText"];
            ItemName?: components["schemas"]["SheetText"];
            itemsize?: components["schemas"]["SheetText"];
            KeepsBatches?: components["schemas"]["SheetText"];
            LargerUnit?: components["schemas"]["SheetText"];
            MRP?: components["schemas"]["SheetText"];
            PerLargerUnit?: components["schemas"]["SheetText"];
            Row: components["schemas"]["RowNumber"];
            SalePrice?: components["schemas"]["SheetText"];
        };
        JournalInput: {
            clientId?: components["schemas"]["ClientId"];
            /** Date */
            date: components["schemas"]["Date"];
            lines: {
                /** Account */
                accountId: components["schemas"]["Id"];
                /** Credit */
                credit?: components["schemas"]["Money"];
                /**
                 * Debit
                 * @description Either this or the credit.
                 */
                debit?: components["schemas"]["Money"];
                /** Narration */
                narration?: components["schemas"]["Narration"];
            }[];
            /** Narration */
            narration?: components["schemas"]["Narration"];
            otherNarration?: components["schemas"]["Narration"];
        };
        JournalRow: {
            ADate: components["schemas"]["Date"];
            Amt: components["schemas"]["Money"];
            /** @description What a cancelled journal had been; null on others. */
            CancelledAmount: components["schemas"]["Money"] | null;
            /** @description The first account credited, and how many more are. */
            CreditName: string;
            /** @description The first account debited, and how many more are. */
            DebitName: string;
            /** @description Two names: the first account debited, then the first account credited. */
            HName: string[];
            JournalNo: string;
            /** @description Its other narration, else its narration. */
            OtherNarration: string | null;
            /**
             * @description 1 posted; 2 cancelled.
             * @enum {integer}
             */
            Status: 1 | 2;
            /** @enum {string} */
            Type: "SJ" | "MJ" | "CJ";
            /** @description Who entered it. */
            UserName: string | null;
            VoucherID: components["schemas"]["Id"];
        };
        /**
         * @description Degrees north of the equator (WGS 84).
         * @example 9.385123
         */
        Latitude: number;
        LedgerAccount: {
            /** @description The account's group. */
            AccGroupid: components["schemas"]["Id"];
            LedgerName: string;
            /** @description The customer or supplier whose ledger it is; null on others. */
            PartyID: number | null;
            PLID: components["schemas"]["Id"];
        };
        LedgerAccountInput: {
            /**
             * Account Group
             * @description One of the fixed groups (`accountGroups.fixed`).
             * @example 5
             */
            groupId: number;
            /** @description 0 or none makes a new one. */
            id?: number | null;
            /**
             * Account Name
             * @example HDFC Bank Current Account
             */
            name: string;
            /**
             * Own Group
             * @description An own group of the company under that group (`accountGroups.list`).
             */
            ownGroupId?: number | null;
            Version?: components["schemas"]["Version"];
        };
        LedgerAccountRow: {
            /** @description How many accounts the row stands for. */
            accounts: number;
            /** @description Of today: debit balances positive, credit balances negative. */
            balance: components["schemas"]["Money"];
            group: string;
            groupId: components["schemas"]["Id"];
            /** @description Null of a row that is no account by itself: all customers, all suppliers, what earlier years left. */
            id: number | null;
            /** @description The books post to it by themselves, or it is a salesman's cash: it can't be changed or deleted. */
            isFixed: boolean;
            /** @description Whether it takes an opening balance by itself. */
            mayOpen: boolean;
            name: string;
            nature: components["schemas"]["Nature"];
            ownGroup: string | null;
            ownGroupId: number | null;
            /** @description Null where `id` is. */
            Version: number | null;
        };
        LedgerRow: {
            /** @description The account on the other side, of several the first; `Several` where none of them is the one. */
            AccountHead: string | null;
            /** @description Debit − credit up to and with this entry, from before the range on. */
            Balance: components["schemas"]["Money"];
            /** @description The bill, where the entry is one; null when another replaced it. */
            BillID: number | null;
            Credit: components["schemas"]["Money"];
            Date: components["schemas"]["Date"];
            Debit: components["schemas"]["Money"];
            OtherNarration: string | null;
            TransactionNo: string | null;
            /**
             * @description Kind of voucher; money paid with a bill is a Receipt, with a return a Payment. Ends in `Reversal` where it takes one back. No row of Type 'Total' is sent: totals are the table's.
             * @example Receipt
             */
            Type: string;
            VoucherID: components["schemas"]["Id"];
        };
        /**
         * @description Which line of its voucher the entry is.
         * @example 1
         */
        LineNo: number;
        /** @description What follows the `#` in the link. */
        LinkSecret: string;
        LiveEmployee: {
            EmpID: components["schemas"]["Id"];
            Name: string;
        };
        LiveLocation: {
            Date: components["schemas"]["WallTime"];
            EmpLocID: components["schemas"]["Id"];
            /** @description 1: sent by the clock, without an event. */
            IsIntervalPoint: components["schemas"]["Flag"];
            Latitude: number;
            Longitude: number;
            /** @description The user's name. */
            Name: string;
            Place: string | null;
            UserId: components["schemas"]["Id"];
        };
        LocationInput: {
            /** @description No more than five minutes after now. */
            at: components["schemas"]["Instant"];
            /** @description The client's own id of the record, unique for ever among the company's records of the kind: sent again, it keeps nothing and answers what was kept first. */
            clientId: components["schemas"]["ClientId"];
            /**
             * @description Sent by the clock rather than at a stop.
             * @default false
             */
            isIntervalPoint?: boolean;
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            place?: string | null;
            /** @description Who was there; the caller when left out. */
            userId?: components["schemas"]["Id"];
        };
        /**
         * @description Degrees east of Greenwich (WGS 84).
         * @example 76.574901
         */
        Longitude: number;
        Mac: {
            Active: components["schemas"]["Flag"];
            /** @description The MAC address. */
            Bluetooth: string;
            CompanyID: components["schemas"]["Id"];
            CreatedBy: number | null;
            DeletedBy: number | null;
            Id: components["schemas"]["Id"];
            IsDeleted: components["schemas"]["Flag"];
            ModifiedBy: number | null;
            Remark: string | null;
            UserID: components["schemas"]["Id"];
            USERNAME: string | null;
            Version: components["schemas"]["Version"];
        };
        /** @description CreatedBy, ModifiedBy and IsDeleted are accepted and ignored. */
        MacInput: {
            /**
             * @description 0 inactive; 1 active, also when left out.
             * @enum {integer}
             */
            Active?: 0 | 1;
            /** MAC Address */
            Bluetooth: string;
            CompanyID?: components["schemas"]["Id"];
            CreatedBy?: string | number | null;
            /** @description 0 or none makes a new one. */
            Id?: number | null;
            IsDeleted?: string | number | null;
            ModifiedBy?: string | number | null;
            /** Remark */
            Remark?: string | null;
            /** User */
            UserId: number;
            Version?: components["schemas"]["Version"];
        };
        MadeYear: {
            /** Format: date-time */
            closedAt: string | null;
            endDate: components["schemas"]["Date"];
            id: components["schemas"]["Id"];
            /** @example 2027-28 */
            label: string;
            /** Format: date */
            lockedUntil: string | null;
            /**
             * @description Names of the series that its bills are numbered in.
             * @example [
             *       "B2B/27-28",
             *       "B2C/27-28"
             *     ]
             */
            series: string[];
            startDate: components["schemas"]["Date"];
        };
        MapTiles: {
            /** @description Of one tile, with `{z}`, `{x}` and `{y}` in it. */
            address: string;
            /** @description To be shown on the map, as text. */
            attribution: string;
        };
        /**
         * Format: money
         * @description Indian rupees with two decimals, exact on the wire. Negative where the column says so.
         * @example 1791.06
         */
        Money: number;
        /** @description A receipt or a payment. */
        MoneyDocument: {
            /** @description The bills that it names and that are in effect, the oldest first; what is left of amount and discount goes against others. Of a cancelled one none. */
            against: components["schemas"]["NamedBills"];
            /** @description What was received or paid in money. */
            amount: components["schemas"]["Money"];
            bank: string | null;
            bankBranch: string | null;
            chequeDate: components["schemas"]["Date"] | null;
            chequeNo: string | null;
            company: components["schemas"]["PaperCompany"];
            date: components["schemas"]["Date"];
            /** @description What was allowed or received besides: the party's balance moves by both. */
            discount: components["schemas"]["Money"];
            /** @description Who took or paid it, in the field or in the office. */
            enteredBy: string | null;
            id: components["schemas"]["Id"];
            /** @description The cash or bank account; null for the token of a party. */
            ledger: string | null;
            /** @enum {string} */
            mode: "cash" | "cheque" | "online" | "neft";
            narration: string | null;
            number: string;
            party: components["schemas"]["PaperParty"];
            remark: string | null;
            status: components["schemas"]["DocumentStatus"];
        };
        /**
         * @description Cash, or into or out of a bank account: by cheque, online payment or NEFT.
         * @enum {string}
         */
        MoneyMode: "cash" | "cheque" | "online" | "neft";
        /**
         * Format: money
         * @example 0
         */
        MoneyNotNegative: number;
        NamedBills: {
            /** @description What of it is settled. */
            amount: components["schemas"]["Money"];
            /** @description A bill, or of a payment or debit note a purchase. */
            billId: components["schemas"]["Id"];
            /** @example B2C/26-27/41 */
            billNo: string;
            date: components["schemas"]["Date"];
        }[];
        Narration: string | null;
        /**
         * @description Where a group stands in the balance sheet or in profit and loss.
         * @enum {string}
         */
        Nature: "Assets" | "Liabilities" | "Income" | "Expenses";
        /** New Password */
        NewPassword: string;
        /** @description A credit note or a debit note without goods. */
        NoteDocument: {
            /** @description The bills that it names and that are in effect, the oldest first; what is left of it goes against others. Of a cancelled one none. */
            against: components["schemas"]["NamedBills"];
            company: components["schemas"]["PaperCompany"];
            date: components["schemas"]["Date"];
            id: components["schemas"]["Id"];
            isInterState: boolean;
            narration: string | null;
            /** @example CRN/4 */
            number: string;
            party: components["schemas"]["PaperParty"];
            status: components["schemas"]["DocumentStatus"];
            /** @description The rate of the tax that is in it. */
            taxRate: components["schemas"]["Percent"];
            totals: components["schemas"]["NoteTotals"];
        };
        NoteTotals: {
            /** @description What the document comes to; of a cancelled one what it had been. */
            amount: components["schemas"]["Money"];
            cgst: components["schemas"]["Money"];
            igst: components["schemas"]["Money"];
            sgst: components["schemas"]["Money"];
            taxable: components["schemas"]["Money"];
        };
        /** @description A photo of the odometer: PNG, JPEG or WebP of 3 MB at most, as base64 or as a data URL. */
        OdometerPhoto: string;
        OpenBill: {
            /** @description What it came to when it was posted: nothing that was paid or returned since is taken off. */
            amount: components["schemas"]["Money"];
            /** @description The id by which it is named; of a supplier's bill that of its purchase. */
            billId: components["schemas"]["Id"];
            date: components["schemas"]["Date"];
            /**
             * Format: date
             * @description When it is to be paid by; null where no days of credit are given.
             */
            dueDate: string | null;
            /** @description As it is printed; of a supplier's bill his own number, where it has one. */
            number: string;
            open: components["schemas"]["Money"];
        };
        OpenBills: {
            /** @description Whose they are. */
            id: components["schemas"]["Id"];
            lines: components["schemas"]["OpenBill"][];
        };
        OpeningBalance: {
            /** Account */
            accountId: components["schemas"]["Id"];
            /** Credit */
            credit?: components["schemas"]["Money"];
            /**
             * Debit
             * @description Either this or the credit.
             */
            debit?: components["schemas"]["Money"];
        };
        OpeningInput: {
            balances?: components["schemas"]["OpeningBalance"][];
            clientId?: components["schemas"]["ClientId"];
            /** Date */
            date: components["schemas"]["Date"];
            /** Narration */
            narration?: components["schemas"]["Narration"];
            stock?: components["schemas"]["OpeningStock"][];
        };
        OpeningStock: {
            /**
             * Batch
             * @description Needed of an item that keeps batches: what of it this is.
             */
            batch?: components["schemas"]["BatchCode"];
            /**
             * Expiry
             * @description Of a batch that is there already it may be left out; another day is refused (LINE_INVALID), unless the entry that brought the batch is corrected.
             */
            expiresOn?: components["schemas"]["Date"];
            /** Item */
            itemId: components["schemas"]["Id"];
            /** Place */
            locationId: components["schemas"]["Id"];
            /** Quantity */
            quantity: components["schemas"]["Quantity"];
            /**
             * Value
             * @description What all of it cost.
             */
            value: components["schemas"]["Money"];
        };
        OpeningStockRow: {
            Date: components["schemas"]["Date"];
            ItemName: string;
            /** @description Where the stock lay. */
            LocationName: string | null;
            OpeningNo: string;
            /** @description Totalpurchaserate for one, to four decimals. */
            purchaserate: components["schemas"]["Price"];
            Quantity: components["schemas"]["Quantity"];
            /** @description The item's CCP today. */
            Salesrate: components["schemas"]["Price"];
            /** @description What the stock was worth. */
            Totalpurchaserate: components["schemas"]["Money"];
            UnitName: string | null;
        };
        OpenOrder: {
            customerId: components["schemas"]["Id"];
            date: components["schemas"]["Date"];
            id: components["schemas"]["Id"];
            lines: {
                /** @description Of a line that has one: its discount in percent. */
                discountRate?: components["schemas"]["Percent"];
                itemId: components["schemas"]["Id"];
                itemName: string;
                quantity: components["schemas"]["Quantity"];
                /** @description Per unit, with tax, as it was ordered. */
                rate: components["schemas"]["Price"];
            }[];
        };
        /** @description What became of each order of a batch, in its order. One that is refused changes nothing for the others. */
        OrderBatchAnswer: {
            posted: number;
            refused: number;
            replayed: number;
            results: {
                clientId: string | null;
                document: components["schemas"]["PlacedOrder"] | null;
                /** @description Its place in the batch. */
                index: number;
                problem: components["schemas"]["DocumentProblem"] | null;
            }[];
        };
        OrderDocument: {
            amount: components["schemas"]["Money"];
            company: components["schemas"]["PaperCompany"];
            date: components["schemas"]["Date"];
            id: components["schemas"]["Id"];
            lines: {
                amount: components["schemas"]["Money"];
                /** @description Of a line that has a discount. */
                discountRate?: components["schemas"]["Percent"];
                hsnCode: string;
                itemName: string;
                largerUnit?: components["schemas"]["PaperLargerUnit"];
                mrp: components["schemas"]["Price"];
                narration: string | null;
                quantity: components["schemas"]["Quantity"];
                rate: components["schemas"]["Price"];
                unit: string;
            }[];
            narration: string | null;
            /** @example ORD/7 */
            number: string;
            party: components["schemas"]["PaperParty"];
            /** @enum {string} */
            payment: "cash" | "credit";
            quantity: components["schemas"]["Quantity"];
            /** @enum {string} */
            status: "open" | "invoiced" | "cancelled";
            takenBy: string | null;
        };
        OrderInput: {
            /** @description What the client made of it; another amount is refused (AMOUNT_DIFFERS). */
            amount?: components["schemas"]["Money"];
            clientId?: components["schemas"]["ClientId"];
            /** Customer */
            customerId: components["schemas"]["Id"];
            /** Date */
            date: components["schemas"]["Date"];
            lines: {
                /**
                 * Dis %
                 * @description Off the line, in percent: its bill has the same before tax. A salesman's has a limit, and a customer's own token gives none (DISCOUNT_LIMIT).
                 */
                discountRate?: components["schemas"]["Percent"];
                /** Item */
                itemId: components["schemas"]["Id"];
                /** Quantity */
                quantity: components["schemas"]["Quantity"];
                /** @description Per unit, with tax; another rate than the server's is refused (PRICE_STALE). */
                rate?: components["schemas"]["Price"];
            }[];
            /** Narration */
            narration?: components["schemas"]["Narration"];
            /**
             * Payment
             * @description How its bill will be paid.
             * @enum {string}
             */
            payment: "cash" | "credit";
            /**
             * Invoice Series
             * @description The invoice series that its bill will have.
             */
            seriesId?: components["schemas"]["Id"];
            /**
             * Taken By
             * @description Who takes it; a salesman himself when left out.
             */
            userId?: components["schemas"]["Id"];
        };
        OrderLine: {
            /** @description Customer's address. */
            Address: string | null;
            CustomerName: string;
            /** @description Of a line that has a discount. */
            DiscountPercentage?: components["schemas"]["Percent"];
            DSID: components["schemas"]["Id"];
            ItemName: string;
            /** @description Customer's mobile. */
            Mob: string | null;
            MRP: components["schemas"]["Price"];
            Narration: string | null;
            /** @description The line's amount: Qty × Rate, less its discount. */
            NetAmount: components["schemas"]["Money"];
            Qty: components["schemas"]["Quantity"];
            Rate: components["schemas"]["Price"];
            UserName: string | null;
        };
        OrderRow: {
            /** @description Sum of the lines' NetAmount. */
            Amount: components["schemas"]["Money"];
            Bill_Series: string | null;
            /**
             * @description 0 Cash; 1 Credit.
             * @enum {integer}
             */
            BillMode: 0 | 1;
            BranchName: string | null;
            CustomerAddress: string | null;
            CustomerID: components["schemas"]["Id"];
            CustomerName: string;
            CustomerPhone: string | null;
            Date: components["schemas"]["Date"];
            DSID: components["schemas"]["Id"];
            /**
             * @description Its number in the financial year.
             * @example ORD/7
             */
            OrderNo: string;
            /**
             * @description 1 Invoiced; 0 Not Invoiced.
             * @enum {integer}
             */
            OrderStatus: 0 | 1;
            /** @description User who took the order. */
            UserName: string | null;
        };
        /**
         * @description As a browser sends it: `https://host`, with a port where it is not the usual one. Plain http on localhost and 127.0.0.1 alone.
         * @example https://portal.partner.example
         */
        Origin: string;
        OutstandingBill: {
            /** @description The customer or supplier. */
            AccountID: components["schemas"]["Id"];
            AccountName: string;
            /** @description Less returns and what was paid with it. */
            Amount: components["schemas"]["Money"];
            /** @description The bill, where it is one of ours. */
            BillID: number | null;
            /** @description As printed; of a purchase the supplier's own number is in its voucher. */
            BillNo: string;
            Date: components["schemas"]["Date"];
            /** @description Pending, due for 1 to 30 days. */
            Days30: components["schemas"]["Money"];
            /** @description 31 to 60 days. */
            Days60: components["schemas"]["Money"];
            /** @description 61 to 90 days. */
            Days90: components["schemas"]["Money"];
            /** @description Date plus the credit days of the customer or supplier, for bills; the date itself of all else. */
            DueDate: components["schemas"]["Date"];
            Mob: string | null;
            /** @description Pending, where it is not yet due or was paid ahead. */
            NotDue: components["schemas"]["Money"];
            /** @description More than 90 days. */
            Older: components["schemas"]["Money"];
            /** @description Days since it was due; 0 when it is not. */
            Overdue: number;
            /** @description What is still owed. With a minus: paid ahead, for nothing that is billed yet. */
            Pending: components["schemas"]["Money"];
            /** @description The purchase, where it is a supplier's bill. */
            PurchaseID: number | null;
            /** @description Route. */
            RootName: string | null;
            /** @description What receipts or payments that name it, and other money, have paid of it. */
            Settled: components["schemas"]["Money"];
            /**
             * @description Kind of voucher.
             * @example Sale
             */
            Type: string;
            /** @description Salesman. */
            UserName: string | null;
            VoucherID: components["schemas"]["Id"];
        };
        OwnGroup: {
            group: string;
            groupId: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            name: string;
            Version: components["schemas"]["Version"];
        };
        OwnGroupInput: {
            /**
             * Account Group
             * @description The fixed group that it is under (`accountGroups.fixed`).
             * @example 11
             */
            groupId: number;
            /** @description 0 or none makes a new one. */
            id?: number | null;
            /**
             * Group Name
             * @example Delivery Vehicles
             */
            name: string;
            Version?: components["schemas"]["Version"];
        };
        OwnPassword: {
            /** Current Password */
            CurrentPassword: string;
        };
        OwnSession: {
            address: string | null;
            /** @example Firefox */
            browser: string | null;
            /** @description Number of its entry in the sign-in log. */
            id: components["schemas"]["Id"];
            isCurrent: boolean;
            lastSeen: components["schemas"]["DateTime"];
            place: string | null;
            since: components["schemas"]["DateTime"];
            /** @example Android */
            system: string | null;
        };
        PaperBatch: {
            batch: components["schemas"]["BatchCode"];
            /** Format: date */
            expiresOn: string | null;
            quantity: components["schemas"]["Quantity"];
        };
        /** @description The company as its papers name it. */
        PaperCompany: {
            address: string | null;
            bankAccountNo: string | null;
            bankBranch: string | null;
            bankName: string | null;
            city: string | null;
            district: string | null;
            email: string | null;
            gstin: string | null;
            ifsc: string | null;
            /** @description Data URL of a PNG, or null. */
            logo: string | null;
            name: string;
            phone: string | null;
            /** @description Who signs for the company. */
            signatory: string | null;
            state: string | null;
            /**
             * @description The state's two digits, as in a GSTIN.
             * @example 32
             */
            stateCode: string;
            /** @description Where customers pay to by UPI. */
            upiId: string | null;
        };
        /** @description Of an item that has one, as it is now: what holds several of its unit, as a case does, and how much of it. */
        PaperLargerUnit: {
            holds: components["schemas"]["Quantity"];
            /** @example Case */
            name: string;
        };
        /** @description The customer or supplier, as the account is now. */
        PaperParty: {
            /** @description Address, place, city and PIN code. */
            address: string | null;
            gstin: string | null;
            id: components["schemas"]["Id"];
            name: string;
            phone: string | null;
            state: string | null;
            stateCode: string | null;
        };
        PaymentBill: {
            /**
             * Paid
             * @description At most what is open of it: its amount less its returns and what other payments name.
             */
            amount: components["schemas"]["Money"];
            /**
             * Bill No
             * @description The supplier's bill, by the id of its purchase in effect: the `PurchaseID` of Bills Payable.
             */
            billId: components["schemas"]["Id"];
        };
        PaymentInput: {
            /** @description Which bills of the supplier it pays, and what of each, discount included; what is left of amount and discount goes against the oldest of the others. */
            against?: components["schemas"]["PaymentBill"][];
            /**
             * Amount
             * @description What is paid in money.
             * @example 1180.5
             */
            amount: components["schemas"]["Money"];
            cheque?: components["schemas"]["Cheque"];
            clientId?: components["schemas"]["ClientId"];
            /** Date */
            date: components["schemas"]["Date"];
            /**
             * Discount
             * @description What the supplier allows besides, for being paid early: at most the amount; none when left out.
             * @example 20
             */
            discount?: components["schemas"]["Money"];
            /**
             * Paid From
             * @description Where the money comes from: for cash the user's cash account when left out (the main cash where it is nobody's); else a bank account, required.
             */
            ledgerId?: components["schemas"]["Id"];
            /** Payment Mode */
            mode: components["schemas"]["MoneyMode"];
            /** Narration */
            narration?: components["schemas"]["Narration"];
            /**
             * Paid To
             * @description The supplier or customer who is paid.
             */
            partyId: components["schemas"]["Id"];
            /** Remark */
            remark?: string | null;
            /** @description Who pays it. */
            userId?: components["schemas"]["Id"];
        };
        PaymentRow: {
            Amt: components["schemas"]["Money"];
            BranchName: string | null;
            /** @description What a cancelled payment had been; null on others. */
            CancelledAmount: components["schemas"]["Money"] | null;
            /** @description Account that is debited. */
            HName: string;
            /** @description Number of the account in HName. */
            HSlNo: components["schemas"]["Id"];
            Narration: string | null;
            /** @description Cash or bank account that the money came from; null to a party's token. */
            PaidFrom: string | null;
            /** @description Who was paid: the supplier, the customer or the expense. */
            Paidto: string | null;
            /** @description Number of the payment or expense. */
            PayNo: string;
            PDate: components["schemas"]["Date"];
            /**
             * @description 1 posted; 2 cancelled.
             * @enum {integer}
             */
            Status: 1 | 2;
            /** @description How it was paid. */
            Type: components["schemas"]["PayModeCode"][];
            /** @description Who paid. */
            UserName: string | null;
        };
        /**
         * @description C Cash, B Bank (shown as Cheque), O Online Payment, N NEFT.
         * @enum {string}
         */
        PayModeCode: "C" | "B" | "O" | "N";
        /**
         * Format: percent
         * @description A rate in percent, up to two decimals.
         * @example 5
         */
        Percent: number;
        PlaceDistrict: {
            DistrictID: components["schemas"]["Id"];
            DistrictName: string;
        };
        PlacedOrder: {
            amount: components["schemas"]["Money"];
            clientId: string | null;
            date: components["schemas"]["Date"];
            id: components["schemas"]["Id"];
            /** @description Without gaps within the financial year. */
            number: number;
            /** @description Whether it was placed before this request. */
            replayed: boolean;
            /** @enum {string} */
            status: "open" | "invoiced" | "cancelled";
        };
        PlaceJunction: {
            JunctionID: components["schemas"]["Id"];
            JunctionName: string;
        };
        PlaceState: {
            StateID: components["schemas"]["Id"];
            StateName: string;
        };
        PlaceTaluk: {
            TalukID: components["schemas"]["Id"];
            TalukName: string;
        };
        /** @description A document as it is in the books. */
        PostedDocument: {
            amount: components["schemas"]["Money"];
            clientId: string | null;
            date: components["schemas"]["Date"];
            /** @description The document's id; null where the voucher is all there is (opening). */
            id: number | null;
            kind: components["schemas"]["VoucherKind"];
            /** @description Without gaps within its kind, series and financial year. */
            number: number;
            /** @description Whether it was in the books before this request. */
            replayed: boolean;
            /**
             * @description A repetition tells what became of the document: cancelled, or as it was last edited.
             * @enum {string}
             */
            status: "posted" | "cancelled";
            voucherId: components["schemas"]["Id"];
            /**
             * @description As printed.
             * @example B2C/26-27/118
             */
            voucherNo: string;
            /** @description What should be looked at though the document was posted; empty when nothing. */
            warnings: components["schemas"]["DocumentWarning"][];
        };
        /**
         * Format: price
         * @description Price of one unit in rupees, up to four decimals.
         * @example 318.5
         */
        Price: number;
        PricedBill: {
            amount: components["schemas"]["Money"];
            cgst: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            igst: components["schemas"]["Money"];
            lines: {
                amount: components["schemas"]["Money"];
                cgst: components["schemas"]["Money"];
                /** @description Of a line that has one: its discount, which `taxable` is less than quantity × price. */
                discount?: components["schemas"]["Money"];
                /** @description Of a line that has one: its discount in percent. */
                discountRate?: components["schemas"]["Percent"];
                freeQuantity: components["schemas"]["Quantity"];
                igst: components["schemas"]["Money"];
                itemId: components["schemas"]["Id"];
                quantity: components["schemas"]["Quantity"];
                sgst: components["schemas"]["Money"];
                taxable: components["schemas"]["Money"];
                taxRate: components["schemas"]["Percent"];
                unitPrice: components["schemas"]["Price"];
            }[];
            /** @description What posting would be refused for as things are now; goods that may go short by the company's settings are told of too. Empty when nothing. */
            refusals: components["schemas"]["BillRefusal"][];
            roundOff: components["schemas"]["Money"];
            sgst: components["schemas"]["Money"];
            taxable: components["schemas"]["Money"];
            /** @description Those that posting would answer. */
            warnings: components["schemas"]["DocumentWarning"][];
        };
        PricedExpense: {
            /** @description What is paid. */
            amount: components["schemas"]["Money"];
            cgst: components["schemas"]["Money"];
            igst: components["schemas"]["Money"];
            sgst: components["schemas"]["Money"];
            /** @description What the expense bears. */
            taxable: components["schemas"]["Money"];
            /** @description Those that posting would answer. */
            warnings: components["schemas"]["DocumentWarning"][];
        };
        PricedOrder: {
            amount: components["schemas"]["Money"];
            lines: {
                /** @description Quantity × rate, less the discount. */
                amount: components["schemas"]["Money"];
                /** @description Of a line that has one: its discount in percent. */
                discountRate?: components["schemas"]["Percent"];
                itemId: components["schemas"]["Id"];
                quantity: components["schemas"]["Quantity"];
                /** @description Per unit, with tax. */
                rate: components["schemas"]["Price"];
            }[];
        };
        PricedPurchase: {
            /** @description What the supplier is owed. */
            amount: components["schemas"]["Money"];
            cgst: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            freight: components["schemas"]["Money"];
            igst: components["schemas"]["Money"];
            lines: {
                amount: components["schemas"]["Money"];
                cgst: components["schemas"]["Money"];
                freeQuantity: components["schemas"]["Quantity"];
                igst: components["schemas"]["Money"];
                itemId: components["schemas"]["Id"];
                /** @description At what the line's goods enter stock, free ones included: without tax, with their share of the freight. */
                landed: components["schemas"]["Money"];
                quantity: components["schemas"]["Quantity"];
                sgst: components["schemas"]["Money"];
                taxable: components["schemas"]["Money"];
                taxRate: components["schemas"]["Percent"];
                unitPrice: components["schemas"]["Price"];
            }[];
            roundOff: components["schemas"]["Money"];
            sgst: components["schemas"]["Money"];
            taxable: components["schemas"]["Money"];
        };
        /** @description A return, of a sale or a purchase, as it would be posted. */
        PricedReturn: {
            /** @description What is credited. */
            amount: components["schemas"]["Money"];
            cgst: components["schemas"]["Money"];
            /** @description Of a bill's return its share of the bill's. */
            discount: components["schemas"]["Money"];
            igst: components["schemas"]["Money"];
            lines: {
                amount: components["schemas"]["Money"];
                cgst: components["schemas"]["Money"];
                freeQuantity: components["schemas"]["Quantity"];
                igst: components["schemas"]["Money"];
                itemId: components["schemas"]["Id"];
                /** @description Good, damaged and expired goods together. */
                quantity: components["schemas"]["Quantity"];
                sgst: components["schemas"]["Money"];
                taxable: components["schemas"]["Money"];
                taxRate: components["schemas"]["Percent"];
                unitPrice: components["schemas"]["Price"];
            }[];
            /** @description What posting would be refused for as things are now; goods that may go short by the company's settings are told of too. Empty when nothing. */
            refusals: components["schemas"]["ReturnRefusal"][];
            roundOff: components["schemas"]["Money"];
            sgst: components["schemas"]["Money"];
            taxable: components["schemas"]["Money"];
            /** @description Those that posting would answer. */
            warnings: components["schemas"]["DocumentWarning"][];
        };
        PriceList: {
            date: components["schemas"]["Date"];
            items: components["schemas"]["PriceListItem"][];
            rateType: components["schemas"]["RateType"];
        };
        PriceListInput: {
            lines: components["schemas"]["PriceListLine"][];
            /**
             * Rate Type
             * @enum {string}
             */
            rateType: "CCP" | "SP" | "DP" | "MRP";
            /**
             * Valid From
             * Format: date
             * @description Today or a later day.
             * @example 2030-04-01
             */
            validFrom: string;
        };
        PriceListItem: {
            colour: string | null;
            hsnCode: string | null;
            itemId: components["schemas"]["Id"];
            itemName: string;
            /**
             * Format: date
             * @description From which day the next price is valid.
             */
            nextFrom: string | null;
            /** Format: price */
            nextPrice: number | null;
            /** @description On the day. */
            price: components["schemas"]["Price"];
            size: string | null;
        };
        /** @description The price of an item; each item is named once. */
        PriceListLine: {
            itemId: components["schemas"]["Id"];
            /**
             * New Price
             * Format: price
             */
            price: number | null;
        };
        /**
         * Format: price
         * @example 318.5
         */
        PriceNotNegative: number;
        ProductionInput: {
            /**
             * Batch
             * @description An item that keeps batches goes into the one of this name, of at most 40 characters; into one that is named by the day when left out.
             */
            batchName?: string;
            clientId?: components["schemas"]["ClientId"];
            /** Date */
            date: components["schemas"]["Date"];
            /**
             * Expiry
             * @description Of an item that keeps batches.
             */
            expiresOn?: components["schemas"]["Date"];
            /**
             * Item Made
             * @description What is made.
             */
            itemId: components["schemas"]["Id"];
            lines: {
                batchName?: string;
                /** Ingredient */
                itemId: components["schemas"]["Id"];
                /**
                 * Asked For
                 * @description What the recipe asks for; what is used when left out.
                 */
                requiredQuantity?: components["schemas"]["Quantity"];
                /** Used */
                usedQuantity: components["schemas"]["Quantity"];
            }[];
            /**
             * At
             * @description The godown or van where the ingredients lie and the item goes to.
             */
            locationId: components["schemas"]["Id"];
            /** Narration */
            narration?: components["schemas"]["Narration"];
            /**
             * Overhead
             * @description Wages, power and the like.
             */
            overhead?: components["schemas"]["Money"];
            /** Quantity Made */
            quantity: components["schemas"]["Quantity"];
        };
        ProductionLine: {
            /** @description On hand before the production. */
            AvlQty: components["schemas"]["Quantity"];
            BatchName: string | null;
            /** @description Ingredient. */
            ItemName: string;
            PDate: components["schemas"]["Date"];
            ProductionNo: string;
            /** @description What the recipe asks for. */
            RequiredQuantity: components["schemas"]["Quantity"];
            /** @description Cost of this ingredient used. */
            TLC: components["schemas"]["Money"];
            UnitName: string | null;
            UsedQty: components["schemas"]["Quantity"];
        };
        ProductionRow: {
            BatchName: string | null;
            /** @description What a cancelled production had cost; null on others. */
            CancelledAmount: components["schemas"]["Money"] | null;
            /** @description Item produced. */
            ItemName: string;
            PDate: components["schemas"]["Date"];
            PID: components["schemas"]["Id"];
            ProductionNo: string;
            /** @description Quantity produced. */
            Qty: components["schemas"]["Quantity"];
            /**
             * @description 1 posted; 2 cancelled.
             * @enum {integer}
             */
            Status: 1 | 2;
            /** @description Cost of the ingredients used: Σ TLC. */
            TotalLC: components["schemas"]["Money"];
            /** @description TotalLC + overhead. */
            TotalProductionCost: components["schemas"]["Money"];
        };
        ProductionSummary: {
            /** @description Their TotalProductionCost. */
            TotalOrderAmt: components["schemas"]["Money"];
            /** @description Number of productions. */
            TotalOrders: number;
        };
        ProfitRow: {
            BillDate: components["schemas"]["Date"];
            BillID: components["schemas"]["Id"];
            CostOfGoods: components["schemas"]["Money"];
            CustomerName: string;
            /** @description Series and number as printed. */
            Invoiceno: string;
            ItemName: string | null;
            /** @description Salesman. */
            Name: string | null;
            /** @description SalesValue − CostOfGoods. */
            Profit: components["schemas"]["Money"];
            /** @description Profit in percent of SalesValue; 0 when there is none. */
            ProfitPer: components["schemas"]["Percent"];
            /** @description Price of one unit. */
            SalesPrice: components["schemas"]["Price"] | null;
            SalesQty: components["schemas"]["Quantity"];
            /** @description Taxable value. */
            SalesValue: components["schemas"]["Money"];
        };
        PurchaseInput: {
            /**
             * Invoice Total
             * @description The invoice's total as printed. Up to a rupee more or less than the lines come to is round-off; further off is refused (AMOUNT_DIFFERS).
             */
            amount?: components["schemas"]["Money"];
            clientId?: components["schemas"]["ClientId"];
            /** Date */
            date: components["schemas"]["Date"];
            /**
             * Discount
             * @description On the whole invoice, after tax.
             */
            discount?: components["schemas"]["Money"];
            /**
             * Freight
             * @description On the whole invoice.
             */
            freight?: components["schemas"]["Money"];
            lines: {
                /** @description The line's value with tax as printed. */
                amount?: components["schemas"]["Money"];
                /**
                 * Batch
                 * @description Needed of an item that keeps batches: what of it this is.
                 */
                batch?: components["schemas"]["BatchCode"];
                /**
                 * Dis %
                 * @description Off the line.
                 */
                discountRate?: components["schemas"]["Percent"];
                /**
                 * Expiry
                 * @description Of a batch that is there already it may be left out; another day is refused (LINE_INVALID), unless the entry that brought the batch is corrected.
                 */
                expiresOn?: components["schemas"]["Date"];
                /** Free */
                freeQuantity?: components["schemas"]["Quantity"];
                /** Item */
                itemId: components["schemas"]["Id"];
                /** Quantity */
                quantity: components["schemas"]["Quantity"];
                /** @description The line's value without tax as printed. */
                taxable?: components["schemas"]["Money"];
                /**
                 * Tax %
                 * @description As printed; that of the item on the invoice's date when left out. Refused above 0 for a supplier without a GSTIN (TAX_WITHOUT_GSTIN).
                 */
                taxRate?: components["schemas"]["Percent"];
                /**
                 * Rate
                 * @description Without tax.
                 */
                unitPrice: components["schemas"]["Price"];
            }[];
            /**
             * To
             * @description The godown or van that the goods go to.
             */
            locationId: components["schemas"]["Id"];
            /** Narration */
            narration?: components["schemas"]["Narration"];
            /**
             * Round to the rupee
             * @description Where no amount is sent.
             * @default false
             */
            roundToRupee?: boolean;
            /** Supplier */
            supplierId: components["schemas"]["Id"];
            /**
             * Invoice Date
             * @description Its tax rates are those of this day.
             */
            supplierInvoiceDate?: components["schemas"]["Date"];
            /**
             * Invoice No
             * @description Once per supplier and financial year (SUPPLIER_INVOICE_TAKEN).
             * @example ASA/1180
             */
            supplierInvoiceNo?: string;
        };
        PurchaseLine: {
            /** @description Supplier. */
            AccountName: string;
            /** @description NetRate + TaxAmount. */
            Amount: components["schemas"]["Money"];
            /** @description The same as Amount. */
            AmountIncOfTax: components["schemas"]["Money"];
            /** @description Supplier's address. */
            CumAddress: string | null;
            /** @description Supplier's phone. */
            CumContact: string | null;
            /** @description Supplier, as the details dialog reads it. */
            CustomerName: string;
            /** @description DlryRt: DiscountRate + freight per unit bought, free ones aside. */
            DeliveryRate: components["schemas"]["Price"];
            /** @description DisRt: unit price after discount. */
            DiscountRate: components["schemas"]["Price"];
            /** @description Discount on the whole purchase, after tax; the same on each line. */
            DiscountRs: components["schemas"]["Money"];
            FreeQty: components["schemas"]["Quantity"];
            /** @description Freight on the whole purchase; the same on each line. */
            Freight: components["schemas"]["Money"];
            /** @description FRTLRt: DeliveryRate − freight per unit. */
            FrightLessRate: components["schemas"]["Price"];
            /** @description Supplier's GSTIN. */
            GSTinNo: string | null;
            /** @description Day of the supplier's invoice. */
            InvoiceDate: components["schemas"]["Date"] | null;
            ItemName: string;
            MRP: components["schemas"]["Price"];
            /** @description Taxable value of the line. */
            NetRate: components["schemas"]["Money"];
            PurchaseDate: components["schemas"]["Date"];
            PurchaseID: components["schemas"]["Id"];
            PurchaseNo: string;
            Quantity: components["schemas"]["Quantity"];
            /** @description Round-off of the whole purchase; the same on each line. */
            Roundoff: components["schemas"]["Money"];
            SupplierInvoiceNo: string | null;
            TaxAmount: components["schemas"]["Money"];
            TaxName: string | null;
            TaxPercentage: components["schemas"]["Percent"];
            /** @description What the supplier is owed for the whole purchase, the sum of its lines' Amount + Freight − DiscountRs + Roundoff; the same on each line, 0 when it is cancelled. */
            TotalInvoceAmount: components["schemas"]["Money"];
            UnitName: string | null;
            UnitPrice: components["schemas"]["Price"];
        };
        PurchaseReturnInput: {
            /** @description What the client made of it; another amount is refused (AMOUNT_DIFFERS). */
            amount?: components["schemas"]["Money"];
            clientId?: components["schemas"]["ClientId"];
            /** Date */
            date: components["schemas"]["Date"];
            lines: {
                /**
                 * Item
                 * @description Needed without a purchase.
                 */
                itemId?: components["schemas"]["Id"];
                /** @description The line of the purchase, counted from 1. */
                purchaseLineNo?: number;
                /** Quantity */
                quantity: components["schemas"]["Quantity"];
                /**
                 * Rate
                 * @description Without tax. Needed without a purchase; another price than the purchase's is refused (PRICE_STALE).
                 */
                unitPrice?: components["schemas"]["Price"];
            }[];
            /**
             * From
             * @description Where the goods lie.
             */
            locationId: components["schemas"]["Id"];
            /** Narration */
            narration?: components["schemas"]["Narration"];
            /**
             * Purchase
             * @description The purchase whose goods these are.
             */
            purchaseId?: components["schemas"]["Id"];
            /**
             * Round to the rupee
             * @default false
             */
            roundToRupee?: boolean;
            /**
             * Supplier
             * @description The purchase's supplier, when a purchase is named.
             */
            supplierId: components["schemas"]["Id"];
        };
        PurchaseRow: {
            /** @description Supplier. */
            AccountName: string;
            /** @description Taxable value of the lines. */
            Amount: components["schemas"]["Money"];
            /** @description Amount + TaxAmount. */
            AmountIncOfTax: components["schemas"]["Money"];
            /** @description AmountIncOfTax that a cancelled purchase had had; null on others. */
            CancelledAmount: components["schemas"]["Money"] | null;
            /** @description Discount on the whole purchase, after tax. */
            DiscountRs: components["schemas"]["Money"];
            /** @description Freight on the whole purchase. */
            Freight: components["schemas"]["Money"];
            /** @description Supplier's GSTIN. */
            GSTinNo: string | null;
            /** @description Day of the supplier's invoice. */
            InvoiceDate: components["schemas"]["Date"] | null;
            PurchaseDate: components["schemas"]["Date"];
            PurchaseID: components["schemas"]["Id"];
            PurchaseNo: string;
            Roundoff: components["schemas"]["Money"];
            /**
             * @description 1 posted; 2 cancelled.
             * @enum {integer}
             */
            Status: 1 | 2;
            SupplierInvoiceNo: string | null;
            TaxAmount: components["schemas"]["Money"];
            /** @description What the supplier is owed: AmountIncOfTax + Freight − DiscountRs + Roundoff. */
            TotalInvoceAmount: components["schemas"]["Money"];
        };
        /**
         * Format: quantity
         * @description Quantity in the item's unit, up to three decimals.
         * @example 12
         */
        Quantity: number;
        /**
         * Format: quantity
         * @example 12
         */
        QuantityNotNegative: number;
        /** @description The discount on rates from FromRate to ToRate. */
        RateSlab: {
            CompanyID: components["schemas"]["Id"];
            CreatedBy: number | null;
            /** Format: date-time */
            CreatedDate: string | null;
            Discount: components["schemas"]["Percent"];
            FromRate: components["schemas"]["Money"];
            Id: components["schemas"]["Id"];
            ModifiedBy: number | null;
            /** Format: date-time */
            ModifiedDate: string | null;
            ToRate: components["schemas"]["Money"];
            Version: components["schemas"]["Version"];
        };
        /** @description The audit fields are accepted and ignored. */
        RateSlabInput: {
            CompanyID?: components["schemas"]["Id"];
            CreatedBy?: string | number | null;
            CreatedDate?: string | null;
            /**
             * Discount
             * Format: percent
             * @description In percent.
             * @example 2.5
             */
            Discount: number;
            /**
             * From Rate
             * Format: money
             * @example 1000
             */
            FromRate: number;
            /** @description 0 or none makes a new one. */
            Id?: number | null;
            ModifiedBy?: string | number | null;
            ModifiedDate?: string | null;
            /**
             * To Rate
             * Format: money
             * @example 1999.99
             */
            ToRate: number;
            Version?: components["schemas"]["Version"];
        };
        /**
         * @description Which of an item's prices a customer pays. MRP is with tax, the others are without.
         * @enum {string}
         */
        RateType: "CCP" | "SP" | "DP" | "MRP";
        Receipt: {
            /**
             * @description Receipt mode group of that ledger. 5 bank, an overdraft included; 6 cash.
             * @enum {integer}
             */
            AccGroupid: 5 | 6;
            Bank: string | null;
            /** @description Where the bank is; Branch where that was not said. */
            BankLocation: string | null;
            /** @description Branch of the bank. */
            Branch: string | null;
            /**
             * Format: date
             * @description Cheque date.
             */
            ChkDate: string | null;
            /** @description Cheque or DD number. The cheque fields are null unless AccGroupid is 5. */
            ChkNo: string | null;
            CompanyID: components["schemas"]["Id"];
            CreatedBy: number | null;
            /** Format: date-time */
            CreatedDate: string | null;
            /** @description Amount credited to PartyID; the same as Debit. */
            Credit: components["schemas"]["Money"];
            /** @description Amount debited to PLID. */
            Debit: components["schemas"]["Money"];
            DeletedBy: number | null;
            /** @constant */
            FormName: 5;
            FYearID: components["schemas"]["Id"];
            IsDeleted: components["schemas"]["Flag"];
            ModifiedBy: number | null;
            /** Format: date-time */
            ModifiedDate: string | null;
            Narration: string | null;
            /** @description Ledger that paid (Ledger Type). */
            PartyID: components["schemas"]["Id"];
            PartyLedgerName: string;
            PLedgerName: string;
            /** @description Ledger that takes the money, cash or bank (Receipt Type). */
            PLID: components["schemas"]["Id"];
            RDate: components["schemas"]["Date"];
            ReId: components["schemas"]["Id"];
            Remark: string | null;
            /** @description Number within the financial year. */
            ReNo: components["schemas"]["Id"];
            /** @constant */
            Type: "5";
        };
        ReceiptBill: {
            /**
             * Paid
             * @description At most what is open of it: its amount less its returns, what was paid with it, and what other receipts name.
             */
            amount: components["schemas"]["Money"];
            /**
             * Bill No
             * @description A bill of this customer in effect: the `BillID` of Bills Receivable.
             */
            billId: components["schemas"]["Id"];
        };
        ReceiptDocumentInput: {
            /** @description Which bills of the customer it pays, and what of each, discount included; what is left of amount and discount goes against the oldest of the others. */
            against?: components["schemas"]["ReceiptBill"][];
            /**
             * Amount
             * @description What is received in money.
             * @example 1180.5
             */
            amount: components["schemas"]["Money"];
            cheque?: components["schemas"]["Cheque"];
            clientId?: components["schemas"]["ClientId"];
            /** Date */
            date: components["schemas"]["Date"];
            /**
             * Discount
             * @description What the customer is allowed besides, for paying early: at most the amount; none when left out.
             * @example 20
             */
            discount?: components["schemas"]["Money"];
            /**
             * Received Into
             * @description Where the money went: for cash the user's cash account when left out (the main cash where it is nobody's); else a bank account, required.
             */
            ledgerId?: components["schemas"]["Id"];
            /** Payment Mode */
            mode: components["schemas"]["MoneyMode"];
            /** Narration */
            narration?: components["schemas"]["Narration"];
            /**
             * Received From
             * @description The customer or supplier who paid.
             */
            partyId: components["schemas"]["Id"];
            remark?: string | null;
            /** @description Who took the money; a salesman himself when left out. */
            userId?: components["schemas"]["Id"];
        };
        /**
         * @description The amount may be in Debit, in Credit or, the same, in both; it must be more than 0. FormName, Type, the audit fields and
         *     IsDeleted are accepted and ignored.
         */
        ReceiptInput: {
            /**
             * @description 5 bank, 6 cash. When given, the group of PLID.
             * @enum {integer|null}
             */
            AccGroupid?: 5 | 6 | null;
            /** Bank */
            Bank?: string | null;
            /** @description Where the bank is; it is used for an empty Branch too. */
            BankLocation?: string | null;
            /**
             * Branch
             * @description Branch of the bank.
             */
            Branch?: string | null;
            /**
             * Cheque Date
             * @description YYYY-MM-DD or empty.
             */
            ChkDate?: string | null;
            /**
             * Cheque/DD No
             * @description Cheque or DD number. The cheque fields are kept when the group of PLID is 5.
             */
            ChkNo?: string | null;
            CompanyID?: components["schemas"]["Id"];
            CreatedBy?: string | number | null;
            CreatedDate?: string | null;
            /** Format: money */
            Credit?: number;
            /**
             * Amount
             * Format: money
             */
            Debit?: number;
            DeletedBy?: string | number | null;
            FormName?: string | number | null;
            /** @description When given, the financial year of the date. */
            FYearID?: number | null;
            IsDeleted?: string | number | null;
            ModifiedBy?: string | number | null;
            ModifiedDate?: string | null;
            /** Narration */
            Narration?: string | null;
            /**
             * Ledger Type
             * @description Ledger that paid.
             */
            PartyID: number;
            /**
             * Receipt Type
             * @description Ledger that takes the money, cash or bank.
             */
            PLID: number;
            /** @description Today when left out, or on a change the day it has. */
            Rdate?: components["schemas"]["Date"];
            /**
             * Date
             * Format: date
             * @description Other spelling of Rdate, read when that is left out.
             */
            RDate?: string;
            /** @description Of the receipt to change; 0 or none for a new one. */
            ReId?: number | null;
            /** Remark */
            Remark?: string | null;
            /**
             * Receipt No
             * @description Ignored. The server numbers receipts.
             */
            ReNo?: number | string | null;
            Type?: string | number | null;
        };
        ReceiptPosted: {
            message: string;
            /** @description Id of the receipt that is in effect now. */
            ReId: components["schemas"]["Id"];
            ReNo: components["schemas"]["Id"];
            /** @constant */
            success: true;
        };
        ReceiptRow: {
            Amt: components["schemas"]["Money"];
            /** @description 1 approved; 0 not. */
            ApprovalStatus: components["schemas"]["Flag"];
            Bank: string | null;
            /** @description Branch of the bank. */
            Branch: string | null;
            /** @description Branch that the receipt was entered for. */
            BranchName: string | null;
            /** @description What a cancelled receipt had been; null on others. */
            CancelledAmount: components["schemas"]["Money"] | null;
            /** Format: date */
            ChkDate: string | null;
            /** @description Number of the cheque or DD. */
            ChkNo: string | null;
            /** @description Null when another account than a customer's paid. */
            CustomerName: string | null;
            /** @description Name of that account. */
            HName: string;
            /** @description Account that is credited. */
            HSlNo: components["schemas"]["Id"];
            Narration: string | null;
            /** @description Cash or bank account that took the money; null to a party's token. */
            Payto: string | null;
            RDate: components["schemas"]["Date"];
            ReId: components["schemas"]["Id"];
            Remark: string | null;
            /** @description Number within the financial year. */
            ReNo: components["schemas"]["Id"];
            /**
             * @description 1 posted; 2 cancelled.
             * @enum {integer}
             */
            Status: 1 | 2;
            /** @description How it was paid. */
            Type: components["schemas"]["PayModeCode"][];
            UserId: number | null;
            /** @description Who took the money. */
            UserName: string | null;
        };
        RecoveryCodes: {
            /** @description Ten codes, each of which signs in once. */
            recoveryCodes: string[];
        };
        RemindedBill: {
            date: components["schemas"]["Date"];
            dueDate: components["schemas"]["Date"];
            number: string;
            open: components["schemas"]["Money"];
            /** @description Days since it was due. */
            overdue: number;
            voucherId: components["schemas"]["Id"];
        };
        Reminder: {
            /** @description The sum of what is open; 0 where he owes nothing or has paid ahead. */
            amount: components["schemas"]["Money"];
            bills: components["schemas"]["RemindedBill"][];
            customerId: components["schemas"]["Id"];
            /** @description Today. */
            date: components["schemas"]["Date"];
            name: string;
            /** @description E.164; null where the customer has no mobile number. */
            number: string | null;
            /** @description The message; empty where nothing is owed. */
            text: string;
        };
        /**
         * @description English, Hindi or Malayalam.
         * @enum {string}
         */
        ReminderLanguage: "en" | "hi" | "ml";
        ReplacementInput: {
            clientId?: components["schemas"]["ClientId"];
            /** Customer */
            customerId: components["schemas"]["Id"];
            /** Date */
            date: components["schemas"]["Date"];
            lines: {
                /**
                 * Damaged
                 * @description What he gives for it.
                 */
                damagedQuantity?: components["schemas"]["Quantity"];
                /**
                 * Expired
                 * @description What he gives for it.
                 */
                expiredQuantity?: components["schemas"]["Quantity"];
                /** Item */
                itemId: components["schemas"]["Id"];
                /**
                 * Quantity
                 * @description What the customer gets.
                 */
                quantity: components["schemas"]["Quantity"];
            }[];
            /**
             * From
             * @description The godown or van that the new goods leave.
             */
            locationId: components["schemas"]["Id"];
            /** Narration */
            narration?: components["schemas"]["Narration"];
            /**
             * Salesman
             * @description Whose document it is; a salesman himself when left out.
             */
            salesmanId?: components["schemas"]["Id"];
        };
        ReturnableBill: {
            customerId: components["schemas"]["Id"];
            date: components["schemas"]["Date"];
            id: components["schemas"]["Id"];
            lines: {
                /** @description Of an item that keeps batches: of which of them the line was sold, free goods too, and what of each has not come back, in the order in which they come back when a return names none. A line of a return may name one of them. */
                batches?: {
                    batch: components["schemas"]["BatchCode"];
                    expiresOn?: components["schemas"]["Date"];
                    left: components["schemas"]["Quantity"];
                }[];
                /** @description The line of the bill, counted from 1. */
                billLineNo: number;
                /** @description Of a line of the bill that has one: its discount before tax, of all that was sold. What comes back is credited less its share. */
                discount?: components["schemas"]["Money"];
                itemId: components["schemas"]["Id"];
                itemName: string;
                /** @description What was sold less what came back, good or not. */
                left: components["schemas"]["Quantity"];
                /** @description The same of what was free. */
                leftFree: components["schemas"]["Quantity"];
                taxRate: components["schemas"]["Percent"];
                unitPrice: components["schemas"]["Price"];
            }[];
            /** @description Where it was sold from. */
            locationId: components["schemas"]["Id"];
        };
        ReturnablePurchase: {
            date: components["schemas"]["Date"];
            id: components["schemas"]["Id"];
            lines: {
                /** @description Of an item that keeps batches: the one that the line brought, of which goods are given back first. */
                batch?: components["schemas"]["BatchCode"];
                expiresOn?: components["schemas"]["Date"];
                itemId: components["schemas"]["Id"];
                itemName: string;
                /** @description What was received, free goods too, less what was given back. */
                left: components["schemas"]["Quantity"];
                /** @description The line of the purchase, counted from 1. */
                purchaseLineNo: number;
                taxRate: components["schemas"]["Percent"];
                /** @description Without tax, after the line's discount. */
                unitPrice: components["schemas"]["Price"];
            }[];
            supplierId: components["schemas"]["Id"];
        };
        /** @description A sale return or a purchase return. */
        ReturnDocument: {
            againstDate: components["schemas"]["Date"] | null;
            /** @description The bill, or the supplier's invoice, whose goods come back. */
            againstNumber: string | null;
            company: components["schemas"]["PaperCompany"];
            date: components["schemas"]["Date"];
            id: components["schemas"]["Id"];
            isInterState: boolean;
            lines: components["schemas"]["TaxedLine"][];
            narration: string | null;
            number: string;
            party: components["schemas"]["PaperParty"];
            /**
             * @description Refunded in cash or set against the account.
             * @enum {string}
             */
            payment: "cash" | "credit";
            status: components["schemas"]["DocumentStatus"];
            taxSums: components["schemas"]["TaxSum"][];
            totals: components["schemas"]["TaxedTotals"];
        };
        /** @description Why a return would not be posted now. */
        ReturnRefusal: {
            /** @enum {string} */
            code: "REFUND_LIMIT" | "STOCK_SHORT";
            /** @example Main Godown has only 7 of Gauze Swab; 12 are asked for. */
            message: string;
        };
        Route: {
            /** @description Id of the user. */
            CreatedBy: number | null;
            /** Format: date-time */
            CreatedDate: string | null;
            /** @description The district's id. */
            District: number | null;
            /** @description As StateID. */
            DistrictID: number[];
            FromPlace: string | null;
            /** @description The junction's id. */
            Junction: number | null;
            /** @description As StateID. */
            JunctionID: number[];
            RootId: components["schemas"]["Id"];
            RootName: string;
            /** @description Place name; written as PlaceName. */
            routeplace: string | null;
            /** @description The state's id. */
            State: number | null;
            /** @description The state's id, the first positive number; empty when none. */
            StateID: number[];
            /** @description The taluk's id. */
            Taluk: number | null;
            /** @description As StateID. */
            TalukID: number[];
            ToPlace: string | null;
            Version: components["schemas"]["Version"];
        };
        RouteInput: {
            CompanyID?: components["schemas"]["Id"];
            /** @description Ignored. */
            CreatedBy?: string | number | null;
            /** @description Ignored. */
            CreatedDate?: string | number | null;
            /** @description Ignored. */
            DeletedBy?: string | number | null;
            /** @description Ignored. */
            DeletedDate?: string | number | null;
            /**
             * District
             * @description As State.
             */
            District?: number | null;
            /** From Place */
            FromPlace: string;
            /** @description Ignored. */
            IsDeleted?: string | number | null;
            /**
             * Junction
             * @description As State.
             */
            Junction?: number | null;
            /** @description Ignored. */
            ModifiedBy?: string | number | null;
            /** @description Ignored. */
            ModifiedDate?: string | number | null;
            /** Place Name */
            PlaceName: string;
            /**
             * @description 0 makes a new route.
             * @default 0
             */
            RootId?: number;
            /** Route Name */
            RootName: string;
            /**
             * State
             * @description The state's id; 0 or null: none.
             */
            State?: number | null;
            /**
             * Taluk
             * @description As State.
             */
            Taluk?: number | null;
            /** To Place */
            ToPlace: string;
            /** @description Ignored. */
            vanbook_id?: string | number | null;
            Version?: components["schemas"]["Version"];
        };
        RouteOption: {
            RouteID: components["schemas"]["Id"];
            RouteName: string;
        };
        /** @description The row's number in the sheet. */
        RowNumber: number;
        SaleBill: {
            /** @description What the customer owes: after discount and round-off; 0 when it is cancelled. The Sale Tax Report's is before them. */
            BillAmount: components["schemas"]["Money"];
            BillDate: components["schemas"]["Date"];
            BillID: components["schemas"]["Id"];
            /** @enum {string} */
            BillModeText: "Cash" | "Credit";
            /** @description Series and number as printed. */
            BillNo: string;
            BranchName: string | null;
            /** @description What a cancelled bill had been; null on others. */
            CancelledAmount: components["schemas"]["Money"] | null;
            /** @description Name of the user who made the bill. */
            CreatedBy: string | null;
            CreatedById: number | null;
            CustomerID: components["schemas"]["Id"];
            CustomerName: string;
            /** @example B2C/26-27 */
            InvSeries: string;
            /** @description `00` on a wholesale bill. */
            RetailBillNo: string;
            /** @description Route. */
            RootName: string | null;
            Salesman: string | null;
            SalesmanId: number | null;
            /** @enum {string} */
            SaleType: "Retail" | "Wholesale";
            /**
             * @description 1 posted; 2 cancelled.
             * @enum {integer}
             */
            Status: 1 | 2;
            WholesaleNo: string | null;
        };
        SaleReturnInput: {
            /** @description What the client made of it; another amount is refused (AMOUNT_DIFFERS). */
            amount?: components["schemas"]["Money"];
            /**
             * Bill
             * @description The bill whose goods these are.
             */
            billId?: components["schemas"]["Id"];
            /**
             * Paid From
             * @description Where cash comes from; the salesman's cash account when left out.
             */
            cashAccountId?: components["schemas"]["Id"];
            clientId?: components["schemas"]["ClientId"];
            /**
             * Customer
             * @description The bill's customer, when a bill is named.
             */
            customerId: components["schemas"]["Id"];
            /** Date */
            date: components["schemas"]["Date"];
            /**
             * Discount
             * @description Without a bill: on the whole return, after tax.
             */
            discount?: components["schemas"]["Money"];
            /**
             * @description Without a bill; B2B for customers with a GSTIN when left out.
             * @enum {string}
             */
            invType?: "B2B" | "B2C";
            lines: {
                /**
                 * Batch
                 * @description Needed without a bill of an item that keeps batches; of a bill's line those that it sold come back.
                 */
                batch?: components["schemas"]["BatchCode"];
                /** @description The line of the bill, counted from 1. */
                billLineNo?: number;
                /** Damaged */
                damagedQuantity?: components["schemas"]["Quantity"];
                /** Expired */
                expiredQuantity?: components["schemas"]["Quantity"];
                /**
                 * Expiry
                 * @description Of a batch that is there already it may be left out; another day is refused (LINE_INVALID), unless the entry that brought the batch is corrected.
                 */
                expiresOn?: components["schemas"]["Date"];
                /**
                 * Free
                 * @description Good goods that had come free.
                 */
                freeQuantity?: components["schemas"]["Quantity"];
                /** Good */
                goodQuantity?: components["schemas"]["Quantity"];
                /**
                 * Item
                 * @description Needed without a bill.
                 */
                itemId?: components["schemas"]["Id"];
                /** @description Without tax; another price than the bill's, or without a bill the server's, is refused (PRICE_STALE). */
                unitPrice?: components["schemas"]["Price"];
            }[];
            /**
             * To
             * @description The godown or van that good and free goods go to; the bill's when left out.
             */
            locationId?: components["schemas"]["Id"];
            /** Narration */
            narration?: components["schemas"]["Narration"];
            /**
             * Refund
             * @description Whether the customer's account is credited or he gets cash.
             * @enum {string}
             */
            refund: "credit" | "cash";
            /**
             * Round to the rupee
             * @default false
             */
            roundToRupee?: boolean;
            /**
             * Salesman
             * @description Whose document it is; a salesman himself when left out.
             */
            salesmanId?: components["schemas"]["Id"];
            /**
             * @description Without a bill; Wholesale for wholesale customers when left out, else Retail.
             * @enum {string}
             */
            saleType?: "Retail" | "Wholesale";
        };
        SaleTaxRow: {
            /** @description On the first line of each bill the sum of its ItemTotAmount, rounded to whole rupees, before discount and round-off; null on its other lines. Of what a filter or a search leaves: its first line, and the sum of those lines. */
            BillAmount: components["schemas"]["Money"] | null;
            BillDate: components["schemas"]["Date"];
            BillID: components["schemas"]["Id"];
            /** @description Series and number as printed. */
            BillNo: string;
            CGSTAmount: components["schemas"]["Money"];
            CGSTRate: components["schemas"]["Percent"];
            CustomerName: string;
            /** @description Discount on the whole bill, after tax; the same on each line. */
            DiscountRs: components["schemas"]["Money"];
            FreeQty: components["schemas"]["Quantity"];
            /** @description Customer's GSTIN. */
            GSTinNo: string | null;
            HSNCode: string | null;
            IGSTAmount: components["schemas"]["Money"];
            /** @description 0 within the company's state. */
            IGSTRate: components["schemas"]["Percent"];
            InvSeries: string;
            ItemName: string;
            /** @description NetRate + TotalTax. */
            ItemTotAmount: components["schemas"]["Money"];
            MRP: components["schemas"]["Price"];
            /** @description Taxable value of the line. */
            NetRate: components["schemas"]["Money"];
            Quantity: components["schemas"]["Quantity"];
            /** @description `00` on a wholesale bill. */
            RetailBillNo: string;
            /** @description Round-off of the whole bill; the same on each line. */
            RoundOff: components["schemas"]["Money"];
            SGSTAmount: components["schemas"]["Money"];
            SGSTRate: components["schemas"]["Percent"];
            /** @description CGSTAmount + SGSTAmount + IGSTAmount. */
            TotalTax: components["schemas"]["Money"];
            UnitName: string | null;
            /** @enum {string} */
            WholeSaleRetail: "Retail" | "Wholesale";
        };
        /** @description What saving a master answers. */
        Saved: {
            /** @description Number of the record. */
            id: components["schemas"]["Id"];
            message: string;
            /** @constant */
            success: true;
        };
        SavedView: {
            id: components["schemas"]["Id"];
            /** @example This month by route */
            name: string;
            /** @example FromDate=2026-11-01&ToDate=2026-11-05&sort=-BillAmount */
            query: string;
            report: components["schemas"]["ViewedReport"];
        };
        Settings: {
            /** Format: money */
            cashRefund: number;
            daysBack: number;
            /** Format: percent */
            discount: number;
            /** Format: money */
            exchanges: number;
            /** Format: money */
            expenses: number;
            /** Format: percent */
            freeGoods: number;
            /** Format: money */
            returnWithoutBill: number;
            secondFactorRoles: (1 | 2 | 3 | 4)[];
            stockShort: components["schemas"]["StockShort"];
        };
        SettingsInput: {
            /**
             * Refunds in Cash
             * Format: money
             * @description What a salesman may pay back in cash in a day (REFUND_LIMIT).
             * @example 5000
             */
            cashRefund?: number;
            /**
             * Days Back
             * @description How many days back a salesman may date his documents (DATE_TOO_FAR_BACK).
             * @example 3
             */
            daysBack?: number;
            /**
             * Discount
             * Format: percent
             * @description The discount that a salesman may give on a bill or an order, that on their lines included, or on what a receipt settles, in percent (DISCOUNT_LIMIT). What the rate slabs give is always allowed.
             * @example 10
             */
            discount?: number;
            /**
             * Exchanges
             * Format: money
             * @description The worth of goods that a salesman may give in exchange in a day, at the customers' prices without tax (EXCHANGE_LIMIT).
             * @example 2000
             */
            exchanges?: number;
            /**
             * Expenses
             * Format: money
             * @description What a salesman may spend in a day (EXPENSE_LIMIT).
             * @example 2000
             */
            expenses?: number;
            /**
             * Free Goods
             * Format: percent
             * @description How much of an item a salesman may give free, in percent of what he sells of it (FREE_GOODS_LIMIT).
             * @example 20
             */
            freeGoods?: number;
            /**
             * Returns Without a Bill
             * Format: money
             * @description The worth of goods that a salesman may take back without a bill, in a day (REFUND_LIMIT).
             * @example 1000
             */
            returnWithoutBill?: number;
            /**
             * Second Factor
             * @description The roles whose users sign in with a code of an authenticator app besides the password. Who has none sets it up at the next sign-in.
             * @example [
             *       1
             *     ]
             */
            secondFactorRoles?: (1 | 2 | 3 | 4)[];
            stockShort?: components["schemas"]["StockShort"];
        };
        /** @description A row of a sheet. Of its columns those of the kind are given. */
        SheetRow: {
            AccountName?: components["schemas"]["SheetText"];
            Address?: components["schemas"]["SheetText"];
            District?: components["schemas"]["SheetText"];
            Email?: components["schemas"]["SheetText"];
            /** @description Why it can't be imported. */
            Error: string | null;
            GSTinNo?: components["schemas"]["SheetText"];
            IsService?: components["schemas"]["SheetText"];
            itemcolour?: components["schemas"]["SheetText"];
            ItemDescription?: components["schemas"]["SheetText"];
            ItemName?: components["schemas"]["SheetText"];
            itemsize?: components["schemas"]["SheetText"];
            KeepsBatches?: components["schemas"]["SheetText"];
            LargerUnit?: components["schemas"]["SheetText"];
            Mobile?: components["schemas"]["SheetText"];
            MRP?: components["schemas"]["SheetText"];
            PerLargerUnit?: components["schemas"]["SheetText"];
            Phone?: components["schemas"]["SheetText"];
            PinNo?: components["schemas"]["SheetText"];
            Place?: components["schemas"]["SheetText"];
            Row: components["schemas"]["RowNumber"];
            SalePrice?: components["schemas"]["SheetText"];
            State?: components["schemas"]["SheetText"];
        };
        /** @description As it is in the sheet; errors are reported with the row. */
        SheetText: string | null;
        SignedIn: {
            BranchId: number | null;
            CompanyID: components["schemas"]["Id"];
            Name: string;
            /** @constant */
            success: true;
            UserId: components["schemas"]["Id"];
            /**
             * @description 1 administrator; 2 salesman; 3 zone manager; 4 branch manager.
             * @enum {integer}
             */
            UserRoleId: 1 | 2 | 3 | 4;
            ZoneId: number | null;
        };
        SignInEntry: {
            Address: string | null;
            At: components["schemas"]["DateTime"];
            Browser: string | null;
            EntryID: components["schemas"]["Id"];
            /** @description By what. */
            Method: string | null;
            Name: string | null;
            /**
             * @description Whether the user had not signed in from it before.
             * @enum {string|null}
             */
            NewBrowser: "Yes" | null;
            Place: string | null;
            /** @enum {string} */
            Result: "Success" | "Failed";
            RoleName: string | null;
            System: string | null;
            UserName: string | null;
        };
        SignInNotice: {
            address: string | null;
            at: components["schemas"]["DateTime"];
            browser: string | null;
            /** @description Number of its entry in the sign-in log. */
            id: components["schemas"]["Id"];
            place: string | null;
            system: string | null;
        };
        StockCountInput: {
            clientId?: components["schemas"]["ClientId"];
            /** Date */
            date: components["schemas"]["Date"];
            lines: {
                /**
                 * Batch
                 * @description `counted` is of this batch alone, and compared with what the books have of it; without it the whole item is counted, and what is found more, or missing, is of the batch there that expires first.
                 */
                batch?: components["schemas"]["BatchCode"];
                /** Counted */
                counted: components["schemas"]["Quantity"];
                /**
                 * Expiry
                 * @description Of a batch that is there already it may be left out; another day is refused (LINE_INVALID), unless the entry that brought the batch is corrected.
                 */
                expiresOn?: components["schemas"]["Date"];
                /**
                 * Item
                 * @description Each item once, or once for each of its batches.
                 */
                itemId: components["schemas"]["Id"];
            }[];
            /**
             * Place
             * @description The godown or van in which was counted.
             */
            locationId: components["schemas"]["Id"];
            /** Narration */
            narration?: components["schemas"]["Narration"];
        };
        /**
         * @description What lies between two of the whole numbers belongs to the upper range.
         * @enum {string}
         */
        StockRange: "0" | "1-500" | "501-2000" | "2001 and above";
        StockRow: {
            /** @description Stock In: what entered from outside. */
            AvlTotalStock: components["schemas"]["Quantity"];
            /** @description Opening Stock: on hand the day before the range. */
            BeforeTotalStock: components["schemas"]["Quantity"];
            CatgoryName: string | null;
            ItemID: components["schemas"]["Id"];
            ItemName: string;
            /** @description 1 Finished Item; 0 Semi Item; else other. */
            ItemType: number;
            /** @description Stock Out: what left. */
            SoldStock: components["schemas"]["Quantity"];
            /** @description Balance Stock: on hand at the end of the range. */
            TotalStock: components["schemas"]["Quantity"];
        };
        /**
         * Stock Short
         * @description Whether goods may leave a place that does not have them, or are refused there (STOCK_SHORT).
         * @enum {string}
         */
        StockShort: "allow" | "refuse";
        StockValuationRow: {
            CategoryName: string | null;
            /** @description On hand at the end of the range. */
            ClosingQuantity: components["schemas"]["Quantity"];
            ClosingValue: components["schemas"]["Money"];
            /** @description Opened with, bought, produced and returned by customers. */
            InQuantity: components["schemas"]["Quantity"];
            InValue: components["schemas"]["Money"];
            ItemID: components["schemas"]["Id"];
            ItemName: string;
            /** @description On hand before the range. */
            OpeningQuantity: components["schemas"]["Quantity"];
            OpeningValue: components["schemas"]["Money"];
            /** @description Sold, given free, replaced, written off, returned to suppliers and used in production. */
            OutQuantity: components["schemas"]["Quantity"];
            /** @description What it had cost. */
            OutValue: components["schemas"]["Money"];
            /** @description Closing value of one unit; null where there is none. */
            Rate: components["schemas"]["Price"] | null;
            UnitName: string | null;
        };
        /** @description What an expense says of its supplier's invoice; not there where it says nothing. */
        SupplierInvoice: {
            cgst: components["schemas"]["Money"];
            igst: components["schemas"]["Money"];
            /** @description Whether the company owes the tax itself. */
            reverseCharge: boolean;
            sgst: components["schemas"]["Money"];
            supplierGstin: string | null;
            supplierInvoiceNo: string | null;
            /** @description What the expense bears. */
            taxable: components["schemas"]["Money"];
            taxRate: components["schemas"]["Percent"];
        };
        SupplierOption: {
            AccountID: components["schemas"]["Id"];
            AccountName: string;
        };
        /** @description A page of a report in the table representation. */
        Table: {
            columns: string[];
            page: {
                number: number;
                pages: number;
                /** @description Rows over all pages. */
                rows: number;
                size: number;
            };
            /** @description Each row as an array in the order of `columns`. */
            rows: unknown[][];
            ties: components["schemas"]["Tie"][];
            /** @description Totals over all pages, by column. */
            totals: {
                [key: string]: number;
            };
        };
        Task: {
            CompanyID: components["schemas"]["Id"];
            /** @description Written as TDate. */
            Date: components["schemas"]["Date"] | null;
            /**
             * @description 1 active; 2 inactive.
             * @enum {integer}
             */
            Status: 1 | 2;
            Taskname: string;
            TID: components["schemas"]["Id"];
            Version: components["schemas"]["Version"];
        };
        TaskInput: {
            CompanyID?: components["schemas"]["Id"];
            /** @description Ignored. */
            CreatedBy?: string | number | null;
            /** @description Ignored. */
            CreatedDate?: string | number | null;
            /** @description Ignored. */
            DeletedBy?: string | number | null;
            /** @description Ignored. */
            DeletedDate?: string | number | null;
            /** @description Ignored. */
            IsDeleted?: string | number | null;
            /** @description Ignored. */
            ModifiedBy?: string | number | null;
            /** @description Ignored. */
            ModifiedDate?: string | number | null;
            /**
             * Status
             * @description 1 active; 2 inactive.
             * @enum {integer}
             */
            Status: 1 | 2;
            /** Task Name */
            Taskname: string;
            /**
             * Date
             * Format: date
             * @example 2026-11-05
             */
            TDate: string;
            /**
             * @description 0 makes a new task.
             * @default 0
             */
            TID?: number;
            /** @description Ignored. */
            UserId?: string | number | null;
            Version?: components["schemas"]["Version"];
        };
        Tax: {
            id: components["schemas"]["Id"];
            /** @description How many items have the tax today. */
            items: number;
            kind: components["schemas"]["TaxKind"];
            name: string;
            /** @description The rate of today; null where the first one is not valid yet. */
            rate: components["schemas"]["Percent"] | null;
            /** @description All of them, the latest first. */
            rates: components["schemas"]["TaxRate"][];
            /** @description Since when it is valid. */
            validFrom: components["schemas"]["Date"] | null;
            Version: components["schemas"]["Version"];
        };
        /** @description A line of goods as it was posted. */
        TaxedLine: {
            amount: components["schemas"]["Money"];
            /** @description Of an item that keeps batches: what of the line, free goods included, is of which. */
            batches?: components["schemas"]["PaperBatch"][];
            cgst: components["schemas"]["Money"];
            /** @description Of a line with a discount: what `taxable` is less than quantity × price. Of a return of such a line: its share. */
            discount?: components["schemas"]["Money"];
            /** @description Of a line with a discount that was given in percent; of a return, the bill's. */
            discountRate?: components["schemas"]["Percent"];
            freeQuantity: components["schemas"]["Quantity"];
            hsnCode: string;
            igst: components["schemas"]["Money"];
            itemName: string;
            largerUnit?: components["schemas"]["PaperLargerUnit"];
            mrp: components["schemas"]["Price"] | null;
            /** @description Of a return: good, damaged and expired together. */
            quantity: components["schemas"]["Quantity"];
            sgst: components["schemas"]["Money"];
            taxable: components["schemas"]["Money"];
            taxRate: components["schemas"]["Percent"];
            /** @example NOS */
            unit: string;
            /** @description Without tax, before a discount. */
            unitPrice: components["schemas"]["Price"];
        };
        /** @description Sums of the lines, and what the whole document has besides. */
        TaxedTotals: {
            /** @description What the document comes to; of a cancelled one what it had been. */
            amount: components["schemas"]["Money"];
            cgst: components["schemas"]["Money"];
            /** @description On the whole document, after tax. */
            discount: components["schemas"]["Money"];
            /** @description The lines' amounts together: taxable value and tax. */
            goods: components["schemas"]["Money"];
            igst: components["schemas"]["Money"];
            quantity: components["schemas"]["Quantity"];
            roundOff: components["schemas"]["Money"];
            sgst: components["schemas"]["Money"];
            taxable: components["schemas"]["Money"];
        };
        TaxInput: {
            /** @description 0 or none makes a new one. */
            id?: number | null;
            /**
             * Kind of Supply
             * @example exempt
             * @enum {string}
             */
            kind: "taxable" | "nilRated" | "exempt" | "nonGst";
            /**
             * Tax Name
             * @example Exempt
             */
            name: string;
            /**
             * Rate %
             * Format: percent
             * @description Of a new tax: its first rate, which a taxable one needs. Not read of one that is there.
             * @example 12
             */
            rate?: number | null;
            /**
             * Valid From
             * Format: date
             * @description Of a new tax: the day that the first rate is valid from. 1 July 2017, GST's first day, when left out.
             * @example 2017-07-01
             */
            validFrom?: string | null;
            Version?: components["schemas"]["Version"];
        };
        /**
         * @description What supplies with the tax are to GST: taxable; nil-rated, exempt (both without tax, by the tariff and by a notification); or outside of GST.
         *     A taxable one may be at 0 % for a time.
         * @enum {string}
         */
        TaxKind: "taxable" | "nilRated" | "exempt" | "nonGst";
        TaxOption: {
            Tax: components["schemas"]["Percent"];
            TaxID: components["schemas"]["Id"];
            TaxName: string;
        };
        TaxRate: {
            /** @description CGST and SGST together, or IGST. */
            rate: components["schemas"]["Percent"];
            /** @description The first day that the rate is valid on. */
            validFrom: components["schemas"]["Date"];
        };
        TaxRateInput: {
            /**
             * Rate %
             * Format: percent
             * @example 18
             */
            rate: number;
            /**
             * Valid From
             * Format: date
             * @description Replaces the rate that begins on this day.
             * @example 2027-04-01
             */
            validFrom: string;
            Version?: components["schemas"]["Version"];
        };
        /** @description What a document has of one HSN code at one rate. */
        TaxSum: {
            cgst: components["schemas"]["Money"];
            hsnCode: string;
            igst: components["schemas"]["Money"];
            sgst: components["schemas"]["Money"];
            taxable: components["schemas"]["Money"];
            taxRate: components["schemas"]["Percent"];
        };
        /** @description Another figure of the books that this report must agree with. */
        Tie: {
            agrees: boolean;
            amount: components["schemas"]["Money"];
            /** @description What journals posted to the same accounts in the range; it is in no document of the report. Left out when there is none. */
            besides?: components["schemas"]["Money"];
            /** @example Sales and tax accounts */
            label: string;
            /** @description Reports that show what the figure is made of: the ledgers of accounts that differ, or with what journals posted to them. Left out when there is nothing to look for. */
            opens?: components["schemas"]["TieReport"][];
        };
        /** @description A report with its arguments. */
        TieReport: {
            /** @description The ledger's account. */
            AccountCode?: components["schemas"]["Id"];
            FromDate: components["schemas"]["Date"];
            /**
             * @description The account's name, or the report's.
             * @example Sales
             */
            label: string;
            /** @enum {string} */
            operation: "ledger.report" | "sales.report" | "stockValuation.report" | "trialBalance.report";
            ToDate: components["schemas"]["Date"];
            /**
             * @description Only the ledger's journals.
             * @constant
             */
            Type?: "Journal";
        };
        TrialBalanceRow: {
            /** @description HSlNo of the account, the ledger report's `AccountCode`; null on a row that is no account. */
            AcHead: number | null;
            /** @description OpeningBalance + Debit − Credit. */
            ClosingBalance: components["schemas"]["Money"];
            Credit: components["schemas"]["Money"];
            Debit: components["schemas"]["Money"];
            /** @description Account group. */
            GName: string;
            /** @description Account. */
            HName: string;
            /** @description The same as HName. */
            Name: string;
            OpeningBalance: components["schemas"]["Money"];
            /** @description Documented; a balance has no bill, so null. */
            RetailBillNo: string | null;
            /**
             * @description Nature of the account.
             * @enum {string}
             */
            Type: "Assets" | "Liabilities" | "Income" | "Expenses";
        };
        TripCounts: {
            NewCustomers: number;
            /** @description Visits with an order. */
            PlaceOrder: number;
            TotalVisit: number;
        };
        TripEnd: {
            endedAt: components["schemas"]["Instant"];
            /**
             * @description Kilometres, as read from the odometer.
             * @example 48211.5
             */
            endingKm: components["schemas"]["Quantity"];
            endingPic?: components["schemas"]["OdometerPhoto"];
        };
        TripInput: {
            /** @description The client's own id of the record, unique for ever among the company's records of the kind: sent again, it keeps nothing and answers what was kept first. */
            clientId: components["schemas"]["ClientId"];
            /** @description Of a whole trip, together with endingKm. */
            endedAt?: components["schemas"]["Instant"];
            /**
             * @description Kilometres, as read from the odometer.
             * @example 48211.5
             */
            endingKm?: components["schemas"]["Quantity"];
            endingPic?: components["schemas"]["OdometerPhoto"];
            startedAt: components["schemas"]["Instant"];
            /**
             * @description Kilometres, as read from the odometer.
             * @example 48211.5
             */
            startingKm: components["schemas"]["Quantity"];
            startingPic?: components["schemas"]["OdometerPhoto"];
            /** @description Who travels; the caller when left out. */
            userId?: components["schemas"]["Id"];
            vehicleId?: components["schemas"]["Id"];
        };
        TripLine: {
            AccountName: string | null;
            Address: string | null;
            /** @description 1 or 0 with LocationStatus 5: order placed; else 1: take order; 2: no order; 3 or 4: shop closed. */
            CustomerStatus: number | null;
            Date: components["schemas"]["WallTime"];
            /** @description 5: order placed (see CustomerStatus); 3: new customer. */
            LocationStatus: number | null;
            SLNo: number;
        };
        TripMapPoint: {
            AccountName: string | null;
            Address: string | null;
            /** @description Where the customer is. */
            CustLatitude: number | null;
            CustLongitude: number | null;
            /** @description Where the employee was. */
            EmpLatitude: number | null;
            EmpLongitude: number | null;
            SLNo: number;
        };
        TripOdometer: {
            EndingDate: components["schemas"]["WallTime"] | null;
            EndingKm: components["schemas"]["Quantity"] | null;
            /** @description Photo, base64. */
            EndingPic: string | null;
            StartingDate: components["schemas"]["WallTime"] | null;
            StartingKm: components["schemas"]["Quantity"] | null;
            /** @description Photo, base64. */
            StartingPic: string | null;
        };
        TripOrder: {
            AccountName: string;
            Address: string | null;
            Amount: components["schemas"]["Money"];
            Bill_Series: string | null;
            /**
             * @description 0 cash; 1 credit.
             * @enum {integer}
             */
            BillMode: 0 | 1;
            /** @description The order. */
            DSID: components["schemas"]["Id"];
            OrderNo: string;
            /**
             * @description 1 invoiced; 0 not invoiced.
             * @enum {integer}
             */
            OrderStatus: 0 | 1;
            SLNo: number;
        };
        TripReceipt: {
            Amt: components["schemas"]["Money"];
            /** @description 1 approved (DOMAIN 4.1). */
            ApprovalStatus: components["schemas"]["Flag"];
            CustomerName: string;
            Place: string | null;
            Remark: string | null;
            /** @description The receipt's number in the records (ReId). */
            Slno: components["schemas"]["Id"];
            SLNo: number;
            /**
             * @description C cash; B bank; O online payment; N NEFT.
             * @enum {string}
             */
            Type: "C" | "B" | "O" | "N";
        };
        TripReportRow: {
            /** @description Day allowance × days of the trip. */
            Dayallowance: components["schemas"]["Money"];
            EMP_NAME: string;
            /** @description Null while the trip runs. */
            EndingDate: components["schemas"]["WallTime"] | null;
            /** @description Null while the trip runs. */
            EndingKm: components["schemas"]["Quantity"] | null;
            /** @description TotalKm × allowance per km; null while the trip runs. */
            KMPrice: components["schemas"]["Money"] | null;
            SlNo: number;
            StartingDate: components["schemas"]["WallTime"];
            StartingKm: components["schemas"]["Quantity"];
            /** @description KMPrice + Dayallowance. */
            TotalAllowance: components["schemas"]["Money"];
            /** @description EndingKm − StartingKm; null while the trip runs. */
            TotalKm: components["schemas"]["Quantity"] | null;
        };
        TripSale: {
            /** @description 0 when cancelled. */
            BillAmount: components["schemas"]["Money"];
            BillID: components["schemas"]["Id"];
            /** @enum {string} */
            BillModeText: "Cash" | "Credit";
            BillNo: string;
            /** @description The customer's place. */
            CumPlace: string | null;
            CustomerName: string;
            InvSeries: string;
            RetailBillNo: string;
            SLNo: number;
            /** @enum {string} */
            WholeSaleRetail: "Retail" | "Wholesale";
        };
        UnitOption: {
            UnitID: components["schemas"]["Id"];
            UnitName: string;
            UQC: string;
        };
        User: {
            /** @description 0 may not sign in; 1 may. */
            Active: components["schemas"]["Flag"];
            /** @description Same as Address1. */
            Address: string | null;
            Address1: string | null;
            /** @description Place. */
            Address2: string | null;
            /** @description District. */
            Address3: string | null;
            BranchId: number | null;
            CompanyID: components["schemas"]["Id"];
            /** @description Id of the user. */
            CreatedBy: number | null;
            /** @description Rupees per day. */
            Dayallowance: components["schemas"]["Money"];
            /** @description Same as Address3. */
            District: string | null;
            Email: string | null;
            IMAGE: components["schemas"]["ImageBytes"] | null;
            /** @description Rupees per km. */
            Kmallowance: components["schemas"]["Money"];
            Mobile: string | null;
            /** @description Id of the user. */
            ModifiedBy: number | null;
            Name: string;
            /** @description Same as Address2. */
            Place: string | null;
            RoleName: string;
            /**
             * @description 0 male; 1 female; 2 other.
             * @enum {integer|null}
             */
            Sex: 0 | 1 | 2 | null;
            UserId: components["schemas"]["Id"];
            UserName: string;
            /**
             * @description 1 administrator; 2 salesman; 3 zone manager; 4 branch manager.
             * @enum {integer}
             */
            UserRoleId: 1 | 2 | 3 | 4;
            Version: components["schemas"]["Version"];
            ZoneId: number | null;
        };
        UserAccess: {
            Active: components["schemas"]["Flag"];
            hasFactor: boolean;
            lastSignIn: components["schemas"]["DateTime"] | null;
            mustChangePassword: boolean;
            Name: string;
            /** @description Whether the company asks it of the role. */
            needsFactor: boolean;
            RoleName: string;
            sessions: number;
            UserId: components["schemas"]["Id"];
            UserName: string;
        };
        UserDetails: {
            Address1: string | null;
            BranchId: number | null;
            BranchName: string | null;
            /** @description Rupees per day. */
            Dayallowance: components["schemas"]["Money"];
            Email: string | null;
            /** @description Rupees per km. */
            Kmallowance: components["schemas"]["Money"];
            Mobile: string | null;
            Name: string;
            RoleName: string | null;
            UserId: components["schemas"]["Id"];
            UserName: string;
            /**
             * @description 1 administrator; 2 salesman; 3 zone manager; 4 branch manager.
             * @enum {integer}
             */
            UserRoleId: 1 | 2 | 3 | 4;
            Version: components["schemas"]["Version"];
            ZoneId: number | null;
            ZoneName: string | null;
        };
        UserDetailsInput: {
            /** Branch */
            BranchId: number;
            CompanyID?: components["schemas"]["Id"];
            /**
             * Day Allowance
             * Format: money
             * @description Rupees per day.
             */
            Dayallowance?: number;
            /**
             * Km Allowance
             * Format: money
             * @description Rupees per km.
             */
            Kmallowance?: number;
            /** @description Ignored. */
            ModifiedBy?: string | number | null;
            /** @description Ignored. */
            ModifiedDate?: string | number | null;
            UserId: components["schemas"]["Id"];
            /**
             * User Role
             * @description 1 administrator; 2 salesman; 3 zone manager; 4 branch manager.
             * @enum {integer}
             */
            UserRoleId: 1 | 2 | 3 | 4;
            Version?: components["schemas"]["Version"];
            /** Zone */
            ZoneId: number;
        };
        UserInput: {
            /**
             * @description 0 may not sign in; 1 may, a new user also when left out.
             * @enum {integer}
             */
            Active?: 0 | 1;
            /**
             * Address
             * @description Another name of Address1.
             */
            Address?: string | null;
            /** Address1 */
            Address1?: string | null;
            /**
             * Address2
             * @description Place.
             */
            Address2?: string | null;
            /**
             * Address3
             * @description District.
             */
            Address3?: string | null;
            /** Branch */
            BranchId?: number | null;
            CompanyID?: components["schemas"]["Id"];
            /**
             * Confirm Password
             * @description Must equal Password.
             */
            ConformPassword?: string | null;
            /** @description Ignored. */
            CreatedBy?: string | number | null;
            /** @description Ignored. */
            CreatedDate?: string | number | null;
            /**
             * Day Allowance
             * Format: money
             * @description Rupees per day.
             */
            Dayallowance?: number;
            /** @description Ignored. */
            DeletedBy?: string | number | null;
            /** @description Ignored. */
            DeletedDate?: string | number | null;
            /**
             * District
             * @description Another name of Address3.
             */
            District?: string | null;
            /**
             * Email
             * @description Needed for a new user.
             */
            Email?: string | null;
            /**
             * Profile Image
             * @description Data URL of the profile picture; left out, null or empty: it stays. It is drawn anew, at most 160 pixels a side, as a JPEG.
             */
            image?: string | null;
            /** @description Ignored. */
            IsDeleted?: string | number | null;
            /**
             * Km Allowance
             * Format: money
             * @description Rupees per km.
             */
            Kmallowance?: number;
            /** Mobile */
            Mobile?: string | null;
            /** @description Ignored. */
            ModifiedBy?: string | number | null;
            /** @description Ignored. */
            ModifiedDate?: string | number | null;
            /** Full Name */
            Name: string;
            /**
             * Password
             * @description Needed for a new user.
             */
            Password?: string | null;
            /**
             * Place
             * @description Another name of Address2.
             */
            Place?: string | null;
            /** @description Ignored. */
            RoleName?: string | number | null;
            /**
             * Gender
             * @description 0 male; 1 female; 2 other. Needed for a new user.
             * @enum {integer|null}
             */
            Sex?: 0 | 1 | 2 | null;
            /**
             * @description 0 makes a new user.
             * @default 0
             */
            UserId?: number;
            /** Username */
            UserName: string;
            /**
             * User Role
             * @description 1 administrator; 2 salesman; 3 zone manager; 4 branch manager. A new user is a salesman when left out.
             * @enum {integer|null}
             */
            UserRoleId?: 1 | 2 | 3 | 4 | null;
            Version?: components["schemas"]["Version"];
            /** Zone */
            ZoneId?: number | null;
        };
        /**
         * @description Comma-joined user ids. May only narrow the caller's own scope.
         * @example 3,7,12
         */
        UserList: string;
        UserOption: {
            UserID: components["schemas"]["Id"];
            /** @description The user's full name. */
            USERNAME: string;
        };
        UserRole: {
            /**
             * @description 1 administrator; 2 salesman; 3 zone manager; 4 branch manager.
             * @enum {integer}
             */
            RoleID: 1 | 2 | 3 | 4;
            RoleName: string;
        };
        /** @description A date, and for each vehicle a key `{vehicle name}_{VID}` with the Vt Stock of that date; 0 when nothing was loaded. */
        VanLoadAnalysisRow: {
            Date: components["schemas"]["Date"];
        } & {
            [key: string]: components["schemas"]["Quantity"];
        };
        VanLoadDay: {
            Date: components["schemas"]["Date"];
            /** @description Van OS: on the van the day before. */
            Stock: components["schemas"]["Quantity"];
            /** @description Loads − unloads ± transfers of the day. */
            VTStock: components["schemas"]["Quantity"];
        };
        VanLoadDocument: {
            company: components["schemas"]["PaperCompany"];
            date: components["schemas"]["Date"];
            from: string;
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "load" | "unload" | "transfer";
            lines: {
                /** @description Of an item that keeps batches: what of the line, free goods included, is of which. */
                batches?: components["schemas"]["PaperBatch"][];
                hsnCode: string;
                itemName: string;
                largerUnit?: components["schemas"]["PaperLargerUnit"];
                mrp: components["schemas"]["Price"];
                quantity: components["schemas"]["Quantity"];
                unit: string;
            }[];
            narration: string | null;
            number: string;
            quantity: components["schemas"]["Quantity"];
            status: components["schemas"]["DocumentStatus"];
            to: string;
            /** @description Who has the van. */
            user: string | null;
            vehicle: string | null;
        };
        VanLoadInput: {
            clientId?: components["schemas"]["ClientId"];
            /** Date */
            date: components["schemas"]["Date"];
            /** From */
            fromLocationId: components["schemas"]["Id"];
            /**
             * Movement
             * @enum {string}
             */
            kind: "load" | "unload" | "transfer";
            lines: {
                /** Item */
                itemId: components["schemas"]["Id"];
                /** Quantity */
                quantity: components["schemas"]["Quantity"];
            }[];
            /** Narration */
            narration?: components["schemas"]["Narration"];
            /**
             * Salesman
             * @description Who goes with the van.
             */
            salesmanId?: components["schemas"]["Id"];
            /** To */
            toLocationId: components["schemas"]["Id"];
        };
        VanLoadRow: {
            /** @description All else that moved the van's stock, write-offs negative. */
            Adjustment: components["schemas"]["Quantity"];
            /** @description Returned damaged or expired; it does not lie on the van. */
            DmgedQty: components["schemas"]["Quantity"];
            FreeSoldQty: components["schemas"]["Quantity"];
            /** @description Returned good and back on the van. */
            GoodStock: components["schemas"]["Quantity"];
            ItemID: components["schemas"]["Id"];
            ItemName: string;
            MRP: components["schemas"]["Price"];
            NetStock: components["schemas"]["Quantity"];
            ReplacedQty: components["schemas"]["Quantity"];
            /** @description GoodStock + DmgedQty. */
            RetQty: components["schemas"]["Quantity"];
            SoldQty: components["schemas"]["Quantity"];
            /** @description Van OS: on the van the day before, before the load. */
            Stock: components["schemas"]["Quantity"];
            /** @description Salesman: whose van it is by its latest allocation, several with commas between. */
            UserName: string | null;
            /** @description Loads − unloads ± transfers. */
            VtStock: components["schemas"]["Quantity"];
        };
        VanSaleSummary: {
            BankReceipt: components["schemas"]["Money"];
            CashBill: components["schemas"]["Money"];
            /** @description The part of CashBill that was paid straight into a bank. */
            CashBillBank: components["schemas"]["Money"];
            /** @description What the range brought to the cash accounts before any of it was handed over. */
            CashInHand: components["schemas"]["Money"];
            /** @description Receipts in cash, cash bills' own payment left out. */
            CashReceipt: components["schemas"]["Money"];
            /** @description Cash given back for returned goods. */
            CashRefund: components["schemas"]["Money"];
            CountB2B: number;
            CountB2C: number;
            CountBankReceipt: number;
            CountCashBill: number;
            CountCashReceipt: number;
            CountCreditBill: number;
            CreditBill: components["schemas"]["Money"];
            /** @description Expenses paid in cash; those that a bank paid are left out. */
            ExpenseAmt: components["schemas"]["Money"];
            /** @description Taxable value. */
            NetAmt: components["schemas"]["Money"];
            SumB2BSale: components["schemas"]["Money"];
            SumB2CSale: components["schemas"]["Money"];
            TaxAmt: components["schemas"]["Money"];
            TotalBillAmount: components["schemas"]["Money"];
            TotalBillCount: number;
            TotalReceiptAmount: components["schemas"]["Money"];
            TotalReceiptCount: number;
        };
        Vehicle: {
            BranchId: number | null;
            BranchName: string | null;
            CompID: components["schemas"]["Id"];
            IsDeleted: components["schemas"]["Flag"];
            Version: components["schemas"]["Version"];
            VID: components["schemas"]["Id"];
            /** @example KL-07-CD-4521 */
            VRegNo: string;
        };
        VehicleInput: {
            /** Branch */
            BranchId: number;
            CompID?: components["schemas"]["Id"];
            /**
             * @description 1 deletes the vehicle; 0 keeps it.
             * @enum {integer}
             */
            IsDeleted?: 0 | 1;
            Version?: components["schemas"]["Version"];
            /** @description 0 or none makes a new one. */
            VID?: number | null;
            /** Vehicle Registration Number */
            VRegNo: string;
        };
        VehicleOption: {
            /** @description To offer a branch's vehicles. */
            BranchId: number | null;
            VID: components["schemas"]["Id"];
            VRegNo: string;
        };
        /**
         * @description Counts the changes of a record. A save or deletion that carries the version it was made from is refused with 409 RECORD_CHANGED
         *     when somebody else has changed the record since; one that carries none is not.
         */
        Version: number | null;
        /**
         * @description The operation of a report.
         * @example sales.report
         */
        ViewedReport: string;
        VisitInput: {
            at: components["schemas"]["Instant"];
            /** @description The client's own id of the record, unique for ever among the company's records of the kind: sent again, it keeps nothing and answers what was kept first. */
            clientId: components["schemas"]["ClientId"];
            customerId: components["schemas"]["Id"];
            /**
             * @description As reports have it: 0 or 1 order placed, with locationStatus 5; 1 take order, without it; 2 no order; 3 or 4 shop closed.
             * @enum {integer}
             */
            customerStatus: 0 | 1 | 2 | 3 | 4;
            latitude?: components["schemas"]["Latitude"];
            /**
             * @description 5 order placed; 3 new customer; 0, 1, 2 and 4 say nothing more.
             * @enum {integer|null}
             */
            locationStatus?: 0 | 1 | 2 | 3 | 4 | 5 | null;
            longitude?: components["schemas"]["Longitude"];
            /** @description The order that was placed: the customer's own, with the statuses that say so. */
            orderId?: components["schemas"]["Id"];
            remark?: string | null;
            /** @description The customer's when left out. */
            routeId?: components["schemas"]["Id"];
            /** @description The user's trip that it belongs to. */
            tripId?: components["schemas"]["Id"];
            /** @description Who called on the customer; the caller when left out. */
            userId?: components["schemas"]["Id"];
        };
        /** @description From what to what. `account`: what the voucher moves on an account of this name, debit less credit. `item`: how much of an item it moves in all. */
        VoucherChange: {
            /** @example 500.00 */
            from: string | null;
            name: string | null;
            /** @example 700.00 */
            to: string | null;
            /** @enum {string} */
            what: "date" | "party" | "amount" | "narration" | "account" | "item";
        };
        VoucherDetails: {
            /** @description The voucher of this number that is in effect: another than this one after an edit; null once it is cancelled, and where it is out of scope. */
            current: number | null;
            /** @description The user who entered it; null for the system. */
            enteredBy: string | null;
            entries: {
                account: string;
                accountId: components["schemas"]["Id"];
                credit: components["schemas"]["Money"];
                debit: components["schemas"]["Money"];
                narration: string | null;
            }[];
            /** @description What became of the number, the first step first, as far as the documents are in the caller's scope. */
            history: components["schemas"]["VoucherStep"][];
            moves: {
                /** @description Of an item that keeps batches: what of it is of which. */
                batches?: {
                    batch: components["schemas"]["BatchCode"];
                    /** Format: date */
                    expiresOn: string | null;
                    quantity: components["schemas"]["Quantity"];
                }[];
                item: string;
                itemId: components["schemas"]["Id"];
                /** @description SALE, PURCHASE, LOAD… */
                kind: string;
                location: string;
                locationId: components["schemas"]["Id"];
                quantity: components["schemas"]["Quantity"];
                value: components["schemas"]["Money"];
            }[];
            party: string | null;
            /** @description The voucher that takes this one back. */
            reversedBy: number | null;
            /** @description The voucher that this one takes back. */
            reverses: number | null;
            supplierInvoice?: components["schemas"]["SupplierInvoice"];
            voucher: components["schemas"]["VoucherHead"];
        };
        VoucherHead: {
            amount: components["schemas"]["Money"];
            branchId: number | null;
            clientId: string | null;
            createdAt: components["schemas"]["DateTime"];
            createdBy: number | null;
            date: components["schemas"]["Date"];
            documentId: number | null;
            kind: components["schemas"]["VoucherKind"];
            narration: string | null;
            number: number;
            partyId: number | null;
            /** @enum {string} */
            status: "posted" | "cancelled" | "replaced" | "reversal";
            userId: number | null;
            voucherId: components["schemas"]["Id"];
            voucherNo: string;
        };
        /** @enum {string} */
        VoucherKind: "opening" | "sale" | "sale_return" | "replacement" | "damage" | "van_load" | "purchase" | "purchase_return" | "production" | "receipt" | "payment" | "expense" | "journal" | "contra" | "hand_over" | "stock_count" | "credit_note" | "debit_note" | "closing";
        VoucherStep: {
            /** @enum {string} */
            action: "posted" | "corrected" | "cancelled";
            /** @description What a correction made another; empty of other steps, and where what was before is out of scope. */
            changes: components["schemas"]["VoucherChange"][];
            createdAt: components["schemas"]["DateTime"];
            enteredBy: string | null;
            reason: string | null;
            via: components["schemas"]["EnteredVia"];
            /** @description The voucher that was posted; of a cancellation its reversal. */
            voucherId: components["schemas"]["Id"];
        };
        /**
         * Format: date-time
         * @description Indian wall-clock time marked `Z`, as documented; the SDK's `wallTimeToInstant` gives the true instant.
         * @example 2026-11-05T14:05:00.000Z
         */
        WallTime: string;
        Webhook: {
            /** @description Whether events are sent to it. */
            active: boolean;
            createdAt: components["schemas"]["DateTime"];
            /**
             * Format: date-time
             * @description When something was delivered last; null when nothing was yet.
             */
            deliveredAt: string | null;
            /** @description Deliveries of the log that were given up. */
            failed: number;
            /**
             * Format: date-time
             * @description Since when nothing could be delivered; null when the last attempt did.
             */
            failingSince: string | null;
            /**
             * Format: date-time
             * @description Until when the secret before the last rotation signs too.
             */
            formerUntil: string | null;
            id: components["schemas"]["Id"];
            name: string | null;
            /** Format: date-time */
            offAt: string | null;
            /** @description Why it was switched off. */
            offReason: string | null;
            types: components["schemas"]["EventType"][] | null;
            url: string;
            Version: components["schemas"]["Version"];
            /** @description Deliveries that are still to be made. */
            waiting: number;
        };
        WebhookInput: {
            /**
             * Active
             * @description False switches it off.
             */
            active?: boolean;
            id?: components["schemas"]["Id"];
            /** Name */
            name?: string | null;
            /**
             * Events
             * @description The types that are sent; all when null or left out.
             */
            types?: components["schemas"]["EventType"][] | null;
            /**
             * Address
             * @description `https`, without a user name; redirects are not followed.
             * @example https://partner.example/vanbook
             */
            url?: string;
            Version?: components["schemas"]["Version"];
        };
        WebhookSecret: {
            message: string;
            /**
             * @description Here and nowhere else.
             * @example vbw_f0e1…
             */
            secret: string;
            /** @constant */
            success: true;
            webhook: components["schemas"]["Webhook"];
        };
        Year: {
            /** Format: date-time */
            closedAt: string | null;
            endDate: components["schemas"]["Date"];
            id: components["schemas"]["Id"];
            /** @example 2026-27 */
            label: string;
            /**
             * Format: date
             * @description The last day that nothing may be posted on any more.
             */
            lockedUntil: string | null;
            startDate: components["schemas"]["Date"];
        };
        Zone: {
            Area: string | null;
            CompanyID: components["schemas"]["Id"];
            Country: string | null;
            CreatedBy: number | null;
            /** Format: date-time */
            CreatedDate: string | null;
            DeletedBy: number | null;
            /** Format: date-time */
            DeletedDate: string | null;
            IsDeleted: components["schemas"]["Flag"];
            ModifiedBy: number | null;
            /** Format: date-time */
            ModifiedDate: string | null;
            State: string | null;
            Version: components["schemas"]["Version"];
            ZoneId: components["schemas"]["Id"];
            ZoneName: string;
        };
        /**
         * @description The audit fields and IsDeleted are accepted and ignored. Pincode, Phoneno and Mobileno are checked as on a branch and not kept:
         *     a zone has none.
         */
        ZoneInput: {
            /** Area */
            Area?: string | null;
            CompanyID?: components["schemas"]["Id"];
            /** Country */
            Country?: string | null;
            CreatedBy?: string | number | null;
            CreatedDate?: string | null;
            DeletedBy?: string | number | null;
            DeletedDate?: string | null;
            IsDeleted?: string | number | null;
            Mobileno?: string | null;
            ModifiedBy?: string | number | null;
            ModifiedDate?: string | null;
            Phoneno?: string | null;
            Pincode?: string | null;
            /** State */
            State?: string | null;
            Version?: components["schemas"]["Version"];
            /** @description Of the zone to change; 0 or none for a new one. */
            ZoneId?: number | null;
            /** Zone Name */
            ZoneName: string;
        };
    };
    responses: {
        /** @description A failure: see `code`. */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        AccountId: components["schemas"]["Id"];
        /** @description May only narrow the caller's own scope. */
        activeUserId: components["schemas"]["UserList"];
        /** @description May only name the caller's own company. */
        CompanyID: components["schemas"]["Id"];
        /** @description Which copies a PDF has, one after the other: `original` for the recipient, `duplicate` for the transporter, `triplicate` for the supplier; several with commas between them. */
        Copies: string;
        /** @description The document's id, as posting answered it. An edit gives it a new one. */
        DocumentId: components["schemas"]["Id"];
        /** @description The id of the document that is to be edited: it is priced as its edit would be, so that lines that stay as they were keep their price and tax. */
        Edits: components["schemas"]["Id"];
        /** @description First day of the range. */
        FromDate: components["schemas"]["Date"];
        /**
         * @description Names this request. Sent again with the same key, it is not done again: the first answer comes back, marked `Idempotency-Replayed: true`.
         *     The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED. A refused request leaves its key free. Kept for 90 days.
         */
        IdempotencyKey: components["schemas"]["IdempotencyKey"];
        /** @description 1 Finished Item; 0 Semi Item; Other is anything else. */
        ItemType: "All" | "1" | "0" | "Other";
        /** @description Table representation only. */
        page: number;
        /** @description Table representation only. */
        pageSize: number;
        /** @description The sheet of a PDF (`Accept: application/pdf`); 80mm is a roll, as long as the document needs. */
        Paper: "A4" | "A5" | "80mm";
        /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
        Reason: string;
        /**
         * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
         *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
         *     A refused request leaves its key free. Kept for 90 days.
         */
        RequiredIdempotencyKey: components["schemas"]["IdempotencyKey"];
        /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
        search: string;
        /** @description Table and CSV: a column of the rows, `-` before it for descending. */
        sort: string;
        TaxId: components["schemas"]["Id"];
        /** @description Last day of the range. */
        ToDate: components["schemas"]["Date"];
        /** @description Last day of the range; today when left out. */
        ToDateOrToday: components["schemas"]["Date"];
        userId: components["schemas"]["Id"];
        YearId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "accounts.heads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The heads, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountHead"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "session.activeUsers": {
        parameters: {
            query?: {
                BranchId?: components["schemas"]["Id"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                ZoneId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        UserId: components["schemas"]["Id"];
                    }[];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "trips.allReport": {
        parameters: {
            query: {
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description Last day of the range. */
                ToDate: components["parameters"]["ToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trips, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TripReportRow"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "dashboard.b2b": {
        parameters: {
            query: {
                /** @description May only narrow the caller's own scope. */
                activeUserId?: components["parameters"]["activeUserId"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                /** @description Last day of the range; today when left out. */
                ToDate?: components["parameters"]["ToDateOrToday"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures, as a list of one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardB2b"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "godownStock.report": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                companyid?: components["schemas"]["Id"];
                ItemCategoryID?: components["schemas"]["Id"];
                ItemID?: components["schemas"]["Id"];
                /** @description 1 Finished Item; 0 Semi Item; Other is anything else. */
                ItemType?: components["parameters"]["ItemType"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description Range of TotalStock. */
                StockRange?: components["schemas"]["StockRange"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GodownStockRow"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "stock.report": {
        parameters: {
            query: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                ItemCategoryID?: components["schemas"]["Id"];
                ItemID?: components["schemas"]["Id"];
                /** @description 1 Finished Item; 0 Semi Item; Other is anything else. */
                ItemType?: components["parameters"]["ItemType"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description Range of TotalStock. */
                StockRange?: components["schemas"]["StockRange"];
                /** @description Last day of the range. */
                ToDate: components["parameters"]["ToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockRow"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "session.companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The companies of this installation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            CompanyId: components["schemas"]["Id"];
                            CompanyName: string;
                        }[];
                        /**
                         * @description There when the companies are those of the demo business, whose passwords are no secret.
                         * @constant
                         */
                        demo?: true;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "creditors.report": {
        parameters: {
            query: {
                /** @description 1 says besides for how long it has been due (NotDue to Older), which reads open bills; 0 leaves them null, as when it is left out. */
                Ageing?: 0 | 1;
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description A route's id. */
                Route?: components["schemas"]["Id"];
                /** @description A user's id. */
                Salesman?: components["schemas"]["Id"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description Last day of the range. */
                ToDate: components["parameters"]["ToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suppliers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditorRow"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "dashboard.counts": {
        parameters: {
            query?: {
                /** @description May only narrow the caller's own scope. */
                activeUserId?: components["parameters"]["activeUserId"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts, as a list of one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardCounts"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "dashboard.customers": {
        parameters: {
            query: {
                /** @description May only narrow the caller's own scope. */
                activeUserId?: components["parameters"]["activeUserId"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                /** @description Last day of the range; today when left out. */
                ToDate?: components["parameters"]["ToDateOrToday"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardCustomer"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "damages.report": {
        parameters: {
            query: {
                /** @description May only narrow the caller's own scope. */
                activeUserId?: components["parameters"]["activeUserId"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                CustomerID?: components["schemas"]["Id"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description Last day of the range. */
                ToDate: components["parameters"]["ToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DamageRow"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "debtors.report": {
        parameters: {
            query: {
                /** @description May only narrow the caller's own scope. */
                activeUserId?: components["parameters"]["activeUserId"];
                /** @description 1 says besides for how long it has been due (NotDue to Older), which reads open bills; 0 leaves them null, as when it is left out. */
                Ageing?: 0 | 1;
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description A route's id. */
                Route?: components["schemas"]["Id"];
                /** @description A user's id. */
                Salesman?: components["schemas"]["Id"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description Last day of the range. */
                ToDate: components["parameters"]["ToDate"];
                /** @description A vehicle's id. */
                Van?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DebtorRow"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accounts.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    AccountCode: components["schemas"]["Id"];
                    CompanyID?: components["schemas"]["Id"];
                    /** @description Ignored. */
                    DeletedBy?: string | number | null;
                    /** @description Ignored. */
                    DeletedDate?: string | number | null;
                    Version?: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Account deleted successfully */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "allocations.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    AlocId: components["schemas"]["Id"];
                    CompanyID?: components["schemas"]["Id"];
                    /** @description Accepted and ignored. */
                    DeletedBy?: string | number | null;
                    /** @description Accepted and ignored. */
                    DeletedDate?: string | null;
                    Version?: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Allocation deleted successfully! */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "branches.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    BranchId: components["schemas"]["Id"];
                    CompanyID?: components["schemas"]["Id"];
                    /** @description Ignored. */
                    DeletedBy?: string | number | null;
                    /** @description Ignored. */
                    DeletedDate?: string | number | null;
                    Version?: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Branch deleted successfully! */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "companies.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    CompanyId: number;
                    /** @description Ignored. */
                    DeletedBy?: string | number | null;
                    /** @description Ignored. */
                    DeletedDate?: string | number | null;
                    Version?: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description The company is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "series.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    CompanyID?: components["schemas"]["Id"];
                    /** @description Accepted and ignored. */
                    DeletedBy?: string | number | null;
                    /** @description Accepted and ignored. */
                    DeletedDate?: string | null;
                    SID: components["schemas"]["Id"];
                    Version?: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description InvoiceSeries deleted successfully! */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "items.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    CompanyID?: components["schemas"]["Id"];
                    /** @description Accepted and ignored. */
                    DeletedBy?: string | number | null;
                    /** @description Accepted and ignored. */
                    DeletedDate?: string | number | null;
                    ItemID: components["schemas"]["Id"];
                    Version?: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "macs.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    CompanyID?: components["schemas"]["Id"];
                    /** @description Accepted and ignored. */
                    DeletedBy?: string | number | null;
                    Id: number;
                    Version?: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description MAC address deleted successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "receipts.delete": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request. Sent again with the same key, it is not done again: the first answer comes back, marked `Idempotency-Replayed: true`.
                 *     The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED. A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    CompanyID?: components["schemas"]["Id"];
                    /** @description Accepted and ignored. */
                    DeletedBy?: string | number | null;
                    /** @description The current financial year when left out. */
                    FYearID?: number | null;
                    /** @description The receipt of that number which was shown. */
                    ReId?: number | null;
                    ReNo: number;
                };
            };
        };
        responses: {
            /** @description Reversed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    CompanyID?: components["schemas"]["Id"];
                    /** @description Ignored. */
                    deletedBy?: string | number | null;
                    /** @description Ignored. */
                    DeletedDate?: string | number | null;
                    UserId: number;
                    Version?: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description User deleted successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "messages.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    CompanyID?: components["schemas"]["Id"];
                    /** @description Ignored. */
                    DeletedBy?: string | number | null;
                    /** @description Ignored. */
                    DeletedDate?: string | number | null;
                    MID: components["schemas"]["Id"];
                    Version?: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Employee Message deleted successfully! */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "zones.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    CompanyID?: components["schemas"]["Id"];
                    /** @description Accepted and ignored. */
                    DeletedBy?: string | number | null;
                    /** @description Accepted and ignored. */
                    DeletedDate?: string | null;
                    Version?: components["schemas"]["Version"];
                    ZoneId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "dashboard.messages": {
        parameters: {
            query?: {
                /** @description May only narrow the caller's own scope. */
                activeUserId?: components["parameters"]["activeUserId"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeMessage"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "dashboard.salesmen": {
        parameters: {
            query: {
                /** @description May only narrow the caller's own scope. */
                activeUserId?: components["parameters"]["activeUserId"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                /** @description Last day of the range; today when left out. */
                ToDate?: components["parameters"]["ToDateOrToday"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The salesmen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardSalesman"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "employees.list": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The employees, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeRow"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "vanLoads.byDate": {
        parameters: {
            query: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description First day of the range. */
                fromDate: components["schemas"]["Date"];
                ItemID: components["schemas"]["Id"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description Last day of the range. */
                toDate: components["schemas"]["Date"];
                /** @description A vehicle's id. */
                vanId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days on which the item was loaded or unloaded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VanLoadDay"][];
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accounts.groups": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountGroup"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accounts.list": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "allocations.list": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The allocations, latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Allocation"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "purchases.report": {
        parameters: {
            query: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                /** @description The session's financial year, one of the company's. It does not narrow: the range may lie in any year, or in two. */
                FYearID?: components["schemas"]["Id"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                SupplierId?: components["schemas"]["Id"];
                /** @description Last day of the range. */
                ToDate: components["parameters"]["ToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purchases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseRow"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "bills.lines": {
        parameters: {
            query: {
                BillID: components["schemas"]["Id"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines, in the order of the bill. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillLine"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "branches.list": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The branches, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "companies.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The companies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Company"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "session.company": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company, as a list of one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyCard"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "customers.report": {
        parameters: {
            query?: {
                /** @description May only narrow the caller's own scope. */
                activeUserId?: components["parameters"]["activeUserId"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description 0 Retail; 1 Wholesale; 2 Supermarket; 3 Distributor; 4 Other. */
                CustomerType?: 0 | 1 | 2 | 3 | 4;
                /** @description All customers when left out. */
                FromDate?: components["schemas"]["Date"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                RouteID?: components["schemas"]["Id"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description Read only with FromDate; today when left out. */
                ToDate?: components["schemas"]["Date"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerDetailRow"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "customers.names": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customers, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerOption"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "distributors.list": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The distributors, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Distributor"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "places.districts": {
        parameters: {
            query: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                StateID: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The districts, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlaceDistrict"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "distributors.assigned": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One element for each user and distributor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DistributorLink"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "session.financialYear": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The year that holds today first; empty when the company has none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        EndDate: components["schemas"]["Date"];
                        FYearID: components["schemas"]["Id"];
                        StartDate: components["schemas"]["Date"];
                    }[];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "financialYears.list": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The years, latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinancialYear"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "series.list": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The series, the latest year's first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceSeries"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "items.list": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items, by name, without their images. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "items.images": {
        parameters: {
            query: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                ItemID: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The images, by slot. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        images: components["schemas"]["ItemImage"][];
                        /** @constant */
                        success: true;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "itemPurchases.report": {
        parameters: {
            query: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description First day of the range. */
                from: components["schemas"]["Date"];
                /** @description The session's financial year, one of the company's. It does not narrow: the range may lie in any year, or in two. */
                FYearID: components["schemas"]["Id"];
                ItemId: components["schemas"]["Id"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description Last day of the range. */
                to: components["schemas"]["Date"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseLine"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "journals.report": {
        parameters: {
            query: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description An account that is credited. */
                Credit?: components["schemas"]["Id"];
                /** @description An account that is debited. */
                Debit?: components["schemas"]["Id"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                /** @description One of the company's years; it narrows nothing. */
                FYearID?: components["schemas"]["Id"];
                /** @description The kind in words; it narrows nothing. */
                Narration?: string;
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description Last day of the range. */
                ToDate: components["parameters"]["ToDate"];
                /** @description Kind of journal: SJ single, MJ of more than two lines, CJ contra; All for every kind. */
                Type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The journals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalRow"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "places.junctions": {
        parameters: {
            query: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                TalukID: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The junctions, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlaceJunction"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accounts.ledgers": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ledgers, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerAccount"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "macs.list": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses, by user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Mac"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "trips.odometer": {
        parameters: {
            query: {
                /** @description May only name the caller's own company. */
                CompanyId?: components["schemas"]["Id"];
                Date: components["schemas"]["Date"];
                UserId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The readings, as a list of one; empty when there was no trip. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TripOdometer"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "openingStock.report": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description All days when left out. */
                FromDate?: components["schemas"]["Date"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description Read only with FromDate; today when left out. */
                ToDate?: components["schemas"]["Date"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpeningStockRow"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "orders.lines": {
        parameters: {
            query: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description The order. */
                DSID: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines, in the order in which they were taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderLine"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "orders.report": {
        parameters: {
            query?: {
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Users to show, within the caller's scope. */
                    activeUserId?: components["schemas"]["UserList"] | null;
                    /**
                     * @description 0 Cash; 1 Credit; null all.
                     * @enum {integer|null}
                     */
                    BillMode?: 0 | 1 | null;
                    Branch?: number | null;
                    CompanyID?: components["schemas"]["Id"];
                    FromDate: components["schemas"]["Date"];
                    /**
                     * @description 1 Invoiced; 0 Not Invoiced; null all.
                     * @enum {integer|null}
                     */
                    OrderStatus?: 0 | 1 | null;
                    ToDate: components["schemas"]["Date"];
                };
            };
        };
        responses: {
            /** @description The orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        OrderDetails: components["schemas"]["OrderRow"][];
                    };
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "payments.report": {
        parameters: {
            query: {
                /** @description May only name the caller's own company. */
                CompanyId?: components["schemas"]["Id"];
                /** @description Account that was paid. */
                CustomerID?: components["schemas"]["Id"];
                /** @description First day of the range. */
                fromDate: components["schemas"]["Date"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description Last day of the range. */
                ToDate: components["parameters"]["ToDate"];
                Type?: components["schemas"]["PayModeCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRow"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "productions.lines": {
        parameters: {
            query: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description Number of the production. */
                PID: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ingredients, each with what the production's head says. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductionLine"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "productions.report": {
        parameters: {
            query?: {
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    CompanyID?: components["schemas"]["Id"];
                    FromDate: components["schemas"]["Date"];
                    ToDate: components["schemas"]["Date"];
                };
            };
        };
        responses: {
            /** @description The productions, and their count and cost as a list of one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        OrderDetails: components["schemas"]["ProductionRow"][];
                        Summary: components["schemas"]["ProductionSummary"][];
                    };
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "purchases.lines": {
        parameters: {
            query: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                PurchaseID: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines, in the order of the purchase. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseLine"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "receipts.report": {
        parameters: {
            query: {
                /** @description May only narrow the caller's own scope. */
                activeUserId?: components["parameters"]["activeUserId"];
                /** @description 1 approved; 0 not. */
                ApprovalStatus?: components["schemas"]["Flag"];
                BranchID?: components["schemas"]["Id"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                CustomerID?: components["schemas"]["Id"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description Last day of the range. */
                ToDate: components["parameters"]["ToDate"];
                Type?: components["schemas"]["PayModeCode"];
                /** @description Who took the money. */
                UserID?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptRow"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "receipts.nextNumber": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description Day of the receipt; today when left out. */
                RDate?: components["schemas"]["Date"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One element. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ReNo: components["schemas"]["Id"];
                    }[];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "receipts.list": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description The current financial year when left out. */
                FYearID?: components["schemas"]["Id"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipts, latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"][];
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "beatPlans.list": {
        parameters: {
            query: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description The sales representative's user id. */
                EmpID: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows in the order in which they were made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BeatPlanRow"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "routes.names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The routes, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RouteOption"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "dashboard.invoices": {
        parameters: {
            query: {
                /** @description May only narrow the caller's own scope. */
                activeUserId?: components["parameters"]["activeUserId"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description The day. */
                Date: components["schemas"]["Date"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bills. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardInvoice"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "sales.report": {
        parameters: {
            query?: {
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Salesmen to show, within the caller's scope. */
                    activeUserId?: components["schemas"]["UserList"] | null;
                    Branch?: number | null;
                    companyID?: components["schemas"]["Id"];
                    CreatedById?: number | null;
                    CustomerID?: number | null;
                    FromDate: components["schemas"]["Date"];
                    /** @description Only bills of this financial year. */
                    FYearID?: number | null;
                    RouteID?: number | null;
                    ToDate: components["schemas"]["Date"];
                    /**
                     * @description Sale type.
                     * @default All
                     * @enum {string}
                     */
                    Type?: "All" | "Retail" | "Wholesale";
                };
            };
        };
        responses: {
            /** @description The bills. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        billDetails: components["schemas"]["SaleBill"][];
                    };
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "places.states": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The states, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlaceState"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "supplierPurchases.report": {
        parameters: {
            query: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description First day of the range. */
                from: components["schemas"]["Date"];
                /** @description The session's financial year, one of the company's. It does not narrow: the range may lie in any year, or in two. */
                FYearID: components["schemas"]["Id"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                SupplierId: components["schemas"]["Id"];
                /** @description Last day of the range. */
                to: components["schemas"]["Date"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseLine"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "places.taluks": {
        parameters: {
            query: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                DistrictID: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The taluks, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlaceTaluk"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "trips.map": {
        parameters: {
            query: {
                /** @description May only name the caller's own company. */
                CompanyId?: components["schemas"]["Id"];
                Date: components["schemas"]["Date"];
                UserId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The points. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TripMapPoint"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.details": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetails"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "profile.get": {
        parameters: {
            query: {
                UserId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user, as a list of one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.salesReps": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sales representatives, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserOption"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.list": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "roles.list": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRole"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.names": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users in scope, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserOption"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.salesmen": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The salesmen, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserOption"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "vanLoads.analysis": {
        parameters: {
            query: {
                /** @description May only name the caller's own company. */
                CompanyId?: components["schemas"]["Id"];
                Month: number;
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description The latest year in which the month has begun when left out. */
                Year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dates, as the first element of `data`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VanLoadAnalysisRow"][][];
                    };
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "vanLoads.report": {
        parameters: {
            query: {
                /** @description Only a vehicle of this branch. */
                Branch?: components["schemas"]["Id"];
                /** @description May only name the caller's own company. */
                companyID?: components["schemas"]["Id"];
                Date: components["schemas"]["Date"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description A vehicle's id. */
                VanId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items, as the first element of `data`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VanLoadRow"][][];
                    };
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "vanLoads.datewise": {
        parameters: {
            query: {
                /** @description Only a vehicle of this branch. */
                Branch?: components["schemas"]["Id"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description First day of the range. */
                Date: components["schemas"]["Date"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description Last day of the range. */
                ToDate: components["parameters"]["ToDate"];
                /** @description A vehicle's id. */
                VanId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VanLoadRow"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "vehicles.list": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompID?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vehicles, by registration number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vehicle"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "vehicles.names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vehicles, by registration number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleOption"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "messages.list": {
        parameters: {
            query?: {
                /** @description May only narrow the caller's own scope. */
                activeUserId?: components["parameters"]["activeUserId"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages, newest first: to users in scope, and to all of those whom the author may write to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeMessage"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "zones.list": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The zones, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Zone"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "hsnSales.report": {
        parameters: {
            query: {
                /** @description May only narrow the caller's own scope. */
                activeUserId?: components["parameters"]["activeUserId"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description Last day of the range. */
                ToDate: components["parameters"]["ToDate"];
                /** @description Sale type. */
                Type?: "All" | "Retail" | "WholeSale";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HsnRow"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "hsnReturns.report": {
        parameters: {
            query: {
                /** @description May only narrow the caller's own scope. */
                activeUserId?: components["parameters"]["activeUserId"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description Last day of the range. */
                ToDate: components["parameters"]["ToDate"];
                /** @description Sale type. */
                Type?: "All" | "Retail" | "WholeSale";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HsnRow"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accounts.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountInput"];
            };
        };
        responses: {
            /** @description Account submitted successfully */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saved"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accounts.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountImport"];
            };
        };
        responses: {
            /** @description The account of this row was made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "branches.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchInput"];
            };
        };
        responses: {
            /** @description Branch information submitted successfully! */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saved"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "companies.save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CompanyInput"];
            };
        };
        responses: {
            /** @description Company inserted or updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saved"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "series.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceSeriesInput"];
            };
        };
        responses: {
            /** @description InvoiceSeries information submitted successfully! */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saved"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "session.logLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    CompanyID?: components["schemas"]["Id"];
                    EmployeeCode?: string | number | null;
                    EmployeeName?: string | null;
                    GeoLocation?: null | string | {
                        latitude: number | null;
                        longitude: number | null;
                    };
                    GeoPlace?: string | null;
                    IPAddress?: string | null;
                    LoginMethod?: string | null;
                    LoginStatus?: string | number | boolean | null;
                    LoginUserName?: string | null;
                    SessionID?: string | null;
                    UserAgent?: string | null;
                    UserRoleId?: string | number | null;
                };
            };
        };
        responses: {
            /** @description Noted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "allocations.save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AllocationInput"];
            };
        };
        responses: {
            /** @description Allocation submitted successfully! */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saved"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "beatPlans.save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BeatPlanRowInput"][];
            };
        };
        responses: {
            /** @description Assignments saved successfully! */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "items.save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ItemInput"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saved"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "macs.save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MacInput"];
            };
        };
        responses: {
            /** @description MAC address added or updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saved"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "receipts.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request. Sent again with the same key, it is not done again: the first answer comes back, marked `Idempotency-Replayed: true`.
                 *     The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED. A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiptInput"];
            };
        };
        responses: {
            /** @description Posted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptPosted"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "routes.save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RouteInput"];
            };
        };
        responses: {
            /** @description Route created or updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saved"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInput"];
            };
        };
        responses: {
            /** @description User created or updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saved"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "vehicles.save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VehicleInput"];
            };
        };
        responses: {
            /** @description Saved or deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saved"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "messages.save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeMessageInput"];
            };
        };
        responses: {
            /** @description Employee Message submitted successfully! */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saved"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "zones.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ZoneInput"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saved"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "items.sold": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemOption"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "itemCustomerSales.report": {
        parameters: {
            query: {
                /** @description May only narrow the caller's own scope. */
                activeUserId?: components["parameters"]["activeUserId"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                CustomerID?: components["schemas"]["Id"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                ItemID?: components["schemas"]["Id"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                RouteID?: components["schemas"]["Id"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description Last day of the range. */
                ToDate: components["parameters"]["ToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemCustomerSaleRow"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "itemSales.report": {
        parameters: {
            query: {
                /** @description May only narrow the caller's own scope. */
                activeUserId?: components["parameters"]["activeUserId"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                ItemID?: components["schemas"]["Id"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description Last day of the range. */
                ToDate: components["parameters"]["ToDate"];
                /** @description A salesman, within the caller's scope. */
                UserId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list whose first element is the list of rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemSaleRow"][][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "customerLedger.report": {
        parameters: {
            query: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                CustomerID: components["schemas"]["Id"];
                /** @description Only entries of this kind, with what took them back; the summary stays whole. */
                Description?: "All" | "Sale" | "Sale Return" | "Receipt" | "Credit Note" | "Payment" | "Journal" | "Expense" | "Opening Balance";
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                /** @description The session's financial year, one of the company's. The range may begin before it. */
                FYearID: components["schemas"]["Id"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description Last day of the range. */
                ToDate: components["parameters"]["ToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary, as a list of one, and the entries in the order of their dates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        Details: components["schemas"]["CustomerLedgerRow"][];
                        summary: components["schemas"]["CustomerLedgerSummary"][];
                    };
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "transLedger.report": {
        parameters: {
            query: {
                /** @description HSlNo of an account head. */
                AccountCode: components["schemas"]["Id"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description Last day of the range. */
                ToDate: components["parameters"]["ToDate"];
                /** @description Only entries of this kind, with what took them back; Balance, Opening and Closing stay the account's. */
                Type?: "All" | "Payment" | "Receipt" | "Journal" | "Contra";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, as one list within `details`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        details: components["schemas"]["LedgerRow"][][];
                    };
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "liveMap.employees": {
        parameters: {
            query: {
                Date: components["schemas"]["Date"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The employees, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveEmployee"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "session.login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    CompanyID: components["schemas"]["Id"];
                    Password: string;
                    Username: string;
                };
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "session.logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "dashboard.orderGraph": {
        parameters: {
            query: {
                /** @description May only narrow the caller's own scope. */
                activeUserId?: components["parameters"]["activeUserId"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                /** @description Last day of the range; today when left out. */
                ToDate?: components["parameters"]["ToDateOrToday"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By day, oldest first, and item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardOrderItem"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "dashboard.products": {
        parameters: {
            query: {
                /** @description May only narrow the caller's own scope. */
                activeUserId?: components["parameters"]["activeUserId"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                /** @description Last day of the range; today when left out. */
                ToDate?: components["parameters"]["ToDateOrToday"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardProduct"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "profit.report": {
        parameters: {
            query: {
                /** @description May only narrow the caller's own scope. */
                activeUserId?: components["parameters"]["activeUserId"];
                /** @description Only this bill. */
                BillID?: components["schemas"]["Id"];
                /** @description A row for each line (`item`), or one for each bill (`invoice`), whose ItemName and SalesPrice are null. */
                By?: "item" | "invoice";
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                CustomerID?: components["schemas"]["Id"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                ItemID?: components["schemas"]["Id"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description Last day of the range. */
                ToDate: components["parameters"]["ToDate"];
                /** @description How the item is supplied, in either case. Unless given: production by line, as documented; All by invoice. */
                Type?: "All" | "Purchase" | "Production" | "all" | "purchase" | "production";
                /** @description Sale type. */
                Wholesale?: "All" | "Retail" | "WholeSale";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows, highest profit first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfitRow"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "dashboard.receiptChart": {
        parameters: {
            query: {
                /** @description May only narrow the caller's own scope. */
                activeUserId?: components["parameters"]["activeUserId"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                /** @description Last day of the range; today when left out. */
                ToDate?: components["parameters"]["ToDateOrToday"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days that have receipts, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardReceiptDay"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "profile.resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    CurrentPassword: string;
                    Empid: components["schemas"]["Id"];
                    /** @description The caller's API keys that go on working. */
                    KeepKeys?: components["schemas"]["Id"][];
                    NewPassword: string;
                };
            };
        };
        responses: {
            /** @description Password successfully updated. The session is over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        Message: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "dashboard.routeCustomers": {
        parameters: {
            query?: {
                /** @description May only narrow the caller's own scope. */
                activeUserId?: components["parameters"]["activeUserId"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts, as a list of one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardToVisit"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "dashboard.saleCount": {
        parameters: {
            query?: {
                /** @description May only narrow the caller's own scope. */
                activeUserId?: components["parameters"]["activeUserId"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts, as a list of one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardVisited"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "dashboard.saleGraph": {
        parameters: {
            query: {
                /** @description May only narrow the caller's own scope. */
                activeUserId?: components["parameters"]["activeUserId"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                /** @description Last day of the range; today when left out. */
                ToDate?: components["parameters"]["ToDateOrToday"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days that have bills, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardSaleDay"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "distributors.assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    companyID?: components["schemas"]["Id"];
                    data: components["schemas"]["DistributorLinkInput"][];
                };
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "whatsapp.send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fileBase64: string;
                    /**
                     * @description Name of the file.
                     * @example Ledger.pdf
                     */
                    fname?: string | null;
                    /**
                     * @description Number with its country code, with or without `+`; ten digits are an Indian number.
                     * @example +919847012345
                     */
                    phone: string;
                    /** @description Message beside the file. */
                    text?: string | null;
                };
            };
        };
        responses: {
            /** @description What became of it, for people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "dashboard.stock": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardStock"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "dashboard.tasks": {
        parameters: {
            query?: {
                /** @description May only narrow the caller's own scope. */
                activeUserId?: components["parameters"]["activeUserId"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tasks, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "saleTax.report": {
        parameters: {
            query: {
                /** @description May only narrow the caller's own scope. */
                activeUserId?: components["parameters"]["activeUserId"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                CustomerID?: components["schemas"]["Id"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                ItemID?: components["schemas"]["Id"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description Last day of the range. */
                ToDate: components["parameters"]["ToDate"];
                /** @description Sale type. */
                Type?: "All" | "Retail" | "WholeSale";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaleTaxRow"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "dashboard.orders": {
        parameters: {
            query: {
                /** @description May only narrow the caller's own scope. */
                activeUserId?: components["parameters"]["activeUserId"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                /** @description Last day of the range; today when left out. */
                ToDate?: components["parameters"]["ToDateOrToday"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figure, as a list of one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardOrders"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "dashboard.outstanding": {
        parameters: {
            query: {
                /** @description May only narrow the caller's own scope. */
                activeUserId?: components["parameters"]["activeUserId"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                /** @description Last day of the range; today when left out. */
                ToDate?: components["parameters"]["ToDateOrToday"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figure, as a list of one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardOutstanding"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "dashboard.receipts": {
        parameters: {
            query: {
                /** @description May only narrow the caller's own scope. */
                activeUserId?: components["parameters"]["activeUserId"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                /** @description Last day of the range; today when left out. */
                ToDate?: components["parameters"]["ToDateOrToday"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figure, as a list of one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardReceipts"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "dashboard.sales": {
        parameters: {
            query: {
                /** @description May only narrow the caller's own scope. */
                activeUserId?: components["parameters"]["activeUserId"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                /** @description Last day of the range; today when left out. */
                ToDate?: components["parameters"]["ToDateOrToday"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figure, as a list of one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardSales"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "trialBalance.report": {
        parameters: {
            query: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                /** @description Only accounts of this group. */
                GName?: string;
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /**
                 * @description ProfitAndLoss: only accounts of Income and Expenses. A PDF or a workbook is then the Profit & Loss Statement, of all these accounts in its own
                 *     order: it takes no GName, sort or search (400 INVALID_FIELDS).
                 */
                Statement?: "ProfitAndLoss";
                /** @description Last day of the range. */
                ToDate: components["parameters"]["ToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts, as one list within a list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialBalanceRow"][][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "trips.counts": {
        parameters: {
            query: {
                Date: components["schemas"]["Date"];
                UserID: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counters, as a list of one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TripCounts"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "trips.report": {
        parameters: {
            query: {
                EmpID: components["schemas"]["Id"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description Last day of the range. */
                ToDate: components["parameters"]["ToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trips, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TripReportRow"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accounts.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountInput"] & {
                    AccountID: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Account updated successfully */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saved"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "branches.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchInput"] & {
                    BranchId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Branch updated successfully! */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saved"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "series.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceSeriesInput"] & {
                    SID: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description InvoiceSeries updated successfully! */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saved"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "receipts.update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this request. Sent again with the same key, it is not done again: the first answer comes back, marked `Idempotency-Replayed: true`.
                 *     The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED. A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiptInput"] & {
                    ReId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Posted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptPosted"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.saveDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserDetailsInput"];
            };
        };
        responses: {
            /** @description User allowance updated successfully! */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saved"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "zones.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ZoneInput"] & {
                    ZoneId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saved"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "dashboard.locations": {
        parameters: {
            query?: {
                /** @description May only narrow the caller's own scope. */
                activeUserId?: components["parameters"]["activeUserId"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One point for each user who has any. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveLocation"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "liveMap.points": {
        parameters: {
            query: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                Date: components["schemas"]["Date"];
                /** @description One user in scope; all when left out. */
                UserID?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The points. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveLocation"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "trips.lines": {
        parameters: {
            query: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description Last day of the range. */
                Date: components["schemas"]["Date"];
                EmpID: components["schemas"]["Id"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The visits, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TripLine"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accountGroups.list": {
        parameters: {
            query?: {
                /** @description Only those under this fixed group. */
                groupId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnGroup"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accountGroups.save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnGroupInput"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saved"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accountGroups.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    Version?: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accountGroups.fixed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FixedGroup"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "ledgerAccounts.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LedgerAccountRow"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "ledgerAccounts.save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LedgerAccountInput"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saved"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "ledgerAccounts.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    Version?: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "ledgerAccounts.openings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The years with the account's opening in each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccountOpening"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "ledgerAccounts.saveOpening": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountOpeningInput"];
            };
        };
        responses: {
            /** @description The opening as it is in the books now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountOpening"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "apiKeys.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys without their secrets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiKey"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "apiKeys.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WithRequired<components["schemas"]["ApiKeyInput"], "id">;
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saved"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "apiKeys.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WithRequired<components["schemas"]["ApiKeyInput"], "name">;
            };
        };
        responses: {
            /** @description The key with its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeySecret"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "apiKeys.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                keyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It no longer works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "apiKeys.rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                keyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description For how long the old secret works on; with 0 it ends at once. */
                    minutes: number;
                };
            };
        };
        responses: {
            /** @description The key with its new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeySecret"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "apiKeys.current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role, and the operations by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The key that asked; null for a session. */
                        keyId: number | null;
                        operations: string[];
                        /**
                         * @description 1 administrator; 2 salesman; 3 zone manager; 4 branch manager.
                         * @enum {integer}
                         */
                        role: 1 | 2 | 3 | 4;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "apiKeys.operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CallableOperation"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "auditLog.report": {
        parameters: {
            query: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                Result?: "Created" | "Changed" | "Deleted" | "Done";
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description Last day of the range. */
                ToDate: components["parameters"]["ToDate"];
                UserID?: components["schemas"]["Id"];
                Via?: "session" | "key" | "token" | "system";
                What?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntry"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "balanceSheet.report": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description The day; today when left out. */
                Date?: components["schemas"]["Date"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts, the assets first, each side in the order of a balance sheet. A PDF or a workbook is the whole statement in its own order; it takes no sort or search (400 INVALID_FIELDS). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceSheetRow"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "bankBook.report": {
        parameters: {
            query: {
                /** @description Only this bank account, by the HSlNo of its head; all of them when left out. */
                AccountCode?: components["schemas"]["Id"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Only entries that the bank had by the end of the range (`Yes`), or that it still has to have then (`No`); Balance stays the account's. */
                Reconciled?: "All" | "Yes" | "No";
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description Last day of the range. */
                ToDate: components["parameters"]["ToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, the latest last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankBookRow"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "bankBook.accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountHead"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "bankBook.mark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    marks: components["schemas"]["BankMark"][];
                };
            };
        };
        responses: {
            /** @description Kept, or kept before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        marks: components["schemas"]["BankMark"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "batchStock.report": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description Expired: what expired before today. A number: what expires today or within so many days. */
                Expiry?: "Expired" | "30" | "60" | "90";
                ItemCategoryID?: components["schemas"]["Id"];
                ItemID?: components["schemas"]["Id"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Godowns, vans, or the places for damaged goods. */
                Place?: "godown" | "van" | "damaged";
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description The van of this vehicle. */
                VehicleID?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batches by their expiry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchStockRow"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "bills.post": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillInput"];
            };
        };
        responses: {
            /** @description Posted by this request or by an earlier one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "billsPayable.report": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description The day; today when left out. */
                Date?: components["schemas"]["Date"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description Only this supplier, by the AccountID. */
                SupplierID?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is open, by supplier, the oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutstandingBill"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "billsReceivable.report": {
        parameters: {
            query?: {
                /** @description May only narrow the caller's own scope. */
                activeUserId?: components["parameters"]["activeUserId"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description Only this customer, by his AccountID. */
                CustomerID?: components["schemas"]["Id"];
                /** @description The day; today when left out. */
                Date?: components["schemas"]["Date"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description A route's id. */
                Route?: components["schemas"]["Id"];
                /** @description A user's id. */
                Salesman?: components["schemas"]["Id"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is open, by customer, the oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutstandingBill"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "bills.read": {
        parameters: {
            query?: {
                /** @description Which copies a PDF has, one after the other: `original` for the recipient, `duplicate` for the transporter, `triplicate` for the supplier; several with commas between them. */
                copies?: components["parameters"]["Copies"];
                /** @description The sheet of a PDF (`Accept: application/pdf`); 80mm is a roll, as long as the document needs. */
                paper?: components["parameters"]["Paper"];
            };
            header?: never;
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillDocument"];
                    "application/pdf": Blob;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "bills.edit": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillInput"];
            };
        };
        responses: {
            /** @description Posted, under a new id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "bills.cancel": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "bills.postBatch": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    documents: components["schemas"]["BillInput"][];
                };
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchAnswer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "bills.price": {
        parameters: {
            query?: {
                /** @description The id of the document that is to be edited: it is priced as its edit would be, so that lines that stay as they were keep their price and tax. */
                edits?: components["parameters"]["Edits"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillInput"];
            };
        };
        responses: {
            /** @description The bill as it would be posted now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricedBill"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "books.check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found; nothing where the books are sound. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BooksCheck"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "books.rebuild": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many keys of each rollup differed and were mended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BooksRebuild"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "cashBook.report": {
        parameters: {
            query: {
                /** @description Only this cash account, by the HSlNo of its head; all of them when left out. */
                AccountCode?: components["schemas"]["Id"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description Last day of the range. */
                ToDate: components["parameters"]["ToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, the latest last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashBookRow"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "cashBook.accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountHead"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "contras.post": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContraInput"];
            };
        };
        responses: {
            /** @description Posted by this request or by an earlier one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "contras.edit": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContraInput"];
            };
        };
        responses: {
            /** @description Posted, under a new id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "contras.cancel": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "contras.postBatch": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    documents: components["schemas"]["ContraInput"][];
                };
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchAnswer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "countableStock.read": {
        parameters: {
            query?: {
                /** @description The day at whose end it is looked at; today when left out. */
                date?: components["schemas"]["Date"];
                /** @description The id of the count that is to be edited: the items that it counted stand as the books had them then. */
                edits?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description The place: a stock location's id. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items of which something lies there, or is missing, in the order of their names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountableStock"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "creditNotes.post": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditNoteInput"];
            };
        };
        responses: {
            /** @description Posted by this request or by an earlier one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "creditNotes.read": {
        parameters: {
            query?: {
                /** @description Which copies a PDF has, one after the other: `original` for the recipient, `duplicate` for the transporter, `triplicate` for the supplier; several with commas between them. */
                copies?: components["parameters"]["Copies"];
                /** @description The sheet of a PDF (`Accept: application/pdf`); 80mm is a roll, as long as the document needs. */
                paper?: components["parameters"]["Paper"];
            };
            header?: never;
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteDocument"];
                    "application/pdf": Blob;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "creditNotes.edit": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditNoteInput"];
            };
        };
        responses: {
            /** @description Posted, under a new id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "creditNotes.cancel": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "creditNotes.postBatch": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    documents: components["schemas"]["CreditNoteInput"][];
                };
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchAnswer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "customerPrices.report": {
        parameters: {
            query: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                CustomerID: components["schemas"]["Id"];
                /** @description The day of the taxes; today when left out. */
                Date?: components["schemas"]["Date"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items with his prices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerPrice"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "damages.post": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DamageInput"];
            };
        };
        responses: {
            /** @description Posted by this request or by an earlier one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "damages.edit": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DamageInput"];
            };
        };
        responses: {
            /** @description Posted, under a new id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "damages.cancel": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "damages.postBatch": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    documents: components["schemas"]["DamageInput"][];
                };
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchAnswer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "dayBook.report": {
        parameters: {
            query: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description Last day of the range. */
                ToDate: components["parameters"]["ToDate"];
                /** @description Only vouchers of this type. */
                Type?: components["schemas"]["DayBookType"];
                /** @description Only what this user has entered. */
                UserID?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vouchers, the latest of a day last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayBookRow"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "debitNotes.post": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebitNoteInput"];
            };
        };
        responses: {
            /** @description Posted by this request or by an earlier one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "debitNotes.read": {
        parameters: {
            query?: {
                /** @description Which copies a PDF has, one after the other: `original` for the recipient, `duplicate` for the transporter, `triplicate` for the supplier; several with commas between them. */
                copies?: components["parameters"]["Copies"];
                /** @description The sheet of a PDF (`Accept: application/pdf`); 80mm is a roll, as long as the document needs. */
                paper?: components["parameters"]["Paper"];
            };
            header?: never;
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteDocument"];
                    "application/pdf": Blob;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "debitNotes.edit": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebitNoteInput"];
            };
        };
        responses: {
            /** @description Posted, under a new id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "debitNotes.cancel": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "debitNotes.postBatch": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    documents: components["schemas"]["DebitNoteInput"][];
                };
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchAnswer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "embedOrigins.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company's own; those of the installation (VANBOOK_EMBED_ORIGINS) are not among them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Those that are not allowed and asked with a key or token of the company in the last 30 days: the 50 latest, latest first. */
                        asked: components["schemas"]["AskedOrigin"][];
                        data: components["schemas"]["EmbedOrigin"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "embedOrigins.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    origin: components["schemas"]["Origin"];
                };
            };
        };
        responses: {
            /** @description The origin. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmbedOrigin"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "embedOrigins.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                originId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is no longer allowed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "embedTokens.current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its terms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmbedTokenTerms"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "embedTokens.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmbedTokenInput"];
            };
        };
        responses: {
            /** @description The token. It is kept nowhere. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        expiresAt: components["schemas"]["DateTime"];
                        id: components["schemas"]["EmbedTokenId"];
                        terms: components["schemas"]["EmbedTokenTerms"];
                        /** @example vbt_1_1_Zm9v… */
                        token: string;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "embedTokens.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tokenId: components["schemas"]["EmbedTokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It no longer works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "events.list": {
        parameters: {
            query?: {
                /**
                 * @description The id up to which events are known; left out for the oldest that is kept. Events after an id that are kept no more, or an id
                 *     that the company never reached, is 410 EVENTS_GONE: load what you keep again, and go on from `last`.
                 */
                after?: number;
                /** @description How many events at most. */
                limit?: number;
                /** @description Comma-joined types that are wanted; all when left out. */
                types?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, the oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                    "text/event-stream": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "expenses.post": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpenseInput"];
            };
        };
        responses: {
            /** @description Posted by this request or by an earlier one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "expenses.edit": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpenseInput"];
            };
        };
        responses: {
            /** @description Posted, under a new id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "expenses.cancel": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "expenses.postBatch": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    documents: components["schemas"]["ExpenseInput"][];
                };
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchAnswer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "expenses.price": {
        parameters: {
            query?: {
                /** @description The id of the document that is to be edited: it is priced as its edit would be, so that lines that stay as they were keep their price and tax. */
                edits?: components["parameters"]["Edits"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpenseInput"];
            };
        };
        responses: {
            /** @description The expense as it would be posted now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricedExpense"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "records.find": {
        parameters: {
            query: {
                text: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most eight of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        bills: {
                            amount: components["schemas"]["Money"];
                            customer: string;
                            date: components["schemas"]["Date"];
                            id: components["schemas"]["Id"];
                            number: string;
                        }[];
                        customers: {
                            id: components["schemas"]["Id"];
                            name: string;
                            place: string | null;
                        }[];
                        items: {
                            id: components["schemas"]["Id"];
                            name: string;
                        }[];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "handOvers.post": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandOverInput"];
            };
        };
        responses: {
            /** @description Posted by this request or by an earlier one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "handOvers.edit": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandOverInput"];
            };
        };
        responses: {
            /** @description Posted, under a new id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "handOvers.cancel": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "handOvers.postBatch": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    documents: components["schemas"]["HandOverInput"][];
                };
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchAnswer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "hsnCodes.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company's codes, in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HsnCode"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "hsnCodes.save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HsnCodeInput"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saved"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "hsnCodes.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    Version?: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accounts.importRows": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description 14 customer; 27 supplier.
                     * @enum {integer}
                     */
                    AccountParent: 14 | 27;
                    /**
                     * @description 0 retail; 1 wholesale; 2 supermarket; 3 distributor; 4 other. Needed for a customer.
                     * @enum {integer|null}
                     */
                    CustomerType?: 0 | 1 | 2 | 3 | 4 | null;
                    /**
                     * @description Which of an item's prices they pay. Needed for a customer.
                     * @enum {string|null}
                     */
                    RateType?: "CCP" | "SP" | "DP" | "MRP" | null;
                    /** @description A route's id. Needed for a customer. */
                    RootId?: number | null;
                    rows: components["schemas"]["AccountSheetRow"][];
                };
            };
        };
        responses: {
            /** @description What became of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportAnswer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "items.importRows": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Item Category
                     * @description 1 Default, 2 Medical Disposables, 3 Orthopedics Support, 4 Rehabilitation Products, 5 Oxygen Cylinders, 6 First Aid Products, 7 Surgical Equipments, 8 Medicine, 9 Medical Devices.
                     */
                    ItemCategoryID: number;
                    rows: components["schemas"]["ItemSheetRow"][];
                };
            };
        };
        responses: {
            /** @description What became of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportAnswer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "imports.preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The file, of 5 MB at most. */
                    file: string;
                    kind: components["schemas"]["ImportKind"];
                };
            };
        };
        responses: {
            /** @description The rows, each with what is wrong with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPreview"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "itemLedger.report": {
        parameters: {
            query: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                ItemID: components["schemas"]["Id"];
                /** @description All adds the moves between places of the company. */
                Moves?: "All";
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description Last day of the range. */
                ToDate: components["parameters"]["ToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The moves, the latest last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemLedgerRow"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "items.names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemOption"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "journals.post": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JournalInput"];
            };
        };
        responses: {
            /** @description Posted by this request or by an earlier one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "journals.edit": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JournalInput"];
            };
        };
        responses: {
            /** @description Posted, under a new id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "journals.cancel": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "journals.postBatch": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    documents: components["schemas"]["JournalInput"][];
                };
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchAnswer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "locations.post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationInput"];
            };
        };
        responses: {
            /** @description Saved by this request or by an earlier one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldRecord"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "locations.postBatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    documents: components["schemas"]["LocationInput"][];
                };
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldBatchAnswer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "maps.tiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where its tiles are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tiles: components["schemas"]["MapTiles"] | null;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "sync.masters": {
        parameters: {
            query?: {
                /** @description Whose goods on hand are told too. */
                vehicleId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lists, each in the order of its names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldMasters"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "openBills.read": {
        parameters: {
            query?: {
                /** @description The day at whose end it is looked at; today when left out. */
                date?: components["schemas"]["Date"];
                /** @description What `edits` is the id of. */
                document?: "receipt" | "creditNote";
                /** @description The id of the receipt or credit note that is to be edited: what it names counts as open. */
                edits?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description The customer's id. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those of which something is open, the oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenBills"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "openOrders.list": {
        parameters: {
            query: {
                customerId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those found, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DocumentChoice"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "openOrders.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order's id. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order's lines. Of an order that is billed or cancelled nothing is told (NOT_FOUND). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenOrder"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "openPurchases.read": {
        parameters: {
            query?: {
                /** @description The day at whose end it is looked at; today when left out. */
                date?: components["schemas"]["Date"];
                /** @description What `edits` is the id of. */
                document?: "payment" | "debitNote";
                /** @description The id of the payment or debit note that is to be edited: what it names counts as open. */
                edits?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description The supplier's id. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those of which something is open, the oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenBills"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "openings.post": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpeningInput"];
            };
        };
        responses: {
            /** @description Posted by this request or by an earlier one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "openings.edit": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpeningInput"];
            };
        };
        responses: {
            /** @description Posted, under a new id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "openings.cancel": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "openings.postBatch": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    documents: components["schemas"]["OpeningInput"][];
                };
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchAnswer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "orders.post": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderInput"];
            };
        };
        responses: {
            /** @description Placed by this request or by an earlier one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "orders.read": {
        parameters: {
            query?: {
                /** @description The sheet of a PDF (`Accept: application/pdf`); 80mm is a roll, as long as the document needs. */
                paper?: components["parameters"]["Paper"];
            };
            header?: never;
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDocument"];
                    "application/pdf": Blob;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "orders.edit": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderInput"];
            };
        };
        responses: {
            /** @description The order as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "orders.cancel": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "orders.postBatch": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    documents: components["schemas"]["OrderInput"][];
                };
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderBatchAnswer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "orders.price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderInput"];
            };
        };
        responses: {
            /** @description The order as it would be placed now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricedOrder"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "dashboard.overview": {
        parameters: {
            query?: {
                /** @description May only narrow the caller's own scope. */
                activeUserId?: components["parameters"]["activeUserId"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardOverview"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "payments.post": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentInput"];
            };
        };
        responses: {
            /** @description Posted by this request or by an earlier one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "payments.read": {
        parameters: {
            query?: {
                /** @description The sheet of a PDF (`Accept: application/pdf`); 80mm is a roll, as long as the document needs. */
                paper?: components["parameters"]["Paper"];
            };
            header?: never;
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyDocument"];
                    "application/pdf": Blob;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "payments.edit": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentInput"];
            };
        };
        responses: {
            /** @description Posted, under a new id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "payments.cancel": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "payments.postBatch": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    documents: components["schemas"]["PaymentInput"][];
                };
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchAnswer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "priceLists.read": {
        parameters: {
            query: {
                /** @description Today if left out. */
                date?: components["schemas"]["Date"];
                rateType: components["schemas"]["RateType"];
                /** @description Part of an item's name, description or HSN code. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "priceLists.save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceListInput"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "productions.post": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductionInput"];
            };
        };
        responses: {
            /** @description Posted by this request or by an earlier one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "productions.edit": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductionInput"];
            };
        };
        responses: {
            /** @description Posted, under a new id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "productions.cancel": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "productions.postBatch": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    documents: components["schemas"]["ProductionInput"][];
                };
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchAnswer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "purchaseReturns.post": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseReturnInput"];
            };
        };
        responses: {
            /** @description Posted by this request or by an earlier one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "purchaseReturns.read": {
        parameters: {
            query?: {
                /** @description The sheet of a PDF (`Accept: application/pdf`); 80mm is a roll, as long as the document needs. */
                paper?: components["parameters"]["Paper"];
            };
            header?: never;
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnDocument"];
                    "application/pdf": Blob;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "purchaseReturns.edit": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseReturnInput"];
            };
        };
        responses: {
            /** @description Posted, under a new id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "purchaseReturns.cancel": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "purchaseReturns.postBatch": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    documents: components["schemas"]["PurchaseReturnInput"][];
                };
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchAnswer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "purchaseReturns.price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseReturnInput"];
            };
        };
        responses: {
            /** @description The return as it would be posted now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricedReturn"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "purchases.post": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseInput"];
            };
        };
        responses: {
            /** @description Posted by this request or by an earlier one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "purchases.edit": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseInput"];
            };
        };
        responses: {
            /** @description Posted, under a new id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "purchases.cancel": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "purchases.postBatch": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    documents: components["schemas"]["PurchaseInput"][];
                };
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchAnswer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "purchases.price": {
        parameters: {
            query?: {
                /** @description The id of the document that is to be edited: it is priced as its edit would be, so that lines that stay as they were keep their price and tax. */
                edits?: components["parameters"]["Edits"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseInput"];
            };
        };
        responses: {
            /** @description The purchase as it would be posted now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricedPurchase"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "receipts.post": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiptDocumentInput"];
            };
        };
        responses: {
            /** @description Posted by this request or by an earlier one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "receipts.read": {
        parameters: {
            query?: {
                /** @description The sheet of a PDF (`Accept: application/pdf`); 80mm is a roll, as long as the document needs. */
                paper?: components["parameters"]["Paper"];
            };
            header?: never;
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyDocument"];
                    "application/pdf": Blob;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "receipts.edit": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiptDocumentInput"];
            };
        };
        responses: {
            /** @description Posted, under a new id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "receipts.cancel": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "receipts.postBatch": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    documents: components["schemas"]["ReceiptDocumentInput"][];
                };
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchAnswer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "recovery.use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    Link: components["schemas"]["LinkSecret"];
                    NewPassword: components["schemas"]["NewPassword"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "recovery.open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    Link: components["schemas"]["LinkSecret"];
                };
            };
        };
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        CompanyID: components["schemas"]["Id"];
                        CompanyName: string;
                        Name: string;
                        UserName: string;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "reminders.read": {
        parameters: {
            query?: {
                /** @description The language of the message; English when left out. */
                language?: components["schemas"]["ReminderLanguage"];
            };
            header?: never;
            path: {
                /** @description The customer, by his AccountID. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is open, and the message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reminder"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "reminders.send": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The customer, by his AccountID. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    language?: components["schemas"]["ReminderLanguage"];
                    /** @description The message as it was shown. */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Queued. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Queued for +919847012345. */
                        message: string;
                        /** @description E.164. */
                        number: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "replacements.post": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplacementInput"];
            };
        };
        responses: {
            /** @description Posted by this request or by an earlier one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "replacements.edit": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplacementInput"];
            };
        };
        responses: {
            /** @description Posted, under a new id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "replacements.cancel": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "replacements.postBatch": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    documents: components["schemas"]["ReplacementInput"][];
                };
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchAnswer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "returnableBills.list": {
        parameters: {
            query: {
                customerId: components["schemas"]["Id"];
                /** @description The day of the return: later bills are left out. */
                until?: components["schemas"]["Date"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those found, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DocumentChoice"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "returnableBills.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The bill's id. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bill's lines of which something is left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnableBill"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "returnablePurchases.list": {
        parameters: {
            query: {
                supplierId: components["schemas"]["Id"];
                /** @description The day of the return: later purchases are left out. */
                until?: components["schemas"]["Date"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those found, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DocumentChoice"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "returnablePurchases.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The purchase's id. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purchase's lines of which something is left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnablePurchase"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "saleReturns.post": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaleReturnInput"];
            };
        };
        responses: {
            /** @description Posted by this request or by an earlier one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "saleReturns.read": {
        parameters: {
            query?: {
                /** @description Which copies a PDF has, one after the other: `original` for the recipient, `duplicate` for the transporter, `triplicate` for the supplier; several with commas between them. */
                copies?: components["parameters"]["Copies"];
                /** @description The sheet of a PDF (`Accept: application/pdf`); 80mm is a roll, as long as the document needs. */
                paper?: components["parameters"]["Paper"];
            };
            header?: never;
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnDocument"];
                    "application/pdf": Blob;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "saleReturns.edit": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaleReturnInput"];
            };
        };
        responses: {
            /** @description Posted, under a new id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "saleReturns.cancel": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "saleReturns.postBatch": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    documents: components["schemas"]["SaleReturnInput"][];
                };
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchAnswer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "saleReturns.price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaleReturnInput"];
            };
        };
        responses: {
            /** @description The return as it would be posted now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricedReturn"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "secondFactor.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Recovery codes that were not used. */
                        codesLeft: number;
                        isOn: boolean;
                        /** @description Whether the company asks it of the caller's role. */
                        isRequired: boolean;
                        since: components["schemas"]["DateTime"] | null;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "secondFactor.confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeInput"];
            };
        };
        responses: {
            /** @description The recovery codes, which are shown only now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "secondFactor.begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPassword"];
            };
        };
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorKey"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "secondFactor.remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPassword"];
            };
        };
        responses: {
            /** @description It is off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "secondFactor.renewCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPassword"];
            };
        };
        responses: {
            /** @description The recovery codes, which are shown only now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "session.current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The principal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Comma-joined ids of the users in scope. */
                        activeUserId: string;
                        BranchId: number | null;
                        CompanyID: components["schemas"]["Id"];
                        Name: string;
                        RoleName: string;
                        /** @description Today in the company's time zone. */
                        today: components["schemas"]["Date"];
                        UserId: components["schemas"]["Id"];
                        /**
                         * @description 1 administrator; 2 salesman; 3 zone manager; 4 branch manager.
                         * @enum {integer}
                         */
                        UserRoleId: 1 | 2 | 3 | 4;
                        ZoneId: number | null;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "sessions.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's sessions, the one that was used last first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnSession"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "sessions.endOthers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They have ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "sessions.end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "setUp.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    company: components["schemas"]["CompanyInput"];
                };
            };
        };
        responses: {
            /** @description The company's number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saved"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "settings.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "settings.save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsInput"];
            };
        };
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "signInLog.report": {
        parameters: {
            query: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                /** @description Only sign-ins from browsers that were not known. */
                NewBrowser?: "Yes";
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                Result?: "Success" | "Failed";
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description Last day of the range. */
                ToDate: components["parameters"]["ToDate"];
                UserID?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInEntry"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "sessions.notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sign-ins, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignInNotice"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "sessions.seeNotices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    seen: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description Noted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "signIn.verifyCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeInput"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "signIn.choosePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    NewPassword: components["schemas"]["NewPassword"];
                };
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "signIn.confirmFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeInput"];
            };
        };
        responses: {
            /** @description Signed in, with the recovery codes, which are shown only now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "signIn.beginFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorKey"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "stockCounts.post": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockCountInput"];
            };
        };
        responses: {
            /** @description Posted by this request or by an earlier one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "stockCounts.edit": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockCountInput"];
            };
        };
        responses: {
            /** @description Posted, under a new id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "stockCounts.cancel": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "stockValuation.report": {
        parameters: {
            query: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                ItemCategoryID?: components["schemas"]["Id"];
                ItemID?: components["schemas"]["Id"];
                /** @description All adds the items of which nothing was there, came or went. */
                Items?: "All";
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description Last day of the range. */
                ToDate: components["parameters"]["ToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockValuationRow"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "taxes.names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company's taxes, by name, with the rate of today. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxOption"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "taxes.save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxInput"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saved"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "taxes.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    Version?: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "taxes.saveRate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["TaxId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxRateInput"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saved"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "taxes.deleteRate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["TaxId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    validFrom: components["schemas"]["Date"];
                    Version?: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "taxes.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company's taxes, by name, each with its rates and how many items have it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tax"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "trips.post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TripInput"];
            };
        };
        responses: {
            /** @description Saved by this request or by an earlier one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldRecord"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "trips.end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tripId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TripEnd"];
            };
        };
        responses: {
            /** @description Ended by this request or by an earlier one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedTrip"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "trips.postBatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    documents: components["schemas"]["TripInput"][];
                };
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldBatchAnswer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "units.names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company's units, by name, with the code that GST returns use. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitOption"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "userAccess.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserAccess"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "userAccess.endSessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They have ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "userAccess.makeLink": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link's secret, which is shown only now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        expiresAt: components["schemas"]["DateTime"];
                        link: string;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "userAccess.removeFactor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "vanLoads.post": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VanLoadInput"];
            };
        };
        responses: {
            /** @description Posted by this request or by an earlier one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "vanLoads.read": {
        parameters: {
            query?: {
                /** @description Which copies a PDF has, one after the other: `original` for the recipient, `duplicate` for the transporter, `triplicate` for the supplier; several with commas between them. */
                copies?: components["parameters"]["Copies"];
                /** @description The sheet of a PDF (`Accept: application/pdf`); 80mm is a roll, as long as the document needs. */
                paper?: components["parameters"]["Paper"];
            };
            header?: never;
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VanLoadDocument"];
                    "application/pdf": Blob;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "vanLoads.edit": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VanLoadInput"];
            };
        };
        responses: {
            /** @description Posted, under a new id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "vanLoads.cancel": {
        parameters: {
            query?: {
                /** @description Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history. */
                reason?: components["parameters"]["Reason"];
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The document's id, as posting answered it. An edit gives it a new one. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "vanLoads.postBatch": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    documents: components["schemas"]["VanLoadInput"][];
                };
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchAnswer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "views.list": {
        parameters: {
            query: {
                /** @description The report's operation. */
                report: components["schemas"]["ViewedReport"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SavedView"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "views.save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Spaces around it are left out. Two names are the same when every letter is.
                     * @example This month by route
                     */
                    name: string;
                    /**
                     * @description The report's state as the address bar holds it, without the `?`.
                     * @example FromDate=2026-11-01&ToDate=2026-11-05&sort=-BillAmount
                     */
                    query: string;
                    report: components["schemas"]["ViewedReport"];
                };
            };
        };
        responses: {
            /** @description The view as it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "views.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "visits.post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitInput"];
            };
        };
        responses: {
            /** @description Saved by this request or by an earlier one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldRecord"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "visits.postBatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    documents: components["schemas"]["VisitInput"][];
                };
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldBatchAnswer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "vouchers.find": {
        parameters: {
            query: {
                clientId?: components["schemas"]["ClientId"];
                kind: components["schemas"]["VoucherKind"];
                voucherNo?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those found, latest first; none when there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VoucherHead"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "vouchers.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                voucherId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voucher. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoucherDetails"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "vouchers.input": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                voucherId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnteredDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "webhooks.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoints without their secrets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "webhooks.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WithRequired<components["schemas"]["WebhookInput"], "id">;
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saved"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "webhooks.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WithRequired<components["schemas"]["WebhookInput"], "url">;
            };
        };
        responses: {
            /** @description The endpoint with its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "webhooks.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone, with its log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "webhooks.deliveries": {
        parameters: {
            query?: {
                /** @description Only deliveries with a lower id; the last one of the page before. */
                before?: components["schemas"]["Id"];
                /** @description Only these; all when left out. */
                status?: components["schemas"]["DeliveryStatus"];
            };
            header?: never;
            path: {
                webhookId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Delivery"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "webhooks.resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deliveryId: components["schemas"]["Id"];
                webhookId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It will be sent, with the id that the event has. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "webhooks.rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description For how long the old secret signs too; with 0 it ends at once. */
                    minutes: number;
                };
            };
        };
        responses: {
            /** @description The endpoint with its new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "webhooks.test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It will be sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "years.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Year"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "years.create": {
        parameters: {
            query?: {
                /** @description The first day of the year that is meant. YEAR_EXISTS where the company has it already. */
                startDate?: string;
            };
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new year. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeYear"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "years.close": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                yearId: components["parameters"]["YearId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The year with its result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosedYear"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "years.lock": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                yearId: components["parameters"]["YearId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date
                     * @description A day of the year; null unlocks it.
                     * @example 2026-09-30
                     */
                    until: string | null;
                };
            };
        };
        responses: {
            /** @description The year. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Year"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "years.reopen": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names this request; without it: IDEMPOTENCY_KEY_REQUIRED. Sent again with the same key, it is not done again: the first answer comes
                 *     back, marked `Idempotency-Replayed: true`. The same key with another request, or from another user, is IDEMPOTENCY_KEY_REUSED.
                 *     A refused request leaves its key free. Kept for 90 days.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                yearId: components["parameters"]["YearId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The year. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Year"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "vanSales.summary": {
        parameters: {
            query: {
                /** @description May only narrow the caller's own scope. */
                activeUserId?: components["parameters"]["activeUserId"];
                BranchID?: components["schemas"]["Id"];
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                /** @description Last day of the range. */
                ToDate: components["parameters"]["ToDate"];
                /** @description A user, within the caller's scope. */
                UserID?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary, as a list of one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VanSaleSummary"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "routes.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    CompanyID?: components["schemas"]["Id"];
                    /** @description Ignored. */
                    DeletedBy?: string | number | null;
                    /** @description Ignored. */
                    DeletedDate?: string | number | null;
                    RootId: number;
                    Version?: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Route deleted successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    CompanyID?: components["schemas"]["Id"];
                    /** @description Ignored. */
                    DeletedBy?: string | number | null;
                    /** @description Ignored. */
                    DeletedDate?: string | number | null;
                    TID: components["schemas"]["Id"];
                    Version?: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Delete Successful */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "rateSlabs.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    CompanyID?: components["schemas"]["Id"];
                    /** @description Accepted and ignored. */
                    DeletedBy?: string | number | null;
                    Id: components["schemas"]["Id"];
                    Version?: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Rate deleted successfully */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "items.purchased": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemOption"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "rateSlabs.list": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The slabs, by FromRate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateSlab"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "routes.list": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The routes, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Route"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "suppliers.names": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suppliers, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierOption"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.list": {
        parameters: {
            query?: {
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tasks, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "trips.receipts": {
        parameters: {
            query: {
                /** @description May only name the caller's own company. */
                CompanyId?: components["schemas"]["Id"];
                Date: components["schemas"]["Date"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                UserId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipts of one user and day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TripReceipt"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "trips.orders": {
        parameters: {
            query: {
                /** @description May only name the caller's own company. */
                CompanyId?: components["schemas"]["Id"];
                Date: components["schemas"]["Date"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                UserId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders of one user and day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TripOrder"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "trips.sales": {
        parameters: {
            query: {
                /** @description May only name the caller's own company. */
                CompanyId?: components["schemas"]["Id"];
                Date: components["schemas"]["Date"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                UserId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bills of one user and day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TripSale"][];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskInput"];
            };
        };
        responses: {
            /** @description Submittion Successful */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saved"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "rateSlabs.save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateSlabInput"];
            };
        };
        responses: {
            /** @description Rate created successfully */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saved"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "ledger.report": {
        parameters: {
            query: {
                /** @description HSlNo of an account head; 0 for none, which answers no entries. */
                AccountCode: number;
                /** @description May only name the caller's own company. */
                CompanyID?: components["parameters"]["CompanyID"];
                /** @description First day of the range. */
                FromDate: components["parameters"]["FromDate"];
                /** @description Table representation only. */
                page?: components["parameters"]["page"];
                /** @description Table representation only. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
                search?: components["parameters"]["search"];
                /** @description Table and CSV: a column of the rows, `-` before it for descending. */
                sort?: components["parameters"]["sort"];
                /** @description Last day of the range. */
                ToDate: components["parameters"]["ToDate"];
                /** @description Only entries of this kind, with what took them back; Balance, Opening and Closing stay the account's. */
                Type?: "All" | "Payment" | "Receipt" | "Journal" | "Contra";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, as one list within `details`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        details: components["schemas"]["LedgerRow"][][];
                    };
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "health.live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Alive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "health.ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether a commit is on disk before it is acknowledged. */
                        durable: boolean;
                        /** @description Name of the newest migration applied. */
                        schema: string;
                        /** @constant */
                        status: "ready";
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
