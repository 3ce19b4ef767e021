import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import { connect } from "../../packages/server/db/connection.ts";
import { queryRows } from "../../packages/server/db/rows.ts";
import { createRandom } from "../../packages/server/demo/random.ts";
import { createInstallation } from "../crash/installation.ts";
import { createAnswers, calculatePercentile, type Answers } from "../entering/answers.ts";
import { correctAtOdds } from "../entering/at-odds.ts";
import { compareBooks, readBefore, findBooksFaults } from "../entering/compared.ts";
import { NUMBERS_BESIDE_THE_LOCK } from "../entering/numbers-beside-the-lock.ts";
import { openOffice } from "../entering/office.ts";
import { enterTogether } from "../entering/people.ts";
import { createFaultyBuilds } from "../faulty-build.ts";
import { expectSome, expectNone, makeFigure, type Figure, type Proof } from "./proof.ts";

/**
 * Many people enter, correct and cancel vouchers of all kinds at once, with two server processes
 * and a database that commits to disk.
 */
export const proveEntering: Proof = {
  about: "many people enter, correct and cancel vouchers of all kinds at once",
  async run({ people, seconds, pause, seed }, say) {
    const random = createRandom(seed);
    const builds = await createFaultyBuilds("prove-entering");
    const installation = await createInstallation(await builds.build(SERVER_ENTRY, undefined), {
      workers: 2,
    });
    const db = connect(installation.databaseUrl, { max: 4, statementSeconds: 600 });

    /** Opens an office with `many` people, lets them work, and compares the books. */
    const runWork = async (many: number, long: number, rest: number) => {
      const answers = createAnswers();
      const office = await openOffice(installation, db, many, answers);
      answers.forget();
      const [before, run, conflicts] = [
        await readBefore(db),
        randomUUID().slice(0, 8),
        await countConflicts(db),
      ];
      const work = await enterTogether(office, { run, seconds: long, pause: rest, random });
      const differences = await compareBooks(db, run, work, before);
      const retriedCount = (await countConflicts(db)) - conflicts;
      return { answers, office, work, differences, retried: retriedCount };
    };

    try {
      const { answers, office, work, differences, retried } = await runWork(people, seconds, pause);
      tell(answers, say);
      const figures = makeFigures(answers, work.entered.length / work.seconds);
      const seats = office.seats.filter(({ role }) => role === "administrator");
      const answerFindings = [...answers.findings];
      answers.forget();
      const conflicts = await countConflicts(db);
      const [date = ""] = office.days;
      const odds = await correctAtOdds(seats, { date, seconds: Math.ceil(seconds / 6), random });
      const oddly = [...answers.findings, ...odds.findings, ...(await findBooksFaults(db))];
      const atOdds = (await countConflicts(db)) - conflicts;
      office.close();
      for (const finding of [...answerFindings, ...differences, ...oddly].slice(0, 20)) say(finding);

      // Must be last, because the faulty server damages the books.
      await installation.kill("server");
      await installation.start(await builds.build(SERVER_ENTRY, NUMBERS_BESIDE_THE_LOCK));
      // Two vouchers get the same number only by chance, more rarely on a busy machine, so try
      // several times.
      const faults: string[] = [];
      for (let turn = 0; turn < 8 && faults.length === 0; turn += 1) {
        const faulty = await runWork(Math.min(people, 10), Math.min(seconds, 5), 0);
        faulty.office.close();
        faults.push(...faulty.differences);
      }

      const workSummary = `${work.entered.length} vouchers, ${work.corrected} corrections and ${work.cancelled} cancellations of ${people} people in ${work.seconds.toFixed(0)} s`;
      return [
        expectNone(
          `of ${workSummary}: answers that nobody may get (errors, BUSY, locks, codes off the contract)`,
          answerFindings,
        ),
        expectNone(
          `of these (${work.twice} sent twice at once): lost, doubled, gaps, unsound books, goods short`,
          differences,
        ),
        ...figures,
        makeFigure(
          "transactions that the database rolled back for another's, done again unseen",
          String(retried),
        ),
        expectNone(
          `of ${odds.bills} corrections of a bill and ${odds.money} of what is settled against it at the same time (${atOdds} done again): errors, unsound books`,
          oddly,
        ),
        expectSome("what servers that number vouchers beside the lock do is found", faults),
      ];
    } finally {
      await db.destroy();
      await installation.stop();
      await builds.remove();
    }
  },
};

function makeFigures({ times, refusals }: Answers, rate: number): Figure[] {
  const postTimes = [...times].filter(([operation]) => operation.endsWith(".post")).flatMap(([, all]) => all);
  const refusedCount = [...refusals.values()].reduce((sum, count) => sum + count, 0);
  return [
    makeFigure("vouchers a second", rate.toFixed(1)),
    makeFigure("posting one: p50, p95, p99 and the longest, ms", formatPercentiles(postTimes)),
    makeFigure("refused, each by a code that is listed above", String(refusedCount)),
  ];
}

/** Prints how long each operation took, and how often each refusal occurred. */
function tell({ times, refusals }: Answers, say: (text: string) => void) {
  for (const [operation, all] of [...times].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    say(`${operation}: ${all.length}, p50, p95, p99 and the longest ${formatPercentiles(all)} ms`);
  for (const [refusal, times] of [...refusals].toSorted(([, a], [, b]) => b - a))
    say(`refused: ${refusal} ${times}`);
}

function formatPercentiles(times: readonly number[]): string {
  return [50, 95, 99, 100].map((percent) => Math.round(calculatePercentile(times, percent))).join(" / ");
}

/**
 * Number of transactions that the database has rolled back because of deadlocks and lock time-outs.
 */
async function countConflicts(db: Knex): Promise<number> {
  const counts = await queryRows<{ count: number }>(
    db,
    "SELECT count FROM information_schema.innodb_metrics WHERE name IN ('lock_deadlocks', 'lock_timeouts')",
  );
  return counts.reduce((sum, { count }) => sum + Number(count), 0);
}

const SERVER_ENTRY = 'import "./main.ts";';
