// The widgets' public API, one by one. Anything missing here is internal and may change at any
// time.

export { VanbookProvider, type VanbookProviderProps } from "./VanbookProvider.tsx";
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
export type {
  Choices,
  WidgetEvents as WidgetEventsProps,
  WidgetFailure,
  WidgetMisuse,
} from "./provider/widget-events.ts";
export type { ReportLocation } from "./provider/report-location.ts";

export type { Text } from "../sdk/text/en-IN/en-IN.ts";
export { enIN } from "../sdk/text/en-IN/host-en-IN.ts";
export { mastersEnIN, type MastersText } from "../sdk/text/en-IN/masters.ts";
export { useMastersText } from "./text/use-masters-text.ts";
export { useText } from "./text/use-text.ts";

export { amountInWords } from "../sdk/format/amount-in-words.ts";
export { date } from "../sdk/format/date.ts";
export { addDays, dayInIndia, financialYearStart, isDay, monthStart } from "../sdk/format/day.ts";
export { drCr } from "../sdk/format/dr-cr.ts";
export { money } from "../sdk/format/money.ts";
export { count, quantity } from "../sdk/format/quantity.ts";
export { shortMoney } from "../sdk/format/short-money.ts";

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
export type { Option } from "../sdk/report/filters/option.ts";
export { ProgressLine } from "./parts/ProgressLine.tsx";
export { lastDays, quickRanges, type DayRange, type QuickRange } from "../sdk/report/quick-range.ts";
export { RangePicker, type RangePickerProps } from "./parts/dates/RangePicker.tsx";
export { SearchField, type SearchFieldProps } from "./parts/SearchField.tsx";
export { Select, type SelectProps } from "./parts/Select.tsx";
export { Skeleton } from "./parts/Skeleton.tsx";
export { Switch, type SwitchProps } from "./parts/Switch.tsx";
export { Tabs, type TabEntry, type TabsProps } from "./parts/Tabs.tsx";
export { Tag } from "./parts/Tag.tsx";
export { type TagTone } from "../sdk/report/table/tones.ts";
export { TextField, type TextFieldProps } from "./parts/TextField.tsx";
export { useToast, type ShowToast } from "./parts/toast/Toast.tsx";
export type { ToastTone } from "./parts/toast/shown-toast.ts";

export type { GstScreen, LinkToGst } from "./gst/returns/ScreenLink.tsx";
export type {
  DashboardLink,
  DashboardPartOptions,
  DashboardTarget,
  LinkTo,
} from "./dashboard/dashboard-links.ts";
export type { TopListProps } from "./dashboard/TopLists.tsx";
export { DashboardRangePicker, type DashboardRangePickerProps } from "./dashboard/DashboardRangePicker.tsx";
export { dashboardDays, isDashboardRange, type DashboardRange } from "./dashboard/dashboard-range.ts";
export { FactorSetUp, type FactorSetUpProps } from "./session/FactorSetUp.tsx";
export { QrCode, type QrCodeProps } from "./session/QrCode.tsx";
export { RecoveryCodes, type RecoveryCodesProps } from "./session/RecoveryCodes.tsx";

export { DataTable } from "./table/DataTable.tsx";
export type { DataTableProps } from "./table/table-props.ts";
export type { RowTone } from "../sdk/report/table/tones.ts";
export { createRowModel, type RowModel } from "../sdk/report/rows/row-model.ts";
export type { CellKind, CellValue } from "../sdk/files/cells/cell-kind.ts";
export type { TableColumn, TableRow } from "../sdk/report/table/table-column.ts";

export * from "./report/index.ts";
export type { CellProps, RowAction, RowCells, RowParts } from "./table/host/row-parts.ts";
export * from "./master/index.ts";
export { lazyWidgets } from "./generated/lazy-widgets.ts";
export * from "./generated/widgets.ts";
export { lazyPart } from "./parts/lazy-part.ts";
export { useHasUnsaved } from "./provider/unsaved.ts";

export { defineVoucher, type VoucherComponent, type VoucherProps } from "./voucher/define-voucher.tsx";
export type { VoucherDefinition, VoucherField, VoucherLines } from "./voucher/definition.ts";
export { pricedBy, type PricedFigure, type VoucherPricing } from "./voucher/pricing.ts";
export { proposedBy, type LinesProposal } from "./voucher/proposal.ts";

export type { VanLoadCell } from "./reports/vans/VanLoadAnalysis.tsx";
export type { TripDayProps } from "./field/TripDay.tsx";
export type { MapEvents } from "./field/map/PointMap.tsx";

export type { VanbookElementProps } from "./embed/element-jsx.ts";
