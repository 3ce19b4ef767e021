import { count } from "../../../sdk/format/quantity.ts";
import { IconButton } from "../../parts/IconButton.tsx";
import { Foot } from "../../parts/Footer.styles.ts";
import { useText } from "../../text/use-text.ts";

/** Page buttons of a list that is loaded completely; empty if it fits on one page. */
export function PricePager({
  page,
  pages,
  onPage,
}: {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}) {
  const { report: text } = useText();
  if (pages < 2) return null;
  return (
    <Foot className="vb-report-foot">
      <nav className="vb-pager" aria-label={text.pages}>
        <span className="vb-pages">{text.pageOf(count(page), count(pages))}</span>
        <IconButton
          icon="left"
          label={text.previousPage}
          isDisabled={page <= 1}
          onPress={() => onPage(page - 1)}
        />
        <IconButton
          icon="right"
          label={text.nextPage}
          isDisabled={page >= pages}
          onPress={() => onPage(page + 1)}
        />
      </nav>
    </Foot>
  );
}
