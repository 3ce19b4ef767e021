// The API of the widgets, one by one. What is missing here is an inner part and may change at any time.

export { VanbookProvider, type VanbookProviderProps } from "./provider/VanbookProvider.tsx";
export { useNow, useToday, useVanbook } from "./provider/use-vanbook.ts";
export { browserLocation } from "./provider/browser-location.ts";
export type {
  ColumnLayouts,
  Drafts,
  FindReportLink,
  ReportLink,
  Shortcut,
} from "./provider/vanbook-context.ts";
export { memoryLocation } from "./provider/memory-location.ts";
export { WidgetEvents } from "./provider/WidgetEvents.tsx";
export type { Choices, WidgetEvents as WidgetEventsProps, WidgetFailure } from "./provider/widget-events.ts";
export type { ReportLocation } from "./provider/report-location.ts";

export { enIN, type Text } from "./text/en-IN/en-IN.ts";
export { mastersEnIN, type MastersText } from "./text/en-IN/masters.ts";
export { useMastersText } from "./text/use-masters-text.ts";
export { useText } from "./text/use-text.ts";

export { amountInWords } from "./format/amount-in-words.ts";
export { date } from "./format/date.ts";
export { addDays, dayInIndia, financialYearStart, isDay, monthStart } from "./format/day.ts";
export { drCr } from "./format/dr-cr.ts";
export { money } from "./format/money.ts";
export { count, quantity } from "./format/quantity.ts";
export { shortMoney } from "./format/short-money.ts";

export { Banner, type BannerProps } from "./parts/Banner.tsx";
export type { AnswerSlots } from "./parts/answer-slots.ts";
export { Button, type ButtonProps } from "./parts/Button.tsx";
export { Card, type CardProps } from "./parts/Card.tsx";
export { Chip, type ChipProps } from "./parts/Chip.tsx";
export { ComboBox, type ComboBoxProps } from "./parts/ComboBox.tsx";
export { DateField, type DateFieldProps } from "./parts/dates/DateField.tsx";
export { Dialog, type DialogProps } from "./parts/Dialog.tsx";
export { EmptyState } from "./parts/EmptyState.tsx";
export { Icon, type IconName } from "./parts/Icon.tsx";
export { IconButton, type IconButtonProps } from "./parts/IconButton.tsx";
export { LossQuestion, type LossQuestionProps } from "./parts/LossQuestion.tsx";
export { Menu, type MenuEntry, type MenuProps } from "./parts/Menu.tsx";
export { MultiSelect, type MultiSelectProps } from "./parts/MultiSelect.tsx";
export type { Option } from "./parts/option.ts";
export { ProgressLine } from "./parts/ProgressLine.tsx";
export { lastDays, quickRanges, type DayRange, type QuickRange } from "./parts/dates/quick-range.ts";
export { RangePicker, type RangePickerProps } from "./parts/dates/RangePicker.tsx";
export { SearchField, type SearchFieldProps } from "./parts/SearchField.tsx";
export { Select, type SelectProps } from "./parts/Select.tsx";
export { Skeleton } from "./parts/Skeleton.tsx";
export { Switch, type SwitchProps } from "./parts/Switch.tsx";
export { Tabs, type TabEntry, type TabsProps } from "./parts/Tabs.tsx";
export { Tag, type TagTone } from "./parts/Tag.tsx";
export { TextField, type TextFieldProps } from "./parts/TextField.tsx";
export { useToast, type ShowToast } from "./parts/toast/Toast.tsx";
export type { ToastTone } from "./parts/toast/shown-toast.ts";

export { Dashboard, type DashboardProps } from "./dashboard/Dashboard.tsx";
export type {
  DashboardLink,
  DashboardPartOptions,
  DashboardTarget,
  LinkTo,
} from "./dashboard/dashboard-links.ts";
export { DashboardCounts, type DashboardCountsProps } from "./dashboard/DashboardCounts.tsx";
export { Invoices } from "./dashboard/Invoices.tsx";
export { DashboardTasks, UserMessages } from "./dashboard/Notices.tsx";
export { OrderSummary, type OrderSummaryProps } from "./dashboard/OrderSummary.tsx";
export { OwnerFigures, type OwnerFiguresProps } from "./dashboard/OwnerFigures.tsx";
export { SalesActivity, type SalesActivityProps } from "./dashboard/SalesActivity.tsx";
export { StockStorage } from "./dashboard/StockStorage.tsx";
export { SubscriptionCard } from "./dashboard/SubscriptionCard.tsx";
export { MostVisitedCustomer, ProductTraffic, type TopListProps } from "./dashboard/TopLists.tsx";
export { DashboardCards, type DashboardCardsProps } from "./dashboard/DashboardCards.tsx";
export { DashboardRangePicker, type DashboardRangePickerProps } from "./dashboard/DashboardRangePicker.tsx";
export { dashboardDays, isDashboardRange, type DashboardRange } from "./dashboard/dashboard-range.ts";
export { Profile, type ProfileProps } from "./session/Profile.tsx";
export { FactorSetUp, type FactorSetUpProps } from "./session/FactorSetUp.tsx";
export { OwnSessions } from "./session/OwnSessions.tsx";
export { QrCode, type QrCodeProps } from "./session/QrCode.tsx";
export { RecoveryCodes, type RecoveryCodesProps } from "./session/RecoveryCodes.tsx";
export { SecondFactor } from "./session/SecondFactor.tsx";
export { SignInNotices, type SignInNoticesProps } from "./session/SignInNotices.tsx";
export { ResetPassword, type ResetPasswordProps } from "./session/ResetPassword.tsx";

export { DataTable } from "./table/DataTable.tsx";
export type { DataTableProps, RowTone } from "./table/table-props.ts";
export { createRowModel, type RowModel } from "./table/rows/row-model.ts";
export type { CellKind, CellValue, TableColumn, TableRow } from "./table/table-column.ts";

// The engines, each with its ladder: definition, slots, parts, hook.
export * from "./report/index.ts";
export * from "./master/index.ts";
export { lazyWidgets } from "./lazy-widgets.ts";
export { lazyPart } from "./parts/lazy-part.ts";
export { useHasUnsaved } from "./provider/unsaved.ts";

export { BranchMaster } from "./masters/places/BranchMaster.tsx";
export { ApiKeyMaster } from "./partners/ApiKeyMaster.tsx";
export { EmbedWizard, type EmbedWizardProps } from "./partners/EmbedWizard.tsx";
export { EmbedOrigins } from "./partners/EmbedOrigins.tsx";
export { WebhookMaster } from "./partners/WebhookMaster.tsx";
export { AccountCreation } from "./masters/accounts/AccountCreation.tsx";
export { CompanyManagement } from "./masters/company/CompanyManagement.tsx";
export { AccountGroupMaster } from "./masters/chart/AccountGroupMaster.tsx";
export { ContraVoucher } from "./vouchers/ContraVoucher.tsx";
export { CreditNoteVoucher } from "./vouchers/CreditNoteVoucher.tsx";
export { DebitNoteVoucher } from "./vouchers/DebitNoteVoucher.tsx";
export { ExpenseVoucher } from "./vouchers/ExpenseVoucher.tsx";
export { JournalVoucher } from "./vouchers/JournalVoucher.tsx";
export { PaymentVoucher } from "./vouchers/PaymentVoucher.tsx";
export { ProductionVoucher } from "./vouchers/ProductionVoucher.tsx";
export { ReplacementVoucher } from "./vouchers/ReplacementVoucher.tsx";
export { ReceiptVoucher } from "./vouchers/ReceiptVoucher.tsx";
export { SaleReturnVoucher } from "./vouchers/SaleReturnVoucher.tsx";
export { SaleVoucher } from "./vouchers/SaleVoucher.tsx";
export { PurchaseReturnVoucher } from "./vouchers/PurchaseReturnVoucher.tsx";
export { PurchaseVoucher } from "./vouchers/PurchaseVoucher.tsx";
export { OrderVoucher } from "./vouchers/OrderVoucher.tsx";
export { VanLoadVoucher } from "./vouchers/VanLoadVoucher.tsx";
export { DamageVoucher } from "./vouchers/DamageVoucher.tsx";
export { StockCountVoucher } from "./vouchers/StockCountVoucher.tsx";
export { OpeningBalances } from "./vouchers/OpeningBalances.tsx";
export { OpeningStock } from "./vouchers/OpeningStock.tsx";
export { HandOverVoucher } from "./vouchers/HandOverVoucher.tsx";
export { defineVoucher, type VoucherComponent, type VoucherProps } from "./voucher/define-voucher.tsx";
export type { VoucherDefinition, VoucherField, VoucherLines } from "./voucher/definition.ts";
export { pricedBy, type PricedFigure, type VoucherPricing } from "./voucher/pricing.ts";
export { proposedBy, type LinesProposal } from "./voucher/proposal.ts";
export { ChartOfAccounts, type ChartOfAccountsProps } from "./masters/chart/ChartOfAccounts.tsx";
export { CompanySettings, type CompanySettingsProps } from "./masters/company/CompanySettings.tsx";
export { ItemCreation } from "./masters/items/ItemCreation.tsx";
export { DistributorMaster } from "./masters/distributors/DistributorMaster.tsx";
export { AllocationMaster } from "./masters/places/AllocationMaster.tsx";
export { PriceLists, type PriceListsProps } from "./masters/price-lists/PriceLists.tsx";
export { BeatPlan, type BeatPlanProps } from "./masters/beat-plan/BeatPlan.tsx";
export { ExcelImport, type ExcelImportProps } from "./masters/import/ExcelImport.tsx";
export { FinancialYears, type FinancialYearsProps } from "./masters/years/FinancialYears.tsx";
export { InvoiceSeriesMaster } from "./masters/series/InvoiceSeriesMaster.tsx";
export { HsnCodeMaster } from "./masters/taxes/HsnCodeMaster.tsx";
export { TaxMaster } from "./masters/taxes/TaxMaster.tsx";
export { RateDiscount } from "./masters/items/RateDiscount.tsx";
export { RouteMaster } from "./masters/places/RouteMaster.tsx";
export { VehicleMaster } from "./masters/places/VehicleMaster.tsx";
export { ZoneMaster } from "./masters/places/ZoneMaster.tsx";
export { MacMaster } from "./masters/users/MacMaster.tsx";
export { EmployeeMessage } from "./team/EmployeeMessage.tsx";
export { TaskMaster } from "./team/TaskMaster.tsx";
export { UserAccess, type UserAccessProps } from "./masters/users/UserAccess.tsx";
export { UserCreation } from "./masters/users/UserCreation.tsx";
export { UserDetails } from "./masters/users/UserDetails.tsx";
export { UserMaster } from "./masters/users/UserMaster.tsx";

export { ReceiptMaster } from "./vouchers/ReceiptMaster.tsx";

export { JournalReport } from "./reports/accounts/JournalReport.tsx";
export { PaymentReport } from "./reports/accounts/PaymentReport.tsx";
export { ReceiptReport } from "./reports/accounts/ReceiptReport.tsx";
export { CreditorsReport } from "./reports/ledgers/CreditorsReport.tsx";
export { CustomerLedger } from "./reports/ledgers/CustomerLedger.tsx";
export { DebtorsReport } from "./reports/ledgers/DebtorsReport.tsx";
export { GodownStock } from "./reports/stock/GodownStock.tsx";
export { HsnReturnReport } from "./reports/sales/HsnReturnReport.tsx";
export { HsnSaleReport } from "./reports/sales/HsnSaleReport.tsx";
export { ItemCustomerSaleReport } from "./reports/sales/ItemCustomerSaleReport.tsx";
export { ItemSaleReport } from "./reports/sales/ItemSaleReport.tsx";
export { OrderReport } from "./reports/sales/OrderReport.tsx";
export { ItemPurchaseReport } from "./reports/purchases/ItemPurchaseReport.tsx";
export { PurchaseReport } from "./reports/purchases/PurchaseReport.tsx";
export { LedgerReport } from "./reports/ledgers/LedgerReport.tsx";
export { BankBook } from "./reports/ledgers/BankBook.tsx";
export { BillsPayable } from "./reports/ledgers/BillsPayable.tsx";
export { BillsReceivable } from "./reports/ledgers/BillsReceivable.tsx";
export { CashBook } from "./reports/ledgers/CashBook.tsx";
export { DayBook } from "./reports/finance/DayBook.tsx";
export { BalanceSheet, type BalanceSheetProps } from "./reports/finance/BalanceSheet.tsx";
export { ProfitAndLoss, type ProfitAndLossProps } from "./reports/finance/ProfitAndLoss.tsx";
export { ProfitReport } from "./reports/finance/ProfitReport.tsx";
export { PriceList } from "./reports/sales/PriceList.tsx";
export { SaleReport } from "./reports/sales/SaleReport.tsx";
export { TrialBalance } from "./reports/finance/TrialBalance.tsx";
export { SupplierPurchaseReport } from "./reports/purchases/SupplierPurchaseReport.tsx";
export { CustomerDetailsReport } from "./reports/accounts/CustomerDetailsReport.tsx";
export { OpeningStockReport } from "./reports/stock/OpeningStockReport.tsx";
export { ProductionReport } from "./reports/stock/ProductionReport.tsx";
export { DamageReport } from "./reports/stock/DamageReport.tsx";
export { AuditLog } from "./reports/logs/AuditLog.tsx";
export { SignInLog } from "./reports/logs/SignInLog.tsx";
export { StockReport } from "./reports/stock/StockReport.tsx";
export { BatchStock } from "./reports/stock/BatchStock.tsx";
export { StockValuation } from "./reports/stock/StockValuation.tsx";
export { ItemLedger } from "./reports/stock/ItemLedger.tsx";
export {
  VanLoadAnalysis,
  type VanLoadAnalysisProps,
  type VanLoadCell,
} from "./reports/vans/VanLoadAnalysis.tsx";
export { VanLoadDatewise } from "./reports/vans/VanLoadDatewise.tsx";
export { VanLoadReport, type VanLoadReportProps } from "./reports/vans/VanLoadReport.tsx";
export { VanSaleSummary, type VanSaleSummaryProps } from "./reports/vans/VanSaleSummary.tsx";
export { SaleTaxReport } from "./reports/sales/SaleTaxReport.tsx";
export { LiveLocations, type LiveLocationsProps } from "./field/LiveLocations.tsx";
export { LocationsMap, type LocationsMapProps } from "./field/LocationsMap.tsx";
export type { TripDayProps } from "./field/TripDay.tsx";
export type { MapEvents } from "./parts/map/PointMap.tsx";
export { TripHead } from "./field/TripHead.tsx";
export { TripInfo } from "./field/TripInfo.tsx";
export { TripMap } from "./field/TripMap.tsx";

export { Employees } from "./reports/trips/Employees.tsx";
export { TripLines } from "./reports/trips/TripLines.tsx";
export { TripOrders } from "./reports/trips/TripOrders.tsx";
export { TripReceipts } from "./reports/trips/TripReceipts.tsx";
export { AllTripReport } from "./reports/trips/AllTripReport.tsx";
export { TripReport } from "./reports/trips/TripReport.tsx";
export { TripSales } from "./reports/trips/TripSales.tsx";
export { TransLedgerReport } from "./reports/ledgers/TransLedgerReport.tsx";
