import type { Meta, StoryObj } from "@storybook/react-vite";
import { SaleReport } from "./SaleReport.tsx";

const meta: Meta<typeof SaleReport> = { title: "Reports/Sale Report", component: SaleReport };
export default meta;
type Story = StoryObj<typeof SaleReport>;

export const Default: Story = {};
