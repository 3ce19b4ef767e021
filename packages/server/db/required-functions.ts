import type { Knex } from "knex";

/** The database lacks a function that the facts of documents need (docs/decisions/062). */
export class MissingFunctionError extends Error {
  override name = "MissingFunctionError";
  constructor(cause: unknown) {
    super(
      "This MySQL has no function MD5, without which nothing can be posted. Its administrator installs it once by INSTALL COMPONENT 'file://component_classic_hashing', then start Vanbook again.",
      { cause },
    );
  }
}

/** Throws MissingFunctionError. MySQL 9.6 and newer have MD5 only as a component. */
export async function refuseWithoutFunctions(db: Pick<Knex, "raw">): Promise<void> {
  try {
    await db.raw("SELECT MD5('')");
  } catch (error) {
    if (error instanceof Error && "errno" in error && error.errno === NO_SUCH_FUNCTION)
      throw new MissingFunctionError(error);
    throw error;
  }
}

const NO_SUCH_FUNCTION = 1305;
