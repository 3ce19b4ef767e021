import qrcode from "qrcode-generator";
import { useMemo } from "react";
import { styled } from "styled-components";

export interface QrCodeProps {
  /** The content of the code. */
  text: string;
  /** Its description for screen readers. */
  label: string;
}

/** A QR code, dark on light in every colour scheme, since cameras can't read others. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawModules(text), [text]);
  return (
    <Picture
      className="vb-qr"
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size + 2 * QUIET_ZONE} ${size + 2 * QUIET_ZONE}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </Picture>
  );
}

/** Draws the dark modules as one path; consecutive modules of a row are one rectangle. */
function drawModules(text: string): { size: number; path: string } {
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

/** In modules: the light border required by the standard. */
const QUIET_ZONE = 4;

const Picture = styled.svg`
  width: min(calc(var(--vb-control) * 6), 100%);
  height: auto;
  border-radius: var(--vb-radius);
  background: #fff;
  fill: #000;
`;
