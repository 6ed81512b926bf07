import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Deployment } from "#scripts/deployment/environment.ts";
import { findProblems } from "#scripts/deployment/readiness/find-problems.ts";
import { type Account, callWrangler, emptyAccount } from "./account.ts";
import { createStagingNetwork, readyDeployment } from "./staging-network.ts";

const wrangler = vi.hoisted(() => ({ run: vi.fn<(args: string[]) => Promise<string>>() }));
vi.mock("#scripts/deployment/wrangler.ts", async (importOriginal) => ({
  ...(await importOriginal<typeof import("#scripts/deployment/wrangler.ts")>()),
  runWrangler: wrangler.run,
}));

const domain = "mail.marigoldpets.internal";
const queue = "marigold-mail-events";
const office = "office@marigoldpets.internal";
const { site } = readyDeployment;

/** Staging with both kinds of mail. */
const ready: Deployment = {
  ...readyDeployment,
  site: {
    ...site,
    vars: {
      ...site.vars,
      MAIL_FROM: `hello@${domain}`,
      TEAM_MAIL_FROM: `website@${domain}`,
      TEAM_MAIL_TO: office,
    },
    mailBindings: [
      { name: "MAIL", recipients: [office] },
      { name: "TEAM_MAIL", recipients: null },
    ],
    consumedQueues: [queue],
  },
};

/** As a public DNS server has them: texts in quotes and in parts, hosts with their dot. */
const records = {
  [`MX cf-bounce.${domain}`]: "71 route1.mx.internal.",
  [`TXT cf-bounce.${domain}`]: '"v=spf1 ~all"',
  [`TXT cf-bounce._domainkey.${domain}`]: '"v=DKIM1; p=MIIB" "IjANBgkq"',
  [`TXT _dmarc.${domain}`]: '"v=DMARC1; p=quarantine"',
};

const subscription = {
  enabled: true,
  source: { type: "email.sending", domain },
  events: ["message.bounced", "message.complained"],
};

let network: ReturnType<typeof createStagingNetwork>;
let account: Account;

beforeEach(() => {
  network = createStagingNetwork(() => account);
  Object.assign(network.dns, records);
  account = {
    ...emptyAccount,
    sendingDomains: [{ zone: "marigoldpets.internal", name: domain, enabled: "yes" }],
    subscriptions: [subscription],
  };
  wrangler.run.mockReset();
  wrangler.run.mockImplementation(async (args) => callWrangler(account, args));
  vi.stubGlobal("fetch", network.fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const find = (deployment: Deployment = ready) => findProblems(deployment, { mail: true });

const withSite = (changes: Partial<Deployment["site"]>): Deployment => ({
  ...ready,
  site: { ...ready.site, ...changes },
});
const withVars = (vars: Record<string, string>) =>
  withSite({ vars: { ...ready.site.vars, ...vars } });

describe("the problems with mail", () => {
  it("are none if it is complete; the office gets one mail, marked as a check", async () => {
    expect(await find()).toEqual([]);
    const sent = wrangler.run.mock.calls.flatMap(([args]) => (args.includes("send") ? [args] : []));
    expect(sent).toEqual([expect.arrayContaining([`--from=website@${domain}`, `--to=${office}`])]);
    expect(sent[0]).toContain("--subject=Preflight check of the website. No action is needed.");
  });

  it("are none if mail is off, and nothing of it is asked", async () => {
    expect(await find(readyDeployment)).toEqual([]);
    expect(wrangler.run).not.toHaveBeenCalled();
  });

  it.each([
    [
      "MAIL_FROM",
      'send_email]] with name = "MAIL"',
      { mailBindings: ready.site.mailBindings.slice(1) },
    ],
    [
      "TEAM_MAIL_TO",
      'send_email]] with name = "TEAM_MAIL"',
      { mailBindings: ready.site.mailBindings.slice(0, 1) },
    ],
    ["MAIL_FROM", `queues.consumers]] with queue = "${queue}"`, { consumedQueues: [] }],
  ])("include %s without [[env.staging.%s", async (variable, part, changes) => {
    expect(await find(withSite(changes))).toEqual([
      {
        problem: `${variable} is set, but wrangler.toml has no [[env.staging.${part}.`,
        fix: `Add it, or empty ${variable}.`,
      },
    ]);
    expect(wrangler.run).not.toHaveBeenCalled();
  });

  it("include bindings without their variables, by which nothing would be sent", async () => {
    const off = { MAIL_FROM: "", TEAM_MAIL_FROM: "", TEAM_MAIL_TO: "" };
    const problems = (await find(withVars(off))).map(({ problem }) => problem);
    expect(problems).toHaveLength(3);
    for (const problem of problems) expect(problem).toContain("is empty, so nothing is mailed");
  });

  it.each([
    ["the site's whole domain", "marigoldpets.internal"],
    ["another domain", "mail.marigold.internal"],
    ["a domain that only ends like the site's", "mail-marigoldpets.internal"],
  ])("include a sender at %s", async (_, host) => {
    expect(await find(withVars({ MAIL_FROM: `hello@${host}` }))).toEqual([
      {
        problem: `MAIL_FROM is at ${host}, which is not a subdomain of the site's domain, marigoldpets.internal. The records of the mail service could stop the office's own mail.`,
        fix: "Send from a subdomain of its own, such as office@mail.… (docs/operating.md, Mail).",
      },
    ]);
  });

  it("include a sender at a whole zone, as the account knows it", async () => {
    account.sendingDomains = [{ zone: domain, name: domain, enabled: "yes" }];
    expect(await find()).toMatchObject([
      { problem: expect.stringContaining(`MAIL_FROM is at ${domain}, which is the whole zone.`) },
    ]);
  });

  it("include that staging may mail anybody", async () => {
    const mailBindings = ready.site.mailBindings.map((binding) => ({
      ...binding,
      recipients: null,
    }));
    expect(await find(withSite({ mailBindings }))).toMatchObject([
      { problem: "Staging may mail anybody: MAIL has no allowed_destination_addresses." },
    ]);
  });

  it("include a binding that may not send to the office, and an address that is a placeholder", async () => {
    const mailBindings = ready.site.mailBindings.map((binding) => ({
      ...binding,
      recipients: ["asha@marigoldpets.internal"],
    }));
    expect(await find(withSite({ mailBindings }))).toMatchObject([
      { problem: `TEAM_MAIL may not send to ${office}, although TEAM_MAIL_TO names it.` },
    ]);
    expect(await find(withVars({ TEAM_MAIL_TO: "office@marigoldpets.example" }))).toMatchObject([
      { problem: "TEAM_MAIL_TO is a placeholder (marigoldpets.example)." },
    ]);
  });

  it("include a domain that does not send, or not yet", async () => {
    account.sendingDomains = [];
    expect(await find()).toEqual([
      {
        problem: `The account does not send mail from ${domain}.`,
        fix: `npx wrangler email sending enable ${domain}`,
      },
    ]);
    account.sendingDomains = [{ zone: "marigoldpets.internal", name: domain, enabled: "no" }];
    expect(await find()).toMatchObject([
      { problem: `Cloudflare has not enabled ${domain} for sending yet.` },
    ]);
  });

  it.each([
    [`MX cf-bounce.${domain}`, `cf-bounce.${domain} has no MX record with route1.mx.internal.`],
    [`TXT cf-bounce.${domain}`, `cf-bounce.${domain} has no TXT record with v=spf1 ~all.`],
    [
      `TXT cf-bounce._domainkey.${domain}`,
      `cf-bounce._domainkey.${domain} has no TXT record with v=DKIM1; p=MIIBIjANBgkq.`,
    ],
    [`TXT _dmarc.${domain}`, `_dmarc.${domain} has no TXT record with v=DMARC1.`],
  ])("include that the DNS lacks %s, or has another one", async (record, problem) => {
    network.dns[record] = '"v=other"';
    expect(await find()).toMatchObject([{ problem }]);
    delete network.dns[record];
    // A policy of the whole domain is not the subdomain's own.
    network.dns["TXT _dmarc.marigoldpets.internal"] = '"v=DMARC1; p=none"';
    expect(await find()).toMatchObject([{ problem }]);
  });

  it("include that mails which come back are not reported, and how to ask for it", async () => {
    account.subscriptions = null;
    expect(await find()).toMatchObject([{ fix: `npx wrangler queues create ${queue}` }]);
    const partial = [
      [],
      [{ ...subscription, enabled: false }],
      [{ ...subscription, source: { type: "email.sending", domain: "mail.internal" } }],
      [{ ...subscription, source: { type: "kv" } }],
      [{ ...subscription, events: ["message.delivered"] }],
    ];
    for (const subscriptions of partial) {
      account.subscriptions = subscriptions;
      expect(await find()).toEqual([
        {
          problem: `The queue ${queue} does not get these events of ${domain}: message.bounced, message.complained.`,
          fix: expect.stringContaining(
            `subscription create ${queue} --source email.sending --domain ${domain}`,
          ),
        },
      ]);
    }
  });

  it("include that the office cannot be mailed, although wrangler does not fail", async () => {
    account.sentMail = "";
    expect(await find()).toMatchObject([
      { problem: `The office cannot be mailed at ${office}: It came back.` },
    ]);
    account.failing = [{ when: "email sending send", reason: "destination address not verified" }];
    expect(await find()).toMatchObject([
      { problem: `The office cannot be mailed at ${office}: destination address not verified.` },
    ]);
  });
});
