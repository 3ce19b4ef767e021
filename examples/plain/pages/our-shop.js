/* global L */
// The page's own map, by its own Leaflet, which the page has put on `window` as `L`.
const shop = [9.2648, 76.787];
const map = L.map("our-shop").setView(shop, 12);
L.circle(shop, { radius: 4000 }).addTo(map);
L.marker(shop).addTo(map).bindPopup("Our shop");
