// Made by scripts/generate.mjs from openapi.yaml. Never edited.
export interface paths {
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
         * @description Bills of a range, newest first when nothing is narrowed and oldest first otherwise. A cancelled bill (Status 2) keeps its
         *     number and shows 0, with what it was in `CancelledAmount`, so that the total equals the ledger.
         */
        post: operations["sales.report"];
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
         * @description Sets the session cookie. The server writes the login log itself; `hint` may say where the browser is.
         *     401 INVALID_CREDENTIALS is the one answer to a wrong company, name or password.
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
    "/api/v1/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** API keys of the company */
        get: operations["apiKeys.list"];
        put?: never;
        /**
         * Make an API key
         * @description The secret is in this answer and nowhere else. The key acts as the user who made it, with no more than that user's rights.
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
         * @description Reaches the database and compares the schema's version and durability settings. 503 NOT_READY while it can't serve or is stopping.
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
        ApiKey: {
            createdAt: components["schemas"]["DateTime"];
            /** Format: date-time */
            expiresAt: string | null;
            id: components["schemas"]["Id"];
            /** Format: date-time */
            lastUsedAt: string | null;
            name: string;
            operations: string[] | null;
            /** Format: date-time */
            revokedAt: string | null;
            userId: components["schemas"]["Id"];
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
            /** @enum {integer} */
            Status: 1 | 2;
            TaxAmount: components["schemas"]["Money"];
            TaxPercentage: components["schemas"]["Percent"];
            UnitPrice: components["schemas"]["Price"];
            /** @enum {string} */
            WholeSaleRetail: "Retail" | "Wholesale";
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
        /**
         * Format: date
         * @description A calendar day in the company's time zone, YYYY-MM-DD.
         * @example 2026-11-20
         */
        Date: string;
        /**
         * Format: date-time
         * @description An instant, ISO 8601 in UTC.
         * @example 2026-11-20T08:35:00.000Z
         */
        DateTime: string;
        /** @description What a write answers. */
        Done: {
            message: string;
            /** @constant */
            success: true;
        };
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
                message: string;
            }[];
            /** @description For people. */
            message: string;
            /** @description Also in the X-Request-Id header and the server's log. */
            requestId: string;
            /** @constant */
            success: false;
        };
        /** @description Number of a record within its company. */
        Id: number;
        /**
         * Format: money
         * @description Indian rupees with two decimals, exact on the wire. Negative where the column says so.
         * @example 1791.06
         */
        Money: number;
        /**
         * Format: percent
         * @description A rate in percent, up to two decimals.
         * @example 5
         */
        Percent: number;
        /**
         * Format: price
         * @description Price of one unit in rupees, up to four decimals.
         * @example 318.5
         */
        Price: number;
        /**
         * Format: quantity
         * @description Quantity in the item's unit, up to three decimals.
         * @example 12
         */
        Quantity: number;
        SaleBill: {
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
        /** @description Another figure of the books that this report must agree with. */
        Tie: {
            agrees: boolean;
            amount: components["schemas"]["Money"];
            /** @example Sales and tax accounts */
            label: string;
        };
        /**
         * @description Comma-joined user ids. May only narrow the caller's own scope.
         * @example 3,7,12
         */
        UserList: string;
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
        /** @description May only name the caller's own company. */
        CompanyID: components["schemas"]["Id"];
        /** @description Table representation only. */
        page: number;
        /** @description Table representation only. */
        pageSize: number;
        /** @description Table and CSV: rows that contain this text in a searched column, in any case. */
        search: string;
        /** @description Table and CSV: a column of the rows, `-` before it for descending. */
        sort: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
                    };
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
                    /** @description A financial year that the range must lie in. */
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
                    "application/vnd.vanbook.table+json": components["schemas"]["Table"];
                    "text/csv": string;
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
                    "application/json": {
                        BranchId: number | null;
                        CompanyID: components["schemas"]["Id"];
                        Name: string;
                        /** @constant */
                        success: true;
                        UserId: components["schemas"]["Id"];
                        /** @enum {integer} */
                        UserRoleId: 1 | 2 | 3 | 4;
                        ZoneId: number | null;
                    };
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
    "apiKeys.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    expiresAt?: components["schemas"]["DateTime"];
                    name: string;
                    /** @description Operations that the key may call; all that the user may when left out. */
                    operations?: string[];
                };
            };
        };
        responses: {
            /** @description The key with its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: components["schemas"]["ApiKey"];
                        /** @example vbk_1_3_f0e1… */
                        secret: string;
                    };
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
                        /** @enum {integer} */
                        UserRoleId: 1 | 2 | 3 | 4;
                        ZoneId: number | null;
                    };
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
