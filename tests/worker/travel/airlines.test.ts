import { describe, expect, it } from "vitest";
import { readAttributes, readElements, setClock, visit } from "#tests/worker/site.ts";
import airlineFile from "#travel/airlines/airlines.yaml";
import { bagNote } from "#travel/airlines/bag/bag-verdict.ts";
import { packingNote } from "#travel/airlines/limits.ts";
import { readingWords } from "#travel/rules/rule-words.ts";
import { asOfWords } from "#travel/rules/source/dated-facts.ts";
import { formatDate } from "#ui/text/date-words.ts";
import { keepUnits } from "#ui/text/text.ts";

const path = "/guides/airlines";
const { airlines } = airlineFile;

const row = "#airlines details";
const ways = ["Cabin", "Hold", "Cargo"];

/** The result for each airline, by its name. */
async function readAnswers(search: string) {
  const names = await readElements(path + search, `${row} h3`);
  const answers = await readElements(path + search, `${row} p > strong`);
  return Object.fromEntries(names.map(({ text }, index) => [text, answers[index]?.text]));
}

describe("the page of the airlines", () => {
  it("has every airline with its rule for each way and for snub noses, and once its source and month", async () => {
    const names = await readElements(path, `${row} h3`);
    expect(names.map(({ text }) => text)).toEqual(airlines.map(({ name }) => name));
    const rules = await readElements(path, `${row} dd`);
    expect(rules.map(({ text }) => text)).toEqual(
      airlines.flatMap(({ cabin, hold, cargo, snubNosed }) =>
        [cabin, hold, cargo, snubNosed].map((rule) => keepUnits(rule?.says ?? "Not published")),
      ),
    );
    const texts = (await readElements(path, `${row} p`)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes("general rules"))).toEqual(
      airlines.map((airline) => `${airline.source.title}, ${asOfWords(airline)}. Report an error`),
    );
  });

  it("says of each airline in words which ways it takes pets", async () => {
    const marks = await readElements(path, `${row} summary .sr-only`);
    expect(marks).toHaveLength(airlines.length * ways.length);
    expect(marks.slice(0, 3).map(({ text }) => text)).toEqual(ways.map((way) => `${way}: taken`));
    const asked = await readElements(`${path}?to=uk&pet=dog&weight=34`, `${row} summary .sr-only`);
    expect(asked.slice(0, 3).map(({ text }) => text)).toEqual([
      "Cabin: not taken",
      "Hold: not taken",
      "Cargo: taken",
    ]);
    expect(asked.at(-1)?.text).toBe("Cargo: it depends");
  });

  it("says once of a way that none of them has, and keeps the cabin for a bag", async () => {
    const readFirst = async (search: string) =>
      (await readElements(path + search, "#airlines section > *"))
        .slice(0, -1)
        .map(({ text }) => text)
        .join(" ");
    expect(await readFirst("?to=usa&pet=dog&snub=yes&weight=20")).toBe(
      "None in the cabin or in the hold, by the airlines’ rules.",
    );
    expect(await readFirst("?to=eu&pet=cat&weight=4")).not.toContain("None");
    const bag = "&bag-length=90&bag-width=60&bag-height=60";
    expect(await readFirst(`?to=usa&pet=dog&weight=20${bag}`)).not.toContain("in the cabin");
  });

  it("says once that a destination takes pets as cargo alone", async () => {
    const readWhole = async (search: string) =>
      (await readElements(path + search, "section[aria-label='The answer']"))[0]?.text;
    const uk = await readWhole("?to=uk&pet=dog");
    expect(uk).toContain("Pets reach Great Britain by air as cargo alone.");
    expect(uk).not.toContain("None in");
    expect(await readWhole("?to=uae&pet=dog")).toContain("Most pets reach the Emirates as cargo.");
    const snubNosed = await readWhole("?to=uae&pet=dog&snub=yes&weight=20");
    expect(snubNosed).toContain("None in the cabin or in the hold, by");
    expect(snubNosed).not.toContain("Most pets reach the Emirates as cargo.");
  });

  it("has no result until something is asked", async () => {
    expect(await readAnswers("")).toMatchObject({ "Air India": undefined });
    expect(Object.values(await readAnswers("?pet=cat")).filter(Boolean)).toHaveLength(10);
  });

  it("has a drawing beside its title until something is asked", async () => {
    const readDrawings = (search: string) =>
      readAttributes(path + search, "main picture img", "alt");
    expect(await readDrawings("")).toEqual([""]);
    expect(await readDrawings("?to=uk")).toEqual([]);
  });

  it("keeps the form’s button at the foot of a phone until it has answered", async () => {
    const readBar = async (search: string) =>
      (await readElements(path + search, "[data-foot-bar] button")).map(({ text }) => text);
    expect(await readBar("")).toEqual(["Which airline?"]);
    expect(await readBar("?to=mars")).toEqual(["Which airline?"]);
    expect(await readBar("?to=uk")).toEqual([]);
  });

  it("sorts them by who takes the pet, who as cargo only, whom to ask, and who does not", async () => {
    const headingsOf = async (search: string) =>
      (await readElements(path + search, "#airlines h2")).map(({ text }) => text);
    expect(await headingsOf("?to=eu&pet=cat&weight=4")).toEqual([
      "Yes, in the cabin or the hold",
      "As cargo only",
      "Ask first",
    ]);
    expect(await headingsOf("?to=uae&pet=dog&weight=9&snub=yes")).toEqual([
      "As cargo only",
      "Ask first",
      "No",
    ]);
  });

  it("repeats the question in words above its answer", async () => {
    const search = "?to=uk&pet=dog&weight=34&snub=yes";
    const summaries = await readElements(path + search, "main summary");
    expect(summaries[0]?.text).toContain("India to United Kingdom · Dog, short nose · 34 kg");
  });

  it("has a result for a Labrador of 34 kg to London, a pug to Dubai and a cat of 4 kg to Paris", async () => {
    expect(await readAnswers("?to=uk&pet=dog&weight=34")).toMatchObject({
      Lufthansa: "as cargo only",
      "Air India": "as cargo only",
      "Air France": "ask: not published",
    });
    expect(await readAnswers("?to=uae&pet=dog&snub=yes")).toMatchObject({
      Emirates: "not at all",
      Etihad: "ask: the day of the flight decides",
    });
    expect(await readAnswers("?to=uae&pet=dog&month=2027-01&snub=yes")).toMatchObject({
      Etihad: "as cargo only",
    });
    expect(await readAnswers("?to=eu&pet=cat&weight=4")).toMatchObject({
      Lufthansa: "in the cabin",
      "Qatar Airways": "ask: the crate’s size decides",
    });
    expect(await readAnswers("?to=usa&weight=20")).toMatchObject({
      "Air India": "ask: readings differ",
    });
  });

  it("says of a bag whether it fits in each cabin, by how much it does not, and what was compared", async () => {
    const search = "?to=eu&pet=cat&bag-length=46&bag-width=28&bag-height=24&bag-weight=8";
    const cells = await readElements(path + search, `${row} summary > span:first-of-type > span`);
    expect(cells).toHaveLength(airlines.length * ways.length);
    const names = await readElements(path + search, `${row} h3`);
    const words = names.map(({ text }, index) => [text, cells[index * ways.length]?.text]);
    expect(Object.fromEntries(words)).toMatchObject({
      KLM: "Cabin: takenFits",
      Lufthansa: `Cabin: not taken${keepUnits("Bag too high by 1 cm (55 × 40 × 23 cm)")}`,
      "Air India": "Cabin: it dependsSize not published: ask",
      Emirates: "Cabin: not takenNo pets in the cabin",
    });
    const page = await (await visit(path + search)).text();
    expect(page).toContain(bagNote);
    expect(page).toContain("Bag of 46 × 28 × 24 cm, 8 kg with the bag");
    expect(await (await visit(`${path}?to=eu`)).text()).not.toContain(bagNote);
  });

  it("folds the questions about the bag until one is answered", async () => {
    const fold = "form > details";
    expect(await readElements(path, `${fold} input`)).toHaveLength(4);
    expect(await readElements(path, `${fold}[open]`)).toEqual([]);
    expect(await readElements(`${path}?bag-weight=8`, `${fold}[open]`)).toHaveLength(1);
  });

  it("names no airline for cargo, and says why, for a pet that comes into India as baggage", async () => {
    const search = "?to=india&pet=dog&baggage=yes&weight=20";
    expect(Object.values(await readAnswers(search))).not.toContain("as cargo only");
    expect(await readAnswers(search)).toMatchObject({ Etihad: "not as baggage" });
    const answer = await readElements(path + search, "section[aria-label='The answer']");
    expect(answer[0]?.text).toContain("Declared as ordinary cargo, it needs a DGFT permit");
  });

  it("asks for the weight of the pet alone, and says what is counted for bag and crate", async () => {
    const labels = await readElements(path, "form[aria-label='Your pet and its flight'] label");
    expect(labels.map(({ text }) => text)).toContain("Weight in kg, of your pet alone");
    expect(await (await visit(path)).text()).toContain(packingNote);
  });

  it.each([
    ["to=mars&pet=dog", "select[name=to]"],
    ["weight=heavy&pet=dog", "input[name=weight]"],
    ["weight=0&pet=dog", "input[name=weight]"],
    ["weight=400&pet=dog", "input[name=weight]"],
    ["month=May&pet=dog", "select[name=month]"],
    ["bag-length=long&bag-width=28&bag-height=24&pet=dog", "input[name=bag-length]"],
    ["bag-length=46&bag-width=28&pet=dog", "input[name=bag-height]"],
    ["to=india&baggage=maybe&pet=dog", "select[name=baggage]"],
  ])(
    "names the problem of ?%s at its field, keeps the rest, and answers nothing",
    async (search, field) => {
      const address = `${path}?${search}`;
      expect((await visit(address)).status).toBe(400);
      expect(await readAttributes(address, field, "aria-invalid")).toEqual(["true"]);
      expect(await readElements(address, "input[value=dog][checked]")).toHaveLength(1);
      expect(await readElements(address, "section[aria-label='The answer']")).toEqual([]);
    },
  );

  it("refuses a pet that is neither dog nor cat, and a snub nose that is neither yes nor no", async () => {
    for (const search of ["pet=bird", "snub=maybe"]) {
      expect((await visit(`${path}?${search}`)).status, search).toBe(400);
    }
  });

  it("says what the law has for assistance dogs, each line with its source and how it was read", async () => {
    const lines = await readElements(path, "#assistance dd");
    expect(lines.map(({ text }) => text)).toEqual(
      airlineFile.assistance.map(({ says, source, read, checked }) =>
        [`${says}${source.title}, ${readingWords[read]}`, formatDate(checked)].join(" "),
      ),
    );
    const links = await readElements(path, "#assistance a");
    expect(links.map(({ href }) => href)).toEqual(
      airlineFile.assistance.map(({ source }) => source.url),
    );
  });

  it("is indexed without a question, and not with one", async () => {
    const noindex = "meta[name=robots][content=noindex]";
    expect(await readElements(path, noindex)).toEqual([]);
    expect(await readElements(`${path}?to=uk`, noindex)).toHaveLength(1);
  });

  it("says that it is due for checking once the day is past", async () => {
    const [verifyBy = ""] = airlines.map((airline) => airline.verifyBy).toSorted();
    const readOn = async (instant: string) => {
      setClock(instant);
      return (await visit(`${path}?to=uk`)).text();
    };
    expect(await readOn(`${verifyBy}T18:00:00Z`)).not.toContain("Due for checking");
    expect(await readOn(`${verifyBy}T19:00:00Z`)).toContain("Due for checking");
  });
});

describe("a plan", () => {
  it("names the airlines that can take the pet, and leads to their limits", async () => {
    const plan = "/plan?to=uk&pet=dog";
    const words = (await readElements(plan, "section[aria-labelledby=airlines-title] dt")).map(
      ({ text }) => text,
    );
    expect(words).toEqual([
      "as cargo only",
      "ask: weigh your pet with its bag or crate",
      "ask: the crate’s size decides",
    ]);
    const links = await readElements(plan, "section[aria-labelledby=airlines-title] a");
    expect(links.map(({ href }) => href)).toEqual([
      expect.stringMatching(/^\/guides\/airlines\?to=uk&pet=dog&month=20\d\d-\d\d$/),
    ]);
    expect(links[0]?.text).toBe("Give your pet’s weight, and see the limits");
  });

  it("says of the UAE’s list of banned dogs that readings differ", async () => {
    const conditions = await readElements(
      "/plan?to=uae&pet=dog",
      "section[aria-labelledby=conditions-title] li",
    );
    expect(conditions.map(({ text }) => text).join(" ")).toMatch(
      /Rottweiler, Doberman and Boxer: readings differ.*Ask the ministry/,
    );
    const ofCats = await readElements(
      "/plan?to=uae&pet=cat",
      "section[aria-labelledby=conditions-title] li",
    );
    expect(ofCats.map(({ text }) => text).join(" ")).not.toContain("Rottweiler");
  });
});

describe("the crate finder", () => {
  it("counts the airlines by the size of the crate and the snub nose, and leads to their limits", async () => {
    const read = async (search: string) => {
      const lines = await readElements(`/crate-size?${search}`, "#airlines");
      expect(lines).toHaveLength(1);
      return lines[0]?.text ?? "";
    };
    const small = await read("pet=dog&a=50&b=21&c=18&d=46");
    const large = await read("pet=dog&a=96&b=30&c=34&d=84");
    const snubNosed = await read("pet=dog&a=50&b=18&c=21&d=38&snub=yes");
    const inHold = (text: string) => Number(/(\d+) in the hold/.exec(text)?.[1] ?? 0);
    expect(inHold(small)).toBeGreaterThan(inHold(large));
    expect(inHold(small)).toBeGreaterThan(inHold(snubNosed));
    for (const text of [small, large, snubNosed]) {
      const counts = [...text.matchAll(/(\d+) (?:in|as|to|not) /g)].map(([, count]) =>
        Number(count),
      );
      expect(counts.reduce((sum, count) => sum + count)).toBe(airlines.length);
    }
    const links = await readElements(
      "/crate-size?pet=dog&a=50&b=18&c=21&d=38&snub=yes&weight=9",
      "#airlines a",
    );
    expect(links.map(({ href }) => href)).toEqual(["/guides/airlines?pet=dog&weight=9&snub=yes"]);
  });
});
