import { css, styled } from "styled-components";
import { surface } from "../../parts/Card.styles.ts";

export const mapCard = css`
  container: vb-map / inline-size;
  & > .vb-banner {
    margin: var(--vb-space-3) var(--vb-space-3) 0;
  }
`;

export const MapSurface = styled.section`
  ${surface}
  ${mapCard}
`;

/** The Leaflet classes are the part of its style sheet for canvases, tiles and popups. */
export const MapAndList = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--vb-space-3);
  padding: var(--vb-space-3);
  @container vb-map (min-width: 760px) {
    grid-template-columns: minmax(0, 3fr) minmax(calc(var(--vb-control) * 9), 2fr);
  }
  .vb-map-side,
  .vb-map-list {
    min-width: 0;
  }
  .vb-map-acts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--vb-space-3);
    padding-bottom: var(--vb-space-2);
  }
  .vb-map-note {
    min-height: 1.4em;
    margin: var(--vb-space-1) 0 0;
    color: var(--vb-ink-3);
    font-size: var(--vb-text-s);
  }
  .vb-map-box {
    position: relative;
    height: clamp(calc(var(--vb-control) * 9), 62vh, calc(var(--vb-control) * 22));
    overflow: hidden;
    border: var(--vb-hairline) solid var(--vb-line);
    border-radius: var(--vb-radius);
    background: var(--vb-sunken);
    /* What Leaflet puts above each other stays among itself. */
    isolation: isolate;
    outline-offset: 1px;
    touch-action: none;
  }
  .vb-map-box :is(.leaflet-pane, .leaflet-tile, .leaflet-zoom-box, .leaflet-layer, .leaflet-image-layer) {
    position: absolute;
    top: 0;
    left: 0;
  }
  .vb-map-box .leaflet-tile-container {
    position: absolute;
  }
  .vb-map-box canvas {
    position: absolute;
    max-width: none;
  }
  .vb-map-box .leaflet-tile {
    max-width: none;
    user-select: none;
    visibility: hidden;
  }
  .vb-map-box .leaflet-tile-loaded {
    visibility: inherit;
  }
  .vb-map-box .leaflet-zoom-animated {
    transform-origin: 0 0;
  }
  .vb-map-box .leaflet-zoom-anim .leaflet-zoom-animated {
    transition: transform 250ms cubic-bezier(0, 0, 0.25, 1);
  }
  .vb-map-box .leaflet-pane {
    z-index: 400;
  }
  .vb-map-box .leaflet-tile-pane {
    z-index: 200;
  }
  .vb-map-box .leaflet-tooltip-pane {
    z-index: 450;
  }
  .vb-map-box .leaflet-popup-pane {
    z-index: 700;
  }
  .vb-map-box .leaflet-control-container {
    position: absolute;
    z-index: 800;
    top: var(--vb-space-2);
    left: var(--vb-space-2);
  }
  .vb-map-box .leaflet-control-zoom {
    display: grid;
    border: var(--vb-hairline) solid var(--vb-line-strong);
    border-radius: var(--vb-radius);
    background: var(--vb-raised);
  }
  .vb-map-box .leaflet-control-zoom a {
    display: grid;
    place-items: center;
    width: var(--vb-control);
    height: var(--vb-control);
    color: var(--vb-ink);
    font-size: var(--vb-text-l);
    text-decoration: none;
  }
  .vb-map-box .leaflet-control-zoom a.leaflet-disabled {
    color: var(--vb-ink-3);
  }
  .vb-map-box .leaflet-interactive,
  .vb-map-box .leaflet-grab {
    cursor: pointer;
  }
  .vb-map-popup {
    position: absolute;
    bottom: 0;
    margin-bottom: var(--vb-space-3);
  }
  .vb-map-popup .leaflet-popup-content-wrapper {
    padding: var(--vb-space-2) var(--vb-space-5) var(--vb-space-2) var(--vb-space-3);
    border: var(--vb-hairline) solid var(--vb-line-strong);
    border-radius: var(--vb-radius);
    background: var(--vb-raised);
    box-shadow: var(--vb-shadow);
    color: var(--vb-ink);
  }
  .vb-map-popup .leaflet-popup-content {
    overflow-wrap: anywhere;
  }
  .vb-map-popup .leaflet-popup-close-button {
    position: absolute;
    top: 0;
    right: 0;
    display: grid;
    place-items: center;
    width: var(--vb-space-5);
    height: var(--vb-space-5);
    color: var(--vb-ink-2);
    text-decoration: none;
  }
  .vb-map-name {
    position: absolute;
    color: var(--vb-ink-2);
    font-size: var(--vb-text-xs);
    text-shadow:
      0 0 2px var(--vb-surface),
      0 0 3px var(--vb-surface);
    white-space: nowrap;
    pointer-events: none;
  }
`;
