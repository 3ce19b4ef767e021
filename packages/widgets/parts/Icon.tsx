import { styled } from "styled-components";
const ICON_PATHS = {
  search: "M7 12.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM11 11l3.5 3.5",
  close: "m4 4 8 8M12 4l-8 8",
  calendar: "M2.5 4.5h11v9h-11zM2.5 7.5h11M5.5 2.5v3M10.5 2.5v3",
  filter: "M2 3.5h12M4.5 8h7M6.5 12.5h3",
  columns: "M2.5 3h11v10h-11zM6.2 3v10M9.8 3v10",
  sheet: "M3.5 1.5h6l3 3v10h-9zM5.5 8l4 4.5M9.5 8l-4 4.5",
  pdf: "M3.5 1.5h6l3 3v10h-9zM9.5 1.5v3h3M5.5 8.5h5M5.5 11h5",
  csv: "M2.5 4h11M2.5 8h11M2.5 12h7",
  print: "M4.5 6V2h7v4M4.5 11.5h-2V6h11v5.5h-2M4.5 9.5h7V14h-7z",
  more: "M3 8h.6M7.7 8h.6M12.4 8h.6",
  up: "m4 10 4-4 4 4",
  down: "m4 6 4 4 4-4",
  left: "m10 4-4 4 4 4",
  right: "m6 4 4 4-4 4",
  first: "m8 4-4 4 4 4M12 4 8 8l4 4",
  last: "m4 4 4 4-4 4M8 4l4 4-4 4",
  sortUp: "M8 13V3M4.5 6.5 8 3l3.5 3.5",
  sortDown: "M8 3v10M4.5 9.5 8 13l3.5-3.5",
  check: "m3 8.5 3.2 3.2L13 5",
  warn: "M8 2 1.5 13.5h13zM8 6.5v3.2M8 11.8h.01",
  info: "M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 7.5V11M8 5h.01",
  refresh: "M13.5 8a5.5 5.5 0 1 1-1.6-3.9M13.5 2v3h-3",
  menu: "M2 4h12M2 8h12M2 12h12",
  eye: "M1.5 8C3 5.2 5.3 3.8 8 3.8S13 5.2 14.5 8C13 10.8 10.7 12.2 8 12.2S3 10.8 1.5 8ZM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  eyeOff:
    "M2.5 2.5l11 11M6.2 4A7 7 0 0 1 8 3.8c2.7 0 5 1.4 6.5 4.2-.5 1-1.1 1.8-1.8 2.5M9.9 12A7 7 0 0 1 8 12.2c-2.7 0-5-1.4-6.5-4.2.6-1.1 1.3-2 2.2-2.7",
  star: "m8 2 1.8 3.8 4.2.5-3.1 2.9.8 4.1L8 11.3l-3.7 2 .8-4.1L2 6.3l4.2-.5Z",
  pin: "M5.5 2h5M6 2v4.5L4 9.5h8l-2-3V2M8 9.5V14",
  plus: "M8 3v10M3 8h10",
  trash: "M3 4.5h10M6 4.5v-2h4v2M4.5 4.5 5 14h6l.5-9.5",
  help: "M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM6.2 6.3c.2-1.1 1-1.6 1.9-1.6 1.1 0 1.8.7 1.8 1.6 0 1.3-1.8 1.5-1.8 2.8M8 11.4h.01",
} as const;

export type IconName = keyof typeof ICON_PATHS;

/** Has the text's colour and size. Is decorative: nearby text or a label must give its meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <Drawing className="vb-icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: none;
  width: 1.15em;
  height: 1.15em;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
