// The preview is in packages/widgets, to be compiled and type-checked with the widgets.
export { default } from "../packages/widgets/fixtures/preview.tsx";
