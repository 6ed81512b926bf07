/** The name of the digest's cron trigger, as wrangler.toml writes it. */
export const digestCron = "30 3 * * MON";
