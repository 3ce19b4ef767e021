import qrcode from "qrcode-generator";
import { useMemo } from "react";
import { styled } from "styled-components";

export interface QrCodeProps {
  /** What it says to whoever scans it. */
  text: string;
  /** What it is, for those who do not see it. */
  label: string;
}

/** A QR code, dark on light in every scheme: a camera reads no other. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => modulesOf(text), [text]);
  return (
    <Picture
      className="vb-qr"
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </Picture>
  );
}

/** The dark modules as one path, each row's runs as rectangles. */
function modulesOf(text: string): { size: number; path: string } {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const rows = Array.from({ length: size }, (_, row) => row);
  const path = rows.flatMap((row) =>
    rows.filter((at) => code.isDark(row, at)).map((at) => `M${at} ${row}h1v1h-1z`),
  );
  return { size, path: path.join("") };
}

/** The light border that the standard asks for, in modules. */
const QUIET = 4;

const Picture = styled.svg`
  width: min(calc(var(--vb-control) * 6), 100%);
  height: auto;
  border-radius: var(--vb-radius);
  background: #fff;
  fill: #000;
`;
