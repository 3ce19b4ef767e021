import { gstReturnText } from "../../../sdk/generated/text/en-IN/gst-return.ts";
import { Button } from "../../parts/Button.tsx";
import { useTextOf } from "../../text/use-text.ts";
import { Bar } from "./ReturnBar.tsx";

interface PagesProps {
  page: number;
  pages: number;
  onShow: (page: number) => void;
}

/** Goes to the page before or after; nothing for a single page. */
export function Pages({ page, pages, onShow }: PagesProps) {
  const text = useTextOf("gstReturn", gstReturnText);
  if (pages <= 1) return null;
  return (
    <Bar className="vb-pages">
      <Button icon="left" isDisabled={page === 1} onPress={() => onShow(page - 1)}>
        {text.earlier}
      </Button>
      <span>{text.page(String(page), String(pages))}</span>
      <Button icon="right" isDisabled={page >= pages} onPress={() => onShow(page + 1)}>
        {text.later}
      </Button>
    </Bar>
  );
}
