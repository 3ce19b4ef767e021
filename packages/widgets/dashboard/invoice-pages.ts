/** The page numbers offered: at most five, with the current page in the middle if possible. */
export function pagesAround(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - 2, pages - WINDOW + 1));
  return Array.from({ length: Math.min(WINDOW, pages) }, (_, at) => first + at);
}

const WINDOW = 5;
