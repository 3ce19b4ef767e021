import { count } from "../../../sdk/format/quantity.ts";
import { useText } from "../../text/use-text.ts";
import { Foot } from "./Footer.styles.ts";
import { IconButton } from "../IconButton.tsx";

export interface PagerProps {
  page: number;
  pages: number;
  onGo: (page: number) => void;
  hasEnds?: boolean;
}

export function Pager({ page, pages, onGo, hasEnds = false }: PagerProps) {
  const { report: text } = useText();
  if (pages < 2) return null;
  const [isFirst, isLast] = [page <= 1, page >= pages];
  return (
    <Foot className="vb-report-foot">
      <nav className="vb-pager" aria-label={text.pages}>
        <span className="vb-pages">{text.pageOf(count(page), count(pages))}</span>
        {hasEnds && (
          <IconButton icon="first" label={text.firstPage} isDisabled={isFirst} onPress={() => onGo(1)} />
        )}
        <IconButton
          icon="left"
          label={text.previousPage}
          isDisabled={isFirst}
          onPress={() => onGo(page - 1)}
        />
        <IconButton icon="right" label={text.nextPage} isDisabled={isLast} onPress={() => onGo(page + 1)} />
        {hasEnds && (
          <IconButton icon="last" label={text.lastPage} isDisabled={isLast} onPress={() => onGo(pages)} />
        )}
      </nav>
    </Foot>
  );
}
