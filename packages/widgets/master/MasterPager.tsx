import { count } from "../../sdk/format/quantity.ts";
import { IconButton } from "../parts/IconButton.tsx";
import { Foot } from "../parts/Footer.styles.ts";
import { useText } from "../text/use-text.ts";
import { useMasterModel } from "./master-context.ts";

/** Page buttons of a list paged by the server; empty if all records fit on one page. */
export function MasterPager() {
  const { report: text } = useText();
  const { paging } = useMasterModel().list;
  if (!paging || paging.pages < 2) return null;
  const { page, pages, go } = paging;
  return (
    <Foot className="vb-report-foot">
      <nav className="vb-pager" aria-label={text.pages}>
        <span className="vb-pages">{text.pageOf(count(page), count(pages))}</span>
        <IconButton icon="first" label={text.firstPage} isDisabled={page <= 1} onPress={() => go(1)} />
        <IconButton
          icon="left"
          label={text.previousPage}
          isDisabled={page <= 1}
          onPress={() => go(page - 1)}
        />
        <IconButton
          icon="right"
          label={text.nextPage}
          isDisabled={page >= pages}
          onPress={() => go(page + 1)}
        />
        <IconButton icon="last" label={text.lastPage} isDisabled={page >= pages} onPress={() => go(pages)} />
      </nav>
    </Foot>
  );
}
