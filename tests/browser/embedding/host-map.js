/* global L, window */
// The partner's own map, made before anything of ours is there.
const map = L.map("map", { zoomAnimation: false, fadeAnimation: false }).setView([9.2648, 76.787], 12);
L.tileLayer("/tiles/{z}/{x}/{y}.png", { attribution: "The partner's tiles" }).addTo(map);
L.marker([9.2648, 76.787]).addTo(map).bindPopup("The partner's office");
window.partner = { map, leaflet: L };
