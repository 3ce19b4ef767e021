const { resolve } = require("node:path");

module.exports = {
  entry: "./main.jsx",
  output: { path: resolve("pages"), filename: "main.js" },
  module: { rules: [{ test: /\.jsx$/, loader: "esbuild-loader", options: { jsx: "automatic" } }] },
  performance: { hints: false },
};
