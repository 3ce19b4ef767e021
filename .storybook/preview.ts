// The widgets' own, so that it is compiled and checked with them.
export { default } from "../packages/widgets/fixtures/preview.tsx";
