import { inflateSync } from "node:zlib";

export function readPdfText(file: Uint8Array): string[][] {
  const objects = new Map<string, { head: string; content: string }>();
  const source = Buffer.from(file).toString("latin1");
  for (const [, id = "", body = ""] of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const at = body.indexOf("stream\n");
    const head = at < 0 ? body : body.slice(0, at);
    const raw = at < 0 ? "" : body.slice(at + 7, body.lastIndexOf("\nendstream"));
    const content = head.includes("/FlateDecode")
      ? inflateSync(Buffer.from(raw, "latin1")).toString("latin1")
      : raw;
    objects.set(id, { head, content });
  }
  const fonts = new Map<string, Map<string, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = "", id = ""] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? "")?.[1];
      const letters = objects.get(table ?? "")?.content.matchAll(/<([0-9a-f]{4})><([0-9a-f]{4})>/g) ?? [];
      fonts.set(
        name,
        new Map(
          [...letters].map(([, glyph = "", code = ""]) => [glyph, String.fromCharCode(parseInt(code, 16))]),
        ),
      );
    }
  }
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\n/.test(head));
  return pages.map(({ head }) => {
    const content = objects.get(/\/Contents (\d+) 0 R/.exec(head)?.[1] ?? "")?.content ?? "";
    return [...content.matchAll(WRITTEN_TEXT)].map(([, actual, font = "", glyphs = ""]) =>
      actual === undefined
        ? (glyphs.match(/.{4}/g) ?? []).map((glyph) => fonts.get(font)?.get(glyph) ?? "?").join("")
        : (actual.match(/.{4}/g) ?? []).map((code) => String.fromCharCode(parseInt(code, 16))).join(""),
    );
  });
}

const WRITTEN_TEXT =
  /\/Span << \/ActualText <FEFF([0-9a-f]*)> >> BDC[\s\S]*?EMC|\/(F\d+) [\d.]+ Tf[^<]*?<([0-9a-f]*)> Tj/g;
