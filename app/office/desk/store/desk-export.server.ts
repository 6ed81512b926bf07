import * as v from "valibot";
import type { Deed } from "#office/enquiry/store/desk-log.server.ts";
import { columnsOf, type EnquiryRecord, recordSchema } from "#office/enquiry/store/record.ts";
import { currencyCodes } from "#office/offer/amount.ts";
import type { Period } from "./desk-lists.server.ts";

const text = v.nullable(v.string());
const time = v.nullable(v.number());

/** Its course: the last offer that was not taken back, the journey, and all notes. */
const furtherSchema = v.object({
  offerMadeAt: time,
  offerCurrency: v.nullable(v.picklist(currencyCodes)),
  /** In hundredths of the currency. */
  offerTotal: v.nullable(v.number()),
  offerValidUntil: time,
  offerAnswer: text,
  offerAnsweredAt: time,
  offerWords: text,
  bookedAt: time,
  stage: text,
  homeAt: time,
  calledOffAt: time,
  calledOffWhy: text,
  notes: text,
});

const further = `made_at AS offerMadeAt, currency AS offerCurrency,
  (SELECT sum(json_extract(line.value, '$.amount')) FROM json_each(lines) AS line) AS offerTotal,
  valid_until AS offerValidUntil, answer AS offerAnswer, answered_at AS offerAnsweredAt, answer_words AS offerWords,
  booked_at AS bookedAt, current AS stage, home_at AS homeAt, called_off_at AS calledOffAt, called_off_why AS calledOffWhy,
  (SELECT group_concat(text, char(10)) FROM
    (SELECT text FROM enquiry_notes WHERE enquiry_id = enquiries.id ORDER BY id)) AS notes`;

/** The position orders rows of the same time. */
const listedSchema = v.object({
  ...recordSchema.entries,
  ...furtherSchema.entries,
  position: v.number(),
});

/** A row of an export. */
export type ExportedCase = EnquiryRecord & v.InferOutput<typeof furtherSchema>;

const pageSize = 500;

const inPeriod = "received_at >= ?1 AND received_at < ?2";

const namesSchema = v.array(v.object({ name: v.string() }));

/** The enquiries of a period, however many, to be taken out of the desk. */
export function createExports(database: D1Database) {
  return {
    async count({ from, until }: Period): Promise<number> {
      const count = await database
        .prepare(`SELECT count(*) AS count FROM enquiries WHERE ${inPeriod}`)
        .bind(from, until)
        .first("count");
      return v.parse(v.number(), count);
    },

    /** Adds a line to the log, with how many there are. Returns the names of all their details. */
    async begin({ from, until }: Period, { who, at, did }: Deed): Promise<string[]> {
      const logging = database
        .prepare(
          `INSERT INTO desk_log (at, who, did)
           SELECT ?3, ?4, ?5 || ': ' || count(*) || iif(count(*) = 1, ' enquiry', ' enquiries')
           FROM enquiries WHERE ${inPeriod}`,
        )
        .bind(from, until, at, who, did);
      const naming = database
        .prepare(
          `SELECT detail.key AS name
           FROM enquiries JOIN json_each(iif(json_valid(details), details, NULL)) AS detail
           WHERE ${inPeriod} AND typeof(detail.key) = 'text'
           GROUP BY detail.key ORDER BY min(detail.id), detail.key`,
        )
        .bind(from, until);
      const [, named] = await database.batch([logging, naming]);
      return v.parse(namesSchema, named?.results).map(({ name }) => name);
    },

    /** The oldest first. Each page is read when it is asked for. */
    async *readPages({ from, until }: Period): AsyncGenerator<ExportedCase[]> {
      for (let time = from, position = 0; ; ) {
        const { results } = await database
          .prepare(
            `SELECT ${columnsOf(recordSchema, "enquiries")}, ${further}, enquiries.rowid AS position
             FROM enquiries
             LEFT JOIN offers ON offers.enquiry_id = enquiries.id AND ended_at IS NULL
             LEFT JOIN journeys ON journeys.enquiry_id = enquiries.id
             WHERE (received_at, enquiries.rowid) > (?1, ?2) AND received_at < ?3
             ORDER BY received_at, enquiries.rowid LIMIT ${pageSize}`,
          )
          .bind(time, position, until)
          .all();
        const page = v.parse(v.array(listedSchema), results);
        const last = page.at(-1);
        if (!last) return;
        yield page;
        time = last.receivedAt;
        position = last.position;
      }
    },
  };
}
