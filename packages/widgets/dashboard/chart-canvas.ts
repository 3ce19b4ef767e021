import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartEvent,
  Legend,
  LinearScale,
  Tooltip,
} from "chart.js";

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Legend, Tooltip);

export interface ChartDrawing {
  labels: readonly string[];
  series: readonly { label: string; values: readonly number[] }[];
  isStacked: boolean;
  format: (value: number) => string;
}

/** Colours and fonts are resolved, because a canvas does not support CSS variables. */
export interface ChartLook {
  series: readonly string[];
  others: string;
  ink: string;
  line: string;
  font: string;
  isStill: boolean;
}

/** Returns a function that removes the bars. `onPress` receives the index of the pressed label. */
export function drawBars(
  canvas: HTMLCanvasElement,
  { labels, series, isStacked, format }: ChartDrawing,
  look: ChartLook,
  onPress: (at: number) => void,
): () => void {
  // Chart.js has no font setting for a whole chart, so the font is set on each text.
  const font = { family: look.font, size: 12 };
  const words = { color: look.ink, font };
  const chart = new Chart(canvas, {
    type: "bar",
    data: {
      labels: [...labels],
      datasets: series.map(({ label, values }, at) => ({
        label,
        data: [...values],
        backgroundColor: look.series[at] ?? look.others,
        borderRadius: isStacked ? 0 : 3,
        maxBarThickness: 36,
      })),
    },
    options: {
      responsive: true,
      maintainAspectRatio: false,
      animation: look.isStill ? false : { duration: 200 },
      interaction: { mode: "index", intersect: false },
      scales: {
        x: { stacked: isStacked, ticks: { ...words, maxRotation: 0 }, grid: { display: false } },
        y: {
          stacked: isStacked,
          beginAtZero: true,
          border: { display: false },
          ticks: { ...words, callback: (value) => format(Number(value)), maxTicksLimit: 6 },
          grid: { color: look.line },
        },
      },
      plugins: {
        legend: { position: "bottom", labels: { ...words, boxWidth: 10, boxHeight: 10 } },
        tooltip: {
          titleFont: font,
          bodyFont: font,
          filter: ({ parsed }) => parsed.y !== 0,
          callbacks: { label: ({ dataset, parsed }) => `${dataset.label ?? ""}: ${format(parsed.y ?? 0)}` },
        },
      },
      onClick: (event: ChartEvent) => {
        const [pressedBar] = chart.getElementsAtEventForMode(
          event.native ?? new Event("click"),
          "index",
          { intersect: false },
          false,
        );
        if (pressedBar) onPress(pressedBar.index);
      },
    },
  });
  return () => chart.destroy();
}
