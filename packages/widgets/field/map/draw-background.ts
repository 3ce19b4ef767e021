import * as L from "leaflet";
import type { MapColours } from "./map-colours.ts";
import { places } from "./places.ts";

export interface MapTiles {
  address: string;
  attribution: string;
}

/** The outline is drawn if there is no tile service or if it does not answer. */
export type Background = "tiles" | "noService" | "noAnswer";

/** If the service fails before any tile is shown, the outline is drawn instead. */
export function drawBackground(
  map: L.Map,
  tiles: MapTiles | null,
  colours: MapColours,
  tell: (background: Background) => void,
  onFailed: (cause: Error) => void,
): { recolour: (colours: MapColours) => void; stop: () => void } {
  let now = colours;
  let isGone = false;
  let outline: L.GeoJSON | undefined;
  const drawOutline = (why: Background) => {
    tell(why);
    import("./outline.json").then(({ default: data }) => {
      if (isGone) return;
      map.createPane("outline").style.zIndex = "250";
      // The JSON file's type says only that coordinates are lists of numbers.
      outline = L.geoJSON(data as unknown as Parameters<typeof L.geoJSON>[0], {
        interactive: false,
        pane: "outline",
        style: () => makeOutlineStyle(now),
      }).addTo(map);
      addPlaceNames(map);
    }, onFailed);
  };
  if (tiles) {
    let shownCount = 0;
    let failedCount = 0;
    // Tile services require the referrer, which the page's policy would remove.
    const layer = L.tileLayer(tiles.address, { maxZoom: 19, referrerPolicy: "strict-origin" });
    layer.on("tileload", () => (shownCount += 1));
    layer.on("tileerror", () => {
      failedCount += 1;
      if (shownCount > 0 || failedCount !== GIVEN_UP_AFTER) return;
      layer.remove();
      drawOutline("noAnswer");
    });
    layer.addTo(map);
    tell("tiles");
  } else drawOutline("noService");
  return {
    recolour: (next) => {
      now = next;
      outline?.setStyle(makeOutlineStyle(next));
    },
    stop: () => {
      isGone = true;
    },
  };
}

function makeOutlineStyle({ land, border }: MapColours) {
  return { weight: 1, color: border, fillColor: land, fillOpacity: 1 };
}

function addPlaceNames(map: L.Map) {
  const names = places.map(([name, latitude, longitude, from]) => {
    const content = document.createElement("span");
    content.textContent = name;
    const label = L.tooltip({ permanent: true, direction: "center", className: "vb-map-name", opacity: 1 });
    return { label: label.setLatLng([latitude, longitude]).setContent(content), from };
  });
  const see = () => {
    for (const { label, from } of names) {
      if (map.getZoom() >= from) label.addTo(map);
      else label.remove();
    }
  };
  map.on("zoomend", see);
  see();
}

/** Number of failed tiles, before any is shown, after which the outline is drawn instead. */
const GIVEN_UP_AFTER = 3;
