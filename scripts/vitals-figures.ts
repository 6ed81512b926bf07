import * as v from "valibot";
import { metricNames } from "../app/vitals/metrics.ts";

/** The Cloudflare account that is asked, and by which token. */
export type Account = { apiUrl: string; accountId: string; apiToken: string };

const timeLimitMs = 30_000;

// Counts are so large that the API writes them as strings.
const figure = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.minValue(0));

const answerSchema = v.object({
  data: v.array(
    v.object({
      route: v.string(),
      metric: v.picklist(metricNames),
      p75: figure,
      visits: figure,
    }),
  ),
});

export type Figure = v.InferOutput<typeof answerSchema>["data"][number];

/** Where nothing was ever written there is no table, and where no row is found its columns have no type. */
const emptyDataset = /unknown table|unable to find type of column/i;

/**
 * The 75th percentile of each metric on each route, over the last days.
 * @throws Error that says in a line why it cannot be told
 */
export async function readFigures(
  account: Account,
  dataset: string,
  days: number,
): Promise<Figure[]> {
  const response = await query(account, writeSql(dataset, days));
  const text = await response.text();
  if (response.status === 401 || response.status === 403) {
    throw new Error(
      "Cloudflare refuses CLOUDFLARE_API_TOKEN: it needs the permission Account Analytics (read) in the account CLOUDFLARE_ACCOUNT_ID.",
    );
  }
  if (!response.ok && emptyDataset.test(text)) return [];
  if (!response.ok) throw new Error(`Cloudflare answered ${response.status}: ${firstLine(text)}`);
  return parseAnswer(text);
}

/** As app/vitals/receive-report.server.ts writes it. A row may stand for several, of which the rest was not kept. */
export function writeSql(dataset: string, days: number): string {
  return `SELECT blob1 AS route, blob2 AS metric,
  quantileExactWeighted(0.75)(double1, _sample_interval) AS p75,
  SUM(_sample_interval) AS visits
FROM ${dataset}
WHERE timestamp > NOW() - INTERVAL '${days}' DAY
GROUP BY route, metric
FORMAT JSON`;
}

async function query({ apiUrl, accountId, apiToken }: Account, sql: string): Promise<Response> {
  const path = `/accounts/${encodeURIComponent(accountId)}/analytics_engine/sql`;
  try {
    return await fetch(apiUrl.replace(/\/+$/, "") + path, {
      method: "POST",
      headers: { Authorization: `Bearer ${apiToken}` },
      body: sql,
      signal: AbortSignal.timeout(timeLimitMs),
    });
  } catch (error) {
    throw new Error(`${apiUrl} cannot be reached: ${reasonOf(error)}`);
  }
}

function parseAnswer(text: string): Figure[] {
  const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), answerSchema), text);
  if (answer.success) return answer.output.data;
  const [issue] = answer.issues;
  const place = v.getDotPath(issue);
  throw new Error(`Cloudflare's answer is wrong${place ? ` at ${place}` : ""}: ${issue.message}`);
}

const firstLine = (text: string) => text.trim().split("\n", 1).join().slice(0, 300);

/** What fetch says itself is always the same; its cause has what happened. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
