import * as L from "leaflet";
import { watchScheme } from "../../theme/canvas-colours.ts";
import { drawBackground, type Background, type MapTiles } from "./draw-background.ts";
import { mapColours } from "./map-colours.ts";
import type { MapContent, MapPoint, MapView } from "./map-point.ts";

export interface DrawnMap {
  show: (content: MapContent) => void;
  /** Without an id, closes the open popup. */
  open: (id: string | undefined) => void;
  fit: () => void;
  remove: () => void;
}

export interface MapOptions {
  view: MapView;
  tiles: MapTiles | null;
  words: { zoomIn: string; zoomOut: string; close: string };
  /** Undefined when the popup closes. */
  onPick: (id: string | undefined) => void;
  onBackground: (background: Background) => void;
  /** Called if the outline can't be fetched. */
  onFailed: (cause: Error) => void;
}

/**
 * On canvases, so that ten thousand points stay fast. Import this module lazily, since it contains
 * Leaflet.
 */
export function drawMap(box: HTMLElement, options: MapOptions): DrawnMap {
  const { view, words, onPick } = options;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const renderer = createRenderer();
  const map = L.map(box, {
    center: [...view.centre],
    zoom: view.zoom,
    zoomSnap: 0.5,
    minZoom: 4,
    maxZoom: 19,
    renderer,
    preferCanvas: true, // also for the background
    attributionControl: false,
    zoomControl: false,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    inertia: !isStill,
  });
  L.control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);
  let colours = mapColours(box);
  const background = drawBackground(map, options.tiles, colours, options.onBackground, options.onFailed);

  const routes = L.layerGroup().addTo(map);
  const stops = L.featureGroup().addTo(map);
  const intervals = L.featureGroup();
  const pointOf = new Map<L.Layer, MapPoint>();
  const popup = L.popup({ autoPanPadding: [24, 24], className: "vb-map-popup" });
  let shownContent: MapContent = { points: [], routes: [] };
  let openedId: string | undefined;

  const show = (content: MapContent) => {
    shownContent = content;
    for (const group of [routes, stops, intervals]) group.clearLayers();
    pointOf.clear();
    for (const { through, colour } of content.routes)
      L.polyline(
        through.map((at): L.LatLngTuple => [...at]),
        { color: colours.series(colour), weight: 3, opacity: 0.75, interactive: false },
      ).addTo(routes);
    for (const point of content.points) {
      const marker = L.circleMarker([...point.at], {
        radius: point.isInterval ? 4 : 7,
        weight: 1.5,
        color: colours.surface,
        fillColor: colours.series(point.colour),
        fillOpacity: 1,
      }).addTo(point.isInterval ? intervals : stops);
      pointOf.set(marker, point);
    }
    box.dataset["points"] = String(stops.getLayers().length + intervals.getLayers().length);
    const open = content.points.find(({ id }) => id === openedId);
    if (open) popup.setLatLng([...open.at]).setContent(createPopupContent(open));
    else if (openedId !== undefined) popup.close();
  };
  const open = (id: string | undefined) => {
    const point = shownContent.points.find((each) => each.id === id);
    if (!point) return void popup.close();
    const zoom = Math.max(map.getZoom(), point.isInterval ? INTERVALS_FROM : NEAR_ZOOM);
    if (zoom !== map.getZoom() || !map.getBounds().contains([...point.at]))
      map.setView([...point.at], zoom, { animate: false });
    popup
      .setLatLng([...point.at])
      .setContent(createPopupContent(point))
      .openOn(map);
    setCloseLabel(popup, words.close);
    openedId = point.id;
  };
  const seeZoom = () => {
    if (map.getZoom() >= INTERVALS_FROM) intervals.addTo(map);
    else intervals.remove();
    const { lat, lng } = map.getCenter();
    Object.assign(box.dataset, {
      zoom: String(map.getZoom()),
      centre: `${lat.toFixed(3)},${lng.toFixed(3)}`,
    });
  };

  map.on("zoomend moveend", seeZoom);
  seeZoom();
  for (const group of [stops, intervals])
    group.on("click", ({ propagatedFrom }: L.LeafletMouseEvent) => {
      const point = pointOf.get(propagatedFrom as L.Layer);
      if (!point) return;
      open(point.id);
      onPick(point.id);
    });
  map.on("popupclose", () => {
    openedId = undefined;
    onPick(undefined);
  });
  const size = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  size.observe(box);
  const forget = watchScheme(box, () => {
    colours = mapColours(box);
    background.recolour(colours);
    show(shownContent);
  });
  return {
    show,
    open,
    fit: () => {
      if (shownContent.points.length > 0)
        map.fitBounds(L.latLngBounds(shownContent.points.map(({ at }) => L.latLng(at[0], at[1]))), {
          padding: [32, 32],
          maxZoom: 15,
          animate: false,
        });
    },
    remove: () => {
      size.disconnect();
      forget();
      background.stop();
      map.off();
      map.remove();
    },
  };
}

/**
 * Leaflet forgets a redraw that it has planned when it redraws at once. So it may still come after
 * the map was removed, when there is no canvas any more.
 */
function createRenderer(): L.Canvas {
  const { _redraw: redraw } = L.Canvas.prototype as unknown as { _redraw: () => void };
  const RemovableCanvas = L.Canvas.extend({
    _redraw(this: { _ctx?: unknown }) {
      if (this._ctx) redraw.call(this);
    },
  }) as unknown as typeof L.Canvas; // `extend` has no types of its class
  return new RemovableCanvas({ padding: 0.3, tolerance: 5 });
}

/** Text nodes only, because names and places are user input. */
function createPopupContent({ says: [title = "", ...lines] }: MapPoint): HTMLElement {
  const content = document.createElement("div");
  const heading = document.createElement("strong");
  heading.textContent = title;
  content.append(heading);
  for (const line of lines) {
    const words = document.createElement("div");
    words.textContent = line;
    content.append(words);
  }
  return content;
}

function setCloseLabel(popup: L.Popup, label: string) {
  popup.getElement()?.querySelector(".leaflet-popup-close-button")?.setAttribute("aria-label", label);
}

/** Leaflet sets the global `L`: restore the page's own `L`. */
L.noConflict();

const INTERVALS_FROM = 12;
const NEAR_ZOOM = 10;
